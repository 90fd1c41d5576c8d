"""What a good placement looks like, and how a position stands. The figures were learned from own games (learning)."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tripot.engine.state import State
from tripot.games.trigon.board import ROWS
from tripot.games.trigon.looks import looks
from tripot.games.trigon.numbering import row_of
from tripot.games.trigon.outlook import outlooks
from tripot.games.trigon.score import add_up
from tripot.games.trigon.seats import same_side, seat_count, way_of
from tripot.games.trigon.tables import SHAPE_PIECE
from tripot.games.trigon.traits import COLOURS

__all__ = ["evaluate", "glance", "looks", "prior"]

LEAST_SPREAD = (3.5, 1.5)
SPREAD = (0.003, 0.02)
"""How far totals may still move, in points (TOGETHER, ALONE; seats.py): so much, and more with all the points that are
still expected. ALONE is how far the outlook was wrong in games; TOGETHER is what won the most matches."""

MARGIN_SHARE = 0.1
WIDE_MARGIN = 100.0
CERTAIN = 0.01
"""At the end only the highest total counts."""


def prior(state: State, action: int) -> float:
    """The look of one placement."""
    actions = np.empty(1, np.int64)
    look = np.empty(1)
    actions[0] = action
    looks(state, actions, 1, look)
    return float(look[0])


def glance(state: State, action: int) -> int:  # noqa: ARG001 - a placement is thought of by its piece
    """The piece."""
    return int(SHAPE_PIECE[row_of(action) // ROWS])


def evaluate(state: State, out: Any) -> None:
    """From the total that each side can expect: the chance that it is the highest, and a tenth of it for the margin."""
    seats = seat_count(state)
    add_up(state, out)
    spread = CERTAIN
    if not state.ending:
        expected = np.empty(COLOURS)
        outlooks(state, expected)
        way = way_of(state)
        spread = LEAST_SPREAD[way]
        for colour in range(int(state.colours)):
            spread += SPREAD[way] * expected[colour]
            for seat in range(seats):
                if same_side(state, colour, seat):
                    out[seat] += expected[colour]
    best, mean = -math.inf, 0.0
    for seat in range(seats):
        best = max(best, out[seat])
        mean += out[seat] / seats
    weights = 0.0
    for seat in range(seats):
        weights += math.exp((out[seat] - best) / spread)
    for seat in range(seats):
        share = math.exp((out[seat] - best) / spread) / weights
        margin = min(max(0.5 + (out[seat] - mean) / WIDE_MARGIN, 0.0), 1.0)
        out[seat] = (1.0 - MARGIN_SHARE) * share + MARGIN_SHARE * margin
