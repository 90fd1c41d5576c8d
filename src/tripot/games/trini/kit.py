"""What doesn't change during a game: the board, the dice in all their poses, Trinis."""

from __future__ import annotations

import math

from tripot.engine.message import Message, say
from tripot.engine.scene import Disc, Drawing, Figure, Kind, Kit, Panel, Path, Place, Pose, Turn
from tripot.games.trini.board import (
    AROUND,
    DOWN,
    KINDS,
    RADIUS,
    ROUND_NAMES,
    ROUNDS,
    TRIANGLE_NAMES,
    TRIANGLES,
    UP,
    Cell,
    kind_of,
    name_of,
)
from tripot.games.trini.dice import N_POSES, POSE_TEXT, POSES, Faces, tipped, turned_left, turned_right
from tripot.games.trini.drawing import (
    DIE,
    DIRECTIONS,
    TRINI,
    circle,
    dashed_circle,
    die,
    hexagon,
    kept_face,
    polar,
    polygon,
    position,
    rounded,
    trini,
)
from tripot.games.trini.options import TriniOptions

BOARD = "board"
SIGN = {UP: "^", DOWN: "v"}
ROUND = "round"
SYMBOLS = ("circle-solid", "circle-hollow", "star-solid", "star-hollow", "square-solid", "square-hollow")

RIM = 6.55
BESIDE = 0.61
"""How far from a cell at the edge its letter or number stands, in steps from cell to cell."""
_HALF = RIM * math.cos(math.pi / 6) + 0.05


def kit(options: TriniOptions) -> Kit:  # noqa: ARG001
    """The same for all options."""
    return Kit(tint="trini", panels=(_panel(),), kinds=KINDS_OF_THINGS, chips=_chips())


def pose_id(pose: int, kind: int) -> str:
    """A die's pose on a cell of a kind: ``^CSQ``."""
    return SIGN[kind] + POSE_TEXT[pose]


# The board


def _panel() -> Panel:
    ground: list[Path | Disc | Figure] = [Path(rounded(hexagon(RIM), 0.7), fill="board"), *_coordinates()]
    for cell in ROUNDS:
        x, y = _rounded_position(cell)
        ground.append(Disc(x, y, 0.7, fill="boardhi", line="cell", width=0.05))
    for cell in TRIANGLES:
        corners = [polar(degrees, 0.72, position(cell)) for degrees in DIRECTIONS[kind_of(cell)]]
        ground.append(Path(rounded(corners, 0.18), fill="cell"))
    places = [_place(cell, SIGN[kind], name) for cell, kind, name in zip(TRIANGLES, KINDS, TRIANGLE_NAMES, strict=True)]
    places += [_place(cell, ROUND, name) for cell, name in zip(ROUNDS, ROUND_NAMES, strict=True)]
    glow = {name: tuple(TRIANGLE_NAMES[cell] for cell in AROUND[i]) for i, name in enumerate(ROUND_NAMES)}
    box = (round(-_HALF, 3), -6.4, round(2 * _HALF, 3), 12.8)
    return Panel(id=BOARD, box=box, ground=tuple(ground), places=tuple(places), glow=glow)


def _coordinates() -> list[Figure]:
    """On the rim, a letter where each file of cells begins, falling to the right, and a number where each row ends."""
    signs = []
    for k in range(-RADIUS, RADIUS + 1):
        first, last = (k, max(-RADIUS, -RADIUS - k)), (min(RADIUS, RADIUS - k), k)
        signs.append(_sign(first, (0, -1), name_of(first)[0]))
        signs.append(_sign(last, (1, 0), name_of(last)[1]))
    return signs


def _sign(cell: Cell, step: Cell, text: str) -> Figure:
    """Beside a cell, in the direction of a step to where the next one would be."""
    x, y = position((cell[0] + BESIDE * step[0], cell[1] + BESIDE * step[1]))
    return Figure(round(x, 3), round(y, 3), 0.3, text, "ink2", 500, wide_only=True)


def _rounded_position(cell: tuple[int, int]) -> tuple[float, float]:
    x, y = position(cell)
    return round(x, 3), round(y, 3)


def _place(cell: tuple[int, int], kind: str, name: str) -> Place:
    x, y = _rounded_position(cell)
    return Place(id=name, x=x, y=y, kind=kind, label=name)


# The dice


def _label(faces: Faces, kind: int) -> Message:
    shown = {name: say(f"trini-symbol-{SYMBOLS[code]}") for name, code in zip("abc", faces, strict=True)}
    return say("trini-pose-up" if kind == UP else "trini-pose-down", **shown)


def _poses() -> dict[str, Pose]:
    outline = polygon(hexagon(DIE))
    return {
        pose_id(pose, kind): Pose(die(pose, kind), outline, SIGN[kind], _label(POSES[pose], kind))
        for kind in (UP, DOWN)
        for pose in range(N_POSES)
    }


def _map(kind: int, faces: dict[Faces, Faces], to_kind: int) -> dict[str, str]:
    return {pose_id(POSES.index(old), kind): pose_id(POSES.index(new), to_kind) for old, new in faces.items()}


def _third_turns() -> tuple[Turn, ...]:
    """On the board a die turns by a third."""
    left, right = ({faces: turn(faces) for faces in POSES} for turn in (turned_left, turned_right))
    both = [{k: v for kind in (UP, DOWN) for k, v in _map(kind, turn, kind).items()} for turn in (left, right)]
    return _left_and_right(*both)


def _sixth_turns() -> tuple[Turn, ...]:
    """In the hand it turns by a sixth, and so fits the other kind of cell each time.

    ``^`` is read N, SE, SW and ``v`` S, NW, NE: to the left, N comes to look NW, SE NE and SW S; likewise back
    to ``^``.
    """
    sixth = {faces: turned_right(faces) for faces in POSES}
    left = _map(UP, sixth, DOWN) | _map(DOWN, sixth, UP)
    return _left_and_right(left, {new: old for old, new in left.items()})


def _left_and_right(left: dict[str, str], right: dict[str, str]) -> tuple[Turn, ...]:
    return (
        Turn("left", "left", say("trini-turn-left"), "q", left),
        Turn("right", "right", say("trini-turn-right"), "d", right),
    )


def _tips() -> tuple[Turn, ...]:
    """One button for each face that can stay; each press tips once, in the same direction."""
    return tuple(_tip(kind, kept) for kind in (UP, DOWN) for kept in range(3))


def _tip(kind: int, kept: int) -> Turn:
    degrees = DIRECTIONS[kind][kept]
    to = _map(kind, {faces: tipped(faces, kept) for faces in POSES}, kind)
    label = say(f"trini-keep-{degrees}")
    drawing: Drawing = kept_face(degrees)
    return Turn(f"keep-{degrees}", f"keep-{kept + 1}", label, str(kept + 1), to, drawing)


_POSES = _poses()
KINDS_OF_THINGS = {
    "die": Kind(_POSES, (*_third_turns(), *_tips())),
    "reserve": Kind(_POSES, (*_sixth_turns(), *_tips())),
    "trini": Kind({"trini": Pose(trini(), circle(TRINI), ROUND, say("trini-stone"))}),
}


def _chips() -> dict[str, Drawing]:
    return {
        "trini": trini(0.45),
        "empty": (Path(dashed_circle(0.41, 10), line="ink2", width=0.07),),
    }
