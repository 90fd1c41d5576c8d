"""How dice and Trinis are drawn: a die on its corner is a regular hexagon of three rhombi (LOOK.md, "Trini")."""

from __future__ import annotations

import math

from tripot.engine.scene import Disc, Drawing, Path
from tripot.games.trini.board import DOWN, UP
from tripot.games.trini.dice import CIRCLE, POSES, STAR

Point = tuple[float, float]

DIE = 0.79
"""The circumradius of a die, in hexagon sides."""
TRINI = 0.5
"""The radius of a Trini."""

DIRECTIONS = {UP: (90, 330, 210), DOWN: (270, 150, 30)}
"""Where the three faces look, in the order of ``board.LOOKS``; degrees counter-clockwise from the right."""
TONES = {90: "seat-hi", 150: "seat-hi", 210: "seat", 30: "seat", 270: "seat-lo", 330: "seat-lo"}
"""Light comes from the top left."""


def number(value: float) -> str:
    """A length as short text."""
    return f"{round(value, 3):g}"


def polar(degrees: float, radius: float, centre: Point = (0.0, 0.0)) -> Point:
    """A point seen from another at an angle."""
    angle = math.radians(degrees)
    return centre[0] + radius * math.cos(angle), centre[1] - radius * math.sin(angle)


def position(cell: tuple[float, float]) -> Point:
    """The centre of a cell, or a point between cells: the sketch of RULES.md turned by 30 degrees counter-clockwise."""
    x, y = math.sqrt(3) * (cell[0] + cell[1] / 2), 1.5 * cell[1]
    return x * math.cos(math.pi / 6) + y / 2, -x / 2 + y * math.cos(math.pi / 6)


def polygon(points: list[Point]) -> str:
    """A closed path through points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def rounded(points: list[Point], radius: float) -> str:
    """A closed path with every corner cut by a curve that starts ``radius`` before it."""
    parts: list[str] = []
    for i, corner in enumerate(points):
        start, end = (_toward(corner, points[k % len(points)], radius) for k in (i - 1, i + 1))
        sx, sy, cx, cy, ex, ey = (number(v) for v in (*start, *corner, *end))
        parts.append(f"{'L' if parts else 'M'}{sx} {sy}Q{cx} {cy} {ex} {ey}")
    return "".join(parts) + "Z"


def _toward(point: Point, other: Point, length: float) -> Point:
    distance = math.dist(point, other)
    share = min(length, distance / 2) / distance
    return point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share


def hexagon(radius: float) -> list[Point]:
    """A regular hexagon that stands on a corner."""
    return [polar(30 + 60 * i, radius) for i in range(6)]


def rhombus(degrees: float, radius: float) -> list[Point]:
    """One face of a die, from the middle out."""
    return [(0.0, 0.0), polar(degrees - 60, radius), polar(degrees, radius), polar(degrees + 60, radius)]


def symbol(code: int, degrees: float, radius: float) -> Path:
    """A symbol on the face that looks there: it lies on the face's square and its diagonal points outwards."""
    shape, hollow = code // 2, code % 2
    size = 0.9 if hollow else 1.0
    outline = _ellipse(degrees, radius, 0.6 * size) if shape == CIRCLE else _corners(shape, degrees, radius, size)
    width = 0.075 * radius
    return Path(
        outline, fill="" if hollow else "on-seat", line="on-seat", width=round(width if hollow else width / 2, 3)
    )


def _ellipse(degrees: float, radius: float, size: float) -> str:
    """The circle of that radius on the face [-1, 1] x [-1, 1], seen on the rhombus."""
    middle = polar(degrees, radius / 2)
    long, short = (size * radius * math.sqrt(k / 8) for k in (3, 1))
    (ax, ay), (bx, by) = (polar(degrees + turn, long, middle) for turn in (90, -90))
    arc = f"A{number(long)} {number(short)} {90 - degrees} 1 0 "
    return f"M{number(ax)} {number(ay)}{arc}{number(bx)} {number(by)}{arc}{number(ax)} {number(ay)}Z"


def _corners(shape: int, degrees: float, radius: float, size: float) -> str:
    """A square, or a star whose tip points outwards along the diagonal."""
    if shape == STAR:
        rim = [(math.pi / 2 + i * math.pi / 5, 0.36 if i % 2 else 0.8) for i in range(10)]
        flat = [
            (r * (math.sin(a) - math.cos(a)) / math.sqrt(2), r * (math.sin(a) + math.cos(a)) / math.sqrt(2))
            for a, r in rim
        ]
    else:
        flat = [(-0.52, -0.52), (0.52, -0.52), (0.52, 0.52), (-0.52, 0.52)]
    (mx, my), (ax, ay), (bx, by) = (polar(degrees + turn, radius / 2) for turn in (0, -60, 60))
    return polygon([(mx + size * (u * ax + v * bx), my + size * (u * ay + v * by)) for u, v in flat])


def die(pose: int, kind: int) -> Drawing:
    """A die in a pose, on a cell of that kind."""
    parts: list[Path] = []
    for degrees, code in zip(DIRECTIONS[kind], POSES[pose], strict=True):
        tone = TONES[degrees]
        parts.append(Path(polygon(rhombus(degrees, DIE)), fill=tone, hatch=tone == "seat-lo"))
        parts.append(symbol(code, degrees, DIE))
    ribs = "".join("M0 0L{} {}".format(*map(number, polar(degrees - 60, DIE))) for degrees in DIRECTIONS[kind])
    parts.append(Path(ribs, line="seat-edge", width=round(0.03 * DIE, 3)))
    parts.append(Path(polygon(hexagon(DIE)), line="seat-edge", width=round(0.055 * DIE, 3)))
    return tuple(parts)


def trini(radius: float = TRINI) -> Drawing:
    """A Trini: a stone with a hatched rim and a small triangle."""
    triangle = polygon([polar(90 + 120 * i, 0.36 * radius) for i in range(3)])
    return (
        Disc(0, round(0.07 * radius, 3), radius, fill="seat-edge"),
        Disc(0, 0, radius, fill="seat", hatch=True),
        Disc(0, 0, round(0.62 * radius, 3), fill="seat-hi", line="seat-edge", width=round(0.06 * radius, 3)),
        Path(triangle, fill="on-seat", line="on-seat", width=round(0.12 * radius, 3)),
    )


def circle(radius: float) -> str:
    """A circle as a path around (0, 0)."""
    r = number(radius)
    return f"M-{r} 0A{r} {r} 0 1 0 {r} 0A{r} {r} 0 1 0 -{r} 0Z"


def dashed_circle(radius: float, dashes: int) -> str:
    """A circle of dashes, each a little longer than the gap after it."""
    step = 360 / dashes
    ends = [(polar(i * step, radius), polar(i * step + 0.58 * step, radius)) for i in range(dashes)]
    r = number(radius)
    return "".join(f"M{number(a[0])} {number(a[1])}A{r} {r} 0 0 0 {number(b[0])} {number(b[1])}" for a, b in ends)


def kept_face(degrees: int, radius: float = 0.43) -> Drawing:
    """A small hexagon with one rhombus filled: this face stays."""
    return (
        Path(polygon(hexagon(radius)), line="ink", width=0.066),
        Path(polygon(rhombus(degrees, radius)), fill="ink"),
    )
