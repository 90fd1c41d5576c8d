"""What a colour can lay: the search through the fits around each cell where a piece may attach."""

from __future__ import annotations

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import Actions, State
from tripot.games.trigon.bits import NONE, ONE, bit_index, lowest_bit
from tripot.games.trigon.numbering import number_at
from tripot.games.trigon.tables import (
    BELOW,
    CELL_AT,
    CELL_LOW,
    CELL_MASK,
    FIT_CELLS,
    FIT_FLAT,
    FLAT_AT,
    FLAT_LOW,
    FLAT_MASK,
    LEFT,
    LINES,
    PIECE_FITS,
    REACH,
)

PIECES = PIECE_FITS.size - 1
FIRST_LINE = BELOW + 1
LAST_LINE = LINES - REACH - 1
BEFORE_ALL_SPOTS = 64 * FIRST_LINE - 1


@rule
def open_cells(state: State, colour: int, line: int) -> np.uint64:
    """The cells of a line that a piece of the colour may attach to and could cover."""
    return np.uint64(state.attach[colour, line] & ~state.closed[colour, line])


@rule
def next_attaching(state: State, colour: int, spot: int) -> int:
    """The first cell after ``spot`` that a piece of the colour may attach to and could cover; -1 if there is none.

    A spot is 64 times the line plus the bit.
    """
    line = (spot + 1) >> 6
    passed = np.uint64((spot + 1) & 63)
    cells = (open_cells(state, colour, line) >> passed) << passed
    while cells == NONE:
        line += 1
        if line > LAST_LINE:
            return -1
        cells = open_cells(state, colour, line)
    return line * 64 + bit_index(lowest_bit(cells))


@rule
def closed_around(state: State, colour: int, spot: int) -> np.uint64:
    """The closed cells of the window around a spot.

    Earlier attaching cells count as closed: so each placement is found at the first of its attaching cells only.
    """
    line, at = spot >> 6, np.uint64(spot & 63)
    window = NONE
    for step in range(2 * REACH + 1):
        there = line + step - REACH
        cells = state.closed[colour, there]
        if step < REACH:
            cells |= state.attach[colour, there]
        elif step == REACH:
            cells |= state.attach[colour, there] & ((ONE << at) - ONE)
        window |= ((cells >> (at - CELL_LOW[step])) & CELL_MASK[step]) << CELL_AT[step]
    return window


@rule
def corners_around(state: State, colour: int, spot: int) -> np.uint64:
    """The vertices around a spot that the colour touches (none are kept unless contacts must be corner to corner)."""
    line, at = spot >> 6, np.uint64(spot & 63)
    window = NONE
    for step in range(2 * REACH):
        window |= ((state.corners[colour, line + step - REACH] >> (at - FLAT_LOW[step])) & FLAT_MASK[step]) << FLAT_AT[
            step
        ]
    return window


@rule
def points_up_at(spot: int) -> int:
    """1 when the cell of a spot points up, else 0."""
    return (spot + (spot >> 6) + LEFT + BELOW + 1) & 1


@rule
def has_left(state: State, colour: int, piece: int) -> bool:
    """Whether the colour has not laid that piece yet."""
    return bool((state.left[colour] >> np.uint32(piece)) & np.uint32(1))


@rule
def find_placements(state: State, colour: int, actions: Actions) -> int:
    """Write every placement that a colour may make into ``actions``; their number."""
    found = 0
    spot = next_attaching(state, colour, BEFORE_ALL_SPOTS)
    while spot >= 0:
        closed, touched = closed_around(state, colour, spot), corners_around(state, colour, spot)
        up = points_up_at(spot)
        for piece in range(PIECES):
            if has_left(state, colour, piece):
                for fit in range(PIECE_FITS[piece], PIECE_FITS[piece + 1]):
                    if (FIT_CELLS[up, fit] & closed) | (FIT_FLAT[up, fit] & touched) == NONE:
                        actions[found] = number_at(spot, up, fit)
                        found += 1
        spot = next_attaching(state, colour, spot)
    return found


@rule
def can_place(state: State, colour: int) -> bool:
    """Whether a colour may make any placement."""
    spot = next_attaching(state, colour, BEFORE_ALL_SPOTS)
    while spot >= 0:
        closed, touched = closed_around(state, colour, spot), corners_around(state, colour, spot)
        up = points_up_at(spot)
        for piece in range(PIECES):
            if has_left(state, colour, piece):
                for fit in range(PIECE_FITS[piece], PIECE_FITS[piece + 1]):
                    if (FIT_CELLS[up, fit] & closed) | (FIT_FLAT[up, fit] & touched) == NONE:
                        return True
        spot = next_attaching(state, colour, spot)
    return False
