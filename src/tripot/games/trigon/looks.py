"""How good placements look at first sight: the weights of all their traits (traits.py), learned from games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import Actions, State
from tripot.games.trigon.bits import NONE, ONE, bit_index
from tripot.games.trigon.board import ROWS
from tripot.games.trigon.fits import FIRST_LINE, LAST_LINE
from tripot.games.trigon.numbering import column_bit, line_in, row_of
from tripot.games.trigon.reach import STEPS
from tripot.games.trigon.tables import LINES, OFF_BOARD, SHAPE_PIECE
from tripot.games.trigon.traits import (
    BESIDE,
    BESIDE_COUNT,
    BESIDE_STATE,
    CLOSED,
    COLOURS,
    COVER,
    COVERED,
    COVERED_COUNT,
    DISTANCES,
    KNOTS,
    LIE_BESIDE,
    OFF,
    PIECE,
    SPOTS,
    TOUCH,
    TOUCHED,
    TOUCHED_COUNT,
    TOUCHED_STATE,
    TRAITS,
    survey,
    traits_of,
)

WEIGHTS = np.loadtxt(Path(__file__).with_name("weights.csv"), delimiter=",", dtype=np.float32).T.copy()
"""A row for each of KNOTS, a column for each trait."""
FIRST_KNOT, MIDDLE_KNOT, LAST_KNOT = KNOTS


@rule
def weights_at(placed: int, weights: Any) -> None:
    """The weights for a colour that has laid so many pieces, into ``weights`` [TRAITS]."""
    if placed < MIDDLE_KNOT:
        before, part = 0, (placed - FIRST_KNOT) / (MIDDLE_KNOT - FIRST_KNOT)
    else:
        before, part = 1, min((placed - MIDDLE_KNOT) / (LAST_KNOT - MIDDLE_KNOT), 1.0)
    for trait in range(TRAITS):
        weights[trait] = WEIGHTS[before, trait] * (1.0 - part) + WEIGHTS[before + 1, trait] * part


@rule
def look_over(state: State, reach: Any, fresh: Any, weights: Any, worth: Any) -> None:
    """What each cell within reach is worth covered, beside and touched, into ``worth`` [PARTS, SPOTS]."""
    colour = int(state.turn)
    off_beside = weights[BESIDE_STATE + DISTANCES * OFF + CLOSED]
    off_touched = weights[TOUCHED_STATE + DISTANCES * OFF + CLOSED]
    for spot in range(SPOTS):
        worth[LIE_BESIDE, spot] = off_beside
        worth[TOUCH, spot] = off_touched
    cell = np.empty((3, 4), np.int64)
    for line in range(FIRST_LINE, LAST_LINE + 1):
        near = NONE
        for step in range(-1, 2):
            wide = reach[colour, STEPS - 1, line + step]
            near |= wide | (wide << ONE) | (wide >> ONE) | (wide << np.uint64(2)) | (wide >> np.uint64(2))
        near &= ~OFF_BOARD[0, line]
        while near != NONE:
            bit = near & (~near + ONE)
            near ^= bit
            spot = 64 * line + bit_index(bit)
            traits_of(state, reach, fresh, spot, cell)
            worth[COVER, spot] = (
                weights[cell[COVER, 0]] + weights[cell[COVER, 1]] + weights[cell[COVER, 2]] + weights[cell[COVER, 3]]
            )
            worth[LIE_BESIDE, spot] = weights[cell[LIE_BESIDE, 0]]
            touched = weights[cell[TOUCH, 0]]
            if cell[TOUCH, 1] >= 0:
                touched += weights[cell[TOUCH, 1]] + weights[cell[TOUCH, 2]]
            worth[TOUCH, spot] = touched


@rule
def looks(state: State, actions: Actions, count: int, out: Any) -> None:
    """The look of each of the first ``count`` legal actions: the logarithm of how often such a one is chosen."""
    reach = np.empty((COLOURS, STEPS, LINES), np.uint64)
    fresh = np.empty((2, LINES), np.uint64)
    weights = np.empty(TRAITS, np.float32)
    worth = np.empty((3, SPOTS), np.float32)
    survey(state, reach, fresh)
    weights_at(int(state.placed[state.turn]), weights)
    look_over(state, reach, fresh, weights, worth)
    for k in range(count):
        row = row_of(actions[k])
        shape = row // ROWS
        origin = 64 * line_in(row) + column_bit(actions[k], row)
        look = weights[PIECE + SHAPE_PIECE[shape]]
        for n in range(COVERED_COUNT[shape]):
            look += worth[COVER, origin + COVERED[shape, n]]
        for n in range(BESIDE_COUNT[shape]):
            look += worth[LIE_BESIDE, origin + BESIDE[shape, n]]
        for n in range(TOUCHED_COUNT[shape]):
            look += worth[TOUCH, origin + TOUCHED[shape, n]]
        out[k] = look
