"""What kind of cell each one is for the colour to move: the traits by which a placement is judged.

A placement covers cells, lies beside others and touches others at a corner. In each of these parts a cell has a few
traits, each a number; the look of a placement is the sum of the weights (weights.csv) of all traits of its cells and of
its piece. So a position is looked over once, and then each placement costs some thirty additions.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.trigon.bits import NONE, ONE
from tripot.games.trigon.board import CELLS, ROWS, SIDE, vertices
from tripot.games.trigon.numbering import column_bit, line_in, row_of
from tripot.games.trigon.pieces import SIZES
from tripot.games.trigon.reach import STEPS, spread
from tripot.games.trigon.seats import same_side
from tripot.games.trigon.tables import (
    BELOW,
    LEFT,
    LINES,
    OFF_BOARD,
    SHAPE_PIECE,
    SPOTS,
    STAMP_BESIDE,
    STAMP_CELLS,
    STAMP_LEFT,
    STAMP_LINES,
    STAMP_TOUCHING,
)

COLOURS = 4
PIECES = len(SIZES)

# --------------------------------------------------------------------- the cells around a shape, as lists of offsets


def _offsets(stamps: list[list[int]]) -> tuple[Any, Any]:
    """Of each shape, the spots (fits.py) of a stamp as seen from its origin: padded lists, and their lengths."""
    lists = []
    for stamp in stamps:
        spots = []
        for k, bits in enumerate(stamp):
            spots += [64 * (k - 1) + bit - STAMP_LEFT for bit in range(16) if bits >> bit & 1]
        lists.append(spots)
    longest = max(map(len, lists))
    return (
        np.array([spots + [0] * (longest - len(spots)) for spots in lists], np.int16),
        np.array([len(spots) for spots in lists], np.int8),
    )


_CELLS, _BESIDE, _TOUCHING = (
    [[int(bits) for bits in stamp] for stamp in stamps] for stamps in (STAMP_CELLS, STAMP_BESIDE, STAMP_TOUCHING)
)
COVERED, COVERED_COUNT = _offsets(_CELLS)
BESIDE, BESIDE_COUNT = _offsets(
    [[b & ~c for b, c in zip(*each, strict=True)] for each in zip(_BESIDE, _CELLS, strict=True)]
)
TOUCHED, TOUCHED_COUNT = _offsets(
    [[t & ~b & ~c for t, b, c in zip(*each, strict=True)] for each in zip(_TOUCHING, _BESIDE, _CELLS, strict=True)]
)

# --------------------------------------------------------------------------------------------------------- the rings


def _rings() -> Any:
    """How far each cell is from the middle of the board, 0 to 8."""
    rings = np.zeros(SPOTS, np.int8)
    for x, row in CELLS:
        corners = vertices((x, row))
        from_middle = []
        for i, j in corners:
            across, up = abs(i - 2 * SIDE), abs(j - SIDE)
            from_middle.append(max(up, (across + up) // 2))
        rings[64 * (row + BELOW) + x + LEFT] = min(from_middle)
    return rings


RING = _rings()
RINGS = SIDE

# -------------------------------------------------------------------------------------------------------- the traits

DISTANCES = 6
WITHIN, FAR, CLOSED = 3, 4, 5
"""A distance is told as 0, 1 or 2 steps, WITHIN the reach of a piece, FAR or CLOSED."""

STATES = 8
"""For a cell that isn't covered: off the board, taken, empty but closed, attaching already, or open with 0 to 3 open
neighbours."""
OFF, TAKEN, SHUT, ATTACHING, OPEN = range(5)
NEWS = 4
"""Beside what was laid last: by none, by the partner, by a rival, by both."""

COVERED_RIVALS = 0
COVERED_OWN = COVERED_RIVALS + DISTANCES * DISTANCES
COVERED_RING = COVERED_OWN + DISTANCES * DISTANCES
COVERED_NEWS = COVERED_RING + RINGS
BESIDE_STATE = COVERED_NEWS + NEWS
TOUCHED_STATE = BESIDE_STATE + STATES * DISTANCES
TOUCHED_OWN = TOUCHED_STATE + STATES * DISTANCES
TOUCHED_RING = TOUCHED_OWN + DISTANCES * DISTANCES
PIECE = TOUCHED_RING + RINGS
TRAITS = PIECE + PIECES

KNOTS = (0.0, 6.0, 13.0)
"""Weights change with the pieces that the colour has laid: they are given at these numbers."""

PARTS = 3
COVER, LIE_BESIDE, TOUCH = range(PARTS)
FAMILIES = 4
"""In a part a cell has at most so many traits."""


OWN, PARTNER, NEARER, FARTHER = range(4)
"""Whose distances count: the colour's, its partner's, the nearest and the second nearest rival's."""
SIDES = 4


@rule
def tell_distances(state: State, reach: Any, planes: Any) -> None:
    """How far everybody is from each cell, as the three bits of a distance, into ``planes`` [SIDES, 3, LINES]."""
    colour = int(state.turn)
    within = np.empty((SIDES, FAR + 1), np.uint64)
    for line in range(LINES):
        within[:] = NONE
        for other in range(int(state.colours)):
            mine = other == colour
            partner = same_side(state, other, colour)
            for away in range(FAR + 1):
                step = away if away < WITHIN else STEPS - 1
                cells = reach[other, step, line] if away < FAR else ~state.closed[other, line]
                if mine:
                    within[OWN, away] = cells
                elif partner:
                    within[PARTNER, away] = cells
                else:
                    within[FARTHER, away] |= within[NEARER, away] & cells
                    within[NEARER, away] |= cells
        for side in range(SIDES):
            planes[side, 0, line] = (
                ~within[side, FAR] | (within[side, 1] & ~within[side, 0]) | (within[side, WITHIN] & ~within[side, 2])
            )
            planes[side, 1, line] = within[side, WITHIN] & ~within[side, 1]
            planes[side, 2, line] = ~within[side, WITHIN]


