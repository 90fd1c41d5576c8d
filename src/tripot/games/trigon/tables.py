"""The board and the pieces as bits, for the compiled rules.

A set of cells (or vertices) is one uint64 a row: column x is bit x + LEFT, row r is entry r + BELOW. The margins are
wide enough that a window around any cell of the board stays inside.

What can be laid around a cell does not depend on where the cell is, only on whether it points up: the *fits* of a
kind of cell are the shapes that cover it, each as a mask over the WINDOW around the cell. A shape can be laid there
iff its mask has no bit in common with the closed cells of the window.

All tables together stay below 64 KB, the constant memory of a GPU.
"""

from __future__ import annotations

import numpy as np

from tripot.games.trigon.board import (
    CELLS,
    ROWS,
    SMALL_CELLS,
    STARTS,
    Cell,
    Vertex,
    around,
    points_up,
    sides,
    vertices,
)
from tripot.games.trigon.pieces import SHAPES, SIZES, flat_vertices

LEFT = 8
BELOW = 2
LINES = ROWS + 2 * BELOW + 2
"""The entries of a set: the window reaches three rows up and three down."""
SPOTS = 64 * LINES
"""A spot is 64 times the line plus the bit."""

# --------------------------------------------------------------------------------------------------- sets of cells


def rows_of(cells: tuple[Cell, ...]) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    """A set of cells as bits."""
    lines = [0] * LINES
    for x, row in cells:
        lines[row + BELOW] |= 1 << (x + LEFT)
    return np.array(lines, np.uint64)


OFF_BOARD = np.stack([~rows_of(CELLS), ~rows_of(SMALL_CELLS)])
"""What is closed from the start: on the big board and on the small one."""

START_CELLS = rows_of(STARTS)
START_LINE = np.array([row + BELOW for _, row in STARTS], np.int64)
START_BIT = np.array([1 << (x + LEFT) for x, _ in STARTS], np.uint64)

# ----------------------------------------------------------------------------------------------------------- shapes

PIECE_SIZE = np.array(SIZES, np.int64)
SHAPE_PIECE = np.array([shape.piece for shape in SHAPES], np.int64)
SHAPE_SIZE = PIECE_SIZE[SHAPE_PIECE]

STAMP_LINES = 6
STAMP_LEFT = 2
"""A stamp shows what a placement does: six lines from the one below its origin, two columns more at the left."""


def _stamp(spots: set[tuple[int, int]]) -> list[int]:
    lines = [0] * STAMP_LINES
    for x, row in spots:
        lines[row + 1] |= 1 << (x + STAMP_LEFT)
    return lines


def _beside(cells: tuple[Cell, ...]) -> set[Cell]:
    return {other for cell in cells for other in sides(cell)}


def _touching(corners: set[Vertex]) -> set[Cell]:
    return {cell for corner in corners for cell in around(corner)}


def _corners(cells: tuple[Cell, ...]) -> set[Vertex]:
    return {corner for cell in cells for corner in vertices(cell)}


def _stamps(spots: list[set[tuple[int, int]]]) -> np.ndarray[tuple[int, int], np.dtype[np.uint16]]:
    return np.array([_stamp(each) for each in spots], np.uint16)


STAMP_CELLS = _stamps([set(shape.cells) for shape in SHAPES])
STAMP_BESIDE = _stamps([_beside(shape.cells) for shape in SHAPES])
STAMP_TOUCHING = _stamps([_touching(_corners(shape.cells)) for shape in SHAPES])
STAMP_CORNERS = _stamps([_corners(shape.cells) for shape in SHAPES])
STAMP_FLAT = _stamps([_touching(set(flat_vertices(shape.cells))) for shape in SHAPES])
"""Of each shape: its cells, those at its sides, those at its corners, its corners, the cells at its flat corners."""

# ------------------------------------------------------------------------------------------------------------- fits

REACH = 3
"""The window has the lines -REACH .. REACH around a cell."""

CELL_LOW = np.array([2, 3, 4, 5, 4, 3, 2], np.uint64)
CELL_WIDTH = 2 * CELL_LOW + np.uint64(1)
CELL_AT = np.concatenate([[0], np.cumsum(CELL_WIDTH)[:-1]]).astype(np.uint64)
CELL_MASK = (np.uint64(1) << CELL_WIDTH) - np.uint64(1)
"""Of each line of the window: how far it reaches to the left, its width, its first bit, and a mask of its width."""

FLAT_LOW = np.array([0, 2, 3, 3, 2, 0], np.uint64)
FLAT_WIDTH = np.array([3, 7, 9, 9, 7, 3], np.uint64)
FLAT_AT = np.concatenate([[0], np.cumsum(FLAT_WIDTH)[:-1]]).astype(np.uint64)
FLAT_MASK = (np.uint64(1) << FLAT_WIDTH) - np.uint64(1)
"""The same for the lines -3 .. 2 of the vertices, where a shape can have flat corners."""


def _masks_around(shape: int, cell: Cell) -> tuple[int, int]:
    """The cells and the flat corners of a shape, as bits of the window around one of its cells."""
    x, row = cell
    covered = flat = 0
    for other in SHAPES[shape].cells:
        line = other[1] - row + REACH
        covered |= 1 << (int(CELL_AT[line]) + other[0] - x + int(CELL_LOW[line]))
    for corner in flat_vertices(SHAPES[shape].cells):
        line = corner[1] - row + REACH
        flat |= 1 << (int(FLAT_AT[line]) + corner[0] - x + int(FLAT_LOW[line]))
    return covered, flat


def _fits(up: bool) -> list[tuple[int, Cell]]:
    return [(n, cell) for n, shape in enumerate(SHAPES) for cell in shape.cells if points_up(cell) == up]


_FITS = (_fits(False), _fits(True))
FITS = len(_FITS[0])
"""By symmetry a cell that points up has as many as one that points down, of each piece too."""

FIT_CELLS = np.array([[_masks_around(*fit)[0] for fit in fits] for fits in _FITS], np.uint64)
FIT_FLAT = np.array([[_masks_around(*fit)[1] for fit in fits] for fits in _FITS], np.uint64)
FIT_ROW = np.array([[ROWS * shape - row for shape, (_, row) in fits] for fits in _FITS], np.int16)
FIT_LEFT = np.array([[-x for _, (x, _) in fits] for fits in _FITS], np.int8)
"""Of each kind of cell (0 down, 1 up) and fit: its masks, and where its origin is as seen from the cell."""

FIT_PIECE = np.array([SHAPES[shape].piece for shape, _ in _FITS[1]], np.int8)
PIECE_FITS = np.searchsorted(FIT_PIECE, np.arange(len(SIZES) + 1)).astype(np.int16)
"""The piece of each fit, and where the fits of each piece begin; the last entry is their end."""
