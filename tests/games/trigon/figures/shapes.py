"""Shapes for the tests."""

from __future__ import annotations

from collections.abc import Callable

from tests.oracle.trigon import Triangle
from tripot.games.trigon.board import Cell, vertices
from tripot.games.trigon.figures.figure import Figure, Pieces, settled
from tripot.games.trigon.pieces import PIECE_NAMES, SIZES

HEXIAMONDS: Pieces = tuple(int(size == 6) for size in SIZES)


def pieces(*names: str) -> Pieces:
    return tuple(names.count(name) for name in PIECE_NAMES)


def oblique(inside: Callable[[int, int, int], bool], reach: int = 16) -> tuple[Cell, ...]:
    """The cells (x, y, z) inside: x to the right, y up and to the right, z = 0 up and 1 down."""
    spots = [(x, y, z) for y in range(reach) for x in range(reach) for z in (0, 1)]
    return settled((2 * x + y + z, y) for x, y, z in spots if inside(x, y, z))


def parallelogram(wide: int, high: int) -> tuple[Cell, ...]:
    return oblique(lambda x, y, _: x < wide and y < high)


def triangles(figure: Figure) -> frozenset[Triangle]:
    """The figure on the oracle's lattice: pairs a to the right, b up and to the right."""
    return frozenset(map(triangle, figure.cells))


def triangle(cell: Cell) -> Triangle:
    return frozenset(((i - j) // 2, j) for i, j in ((i + 1, j) for i, j in vertices(cell)))
