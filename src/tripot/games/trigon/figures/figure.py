"""A figure: a shape on the triangular grid, of any size, and the pieces that it is to be filled with.

Cells are those of the board (``board.py``), as far as the grid goes: a cell (x, row) points up iff x + row is even.
The lowest row is 1, the leftmost column 0 or 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from tripot.games.trigon.board import Cell, points_up, sides
from tripot.games.trigon.pieces import SHAPE_NUMBERS, SHAPES, SIZES, at_origin, flipped, rotated

COLOURS = 4
MOST_CELLS = COLOURS * sum(SIZES)
"""All pieces of all colours."""

Pieces = tuple[int, ...]
"""How many there are of each of the 22 pieces, 0 to 4."""

ALL: Pieces = (1,) * len(SIZES)

Laid = tuple[Cell, ...]
"""The cells under one piece, sorted as in the notation: by row, then by column."""


def settled(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """The same shape moved to row 1 and column 0 (or 1: up triangles stay up), sorted as in the notation."""
    lifted = [(x + 1, row + 1) for x, row in at_origin(tuple(cells))]
    return tuple(lifted) if min(x for x, _ in lifted) < 2 else tuple((x - 2, row) for x, row in lifted)


def piece_at(cells: Iterable[Cell]) -> int | None:
    """The piece that has just this shape."""
    shape = SHAPE_NUMBERS.get(at_origin(tuple(cells)))
    return None if shape is None else SHAPES[shape].piece


def in_order(cells: Iterable[Cell]) -> Laid:
    """Sorted as in the notation."""
    return tuple(sorted(cells, key=lambda cell: (cell[1], cell[0])))


def imbalance(cells: Iterable[Cell]) -> int:
    """How many more of them point up than down."""
    return sum(1 if points_up(cell) else -1 for cell in cells)


def parts(cells: Iterable[Cell]) -> list[Laid]:
    """The connected parts (sides count, corners don't), the one with the first cell first."""
    left, found = dict.fromkeys(in_order(cells)), []
    while left:
        part = [next(iter(left))]
        del left[part[0]]
        for cell in part:
            for other in sides(cell):
                if other in left:
                    del left[other]
                    part.append(other)
        found.append(in_order(part))
    return found


@dataclass(frozen=True)
class Figure:
    """What is to be filled, and what with. If the pieces have more triangles than the shape, some are left over."""

    cells: tuple[Cell, ...]
    """At least one, sorted as in the notation."""
    pieces: Pieces
    name: str = ""

    @property
    def area(self) -> int:
        """The triangles of all pieces."""
        return sum(count * size for count, size in zip(self.pieces, SIZES, strict=True))

    @property
    def exact(self) -> bool:
        """Every piece is needed."""
        return self.area == len(self.cells)

    @cached_property
    def symmetries(self) -> tuple[dict[Cell, Cell], ...]:
        """The turns and mirrorings that map the shape to itself, the identity first: where each cell goes."""
        found = []
        for start in (self.cells, flipped(self.cells)):
            turned = start
            for _ in range(6):
                moved = _onto(turned, self.cells)
                if moved is not None:
                    found.append(dict(zip(self.cells, moved, strict=True)))
                turned = rotated(turned)
        return tuple(found)

    def rest(self, laid: Iterable[Laid]) -> Figure:
        """What is still to be filled when these pieces lie in the figure."""
        taken = {cell for piece in laid for cell in piece}
        used = Counter(piece_at(piece) for piece in laid)
        pieces = tuple(count - used[piece] for piece, count in enumerate(self.pieces))
        return Figure(tuple(cell for cell in self.cells if cell not in taken), pieces, self.name)


def _onto(cells: tuple[Cell, ...], target: tuple[Cell, ...]) -> tuple[Cell, ...] | None:
    """The cells moved so that together they are the target; None if the shape differs."""
    lowest = min(cells, key=lambda cell: (cell[1], cell[0]))
    right, up = target[0][0] - lowest[0], target[0][1] - lowest[1]
    moved = tuple((x + right, row + up) for x, row in cells)
    return moved if (right + up) % 2 == 0 and set(moved) == set(target) else None
