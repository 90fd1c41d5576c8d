"""What a good placement looks like, and how a position stands. The figures were fitted on games of greedy players."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.trigon.bits import NONE, bit_count
from tripot.games.trigon.board import ROWS
from tripot.games.trigon.fits import BEFORE_ALL_SPOTS, closed_around, next_attaching, open_cells
from tripot.games.trigon.numbering import column_bit, line_in, row_of
from tripot.games.trigon.pieces import TRIANGLES
from tripot.games.trigon.score import ALL_PLACED, add_up, colour_score
from tripot.games.trigon.seats import same_side, seat_count
from tripot.games.trigon.tables import (
    CELL_WIDTH,
    SHAPE_PIECE,
    SHAPE_SIZE,
    STAMP_BESIDE,
    STAMP_CELLS,
    STAMP_LEFT,
    STAMP_LINES,
    STAMP_TOUCHING,
)

SIZE_LATER = 0.067
"""How much more a triangle weighs for each piece already laid."""
NEW_CELL = 0.15
"""For each new cell that the colour can attach to."""
TAKEN_FROM_RIVALS = 0.27
"""For each cell taken to which a rival could attach."""
SNUG = 0.19
"""For each cell beside the piece that was closed anyhow: no room is spoilt."""

WINDOW = int(CELL_WIDTH.sum())

MARGIN_SHARE = 0.1
WIDE_MARGIN = 100.0
CERTAIN = 0.01
"""At the end only the highest total counts."""


def prior(state: State, action: int) -> float:
    """Large pieces that open new cells, take cells from the rivals and lie snugly."""
    colour = int(state.turn)
    row = row_of(action)
    shape, shift = row // ROWS, np.uint64(column_bit(action, row) - STAMP_LEFT)
    opened = taken = snug = 0
    for k in range(STAMP_LINES):
        line = line_in(row) + k - 1
        cells, beside = np.uint64(STAMP_CELLS[shape, k]) << shift, np.uint64(STAMP_BESIDE[shape, k]) << shift
        closed = state.closed[colour, line]
        touching = np.uint64(STAMP_TOUCHING[shape, k]) << shift
        opened += bit_count(touching & ~(closed | cells | beside | state.attach[colour, line]))
        snug += bit_count(beside & closed)
        rivals = NONE
        for other in range(int(state.colours)):
            if not same_side(state, other, colour):
                rivals |= open_cells(state, other, line)
        taken += bit_count(cells & rivals)
    size = SHAPE_SIZE[shape] * (1.0 + SIZE_LATER * state.placed[colour])
    return float(size + NEW_CELL * opened + TAKEN_FROM_RIVALS * taken + SNUG * snug)


def glance(state: State, action: int) -> int:  # noqa: ARG001 - a placement is thought of by its piece
    """The piece."""
    return int(SHAPE_PIECE[row_of(action) // ROWS])


@rule
def room(state: State, colour: int) -> int:
    """The open cells around each cell where the colour can attach, added up."""
    found = 0
    spot = next_attaching(state, colour, BEFORE_ALL_SPOTS)
    while spot >= 0:
        found += WINDOW - bit_count(closed_around(state, colour, spot))
        spot = next_attaching(state, colour, spot)
    return found


@rule
def outlook(state: State, colour: int) -> float:
    """The points that a colour can expect in the end."""
    now = float(colour_score(state, colour))
    if (state.blocked >> colour) & 1 or state.left[colour] == 0:
        return now
    tens_left = (TRIANGLES - state.triangles[colour]) / 10.0
    more = 9.0 * math.log(1.0 + room(state, colour)) - 36.5 + 1.7 * tens_left + 0.53 * tens_left * tens_left
    return float(now + min(max(more, 0.0), 10.0 * tens_left + ALL_PLACED))


@rule
def uncertainty(state: State) -> float:
    """How far totals may still move, in points: the more triangles are left, the further."""
    left = 0
    for colour in range(int(state.colours)):
        left += TRIANGLES - state.triangles[colour]
    return float(1.1 + 0.12 * left / state.colours)


def evaluate(state: State, out: Any) -> None:
    """From the total that each side can expect: the chance that it is the highest, and a tenth of it for the margin."""
    seats = seat_count(state)
    add_up(state, out)
    if not state.ending:
        for seat in range(seats):
            out[seat] = 0.0
            for colour in range(int(state.colours)):
                if same_side(state, colour, seat):
                    out[seat] += outlook(state, colour)
    best, mean = -math.inf, 0.0
    for seat in range(seats):
        best = max(best, out[seat])
        mean += out[seat] / seats
    spread = CERTAIN if state.ending else uncertainty(state)
    weights = 0.0
    for seat in range(seats):
        weights += math.exp((out[seat] - best) / spread)
    for seat in range(seats):
        share = math.exp((out[seat] - best) / spread) / weights
        margin = min(max(0.5 + (out[seat] - mean) / WIDE_MARGIN, 0.0), 1.0)
        out[seat] = (1.0 - MARGIN_SHARE) * share + MARGIN_SHARE * margin
