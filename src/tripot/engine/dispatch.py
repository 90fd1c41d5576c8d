"""The generic rule functions: what every game answers, chosen by the type of the state record.

Inside compiled code ``legal(state, actions)`` becomes the ``legal`` of the game whose dtype the record has
(multiple dispatch on the state). From Python, call the kernels in ``engine.kernels``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.extending import overload

from tripot.engine.chance import random_below
from tripot.engine.registry import rules_of
from tripot.engine.state import Actions, State


def _compiled_only() -> Any:
    raise NotImplementedError("generic rule functions exist in compiled code only; see tripot.engine.kernels")


def actor(state: State) -> int:
    """Who acts: a seat from 0, DEALER or OVER."""
    return int(_compiled_only())


def legal(state: State, actions: Actions) -> int:
    """Write every legal action of the actor into ``actions``; their number."""
    return int(_compiled_only())


def play(state: State, action: int) -> None:
    """Play a legal action, in place."""
    _compiled_only()


def deal(state: State) -> int:
    """Sample one action of the dealer with the state's own generator; it is not played yet."""
    return int(_compiled_only())


def odds(state: State, action: int) -> float:
    """The probability of a dealer's action; over all of them it sums to 1."""
    return float(_compiled_only())


def scores(state: State, out: Any) -> None:
    """The score of each seat so far, int64, seat 0 first."""
    _compiled_only()


def winners(state: State, out: Any) -> None:
    """Each seat's share of the win, float64: they sum to 1 when the game is over and are 0 before."""
    _compiled_only()


def gain(state: State, action: int) -> int:
    """The points that the action brings its seat at once, as the score sheet will write them."""
    return int(_compiled_only())


def hide(state: State, seat: int) -> None:
    """Blank, in place, whatever ``seat`` (or SPECTATOR) can't know, the generator included."""
    _compiled_only()


def imagine(state: State, seat: int) -> None:
    """Replace, in place, what ``seat`` can't see by a random world that fits what it has seen."""
    _compiled_only()


def random_action(state: State, actions: Actions) -> int:
    """One legal action of a seat, uniformly by lot. A game may have a quicker way than listing them all."""
    return int(_compiled_only())


def prior(state: State, action: int) -> float:
    """How good a seat's action looks at first sight, in points of the game's own scale."""
    return float(_compiled_only())


def glance(state: State, action: int) -> int:
    """What one has to look at to see a seat's action (a place, a piece), as a number; by default the action itself.

    Actions of the same number are noticed or overlooked together, more or less. Negative: nobody overlooks that it can
    be done (to draw, to exchange, to pass).
    """
    return int(_compiled_only())


def looks(state: State, actions: Actions, count: int, out: Any) -> None:
    """The ``prior`` of each of the first ``count`` legal actions, float64. A game may have a quicker way for many."""
    _compiled_only()


def evaluate(state: State, out: Any) -> None:
    """Each seat's expected share of the win, float64 in [0, 1]; at the end exact up to a small bonus for the margin."""
    _compiled_only()


def _random_from_list(state: State, actions: Actions) -> int:
    chosen: int = actions[random_below(state, legal(state, actions))]
    return chosen


def _itself(state: State, action: int) -> int:
    return action


def _looks_one_by_one(state: State, actions: Actions, count: int, out: Any) -> None:
    for k in range(count):
        out[k] = prior(state, actions[k])


DEFAULTS = {"random_action": _random_from_list, "glance": _itself, "looks": _looks_one_by_one}


def _dispatched(name: str, stub: Callable[..., Any]) -> None:
    @overload(stub, strict=False)
    def choose(*args: Any) -> Any:
        return rules_of(args[0], name, DEFAULTS.get(name))


for _name, _stub in list(globals().items()):
    if callable(_stub) and getattr(_stub, "__module__", "") == __name__ and not _name.startswith("_"):
        _dispatched(_name, _stub)
