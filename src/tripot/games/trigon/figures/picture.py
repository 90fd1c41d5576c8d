"""How figures are drawn: on the table, small on a card, and as a sheet to draw on."""

from __future__ import annotations

from collections.abc import Iterable

from tripot.engine.figures import Box
from tripot.engine.scene import Drawing, Panel, Path
from tripot.games.trigon.board import Cell, Vertex, vertices
from tripot.games.trigon.drawing import number, polygon, vertex_point
from tripot.games.trigon.kit import BOARD, grid, place

MARGIN = 0.7
RIM = 0.68
"""The width of the board's edge around a figure, half of it outside."""


def box_of(cells: Iterable[Cell], margin: float) -> Box:
    """What to show of the grid: x, y, width, height."""
    points = [vertex_point(vertex) for cell in cells for vertex in vertices(cell)]
    left, right = min(x for x, _ in points) - margin, max(x for x, _ in points) + margin
    top, bottom = min(y for _, y in points) - margin, max(y for _, y in points) + margin
    return round(left, 3), round(top, 3), round(right - left, 3), round(bottom - top, 3)


def edge(cells: Iterable[Cell]) -> str:
    """The outer edges and those of holes, as one path."""
    follows: dict[Vertex, list[Vertex]] = {}
    steps = {step for cell in cells for step in _around(cell)}
    for a, b in sorted(steps):
        if (b, a) not in steps:
            follows.setdefault(a, []).append(b)
    path = []
    while follows:
        here = first = min(follows)
        loop: list[Vertex] = []
        while not loop or here != first:
            loop.append(here)
            ways = follows[here]
            here = ways.pop()
            if not ways:
                del follows[loop[-1]]
        path.append(polygon([vertex_point(vertex) for vertex in loop]))
    return "".join(path)


def _around(cell: Cell) -> list[tuple[Vertex, Vertex]]:
    """The sides of a cell, one after the other; a side that two cells share runs in both directions."""
    a, b, c = vertices(cell)
    return [(a, b), (b, c), (c, a)]


def panel(cells: tuple[Cell, ...]) -> Panel:
    """The figure on the table."""
    outline = edge(cells)
    ground = (
        Path(outline, fill="board", line="board", width=RIM),
        Path(outline, fill="boardhi"),
        Path(grid(cells), line="cell", width=0.035),
    )
    return Panel(id=BOARD, box=box_of(cells, MARGIN), ground=ground, places=tuple(map(place, cells)))


def silhouette(cells: tuple[Cell, ...]) -> Drawing:
    """The figure on a card."""
    return (Path(edge(cells), fill="seat", line="seat-edge", width=0.12),)


def triangle(cell: Cell) -> str:
    """The outline of a cell."""
    corners = [vertex_point(vertex) for vertex in vertices(cell)]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"
