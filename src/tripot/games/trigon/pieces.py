"""The 22 pieces of a colour, the 155 ways they can lie, and all placements on the board."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tripot.games.trigon.board import CELLS_BY_NAME, ROWS, Cell, Vertex, around, row_span, vertices

ONE_PLACEMENT_EACH = """
    1 r15 | 2 q15,r15 | I3 q15,r15,q16 | A4 p15,q15,r15,q16 | C4 q15,r15,q16,r16 | I4 r15,s15,s16,t16 |
    C5 q15,r15,s15,q16,r16 | I5 q15,r15,p16,q16,p17 | L5 q15,r15,q16,r16,r17 | P5 p15,q15,r15,p16,q16 |
    A6 o15,p15,q15,r15,p16,q16 | F p15,q15,r15,o16,p16,q16 | G q15,r15,s15,q16,r16,r17 | I6 q15,r15,p16,q16,o17,p17 |
    L6 q15,r15,p16,q16,p17,q17 | O q15,r15,s15,q16,r16,s16 | P6 p15,q15,r15,p16,q16,p17 | S q15,r15,s15,o16,p16,q16 |
    V q15,r15,n16,o16,p16,q16 | W q15,r15,p16,q16,r16,p17 | X p15,q15,r15,p16,q16,r16 | Y q15,r15,o16,p16,q16,r16
"""


def _read() -> dict[str, tuple[Cell, ...]]:
    entries = (entry.split() for entry in ONE_PLACEMENT_EACH.split("|"))
    return {name: tuple(CELLS_BY_NAME[point] for point in points.split(",")) for name, points in entries}


PIECES: dict[str, tuple[Cell, ...]] = _read()
"""Every free polyiamond of 1 to 6 triangles, under Pentobi's name, as it lies somewhere on the board."""

PIECE_NAMES: tuple[str, ...] = tuple(PIECES)
SIZES: tuple[int, ...] = tuple(len(cells) for cells in PIECES.values())
TRIANGLES = sum(SIZES)
SINGLE = PIECE_NAMES.index("1")


def cell_of(corners: frozenset[Vertex]) -> Cell:
    """The cell with these three corners."""
    return min(i for i, _ in corners), max(j for _, j in corners)


def rotated(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """A sixth of a turn counter-clockwise, around a vertex of the lattice; where it comes to lie doesn't matter."""

    def turn(vertex: Vertex) -> Vertex:
        i, j = vertex[0] + 1, vertex[1]
        return (i - 3 * j) // 2 - 1, (i + j) // 2

    return tuple(cell_of(frozenset(turn(v) for v in vertices(cell))) for cell in cells)


def flipped(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Left and right exchanged."""
    return tuple((-x, row) for x, row in cells)


def at_origin(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The same shape, sorted as in the notation, moved to row 0 and to column 0 (or 1: up triangles stay up)."""
    low = min(row for _, row in cells)
    left = min(x for x, _ in cells)
    left -= (left + low) % 2
    return tuple(sorted(((x - left, row - low) for x, row in cells), key=lambda cell: (cell[1], cell[0])))


class Shape(NamedTuple):
    """A piece as it can lie."""

    piece: int
    cells: tuple[Cell, ...]
    """At the origin."""


def _shapes() -> tuple[Shape, ...]:
    found = []
    for piece, cells in enumerate(PIECES.values()):
        seen: set[tuple[Cell, ...]] = set()
        for start in (cells, flipped(cells)):
            turned = start
            for _ in range(6):
                seen.add(at_origin(turned))
                turned = rotated(turned)
        found += [Shape(piece, shape) for shape in sorted(seen)]
    return tuple(found)


SHAPES: tuple[Shape, ...] = _shapes()
SHAPE_NUMBERS: dict[tuple[Cell, ...], int] = {shape.cells: number for number, shape in enumerate(SHAPES)}


def flat_vertices(cells: tuple[Cell, ...]) -> tuple[Vertex, ...]:
    """The vertices in the middle of a straight side: the piece has just three consecutive triangles around them."""
    found = []
    for vertex in sorted({v for cell in cells for v in vertices(cell)}):
        ring = [cell in cells for cell in around(vertex)]
        runs = "".join("x" if there else " " for there in ring)
        if ring.count(True) < len(ring):
            gap = runs.index(" ")
            runs = runs[gap:] + runs[:gap]
        if "xxx" in runs.split():
            found.append(vertex)
    return tuple(found)


def _placements() -> tuple[tuple[int, int, int], ...]:
    found = []
    for number, shape in enumerate(SHAPES):
        height = max(row for _, row in shape.cells)
        for low in range(1, ROWS + 1 - height):
            room = [(row_span(row + low), x) for x, row in shape.cells]
            first = max(span.start - x for span, x in room)
            last = min(span.stop - 1 - x for span, x in room)
            found += [(number, left, low) for left in range(first + (first + low) % 2, last + 1, 2)]
    return tuple(found)


PLACEMENTS: tuple[tuple[int, int, int], ...] = _placements()
"""Every placement on the big board: (shape, column and row that its origin has there). Its index is the action."""

PLACEMENT_NUMBERS: dict[tuple[int, int, int], int] = {placement: n for n, placement in enumerate(PLACEMENTS)}


@cache
def placement_cells(placement: int) -> tuple[Cell, ...]:
    """The cells that a placement covers, in the order of the notation."""
    shape, left, low = PLACEMENTS[placement]
    return tuple((x + left, row + low) for x, row in SHAPES[shape].cells)


def piece_of(placement: int) -> int:
    """The number of the piece that lies there."""
    return SHAPES[PLACEMENTS[placement][0]].piece


def find_placement(cells: tuple[Cell, ...]) -> int | None:
    """The placement that covers just these cells of the board; None when no piece has that shape."""
    ordered = at_origin(cells)
    shape = SHAPE_NUMBERS.get(ordered)
    if shape is None:
        return None
    low = min(row for _, row in cells)
    left = min(x for x, _ in cells)
    return PLACEMENT_NUMBERS.get((shape, left - (left + low) % 2, low))
