"""The end of a game: the rests, the two settlements of a blocked game, the target, and who wins."""

from __future__ import annotations

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.numbers import whole
from tripot.engine.state import State
from tripot.games.triominos.bits import lowest, without_lowest
from tripot.games.triominos.board import FULL, NONE, SUMS
from tripot.games.triominos.state import OUT, TARGET

LOWEST_COLLECTS, SUBTRACT = 0, 1
"""Options.blocked as numbers."""


@rule
def rest(tiles: np.uint64) -> int:
    """The sum of the tiles left in a rack."""
    total = 0
    while tiles != np.uint64(0):
        total += SUMS[lowest(tiles)]
        tiles = without_lowest(tiles)
    return total


@rule
def settled(state: State, how: int, seat: int, last: int) -> int:
    """What the settlement gives a seat, from ``state.rests``, when ``last`` played last: nothing but with full points.

    Out: ``last`` adds the rests of all others (the 25 for the last tile came with its placement). Blocked,
    ``lowest_collects``: the lowest rest subtracts its own and adds everybody else's, several lowest only subtract their
    own [ours]; ``subtract``: everybody subtracts the own rest.
    """
    if state.score != FULL:
        return 0
    own, total, lowest_rest, sharing = whole(state.rests[seat]), 0, (1 << 30), 0
    for other in range(whole(state.players)):
        left = whole(state.rests[other])
        total += left
        if left < lowest_rest:
            lowest_rest, sharing = left, 0
        if left == lowest_rest:
            sharing += 1
    if how == OUT:
        return total if seat == last else 0
    if state.blocked == SUBTRACT:
        return -own
    if own > lowest_rest:
        return 0
    return total - own - own if sharing == 1 else -own


@rule
def finish(state: State, how: int) -> bool:
    """Settle the game; True when another one follows, since nobody alone leads with at least the target."""
    for seat in range(whole(state.players)):
        state.rests[seat] = rest(state.racks[seat])
    for seat in range(whole(state.players)):
        state.scores[seat] += settled(state, how, seat, state.to)
    state.settled = how
    state.games += 1
    if state.target == 0:
        state.ending = how
        return False
    best, sharing = leaders(state)
    if best < state.target or sharing > 1:
        return True
    state.ending = TARGET
    return False


@rule
def leaders(state: State) -> tuple[int, int]:
    """The highest score and how many seats have it."""
    best, sharing = (-(1 << 30)), 0
    for seat in range(whole(state.players)):
        score = whole(state.scores[seat])
        if score > best:
            best, sharing = score, 0
        if score == best:
            sharing += 1
    return best, sharing


@rule
def scores(state: State, out: np.ndarray) -> None:
    """The scores so far."""
    for seat in range(whole(state.players)):
        out[seat] = state.scores[seat]


@rule
def winners(state: State, out: np.ndarray) -> None:
    """The highest total wins; without points the fewest tiles, and who is out has none. Equal: shared."""
    for seat in range(whole(state.players)):
        out[seat] = 0.0
    if state.ending == 0:
        return
    sharing = 0
    for seat in range(whole(state.players)):
        if _wins(state, seat):
            sharing += 1
    for seat in range(whole(state.players)):
        if _wins(state, seat):
            out[seat] = 1.0 / sharing


@rule
def _wins(state: State, seat: int) -> bool:
    """No other seat is better."""
    for other in range(whole(state.players)):
        if state.score == NONE:
            if state.counts[other] < state.counts[seat]:
                return False
        elif state.scores[other] > state.scores[seat]:
            return False
    return True
