"""Figures as text (docs/notation.md): a few headers, then the shape drawn with one sign a triangle.

::

    name: Little hexagon
    pieces: I3 2x1 2

    v^v
    ^v^
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from tripot.engine.errors import BadText
from tripot.engine.message import say
from tripot.games.trigon.board import Cell, cell_name, points_up
from tripot.games.trigon.figures.figure import (
    COLOURS,
    MOST_CELLS,
    Figure,
    Laid,
    Pieces,
    in_order,
    piece_at,
    settled,
)
from tripot.games.trigon.pieces import PIECE_NAMES

UP, DOWN = "^Aa▲△", "vV▼▽"
NOTHING = " ."
LONGEST = 20_000
LONGEST_NAME = 60

HEADER = re.compile(r"\s*(name|pieces|ways|grade|solution)\s*:(.*)", re.IGNORECASE)
COUNTED = re.compile(r"(?:([0-9]{1,3})x)?(\w+)", re.IGNORECASE)
POINT = re.compile(r"([a-z]{1,2})([1-9][0-9]{0,2})", re.IGNORECASE)
BY_NAME = {name.lower(): piece for piece, name in enumerate(PIECE_NAMES)}


class Written(NamedTuple):
    """What a figure's text says."""

    figure: Figure
    ways: str
    """How many ways there are, as far as the text tells: ``1``, ``12``, ``1000+``, or nothing."""
    grade: str
    """How hard it is, from ``1`` to ``5``, or nothing."""
    solution: tuple[Laid, ...]
    """A way to fill it, if it tells one; it was checked."""


def read(text: str) -> Written:
    """Read a figure; BadText with what is wrong, and where."""
    if len(text) > LONGEST:
        raise BadText(say("trigon-figure-long", most=LONGEST))
    headers: dict[str, str] = {}
    drawing: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        header = HEADER.fullmatch(line)
        if header is None:
            drawing.append((number, line))
            continue
        name = header[1].lower()
        if name in headers:
            raise BadText(say("trigon-figure-header-twice", name=name, line=number))
        headers[name] = header[2].strip()
    if "pieces" not in headers:
        raise BadText(say("trigon-figure-no-pieces"))
    cells = _cells(drawing)
    name = headers.get("name", "")
    if len(name) > LONGEST_NAME:
        raise BadText(say("trigon-figure-long-name", most=LONGEST_NAME))
    figure = Figure(cells, read_pieces(headers["pieces"]), name)
    solution = headers.get("solution", "")
    way = read_way(figure, solution) if solution else ()
    return Written(figure, headers.get("ways", ""), headers.get("grade", ""), way)


def _cells(drawing: list[tuple[int, str]]) -> tuple[Cell, ...]:
    """The cells of a drawing; each sign must point where the first one says that it points."""
    found: list[Cell] = []
    turn = None
    for number, line in drawing:
        for column, sign in enumerate(line.rstrip(), 1):
            if sign in NOTHING:
                continue
            if sign not in UP + DOWN:
                raise BadText(say("trigon-figure-sign", line=number, column=column, sign=sign))
            here = (column - number + (sign in UP)) % 2
            if turn is None:
                turn = here
            elif here != turn:
                raise BadText(say("trigon-figure-direction", line=number, column=column))
            found.append((column, -number))
    if turn is None:
        raise BadText(say("trigon-figure-empty"))
    if len(found) > MOST_CELLS:
        raise BadText(say("trigon-figure-many", count=len(found), most=MOST_CELLS))
    return settled((x + 1 - turn, row) for x, row in found)


