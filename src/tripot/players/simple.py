"""The players that don't look ahead."""

from __future__ import annotations

import numpy as np

from tripot.engine import kernels
from tripot.engine.position import View
from tripot.players.choosable import choosable
from tripot.players.levels import Stop


class RandomPlayer:
    """Any action, by lot."""

    def choose(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> int:  # noqa: ARG002
        """Uniformly one of the actions (``seat`` and ``stop`` change nothing)."""
        return int(np.random.default_rng(seed).choice(choosable(view)))


class GreedyPlayer:
    """The action that looks best at first sight (the game's ``prior``); equals are drawn by lot."""

    def choose(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> int:  # noqa: ARG002
        """The highest prior (``seat`` and ``stop`` change nothing)."""
        actions = choosable(view)
        looks = np.empty(len(actions))
        kernels.priors(view.states, 0, actions, looks)
        return int(np.random.default_rng(seed).choice(actions[looks == looks.max()]))