@rule
def distance(planes: Any, side: int, line: int, at: Any) -> int:
    """How far one of SIDES is from the cell."""
    low = (planes[side, 0, line] >> at) & ONE
    middle = (planes[side, 1, line] >> at) & ONE
    high = (planes[side, 2, line] >> at) & ONE
    return int(low | (middle << ONE) | (high << np.uint64(2)))


@rule
def open_beside(closed: Any, colour: int, line: int, at: int) -> int:
    """How many of the cells at the sides of a spot are open to the colour."""
    here = ~closed[colour, line]
    third = line - 1 if (at + line + LEFT + BELOW) % 2 == 0 else line + 1
    beside = (here >> np.uint64(at - 1)) & ONE
    beside += (here >> np.uint64(at + 1)) & ONE
    beside += (~closed[colour, third] >> np.uint64(at)) & ONE
    return int(beside)


@rule
def survey(state: State, planes: Any, fresh: Any) -> None:
    """All that the traits of cells are read from.

    Everybody's distances go into ``planes`` [SIDES, 3, LINES]; the cells at a corner of what the partner and of what
    the rivals of the colour to move laid last into ``fresh`` [2, LINES].
    """
    reach = np.empty((COLOURS, STEPS, LINES), np.uint64)
    for colour in range(int(state.colours)):
        spread(state, colour, reach[colour])
    tell_distances(state, reach, planes)
    for line in range(LINES):
        fresh[0, line] = fresh[1, line] = NONE
    for other in range(int(state.colours)):
        if other != state.turn and state.placed[other]:
            action = int(state.placements[other, state.placed[other] - 1])
            row = row_of(action)
            shift = np.uint64(column_bit(action, row) - STAMP_LEFT)
            side = 0 if same_side(state, other, int(state.turn)) else 1
            for k in range(STAMP_LINES):
                fresh[side, line_in(row) + k - 1] |= np.uint64(STAMP_TOUCHING[row // ROWS, k]) << shift


@rule
def traits_of(state: State, planes: Any, fresh: Any, spot: int, out: Any) -> None:
    """The traits of a cell into ``out`` [3, 4]: if it is covered, lies beside or is touched; -1 where there is none."""
    colour = int(state.turn)
    line, at = spot >> 6, spot & 63
    shift = np.uint64(at)
    bit = ONE << shift
    own, partner = distance(planes, OWN, line, shift), distance(planes, PARTNER, line, shift)
    nearer, farther = distance(planes, NEARER, line, shift), distance(planes, FARTHER, line, shift)
    if OFF_BOARD[0, line] & bit != NONE:
        kind = OFF
    elif own == CLOSED:
        kind = TAKEN if partner == CLOSED and nearer == CLOSED else SHUT
    elif own == 0:
        kind = ATTACHING
    else:
        kind = OPEN + open_beside(state.closed, colour, line, at)
    news = 0
    for side in range(2):
        if fresh[side, line] & bit != NONE:
            news += 1 + side
    ring = int(RING[spot])
    out[COVER, 0] = COVERED_RIVALS + DISTANCES * nearer + farther
    out[COVER, 1] = COVERED_OWN + DISTANCES * own + partner
    out[COVER, 2] = COVERED_RING + ring
    out[COVER, 3] = COVERED_NEWS + news
    out[LIE_BESIDE, 0] = BESIDE_STATE + DISTANCES * kind + nearer
    out[TOUCH, 0] = TOUCHED_STATE + DISTANCES * kind + nearer
    if kind >= OPEN:
        out[TOUCH, 1] = TOUCHED_OWN + DISTANCES * own + partner
        out[TOUCH, 2] = TOUCHED_RING + ring
    else:
        out[TOUCH, 1] = out[TOUCH, 2] = -1


@rule
def count_traits(state: State, planes: Any, fresh: Any, action: int, cell: Any, out: Any) -> None:
    """How often each trait occurs in a placement, added to ``out`` [TRAITS]; ``cell`` [3, 4] is scratch."""
    row = row_of(action)
    shape = row // ROWS
    origin = 64 * line_in(row) + column_bit(action, row)
    out[PIECE + SHAPE_PIECE[shape]] += 1
    for k in range(COVERED_COUNT[shape]):
        traits_of(state, planes, fresh, origin + COVERED[shape, k], cell)
        for family in range(4):
            out[cell[COVER, family]] += 1
    for k in range(BESIDE_COUNT[shape]):
        traits_of(state, planes, fresh, origin + BESIDE[shape, k], cell)
        out[cell[LIE_BESIDE, 0]] += 1
    for k in range(TOUCHED_COUNT[shape]):
        traits_of(state, planes, fresh, origin + TOUCHED[shape, k], cell)
        for family in range(3):
            if cell[TOUCH, family] >= 0:
                out[cell[TOUCH, family]] += 1
