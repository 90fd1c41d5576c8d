"""What a good move looks like: make Trinis, leave no pair that the next player can complete."""

from __future__ import annotations

from typing import Any

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.numbers import whole
from tripot.engine.state import State
from tripot.games.trini.board import AROUND_CELL, AROUND_FACE, N_AROUND, N_ROUNDS, OUTSIDE, ROUND_AT
from tripot.games.trini.dice import SYMBOL
from tripot.games.trini.rules import (
    agreeing,
    agreeing_after,
    gain,
    origin_of,
    owner,
    pose,
    pose_after,
    target_of,
    winners,
)

WINNING = 20.0
"""The game is won: better than any number of Trinis."""
GIVES = 0.5
"""What a pair that the next player can complete costs, in Trinis ..."""
OFFERS = 0.3
"""... one that a later player can complete ..."""
PROMISES = 0.4
"""... and what one brings that only its maker can complete."""

LATER = 0.6
"""What a Trini that a seat can make is worth when its turn comes one turn later."""
CERTAINTY = 0.5
"""How much a lead of one Trini tells at the start ..."""
CERTAINTY_GROWS = 1.0
"""... and how much more when the leader has all but reached the goal."""

NOWHERE = -1
"""No cell."""

FOUR_BITS = 0x111111
EIGHT_BITS = 0x010101


@rule
def can_complete(state: State, which: int, symbol: int, seat: int, besides: int) -> bool:
    """Whether a seat can add a third symbol to a pair around an empty round, at another cell than ``besides``.

    By a die from its reserve on a free cell, or by one of its dice there, which any symbol of another shape can turn or
    tip to this one in a single action. Slides are not looked at.
    """
    for i in range(N_AROUND[which]):
        cell = AROUND_CELL[which, i]
        value = whole(state.dice[cell])
        if cell == besides:
            continue
        if value == 0:
            if state.reserve[seat]:
                return True
        elif owner(value) == seat and SYMBOL[pose(value), AROUND_FACE[which, i]] // 2 != symbol // 2:
            return True
    return False


@rule
def worth_of_pair(state: State, which: int, symbol: int, besides: int) -> float:
    """What a pair around an empty round is worth to the mover once the others have had their turns."""
    seat, players = whole(state.mover), whole(state.players)
    for turn in range(1, players):
        if can_complete(state, which, symbol, (seat + turn) % players, besides):
            return -GIVES if turn == 1 else -OFFERS
    return PROMISES if can_complete(state, which, symbol, seat, besides) else 0.0


@rule
def has_pair(state: State, which: int) -> bool:
    """Whether at least two dice around a round agree."""
    seen = whole(state.seen[which])
    if state.shape_only:
        shapes = (seen & (15 * EIGHT_BITS)) + ((seen >> 4) & (15 * EIGHT_BITS))
        return ((shapes >> 1 | shapes >> 2) & EIGHT_BITS) != 0
    return ((seen >> 1 | seen >> 2) & FOUR_BITS) != 0


@rule
def can_make(state: State, which: int, seat: int) -> bool:
    """Whether a seat can make a Trini on an empty round in one action."""
    for symbol in range(6):
        if agreeing(state, which, symbol) >= 2 and can_complete(state, which, symbol, seat, NOWHERE):
            return True
    return False


def prior(state: State, action: int) -> float:
    """Trinis made, less what the pairs left behind are worth to the next player."""
    seat = whole(state.mover)
    made = gain(state, action)
    if whole(state.won[seat]) + made >= state.goal:
        return WINNING + made
    worth = float(made)
    cell, lies = target_of(action), pose_after(state, action)
    for face in range(3):
        which = ROUND_AT[cell, face]
        if agreeing_after(state, action, face) == 2 and state.trinis[which] == 0:
            worth += worth_of_pair(state, which, SYMBOL[lies, face], cell)
    return worth - _broken_pairs(state, action)


@rule
def _broken_pairs(state: State, action: int) -> float:
    """What the pairs were worth that the die belongs to where it stands now."""
    origin = origin_of(action)
    value = whole(state.dice[origin])
    if value == 0:
        return 0.0
    worth = 0.0
    for face in range(3):
        which, symbol = ROUND_AT[origin, face], SYMBOL[pose(value), face]
        if which != OUTSIDE and state.trinis[which] == 0 and agreeing(state, which, symbol) == 2:
            worth += worth_of_pair(state, which, symbol, origin)
    return worth


def glance(state: State, action: int) -> int:  # noqa: ARG001 - dice are seen where they would lie
    """The cell where the die ends."""
    return target_of(action)


def evaluate(state: State, out: Any) -> None:
    """Trinis made, and those that each seat can make when its turn comes, weighed against each other."""
    if state.ending:
        winners(state, out)
        return
    players = whole(state.players)
    for seat in range(players):
        out[seat] = whole(state.won[seat])
    _add_chances(state, out)
    best = 0.0
    for seat in range(players):
        best = max(best, out[seat])
    certainty = CERTAINTY + CERTAINTY_GROWS * min(1.0, best / state.goal)
    total = 0.0
    for seat in range(players):
        out[seat] = np.exp(certainty * (out[seat] - best))
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@rule
def _add_chances(state: State, out: Any) -> None:
    """In turn order, each seat takes one round that it can complete and nobody took before."""
    players = whole(state.players)
    taken = 0
    worth = 1.0
    for turn in range(players):
        seat = (whole(state.mover) + turn) % players
        for which in range(N_ROUNDS):
            free = state.trinis[which] == 0 and not taken >> which & 1
            if free and has_pair(state, which) and can_make(state, which, seat):
                taken |= 1 << which
                out[seat] += worth
                break
        worth *= LATER
