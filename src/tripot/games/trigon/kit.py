"""What doesn't change during a game: the board and the 22 pieces in all their poses."""

from __future__ import annotations

import math
from functools import cache

from tripot.engine.message import say
from tripot.engine.scene import Drawing, Kind, Kit, Panel, Path, Place, Pose, Turn
from tripot.games.trigon.board import (
    CELL_NAMES,
    CELLS,
    ROWS,
    SIDE,
    SMALL_CELLS,
    Cell,
    Vertex,
    cell_name,
    points_up,
    vertices,
)
from tripot.games.trigon.coordinates import coordinates
from tripot.games.trigon.drawing import (
    ROW_HEIGHT,
    Point,
    centre,
    inset,
    moved,
    number,
    outline,
    polygon,
    rounded,
    vertex_point,
)
from tripot.games.trigon.options import TrigonOptions
from tripot.games.trigon.pieces import (
    PIECE_NAMES,
    PLACEMENTS,
    SHAPE_NUMBERS,
    SHAPES,
    at_origin,
    flipped,
    placement_cells,
    rotated,
)

BOARD = "board"
MARGIN = 0.36
RIM = 0.34


def kit(options: TrigonOptions) -> Kit:
    """For three, the outer ring is drawn in the tone of the rim and takes no pieces."""
    small = options.mode == "three"
    return Kit(tint="trigon", panels=(_panel(small),), kinds=kinds())


# The board


@cache
def _panel(small: bool) -> Panel:
    cells = SMALL_CELLS if small else CELLS
    whole = _hexagon(SIDE)
    field = _hexagon(SIDE - 1) if small else whole
    ground: Drawing = (
        Path(rounded(inset(whole, -RIM), 0.5), fill="board"),
        Path(polygon(field), fill="boardhi"),
        Path(grid(cells), line="cell", width=0.035),
        *coordinates(cells),
    )
    places = tuple(place(cell) for cell in cells)
    left, right = min(x for x, _ in whole) - MARGIN, max(x for x, _ in whole) + MARGIN
    top, bottom = -ROWS * ROW_HEIGHT - MARGIN, MARGIN
    box = (round(left, 3), round(top, 3), round(right - left, 3), round(bottom - top, 3))
    return Panel(id=BOARD, box=box, ground=ground, places=places)


def _hexagon(side: int) -> list[Point]:
    """The corners of the hexagon of that side, in the middle of the board, clockwise as seen."""
    mx, my = 2 * SIDE, SIDE
    corners: list[Vertex] = [(-2 * side, 0), (-side, side), (side, side), (2 * side, 0), (side, -side), (-side, -side)]
    return [vertex_point((mx + i, my + j)) for i, j in corners]


def grid(cells: tuple[Cell, ...]) -> str:
    """The edges of cells, each once."""
    edges = set()
    for cell in cells:
        a, b, c = sorted(vertices(cell))
        edges |= {(a, b), (b, c), (a, c)}
    lines = [(vertex_point(a), vertex_point(b)) for a, b in sorted(edges)]
    return "".join(f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}" for (ax, ay), (bx, by) in lines)


def place(cell: Cell) -> Place:
    """The spot in the middle of a cell."""
    x, y = centre(cell)
    name = cell_name(cell)
    return Place(id=name, x=round(x, 4), y=round(y, 4), kind=_kind(cell), label=name)


def _kind(cell: Cell) -> str:
    return "up" if points_up(cell) else "down"


# The pieces


def _anchor(cells: tuple[Cell, ...]) -> int:
    """The cell nearest to the middle of a shape: there the pointer holds it."""
    centres = [centre(cell) for cell in cells]
    middle = sum(x for x, _ in centres) / len(cells), sum(y for _, y in centres) / len(cells)
    return min(range(len(cells)), key=lambda i: (round(math.dist(centres[i], middle), 6), cells[i]))


ANCHORS: tuple[int, ...] = tuple(_anchor(shape.cells) for shape in SHAPES)
"""The cell of each shape that lies on the place it is said to lie on."""

FIRST_SHAPES: tuple[int, ...] = tuple(
    next(n for n, shape in enumerate(SHAPES) if shape.piece == piece) for piece in range(len(PIECE_NAMES))
)


def pose_id(shape: int) -> str:
    """A pose is named by its number among those of the piece."""
    return str(shape - FIRST_SHAPES[SHAPES[shape].piece])


def place_id(placement: int) -> str:
    """The place of a placement: the cell under its anchor."""
    return CELL_NAMES[placement_cells(placement)[ANCHORS[PLACEMENTS[placement][0]]]]


def _upright(piece: int) -> int:
    """How a piece lies in the tray: the lowest way, then the most compact."""

    def key(shape: int) -> tuple[float, float, int]:
        points = outline(SHAPES[shape].cells)
        width = max(x for x, _ in points) - min(x for x, _ in points)
        height = max(y for _, y in points) - min(y for _, y in points)
        return round(max(width / 1.25, height), 3), round(height, 3), shape

    return min((n for n, shape in enumerate(SHAPES) if shape.piece == piece), key=key)


TRAY_SHAPES: tuple[int, ...] = tuple(_upright(piece) for piece in range(len(PIECE_NAMES)))


def _pose(shape: int, count: int) -> Pose:
    cells = SHAPES[shape].cells
    anchor = cells[ANCHORS[shape]]
    edge = moved(outline(cells), centre(anchor))
    drawing = Path(rounded(inset(edge, 0.045), 0.07), fill="seat", line="seat-edge", width=0.05, hatch=True)
    label = say("trigon-pose", number=int(pose_id(shape)) + 1, count=count)
    return Pose((drawing,), rounded(inset(edge, -0.005), 0.08), _kind(anchor), label)


@cache
def kinds() -> dict[str, Kind]:
    """The 22 pieces in all their poses."""
    found = {}
    for piece, name in enumerate(PIECE_NAMES):
        shapes = [n for n, shape in enumerate(SHAPES) if shape.piece == piece]
        poses = {pose_id(n): _pose(n, len(shapes)) for n in shapes}
        left = {n: SHAPE_NUMBERS[at_origin(rotated(SHAPES[n].cells))] for n in shapes}
        flip = {n: SHAPE_NUMBERS[at_origin(flipped(SHAPES[n].cells))] for n in shapes}
        turns = (
            _turn("left", "q", left),
            _turn("right", "d", {b: a for a, b in left.items()}),
            _turn("flip", "f", flip),
        )
        found[name] = Kind(poses, turns)
    return found


def _turn(name: str, key: str, to: dict[int, int]) -> Turn:
    return Turn(name, name, say(f"trigon-turn-{name}"), key, {pose_id(a): pose_id(b) for a, b in to.items()})
