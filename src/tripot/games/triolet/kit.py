"""What doesn't change during a game: the board, the number tiles, the joker with all its values."""

from __future__ import annotations

import math

from tripot.engine.message import say
from tripot.engine.scene import Drawing, Figure, Kind, Kit, Panel, Path, Place, Pose
from tripot.games.triolet.board import COPIES, JOKER, NAMES, NUMBERS, ROWS, SIZE, SPECIAL, SQUARES
from tripot.games.triolet.options import TrioletOptions
from tripot.games.triolet.texts import FACE_NAMES, TILE_NAMES

PANEL = "board"
RESTING = "J"
"""How a joker lies in the rack, without a value."""

_CELL, _GAP, _RADIUS = 0.92, 0.04, 0.1
_ARROW, _ARROW_WIDTH = 0.21, 0.075
_JOKER_SIGN = 0.115


def kit(options: TrioletOptions) -> Kit:  # noqa: ARG001
    """The board and the tiles."""
    return Kit(tint="triolet", panels=(_panel(),), kinds=_kinds())


def kind_name(tile: int) -> str:
    """The kind of thing that a tile is: ``tile:4``, ``tile:J``."""
    return f"tile:{TILE_NAMES[tile]}"


def tile_of_face(face: int) -> int:
    """The tile that shows a face."""
    return min(face, JOKER)


def rectangle(x: float, y: float, width: float, height: float, radius: float) -> str:
    """A rectangle with round corners as an SVG path."""
    r = f"{radius:g}"
    across, down = f"{width - 2 * radius:g}", f"{height - 2 * radius:g}"
    return (
        f"M{x + radius:g} {y:g}h{across}a{r} {r} 0 0 1 {r} {r}v{down}a{r} {r} 0 0 1 -{r} {r}"
        f"h-{across}a{r} {r} 0 0 1 -{r} -{r}v-{down}a{r} {r} 0 0 1 {r} -{r}Z"
    )


def _panel() -> Panel:
    ground: list[Path | Figure] = [Path(rectangle(-0.12, -0.12, SIZE + 0.24, SIZE + 0.24, 0.25), fill="board")]
    places = []
    for square in range(SQUARES):
        x, y = square % SIZE, square // SIZE
        ground += _cell(x, y, SPECIAL[square])
        places.append(Place(NAMES[square], x + 0.5, y + 0.5, label=NAMES[square]))
    for i in range(SIZE):
        ground.append(Figure(i + 0.5, -0.42, 0.32, str(i + 1), "ink2", 500, wide_only=True))
        ground.append(Figure(-0.45, i + 0.5, 0.32, ROWS[i], "ink2", 500, wide_only=True))
    return Panel(PANEL, (-0.8, -0.75, 16.05, 16.0), tuple(ground), tuple(places))


def _cell(x: int, y: int, sign: str) -> list[Path | Figure]:
    shape = rectangle(x + _GAP, y + _GAP, _CELL, _CELL, _RADIUS)
    if sign == ".":
        return [Path(shape, fill="boardhi")]
    if sign == "R":
        return [Path(shape, fill="cell"), *_arrow(x + 0.5, y + 0.5)]
    return [Path(shape, fill="cell"), Figure(x + 0.5, y + 0.5, 0.4, "×3" if sign == "T" else "×2", "ink", 600)]


def _polar(degrees: float, radius: float, x: float, y: float) -> tuple[float, float]:
    return x + radius * math.cos(math.radians(degrees)), y - radius * math.sin(math.radians(degrees))


def _points(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in points) + "Z"


def _arrow(x: float, y: float) -> list[Path | Figure]:
    """A turning arrow: play again."""
    r = _ARROW
    (x0, y0), (x1, y1), (tip_x, tip_y) = _polar(20, r, x, y), _polar(80, r, x, y), _polar(14, r, x, y)
    head = [
        (tip_x - 0.6 * r, tip_y + 0.02 * r),
        (tip_x + 0.42 * r, tip_y - 0.12 * r),
        (tip_x + 0.06 * r, tip_y - 0.82 * r),
    ]
    arc = f"M{x1:.3f} {y1:.3f}A{r} {r} 0 1 0 {x0:.3f} {y0:.3f}"
    return [Path(arc, line="ink", width=_ARROW_WIDTH), Path(_points(head), fill="ink")]


_BODY: Drawing = (
    Path(rectangle(-0.455, -0.415, 0.91, 0.89, 0.13), fill="tileedge"),
    Path(rectangle(-0.455, -0.465, 0.91, 0.885, 0.13), fill="tile", line="tileline", width=0.018),
)
_OUTLINE = rectangle(-0.475, -0.48, 0.95, 0.955, 0.15)
_COUNT_X, _COUNT_Y = 0.33, 0.27


def _house_sign(x: float, y: float, radius: float) -> Drawing:
    """A die on its corner: three rhombi."""
    faces = []
    for degrees, opacity in ((90, 1.0), (210, 0.66), (330, 0.36)):
        corners = [(x, y), *(_polar(degrees + turn, radius, x, y) for turn in (-60, 0, 60))]
        faces.append(Path(_points(corners), fill="tileink2", opacity=opacity))
    return tuple(faces)


def _number_pose(tile: int) -> Pose:
    value = Figure(-0.02, -0.045, 0.56, TILE_NAMES[tile])
    copies = Figure(_COUNT_X, _COUNT_Y, 0.2, str(COPIES[tile]), "tileink2", 550, wide_only=True)
    return Pose((*_BODY, value, copies), _OUTLINE, label=say("triolet-tile", value=TILE_NAMES[tile]))


def _joker_pose(value: int | None) -> Pose:
    if value is None:
        return Pose((*_BODY, *_house_sign(0, -0.02, 0.25)), _OUTLINE, label=say("triolet-tile-joker"))
    drawing = (
        *_BODY,
        Figure(-0.02, -0.045, 0.56, str(value), "tileink2"),
        *_house_sign(_COUNT_X, _COUNT_Y, _JOKER_SIGN),
    )
    return Pose(drawing, _OUTLINE, label=say("triolet-tile-joker-as", value=str(value)))


def _kinds() -> dict[str, Kind]:
    kinds = {kind_name(tile): Kind({TILE_NAMES[tile]: _number_pose(tile)}) for tile in range(NUMBERS)}
    values = {FACE_NAMES[JOKER + value]: _joker_pose(value) for value in range(NUMBERS)}
    kinds[kind_name(JOKER)] = Kind({RESTING: _joker_pose(None)} | values, choose=True)
    return kinds
