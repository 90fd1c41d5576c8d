"""What the house asks of figures (``engine/figures.py``)."""

from __future__ import annotations

import importlib.util
import sys
import time
from collections.abc import Sequence
from functools import cache

from tripot.engine.errors import BadText
from tripot.engine.figures import Answer, Card, Drawn, Fillable, Paper, Piece, Solver, Watch
from tripot.engine.game import Stop
from tripot.engine.message import say
from tripot.engine.scene import Kit, Thing
from tripot.games.trigon.board import Cell, cell_name
from tripot.games.trigon.drawing import centre
from tripot.games.trigon.figures import cpsat, solver
from tripot.games.trigon.figures.checks import why_not
from tripot.games.trigon.figures.figure import ALL, COLOURS, MOST_CELLS, Figure, settled
from tripot.games.trigon.figures.library import figures
from tripot.games.trigon.figures.picture import box_of, panel, silhouette, triangle
from tripot.games.trigon.figures.text import read, read_partly, read_point, write, write_laid
from tripot.games.trigon.kit import ANCHORS, FIRST_SHAPES, TRAY_SHAPES, kinds, pose_id
from tripot.games.trigon.pieces import PIECE_NAMES, SHAPES, SIZES

COUNTED = 100
"""Different ways are counted up to here, to tell how hard a figure is ..."""
COUNT_EFFORT = 200_000
"""... with so much effort."""
SMALL, LARGE = (27, 12), (47, 22)
"""Columns and rows of the sheet to draw on."""


@cache
def library() -> tuple[Card, ...]:
    """The figures that come with the house."""
    return tuple(
        Card(
            id=ident,
            name=say(f"trigon-figure-name-{ident}"),
            grade=int(written.grade),
            pieces=len(written.solution),
            ways=written.ways,
            text=write(written.figure),
            picture=silhouette(written.figure.cells),
            box=box_of(written.figure.cells, 0.2),
        )
        for ident, written in figures().items()
    )


def open(text: str) -> Fillable:  # noqa: A001 - the protocol's word
    """A figure to be filled."""
    figure = read(text).figure
    names = [name for name, count in zip(PIECE_NAMES, figure.pieces, strict=True) if count]
    tray = [
        Thing(
            f"piece:{name}",
            name,
            pose_id(TRAY_SHAPES[piece]),
            seat=0,
            label=say("trigon-piece", piece=name, count=SIZES[piece]),
            count=figure.pieces[piece],
        )
        for piece, name in enumerate(PIECE_NAMES)
        if figure.pieces[piece]
    ]
    every = kinds()
    return Fillable(
        text=write(figure),
        name=figure.name,
        kit=Kit(tint="trigon", panels=(panel(figure.cells),), kinds={name: every[name] for name in names}),
        tray=tuple(tray),
        points={cell_name(cell): cell for cell in figure.cells},
        steps={name: _steps(PIECE_NAMES.index(name)) for name in names},
        problem=why_not(figure),
        spare=max(0, figure.area - len(figure.cells)),
    )


@cache
def _steps(piece: int) -> dict[str, tuple[Cell, ...]]:
    """Of each pose, its cells as seen from its anchor."""
    found = {}
    for number, shape in enumerate(SHAPES):
        if shape.piece == piece:
            x, row = shape.cells[ANCHORS[number]]
            found[pose_id(number)] = tuple((a - x, b - row) for a, b in shape.cells)
    return found


def paper(text: str = "", *, large: bool = False) -> Paper:
    """A sheet to draw on, with the figure in its middle."""
    figure = read(text).figure if text.strip() else None
    drawn: list[Cell] = []
    columns, rows = LARGE if large else SMALL
    if figure:
        wide, high = (max(cell[axis] for cell in figure.cells) + 1 for axis in (0, 1))
        if wide > columns or high > rows:
            columns, rows = max(wide + 2, LARGE[0]), max(high + 2, LARGE[1])
        right, up = (columns - wide) // 2, (rows - high) // 2
        right -= (right + up) % 2
        drawn = [(x + right, row + up) for x, row in figure.cells]
    cells = [(x, row) for row in range(rows, 0, -1) for x in range(columns)]
    there = figure.pieces if figure else ALL
    return Paper(
        box=box_of(cells, 0.1),
        cells=tuple((cell_name(cell), triangle(cell), *_rounded(centre(cell))) for cell in cells),
        pieces=_pieces(),
        most=COLOURS,
        drawn=tuple(map(cell_name, drawn)),
        counts={name: count for name, count in zip(PIECE_NAMES, there, strict=True) if count},
        name=figure.name if figure else "",
    )


