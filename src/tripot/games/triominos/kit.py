"""What doesn't change during a game: the table's dots, and the 56 tiles in all their poses."""

from __future__ import annotations

import math
from functools import cache, lru_cache

from tripot.engine.message import say
from tripot.engine.scene import Disc, Drawing, Figure, Kind, Kit, Panel, Path, Place, Pose, Turn
from tripot.games.triominos.board import DOWN, TILE_COUNT, UP, turned
from tripot.games.triominos.names import CELLS_KEPT, cell_name, tile_name
from tripot.games.triominos.options import TriominosOptions

TABLE = "table"
KINDS = ("up", "down")
SIGNS = ("^", "v")
HEIGHT = math.sqrt(3) / 2
"""Of a triangle with side 1, the unit."""

INSET, CORNER, SIDE, EDGE, LINE = 0.032, 0.14, 0.035, 0.016, 0.028
NUMBER_SIZE, NUMBER_AT = 0.235, 0.445
"""A number stands at this part of the way from the centre to its corner, upright however the tile lies."""
_ANGLES = ((-90, 30, 150), (90, 210, 330))
"""From the centre to the corners of an up and a down triangle, clockwise as the page has y downwards."""
_DOTS_X, _DOTS_Y = 14, 14
"""So far the lattice is dotted; few games reach further, and none needs the dots."""

Point = tuple[float, float]


def kit(options: TriominosOptions) -> Kit:  # noqa: ARG001
    """The same for all options."""
    kinds = {tile_name(tile): _kind(tile) for tile in range(TILE_COUNT)}
    return Kit(tint="triominos", panels=(_panel(),), kinds=kinds)


def vertex_point(x: int, line: int) -> Point:
    """Where a vertex lies."""
    return round(x / 2, 3), round(line * HEIGHT, 3)


@lru_cache(CELLS_KEPT)
def place(x: int, y: int) -> Place:
    """A cell, by its centre."""
    kind = (x + y) & 1
    name = cell_name(x, y)
    centre = (y + (2 - kind) / 3) * HEIGHT
    return Place(name, round(x / 2, 3), round(centre, 3), KINDS[kind], name)


@cache
def pose_name(kind: int, tile: int, turn: int) -> str:
    """``v322``: it points down, and shows 3 2 2 clockwise from the bottom."""
    return SIGNS[kind] + tile_name(tile, turn)


def _panel() -> Panel:
    lines, columns = range(-_DOTS_Y, _DOTS_Y + 1), range(-2 * _DOTS_X, 2 * _DOTS_X + 1)
    points = [vertex_point(x, line) for line in lines for x in columns if (x + line) % 2 == 0]
    dots = tuple(Disc(x, y, LINE, fill="cell") for x, y in points)
    return Panel(TABLE, (-2.5, -1.7, 5.0, 4.4), dots, (), open_ended=True)


def _corner(kind: int, corner: int, share: float) -> Point:
    angle = math.radians(_ANGLES[kind][corner])
    radius = share * 2 / 3 * HEIGHT
    return radius * math.cos(angle), radius * math.sin(angle)


def _triangle(kind: int, down: float = 0.0) -> str:
    """The tile's outline: a triangle with its sides moved in and its corners rounded."""
    share = 1 - 3 * INSET / HEIGHT
    points = [_corner(kind, k, share) for k in range(3)]
    near = CORNER / share
    parts: list[str] = []
    for k, (x, y) in enumerate(points):
        ends = [(x + (a - x) * near, y + (b - y) * near) for a, b in (points[k - 1], points[(k + 1) % 3])]
        (x1, y1), (x2, y2) = ends
        start = f"{'L' if parts else 'M'}{_figure(x1)} {_figure(y1 + down)}"
        parts.append(f"{start}Q{_figure(x)} {_figure(y + down)} {_figure(x2)} {_figure(y2 + down)}")
    return "".join(parts) + "Z"


def _figure(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


OUTLINES = (_triangle(UP), _triangle(DOWN))
_BODIES = tuple(
    (Path(_triangle(kind, SIDE), fill="tileedge"), Path(OUTLINES[kind], fill="tile", line="tileline", width=EDGE))
    for kind in (UP, DOWN)
)


def _pose(kind: int, tile: int, turn: int) -> Pose:
    numbers = turned(tile, turn)
    figures = []
    for corner, number in enumerate(numbers):
        x, y = _corner(kind, corner, NUMBER_AT)
        figures.append(Figure(round(x, 3), round(y, 3), NUMBER_SIZE, str(number)))
    drawing: Drawing = (*_BODIES[kind], *figures)
    label = say(f"triominos-pose-{KINDS[kind]}", a=numbers[0], b=numbers[1], c=numbers[2])
    return Pose(drawing, OUTLINES[kind], KINDS[kind], label)


def _kind(tile: int) -> Kind:
    """Six poses; a triple has two, since its turns look the same."""
    turns = 1 if len(set(turned(tile, 0))) == 1 else 3
    poses = {pose_name(kind, tile, turn): _pose(kind, tile, turn) for kind in (UP, DOWN) for turn in range(turns)}
    # A sixth to the right takes an up tile's right corner to the bottom, and a down tile's left corner to the top.
    right = {
        pose_name(kind, tile, turn): pose_name(1 - kind, tile, (turn + 1) % turns)
        for kind in (UP, DOWN)
        for turn in range(turns)
    }
    left = {after: before for before, after in right.items()}
    return Kind(
        poses,
        (
            Turn("left", "left", say("triominos-turn-left"), "q", left),
            Turn("right", "right", say("triominos-turn-right"), "d", right),
        ),
    )
