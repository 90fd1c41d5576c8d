"""What a colour may still hope for, as counts: the room it has, and who else is near it."""

from __future__ import annotations

from typing import Any

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.trigon.bits import NONE, bit_count
from tripot.games.trigon.fits import FIRST_LINE, LAST_LINE
from tripot.games.trigon.reach import FAR_STEPS, STEPS
from tripot.games.trigon.seats import same_side
from tripot.games.trigon.tables import LINES, PIECE_SIZE

BEFORE_RIVALS, WITH_RIVALS, AFTER_RIVALS = range(3)
RINGS = np.array([0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 7, 8, 8])
"""Numbers of steps are told apart as far as a piece reaches, beyond it two or three together."""
ROOM = 0
BEYOND = ROOM + 3 * (int(RINGS[-1]) + 1)
SHARED = BEYOND + 1
LEFT_OF_SIZE = SHARED + 2
LARGEST = int(PIECE_SIZE.max())
TURN = LEFT_OF_SIZE + LARGEST
PLACED = TURN + 4
FIGURES = PLACED + 1


@rule
def rivals_reach(state: State, reach: Any, colour: int, out: Any) -> None:
    """The cells within each number of steps of some rival, into ``out`` [FAR_STEPS, LINES]."""
    for step in range(FAR_STEPS):
        for line in range(LINES):
            out[step, line] = NONE
    for other in range(int(state.colours)):
        if not same_side(state, other, colour) and (state.blocked >> other) & 1 == 0:
            for step in range(FAR_STEPS):
                for line in range(FIRST_LINE, LAST_LINE + 1):
                    out[step, line] |= reach[other, step, line]


@rule
def within_both(reach: Any, colour: int, other: int) -> int:
    """The cells near enough for a piece of either colour."""
    count = 0
    for line in range(FIRST_LINE, LAST_LINE + 1):
        count += bit_count(reach[other, STEPS - 1, line] & reach[colour, STEPS - 1, line])
    return count


@rule
def sooner(reach: Any, colour: int, other: int) -> int:
    """Those of them that the other reaches in fewer steps."""
    count = 0
    for line in range(FIRST_LINE, LAST_LINE + 1):
        cells = NONE
        for step in range(STEPS):
            cells |= reach[other, step, line] & ~reach[colour, step, line]
        count += bit_count(cells & reach[colour, STEPS - 1, line])
    return count


@rule
def figures(state: State, reach: Any, rivals: Any, colour: int, out: Any) -> None:
    """The figures of a colour into ``out`` [FIGURES].

    For each ring of steps from where it can attach, the cells that it reaches before the rivals, with them, and after
    them; the open cells beyond; the cells that its partner reaches too, and sooner; its pieces left, by size; its turn
    (one of four is 1: to move, next ...); how many pieces it has laid.
    """
    for k in range(FIGURES):
        out[k] = 0.0
    for step in range(FAR_STEPS):
        before, together, after = 0, 0, 0
        for line in range(FIRST_LINE, LAST_LINE + 1):
            cells = reach[colour, step, line]
            theirs_earlier = NONE
            if step:
                cells &= ~reach[colour, step - 1, line]
                theirs_earlier = rivals[step - 1, line]
            theirs = rivals[step, line]
            before += bit_count(cells & ~theirs)
            together += bit_count(cells & theirs & ~theirs_earlier)
            after += bit_count(cells & theirs_earlier)
        ring = ROOM + 3 * RINGS[step]
        out[ring + BEFORE_RIVALS] += before
        out[ring + WITH_RIVALS] += together
        out[ring + AFTER_RIVALS] += after
    beyond = 0
    for line in range(FIRST_LINE, LAST_LINE + 1):
        beyond += bit_count(~state.closed[colour, line] & ~reach[colour, FAR_STEPS - 1, line])
    out[BEYOND] = beyond
    for other in range(int(state.colours)):
        if other != colour and same_side(state, other, colour):
            out[SHARED] += within_both(reach, colour, other)
            out[SHARED + 1] += sooner(reach, colour, other)
    for piece in range(PIECE_SIZE.size):
        if (state.left[colour] >> np.uint32(piece)) & np.uint32(1):
            out[LEFT_OF_SIZE + PIECE_SIZE[piece] - 1] += 1.0
    out[TURN + (colour - int(state.turn)) % int(state.colours)] = 1.0
    out[PLACED] = float(state.placed[colour])
