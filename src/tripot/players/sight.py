"""The players that don't look ahead: they take the best of what they notice, at first sight."""

from __future__ import annotations

from typing import Literal

import numpy as np
import numpy.typing as npt

from tripot.engine import kernels
from tripot.engine.position import View
from tripot.engine.state import Actions, States
from tripot.players.knowledge import choosable, known_to
from tripot.players.levels import Stop


class RandomPlayer:
    """Any action, by lot."""

    def choose(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> int:  # noqa: ARG002
        """Uniformly one of the actions (``seat`` and ``stop`` change nothing)."""
        return int(np.random.default_rng(seed).choice(choosable(view)))


class SightPlayer:
    """The best of the actions that it notices; equals are drawn by lot.

    ``notices`` says how many it notices (1.5: one or two; 0: all), ``judges`` whether by the points at once or by the
    game's ``prior``.
    """

    def __init__(self, notices: float, judges: Literal["points", "look"]) -> None:
        self.notices = notices
        self.judges = judges

    def choose(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> int:  # noqa: ARG002
        """The best of what it notices (``stop`` changes nothing)."""
        lots = np.random.default_rng(seed)
        actions, states = choosable(view), known_to(view, seat)
        if self.notices:
            actions = noticed(states, actions, whole_number(self.notices, lots), view.game.obvious, lots)
        looks = points(states, actions)
        if self.judges == "look":
            looks = np.empty(len(actions))
            kernels.priors(states, 0, actions, looks)
        return int(lots.choice(actions[looks == looks.max()]))


class GreedyPlayer:
    """The best of all actions at first sight; equals are drawn by lot.

    What looks best is the game's ``prior``, or the points that it brings at once (``gain``) where the game says so.
    """

    def choose(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> int:
        """The highest prior or gain (``stop`` changes nothing)."""
        return SightPlayer(0, "points" if view.game.greedy_by_gain else "look").choose(view, seat, seed, stop)


def points(states: States, actions: Actions) -> npt.NDArray[np.float64]:
    """What each action brings at once."""
    gains = np.empty(len(actions), np.int64)
    kernels.gains(states, 0, actions, gains)
    return gains.astype(np.float64)


def whole_number(number: float, lots: np.random.Generator) -> int:
    """The number, or one of the two whole ones beside it by lot: 1.5 is one as often as two."""
    return int(number + lots.random())


def noticed(states: States, actions: Actions, count: int, obvious: float, lots: np.random.Generator) -> Actions:
    """The ``count`` actions that somebody notices first, and those that nobody overlooks.

    Each action strikes the eye by lot, for one half together with all that is seen at the same glance, so that whole
    places are overlooked; ``obvious`` points more make it e times as likely (Gumbel's distribution does that). That
    one may draw or exchange is always in mind (a negative glance): who has seen a better thing to do does that.
    """
    glances = np.empty(len(actions), np.int64)
    kernels.glances(states, 0, actions, glances)
    in_mind, to_see = np.flatnonzero(glances < 0), np.flatnonzero(glances >= 0)
    if not len(to_see):
        return actions
    _, place = np.unique(glances[to_see], return_inverse=True)
    luck = lots.gumbel(size=len(to_see)) + lots.gumbel(size=int(place.max()) + 1)[place]
    first = np.argsort(-(luck + points(states, actions[to_see]) / obvious), kind="stable")[:count]
    noticed_ones: Actions = actions[np.sort(np.concatenate([in_mind, to_see[first]]))]
    return noticed_ones
