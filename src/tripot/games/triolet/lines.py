"""What the lines of the board still take.

For each empty square and each direction (0 along the row, 1 down the column) the record keeps one *demand*, made from
the tiles that stand next to the square in that line:

- FREE: none stands there;
- AT_MOST + b: one does, and the square takes values up to b, for two in line are at most 15;
- EXACTLY + b: two do, and the square takes b alone, for three in line are 15;
- NOTHING: nothing fits (four in line, or two that are more than 15 already);
- TAKEN: the square isn't empty.
"""

from __future__ import annotations

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.triolet.board import JOKER, SIZE, STEPS, SUM

FREE = 0
AT_MOST = 1
EXACTLY = 17
NOTHING = 33
TAKEN = 34

ANY = 0xFFFF
"""All values 0..15 as a set of bits."""


def _values(demand: int) -> int:
    if demand == FREE:
        return ANY
    if demand < EXACTLY:
        return (1 << (demand - AT_MOST + 1)) - 1
    return 1 << (demand - EXACTLY) if demand < NOTHING else 0


VALUES = np.array([_values(demand) for demand in range(TAKEN + 1)], np.int64)
"""The values that a demand takes, as a set of bits."""
SUMS = np.array([ANY] + [1 << b for b in range(SUM + 1)] + [0] * (TAKEN - EXACTLY + 1), np.int64)
"""What two new tiles in the line may make together, if this is the demand on one of their squares: up to 15 when they
are alone, the rest to 15 when one tile stands there, nothing when two do. As a set of bits."""


@rule
def value_of(face: int) -> int:
    """What a face counts in a line: a joker counts as the value it was given."""
    return face & 15


@rule
def worth(face: int) -> int:
    """What a face counts in the score: a joker counts nothing."""
    return 0 if face >= JOKER else face


@rule
def put(state: State, square: int, face: int) -> None:
    """Lay a tile and bring up to date what its row and column take."""
    state.board[square] = face + 1
    state.tiles += 1
    for d in range(2):
        state.demand[d, square] = TAKEN
        step = STEPS[d]
        at = square % SIZE if d == 0 else square // SIZE
        before, here = at - 1, square - step
        while before >= 0 and state.board[here]:
            before, here = before - 1, here - step
        if before >= 0:
            state.demand[d, here] = demanded(state, here, d, before)
        after, here = at + 1, square + step
        while after < SIZE and state.board[here]:
            after, here = after + 1, here + step
        if after < SIZE:
            state.demand[d, here] = demanded(state, here, d, after)


@rule
def demanded(state: State, square: int, d: int, at: int) -> int:
    """The demand on an empty square, which is the ``at``-th of its line, read off the board."""
    step = STEPS[d]
    count = 0
    total = 0
    place, here = at - 1, square - step
    while place >= 0 and state.board[here] and count < 3:
        count += 1
        total += value_of(state.board[here] - 1)
        place, here = place - 1, here - step
    place, here = at + 1, square + step
    while place < SIZE and state.board[here] and count < 3:
        count += 1
        total += value_of(state.board[here] - 1)
        place, here = place + 1, here + step
    if count == 0:
        return FREE
    if count == 1:
        return AT_MOST + SUM - total
    if count == 2 and total <= SUM:
        return EXACTLY + SUM - total
    return NOTHING


@rule
def completes_block(state: State, size: int, first: int, second: int, third: int) -> bool:
    """Whether tiles on these squares (-1 for none) complete a full block of size x size tiles."""
    return (
        _block_around(state, size, first, first, second, third)
        or (second >= 0 and _block_around(state, size, second, first, second, third))
        or (third >= 0 and _block_around(state, size, third, first, second, third))
    )


@rule
def _block_around(state: State, size: int, square: int, first: int, second: int, third: int) -> bool:
    x, y = square % SIZE, square // SIZE
    for top in range(max(0, y - size + 1), min(y, SIZE - size) + 1):
        for left in range(max(0, x - size + 1), min(x, SIZE - size) + 1):
            full = True
            for k in range(size * size):
                here = (top + k // size) * SIZE + left + k % size
                if not state.board[here] and here not in (first, second, third):
                    full = False
                    break
            if full:
                return True
    return False
