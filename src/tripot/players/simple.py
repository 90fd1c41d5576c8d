"""The players that don't look ahead."""

from __future__ import annotations

import numpy as np

from tripot.engine import kernels
from tripot.engine.position import View
from tripot.players.knowledge import choosable, known_to
from tripot.players.levels import Stop


class RandomPlayer:
    """Any action, by lot."""

    def choose(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> int:  # noqa: ARG002
        """Uniformly one of the actions (``seat`` and ``stop`` change nothing)."""
        return int(np.random.default_rng(seed).choice(choosable(view)))


class GreedyPlayer:
    """The action that looks best at first sight; equals are drawn by lot.

    What looks best is the game's ``prior``, or the points that it brings at once (``gain``) where the game says so.
    """

    def choose(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> int:  # noqa: ARG002
        """The highest prior or gain (``stop`` changes nothing)."""
        actions = choosable(view)
        kernel, looks = kernels.priors, np.empty(len(actions))
        if view.game.greedy_by_gain:
            kernel, looks = kernels.gains, np.empty(len(actions), np.int64)
        kernel(known_to(view, seat), 0, actions, looks)
        return int(np.random.default_rng(seed).choice(actions[looks == looks.max()]))
