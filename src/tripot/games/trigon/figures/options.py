"""All ways to lay one of the pieces inside a figure, as the arrays that the search works on (``cover.py``)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from tripot.games.trigon.board import points_up, sides
from tripot.games.trigon.figures.cover import WIDTH, Table, Whole
from tripot.games.trigon.figures.figure import Figure, Laid, in_order
from tripot.games.trigon.pieces import SHAPES, SIZES

MARGIN = 12
"""Around the figure's grid: no shape reaches further from its origin."""
LARGEST = max(SIZES)


@dataclass(frozen=True)
class Options:
    """The options of a figure: of each its shape, and the numbers of its cells in the figure (-1 after the last)."""

    figure: Figure
    shapes: Whole
    cells: Table

    @cached_property
    def kinds(self) -> list[int]:
        """The pieces that there are."""
        return [piece for piece, count in enumerate(self.figure.pieces) if count]

    @cached_property
    def pieces(self) -> Whole:
        """The piece of each option."""
        return np.array([shape.piece for shape in SHAPES], np.int32)[self.shapes]

    @cached_property
    def tilts(self) -> Whole:
        """Of each option, how many more of its cells point up than down."""
        up = np.array([1 if points_up(cell) else -1 for cell in self.figure.cells] + [0], np.int32)
        tilts: Whole = up[self.cells].sum(axis=1, dtype=np.int32)
        return tilts

    @cached_property
    def items(self) -> Whole:
        """Of each node its item (``Problem.items``)."""
        number = np.full(len(SIZES), -1, np.int32)
        number[self.kinds] = len(self.figure.cells) + np.arange(len(self.kinds))
        items = np.full((len(self.shapes), WIDTH), -1, np.int32)
        items[:, 0] = number[self.pieces]
        items[:, 1 : 1 + LARGEST] = self.cells
        return items.ravel()

    @cached_property
    def beside(self) -> Table:
        """The cells at the sides of each cell (``Problem.beside``)."""
        numbers = {cell: n for n, cell in enumerate(self.figure.cells)}
        return np.array([[numbers.get(c, -1) for c in sides(cell)] for cell in self.figure.cells], np.int32)

    def laid(self, option: int) -> Laid:
        """The cells that it covers."""
        return in_order(self.figure.cells[n] for n in self.cells[option] if n >= 0)

    def only(self, kept: npt.NDArray[np.bool_]) -> Options:
        """Some of them."""
        return Options(self.figure, self.shapes[kept], self.cells[kept])


def options_of(figure: Figure) -> Options:
    """Every placement of one of its pieces inside the figure, by shape, then by place."""
    wide, high = (max(cell[axis] for cell in figure.cells) + 1 + MARGIN for axis in (0, 1))
    grid = np.full((high + MARGIN, wide + MARGIN), -1, np.int32)
    for n, (x, row) in enumerate(figure.cells):
        grid[row + MARGIN, x + MARGIN] = n
    rows, columns = np.mgrid[0:high, 0:wide]
    even = (rows + columns) % 2 == 0
    rows, columns = rows[even], columns[even]
    shapes, cells = [], []
    for number, shape in enumerate(SHAPES):
        if figure.pieces[shape.piece]:
            under = np.stack([grid[rows + row, columns + x] for x, row in shape.cells], axis=1)
            inside = under[(under >= 0).all(axis=1)]
            shapes.append(np.full(len(inside), number, np.int32))
            cells.append(np.pad(inside, ((0, 0), (0, LARGEST - inside.shape[1])), constant_values=-1))
    if not shapes:
        return Options(figure, np.zeros(0, np.int32), np.zeros((0, LARGEST), np.int32))
    return Options(figure, np.concatenate(shapes), np.concatenate(cells))
