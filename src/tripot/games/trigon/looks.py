"""How good placements look at first sight: the weights of all their traits (traits.py), learned from games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import Actions, State
from tripot.games.trigon.bits import NONE, ONE, bit_index, lowest_bit
from tripot.games.trigon.fits import FIRST_LINE, LAST_LINE
from tripot.games.trigon.runs import CLOSE, FIRST_SUMS, INSIDE, NEAR, SHAPE_AT, SUMS, add_runs, whole_sum
from tripot.games.trigon.tables import LINES, OFF_BOARD, SHAPE_PIECE, SPOTS
from tripot.games.trigon.traits import (
    BESIDE_STATE,
    CLOSED,
    COVER,
    DISTANCES,
    FAMILIES,
    KNOTS,
    LIE_BESIDE,
    OFF,
    OWN,
    PARTS,
    PIECE,
    SIDES,
    TOUCH,
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
def look_over(state: State, planes: Any, fresh: Any, weights: Any, sums: Any) -> None:
    """What each cell within reach is worth touched, beside and covered, into ``sums`` [SUMS, SPOTS] (runs.py).

    Where one set of cells lies in another, what is written is what a cell is worth more in the inner one.
    """
    off_touched = weights[TOUCHED_STATE + DISTANCES * OFF + CLOSED]
    off_beside = weights[BESIDE_STATE + DISTANCES * OFF + CLOSED] - off_touched
    for spot in range(SPOTS):
        sums[FIRST_SUMS[NEAR], spot] = off_touched
        sums[FIRST_SUMS[CLOSE], spot] = off_beside
        sums[FIRST_SUMS[INSIDE], spot] = 0.0
    cell = np.empty((PARTS, FAMILIES), np.int64)
    for line in range(FIRST_LINE, LAST_LINE + 1):
        near = NONE
        for step in range(-1, 2):
            wide = ~planes[OWN, 2, line + step]
            near |= wide | (wide << ONE) | (wide >> ONE) | (wide << np.uint64(2)) | (wide >> np.uint64(2))
        near &= ~OFF_BOARD[0, line]
        while near != NONE:
            bit = lowest_bit(near)
            near ^= bit
            spot = 64 * line + bit_index(bit)
            traits_of(state, planes, fresh, spot, cell)
            covered = (
                weights[cell[COVER, 0]] + weights[cell[COVER, 1]] + weights[cell[COVER, 2]] + weights[cell[COVER, 3]]
            )
            beside = weights[cell[LIE_BESIDE, 0]]
            touched = weights[cell[TOUCH, 0]]
            if cell[TOUCH, 1] >= 0:
                touched += weights[cell[TOUCH, 1]] + weights[cell[TOUCH, 2]]
            sums[FIRST_SUMS[NEAR], spot] = touched
            sums[FIRST_SUMS[CLOSE], spot] = beside - touched
            sums[FIRST_SUMS[INSIDE], spot] = covered - beside
    add_runs(sums)


@rule
def looks(state: State, actions: Actions, count: int, out: Any) -> None:
    """The look of each of the first ``count`` legal actions: the logarithm of how often such a one is chosen."""
    planes = np.empty((SIDES, 3, LINES), np.uint64)
    fresh = np.empty((2, LINES), np.uint64)
    weights = np.empty(TRAITS, np.float32)
    sums = np.empty((SUMS, SPOTS), np.float32)
    survey(state, planes, fresh)
    weights_at(int(state.placed[state.turn]), weights)
    look_over(state, planes, fresh, weights, sums)
    flat = sums.reshape(SUMS * SPOTS)
    for k in range(count):
        out[k] = weights[PIECE + SHAPE_PIECE[SHAPE_AT[actions[k]]]] + whole_sum(flat, actions[k])