def _rounded(point: tuple[float, float]) -> tuple[float, float]:
    return round(point[0], 3), round(point[1], 3)


@cache
def _pieces() -> tuple[Piece, ...]:
    shapes = [SHAPES[FIRST_SHAPES[piece] + int(pose_id(TRAY_SHAPES[piece]))].cells for piece in range(len(SIZES))]
    return tuple(
        Piece(name, say("trigon-piece", piece=name, count=size), size, silhouette(cells), box_of(cells, 0.15))
        for name, size, cells in zip(PIECE_NAMES, SIZES, shapes, strict=True)
    )


def draw(cells: Sequence[str], counts: dict[str, int], name: str) -> Drawn:
    """The figure that was drawn; the text says it all, so it is read again as any other."""
    found = [read_point(cell) for cell in cells]
    drawn = {cell for cell in found if cell}
    if not drawn:
        raise BadText(say("trigon-figure-empty"))
    if len(drawn) > MOST_CELLS:
        raise BadText(say("trigon-figure-many", count=len(drawn), most=MOST_CELLS))
    pieces = tuple(counts.get(each, 0) for each in PIECE_NAMES)
    if not any(pieces):
        raise BadText(say("trigon-figure-choose"))
    figure = read(write(Figure(settled(drawn), pieces, " ".join(name.split())))).figure
    return Drawn(write(figure), len(figure.cells), figure.area, why_not(figure))


def check(text: str, laid: str) -> None:
    """Read both; BadText with what is wrong."""
    read_partly(read(text).figure, laid)


def possible(text: str, laid: str, effort: int, watch: Watch, stop: Stop) -> Answer:
    """Whether the figure can be filled from there; of a figure in which nothing lies, in how many ways."""
    figure = read(text).figure
    pieces = read_partly(figure, laid)
    ration = _ration(effort, watch, stop)
    answer = solver.first_way(figure.rest(pieces), ration)
    way = tuple(map(write_laid, answer.way))
    if pieces or not answer.possible:
        return Answer(answer.possible, way)
    more = _ration(min(COUNT_EFFORT, effort), watch, stop)
    count = solver.count_ways(figure, COUNTED, more)
    return Answer(True, way, ways=max(1, len(count.ways)), complete=count.complete)


def hint(text: str, laid: str, effort: int, watch: Watch, stop: Stop) -> Answer:
    """A next piece, or what has to be taken up first."""
    figure = read(text).figure
    found = solver.next_piece(figure, read_partly(figure, laid), _ration(effort, watch, stop))
    return Answer(
        found.possible, next=write_laid(found.piece) if found.piece else "", away=tuple(map(write_laid, found.away))
    )


def _ration(effort: int, watch: Watch, stop: Stop) -> solver.Ration:
    def tell(most: float, nodes: int) -> None:
        watch.share, watch.tried = most, nodes

    return solver.Ration(effort, stop, tell)


def solvers() -> dict[str, Solver]:
    """Ours, and OR-Tools CP-SAT if it is installed."""

    def own(text: str, seconds: float, seed: int) -> bool | None:
        end = time.perf_counter() + seconds
        ration = solver.Ration(sys.maxsize, lambda: time.perf_counter() > end)
        return solver.first_way(read(text).figure, ration, seed).possible

    def cp_sat(text: str, seconds: float, seed: int) -> bool | None:
        found = cpsat.first_way(read(text).figure, seconds, seed)
        return None if found is None else bool(found)

    found: dict[str, Solver] = {"tripot": own}
    if importlib.util.find_spec("ortools"):
        found["CP-SAT"] = cp_sat
    return found


def warm() -> None:
    """Compile the search: filling the smallest figure does."""
    solver.first_way(Figure(((1, 1),), tuple(int(name == "1") for name in PIECE_NAMES)), solver.Ration(10))
