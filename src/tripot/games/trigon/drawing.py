"""How the board and the pieces are drawn (LOOK.md, "Blokus Trigon"): lengths in triangle sides, y downwards."""

from __future__ import annotations

import math
from collections.abc import Iterable

from tripot.games.trigon.board import Cell, Vertex, vertices

Point = tuple[float, float]

ROW_HEIGHT = math.sqrt(3) / 2


def number(value: float) -> str:
    """As short as three decimals allow."""
    return f"{round(value, 3) + 0.0:.3f}".rstrip("0").rstrip(".")


def vertex_point(vertex: Vertex) -> Point:
    """Where a vertex is drawn."""
    return (vertex[0] + 1) / 2, -vertex[1] * ROW_HEIGHT


def centre(cell: Cell) -> Point:
    """The middle of a cell."""
    corners = [vertex_point(vertex) for vertex in vertices(cell)]
    return sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3


def outline(cells: Iterable[Cell]) -> list[Point]:
    """The edge of a piece without a hole, straight corners left out."""
    edges = {edge for cell in cells for edge in _edges(cell)}
    follows = {a: b for a, b in edges if (b, a) not in edges}
    first = min(follows)
    loop = [first]
    while follows[loop[-1]] != first:
        loop.append(follows[loop[-1]])
    points = [vertex_point(vertex) for vertex in loop]
    return [p for i, p in enumerate(points) if _turns(points[i - 1], p, points[(i + 1) % len(points)])]


def _edges(cell: Cell) -> list[tuple[Vertex, Vertex]]:
    a, b, c = sorted(vertices(cell), key=lambda vertex: _angle(vertex, cell))
    return [(a, b), (b, c), (c, a)]


def _angle(vertex: Vertex, cell: Cell) -> float:
    (x, y), (mx, my) = vertex_point(vertex), centre(cell)
    return math.atan2(y - my, x - mx)


def _turns(before: Point, here: Point, after: Point) -> bool:
    (ax, ay), (bx, by), (cx, cy) = before, here, after
    return abs((bx - ax) * (cy - by) - (by - ay) * (cx - bx)) > 1e-6


def inset(points: list[Point], by: float) -> list[Point]:
    """Every side of a clockwise polygon (as seen) moved inwards, corners mitred."""
    moved = []
    for i, (bx, by_) in enumerate(points):
        (ax, ay), (cx, cy) = points[i - 1], points[(i + 1) % len(points)]
        (ux, uy), (vx, vy) = _unit(bx - ax, by_ - ay), _unit(cx - bx, cy - by_)
        scale = by / (1 + ux * vx + uy * vy)
        moved.append((bx - scale * (uy + vy), by_ + scale * (ux + vx)))
    return moved


def _unit(x: float, y: float) -> Point:
    length = math.hypot(x, y)
    return x / length, y / length


def polygon(points: list[Point]) -> str:
    """A path with sharp corners."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def rounded(points: list[Point], radius: float) -> str:
    """A path whose corners are cut by a curve that begins ``radius`` before them."""
    parts: list[str] = []
    for i, here in enumerate(points):
        start = _towards(here, points[i - 1], radius)
        end = _towards(here, points[(i + 1) % len(points)], radius)
        there = " ".join(map(number, (*here, *end)))
        parts.append(f"{'L' if parts else 'M'}{number(start[0])} {number(start[1])}Q{there}")
    return "".join(parts) + "Z"


def _towards(here: Point, there: Point, radius: float) -> Point:
    share = min(radius / math.dist(here, there), 0.5)
    return here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share


def moved(points: list[Point], origin: Point) -> list[Point]:
    """As seen from a point."""
    return [(x - origin[0], y - origin[1]) for x, y in points]
