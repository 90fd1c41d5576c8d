"""The board of Triggery: 36 cells, 14 lines, and the tablets that fill it.

A set of cells is a bit mask (``uint64``). How many numbers are open in each of the 14 lines is one ``uint64`` too,
four bits a line, so that turning a tablet is one subtraction and "which lines have one number left" a few bit
operations: ``bonus.py`` reads it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

SIZE: Final = 6
CELL_COUNT: Final = SIZE * SIZE
COLUMNS: Final = "abcdef"

CELLS: Final = tuple(f"{column}{row + 1}" for row in range(SIZE) for column in COLUMNS)
"""The order in which the layout is filled: left to right, from the top."""

LINES: Final[dict[str, tuple[int, ...]]] = {
    **{f"row{row + 1}": tuple(row * SIZE + k for k in range(SIZE)) for row in range(SIZE)},
    **{f"col{COLUMNS[column]}": tuple(k * SIZE + column for k in range(SIZE)) for column in range(SIZE)},
    "diag1": tuple(k * SIZE + k for k in range(SIZE)),
    "diag2": tuple(k * SIZE + SIZE - 1 - k for k in range(SIZE)),
}
"""The lines and their cells: "in a square there are only two diagonals"."""

LINE_NAMES: Final = tuple(LINES)
LINE_COUNT: Final = len(LINES)

STAR: Final = 0
"""A star among the tablets' numbers."""

HIGHEST: Final = 24
"""The highest number on a tablet: what a double six pays for."""

STAR_POINTS: Final = 25
"""What an open star costs the loser of a round."""

TABLETS: Final = (STAR,) * 4 + tuple(n for n in range(1, 9) for _ in range(3)) + tuple(range(9, HIGHEST + 1))
"""The 44 tablets of a colour. The printed distribution is not known; this one is ours (RULES.md)."""


def _mask(cells: tuple[int, ...]) -> int:
    return sum(1 << cell for cell in cells)


def _units(cell: int, lines: range) -> int:
    return sum(1 << 4 * line for line in lines if cell in LINES[LINE_NAMES[line]])


ALL_CELLS: Final = np.uint64((1 << CELL_COUNT) - 1)
BIT: Final[npt.NDArray[np.uint64]] = np.array([1 << cell for cell in range(CELL_COUNT)], np.uint64)
"""The mask of one cell."""

LINE_CELLS: Final[npt.NDArray[np.uint64]] = np.array([_mask(cells) for cells in LINES.values()], np.uint64)
"""The mask of a line's cells."""

LINE_LISTS: Final[npt.NDArray[np.int64]] = np.array(list(LINES.values()), np.int64)
"""The six cells of a line."""

UNITS: Final[npt.NDArray[np.uint64]] = np.array(
    [_units(cell, range(LINE_COUNT)) for cell in range(CELL_COUNT)], np.uint64
)
"""One in the count of each line that the cell belongs to."""

ROW_AND_COLUMN: Final[npt.NDArray[np.uint64]] = np.array(
    [15 * _units(cell, range(2 * SIZE)) for cell in range(CELL_COUNT)], np.uint64
)
"""The whole counts of the cell's row and column: what its star waits for."""

FULL_COUNTS: Final = np.uint64(sum(SIZE << 4 * line for line in range(LINE_COUNT)))
"""Six numbers open in every line."""
