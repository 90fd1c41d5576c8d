"""Names of columns and rows at the board's edge: numbers at the left of the rows, letters below the columns."""

from __future__ import annotations

import math

from tripot.engine.scene import Figure
from tripot.games.trigon.board import Cell, column_name
from tripot.games.trigon.drawing import ROW_HEIGHT, Point

AWAY = 0.19
"""How far from the edge of the field a name stands: in the middle of the rim."""
SIZE = 0.24
OUTWARDS = (-math.cos(math.pi / 6), math.sin(math.pi / 6))
"""From the lower left edge."""


def coordinates(cells: tuple[Cell, ...]) -> tuple[Figure, ...]:
    """Of all rows and columns that these cells, a hexagon, have."""
    rows: dict[int, Cell] = {}
    columns: dict[int, Cell] = {}
    for x, row in sorted(cells, reverse=True):
        rows[row] = (x, row)
    for x, row in sorted(cells, key=lambda cell: -cell[1]):
        columns[x] = (x, row)
    numbers = [_figure(_left_of(cell), str(row)) for row, cell in sorted(rows.items())]
    lowest = min(rows)
    letters = [_figure(_below(cell, lowest, max(columns)), column_name(x)) for x, cell in sorted(columns.items())]
    return (*numbers, *letters)


def _left_of(cell: Cell) -> Point:
    """Beside the middle of the slanted side of a row's first cell."""
    x, row = cell
    return (x + 1.5) / 2 - AWAY / -OUTWARDS[0], -(row - 0.5) * ROW_HEIGHT


def _below(cell: Cell, lowest: int, last: int) -> Point:
    """Under the middle of a column's last cell; where the edge is slanted, straight away from it."""
    x, row = cell
    foot = (x + 2) / 2, -(row - 1) * ROW_HEIGHT
    if row == lowest:
        return foot[0], foot[1] + AWAY
    side = 1 if x < last / 2 else -1
    return foot[0] + side * AWAY * OUTWARDS[0], foot[1] + AWAY * OUTWARDS[1]


def _figure(at: Point, text: str) -> Figure:
    return Figure(round(at[0], 3), round(at[1], 3), SIZE, text, "ink2", 500, wide_only=True)
