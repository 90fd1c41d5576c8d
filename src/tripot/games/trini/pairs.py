"""Two dice that agree around an empty round: who can complete them, and what that is worth."""

from __future__ import annotations

from tripot.engine.compile import rule
from tripot.engine.numbers import whole
from tripot.engine.state import State
from tripot.games.trini.board import AROUND_CELL, AROUND_FACE, N_AROUND, OUTSIDE, ROUND_AT
from tripot.games.trini.dice import SYMBOL
from tripot.games.trini.rules import agreeing, owner, pose

GIVES = 0.5
"""What a pair that the next player can complete costs, in Trinis ..."""
OFFERS = 0.3
"""... one that a later player can complete ..."""
PROMISES = 0.4
"""... and what one brings that only its maker can complete."""

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
def worth_of_pairs_at(state: State, cell: int) -> float:
    """What the pairs are worth that the die on a cell belongs to; 0 where there is none."""
    value = whole(state.dice[cell])
    if value == 0:
        return 0.0
    worth = 0.0
    for face in range(3):
        which, symbol = ROUND_AT[cell, face], SYMBOL[pose(value), face]
        if which != OUTSIDE and state.trinis[which] == 0 and agreeing(state, which, symbol) == 2:
            worth += worth_of_pair(state, which, symbol, cell)
    return worth


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
