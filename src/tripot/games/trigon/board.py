"""The board: a hexagon of side 9 made of 486 triangles, its six starts, and the smaller one inside it.

A cell is (x, row): the column counted from 0 at the left, the row from 1 at the bottom, as Pentobi writes them. It
points up iff x + row is even. A vertex is (i, j): i half sides from the left, j rows from the bottom.
"""

from __future__ import annotations

Cell = tuple[int, int]
Vertex = tuple[int, int]

SIDE = 9
ROWS = 2 * SIDE


def row_span(row: int, ring: int = 0) -> range:
    """The columns of a row; with ``ring`` = 1 those of the smaller board, which leaves out the outermost ring."""
    near = min(row - 1, ROWS - row)
    if near < ring:
        return range(0)
    return range(SIDE - 1 - near + 2 * ring, 3 * SIDE - 1 + near + 1 - 2 * ring)


CELLS: tuple[Cell, ...] = tuple((x, row) for row in range(1, ROWS + 1) for x in row_span(row))
SMALL_CELLS: tuple[Cell, ...] = tuple((x, row) for row in range(1, ROWS + 1) for x in row_span(row, 1))
"""The shining zone of the rulebook's figure 6, for three players."""


def points_up(cell: Cell) -> bool:
    """Whether the triangle stands on a side (or on a tip)."""
    return (cell[0] + cell[1]) % 2 == 0


def sides(cell: Cell) -> tuple[Cell, Cell, Cell]:
    """The three cells that share a side with this one, on the board or not."""
    x, row = cell
    return (x - 1, row), (x + 1, row), (x, row - 1 if points_up(cell) else row + 1)


def vertices(cell: Cell) -> tuple[Vertex, Vertex, Vertex]:
    """The three corners of a cell, counter-clockwise from the left."""
    x, row = cell
    if points_up(cell):
        return (x, row - 1), (x + 2, row - 1), (x + 1, row)
    return (x, row), (x + 1, row - 1), (x + 2, row)


def around(vertex: Vertex) -> tuple[Cell, ...]:
    """The six cells around a vertex, in the order in which one meets them."""
    i, j = vertex
    return (i, j + 1), (i - 1, j + 1), (i - 2, j + 1), (i - 2, j), (i - 1, j), (i, j)


def column_name(x: int) -> str:
    """A .. z, then aa, ab ..."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    return letters[x] if x < len(letters) else letters[x // len(letters) - 1] + letters[x % len(letters)]


def cell_name(cell: Cell) -> str:
    """The point as it is written: ``q15``, ``aa7``."""
    return f"{column_name(cell[0])}{cell[1]}"


CELL_NAMES: dict[Cell, str] = {cell: cell_name(cell) for cell in CELLS}
CELLS_BY_NAME: dict[str, Cell] = {name: cell for cell, name in CELL_NAMES.items()}

STARTS: tuple[Cell, ...] = tuple(CELLS_BY_NAME[name] for name in ("r15", "z12", "z7", "r4", "j7", "j12"))
"""The starts, clockwise from the top; the one opposite is three further on."""

COLOURS = ("blue", "yellow", "red", "green")
"""In the order of play."""