def read_pieces(text: str) -> Pieces:
    """``I6 2xF 1``, ``all`` (the 22 of a colour), ``4xall``."""
    counts = [0] * len(PIECE_NAMES)
    for word in text.replace(",", " ").split():
        counted = COUNTED.fullmatch(word)
        times = int(counted[1] or 1) if counted else 0
        named = counted[2].lower() if counted else ""
        if named != "all" and named not in BY_NAME:
            raise BadText(say("trigon-figure-piece", piece=word[:40], names=" ".join(PIECE_NAMES)))
        for piece in range(len(PIECE_NAMES)) if named == "all" else [BY_NAME[named]]:
            counts[piece] += times
            if not 0 < counts[piece] <= COLOURS:
                raise BadText(say("trigon-figure-piece-count", piece=PIECE_NAMES[piece], most=COLOURS))
    if not any(counts):
        raise BadText(say("trigon-figure-no-pieces"))
    return tuple(counts)


def read_point(text: str) -> Cell | None:
    """The cell that a point names: ``c1``, ``ab12``."""
    point = POINT.fullmatch(text)
    if point is None:
        return None
    x = 0
    for letter in point[1].lower():
        x = 26 * x + ord(letter) - ord("a") + 1
    return x - 1, int(point[2])


def read_laid(figure: Figure, text: str) -> Laid:
    """One piece as the points that it covers, ``c1,d1,d2``."""
    points = [read_point(point) for point in text.split(",")]
    cells = [point for point in points if point]
    there = set(figure.cells)
    if len(set(cells)) < len(points) or not there.issuperset(cells) or piece_at(cells) is None:
        raise BadText(say("trigon-figure-laid", text=text[:80]))
    return in_order(cells)


def read_partly(figure: Figure, text: str) -> tuple[Laid, ...]:
    """Pieces that lie in the figure, none over another, no more than there are; separated by spaces."""
    laid = tuple(read_laid(figure, each) for each in text.split())
    covered = [cell for each in laid for cell in each]
    twice = next((cell for cell in covered if covered.count(cell) > 1), None)
    if twice is not None:
        raise BadText(say("trigon-figure-overlap", point=cell_name(twice)))
    rest = figure.rest(laid)
    short = next((piece for piece, count in enumerate(rest.pieces) if count < 0), None)
    if short is not None:
        raise BadText(say("trigon-figure-too-often", piece=PIECE_NAMES[short], count=figure.pieces[short]))
    return laid


def read_way(figure: Figure, text: str) -> tuple[Laid, ...]:
    """Pieces that fill the figure."""
    laid = read_partly(figure, text)
    open_cells = len(figure.cells) - sum(map(len, laid))
    if open_cells:
        raise BadText(say("trigon-figure-unfilled", count=open_cells))
    return laid


# Writing


def write(figure: Figure, ways: str = "", grade: str = "", solution: Iterable[Laid] = ()) -> str:
    """The figure's text, which ``read`` reads."""
    headers = {
        "name": figure.name,
        "pieces": write_pieces(figure.pieces),
        "ways": ways,
        "grade": grade,
        "solution": write_way(solution),
    }
    lines = [f"{name}: {told}" for name, told in headers.items() if told]
    return "\n".join([*lines, "", *draw(figure.cells), ""])


def write_pieces(pieces: Pieces) -> str:
    """``all``, ``4xall``, or the names."""
    if len(set(pieces)) == 1:
        return _times(pieces[0], "all")
    return " ".join(_times(count, name) for name, count in zip(PIECE_NAMES, pieces, strict=True) if count)


def _times(count: int, name: str) -> str:
    return name if count == 1 else f"{count}x{name}"


def write_laid(laid: Laid) -> str:
    """The points that a piece covers."""
    return ",".join(map(cell_name, laid))


def write_way(way: Iterable[Laid]) -> str:
    """Pieces, separated by spaces."""
    return " ".join(map(write_laid, way))


def draw(cells: Iterable[Cell]) -> list[str]:
    """The shape, a line a row, the highest first."""
    there = set(cells)
    rows, columns = [row for _, row in there], [x for x, _ in there]
    return [
        "".join(_sign((x, row), there) for x in range(min(columns), max(columns) + 1)).rstrip()
        for row in range(max(rows), min(rows) - 1, -1)
    ]


def _sign(cell: Cell, there: set[Cell]) -> str:
    if cell not in there:
        return " "
    return UP[0] if points_up(cell) else DOWN[0]
