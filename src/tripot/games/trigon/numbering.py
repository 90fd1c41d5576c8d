"""From a placement's number to where it lies, and back, by two short tables.

The placements of a shape whose origin is in one row have consecutive numbers, two columns apart (pieces.py).
"""

from __future__ import annotations

import numpy as np

from tripot.engine.compile import rule
from tripot.games.trigon.board import ROWS
from tripot.games.trigon.pieces import PLACEMENTS, SHAPES
from tripot.games.trigon.tables import BELOW, FIT_LEFT, FIT_ROW, LEFT


def _first_numbers() -> list[int]:
    """Of each shape and row, the first number that is not below that of its placements."""
    keys = np.array([shape * ROWS + low - 1 for shape, _, low in PLACEMENTS])
    return [int(n) for n in np.searchsorted(keys, np.arange(len(SHAPES) * ROWS))]


ROW_FIRST = np.array(_first_numbers(), np.int16)
ROW_BASE = ROW_FIRST - np.array([PLACEMENTS[min(n, len(PLACEMENTS) - 1)][1] >> 1 for n in ROW_FIRST], np.int16)
"""A number is ROW_BASE plus half the column of its origin."""


@rule
def row_of(number: int) -> int:
    """Shape and row of a placement in one: ROWS * shape + row - 1."""
    low, high = 0, ROW_FIRST.size
    while high - low > 1:
        middle = (low + high) >> 1
        if ROW_FIRST[middle] <= number:
            low = middle
        else:
            high = middle
    return low


@rule
def shape_of(number: int) -> int:
    """The shape of a placement."""
    return row_of(number) // ROWS


@rule
def line_in(row: int) -> int:
    """The line of the origin (tables.py)."""
    return row % ROWS + BELOW + 1


@rule
def column_bit(number: int, row: int) -> int:
    """The bit of the column of the origin. Column and row are both even or both odd: origins point up."""
    return 2 * (int(number) - int(ROW_BASE[row])) + ((row % ROWS + 1) & 1) + LEFT


@rule
def number_at(spot: int, up: int, fit: int) -> int:
    """The placement that a fit around a spot is."""
    row = int(FIT_ROW[up, fit]) + (spot >> 6) - BELOW - 1
    return int(ROW_BASE[row]) + (((spot & 63) - LEFT + int(FIT_LEFT[up, fit])) >> 1)
