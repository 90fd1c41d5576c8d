"""Figures as text: read, written, and what is wrong with a text said in one sentence."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.trigon.figures.shapes import pieces
from tripot.engine.errors import BadText
from tripot.engine.words import in_words
from tripot.games.trigon.board import Cell, sides
from tripot.games.trigon.figures.figure import ALL, Figure, settled
from tripot.games.trigon.figures.text import draw, read, read_partly, read_way, write, write_pieces

HEXAGON = """
name: Little hexagon
pieces: O

 ^v^
 v^v
"""


def test_a_figure_is_read() -> None:
    written = read(HEXAGON)
    assert written.figure.name == "Little hexagon"
    assert written.figure.pieces == pieces("O")
    assert written.figure.cells == ((0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2))
    assert read_way(written.figure, "a1,b1,c1,a2,b2,c2") == (written.figure.cells,)


def test_what_is_written_is_read_again() -> None:
    for seed in range(50):
        lot = Random(seed)
        cells: set[Cell] = {(40, 40)}
        while len(cells) < 5 * (seed + 1):
            cells.add(lot.choice(sorted({other for cell in cells for other in sides(cell)} - cells)))
        figure = Figure(settled(cells), (*lot.choices(range(5), k=21), 1), f"Number {seed}")
        assert read(write(figure)).figure == figure


@pytest.mark.parametrize("drawing", ["  ^v\n  v", "AV\nV", "..▲▼...\n..▼", "\n\n   △▽\n   ▽\n\n", "^v\r\nv"])
def test_a_drawing_may_be_written_in_several_ways(drawing: str) -> None:
    assert draw(read(f"Pieces: all\n{drawing}").figure.cells) == ["^v", "v"]


def test_pieces_may_be_written_in_several_ways() -> None:
    for text, there in (
        ("all", ALL),
        ("4xALL", tuple(4 * n for n in ALL)),
        ("1 2xi6, I6", pieces("1", "I6", "I6", "I6")),
    ):
        figure = read(f"pieces: {text}\n^").figure
        assert figure.pieces == there
        assert read(f"pieces: {write_pieces(there)}\n^").figure.pieces == there


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("^", "trigon-figure-no-pieces"),
        ("pieces:\n^", "trigon-figure-no-pieces"),
        ("pieces: all", "trigon-figure-empty"),
        ("pieces: all\n^w", "trigon-figure-sign"),
        ("pieces: all\ncolour: red\n^", "trigon-figure-sign"),
        ("pieces: all\n^^", "trigon-figure-direction"),
        ("pieces: all\n^v\n^v", "trigon-figure-direction"),
        ("pieces: Q7\n^", "trigon-figure-piece"),
        ("pieces: 1 ;\n^", "trigon-figure-piece"),
        ("pieces: 5x1\n^", "trigon-figure-piece-count"),
        ("pieces: 0x1\n^", "trigon-figure-piece-count"),
        ("pieces: 999x1\n^", "trigon-figure-piece-count"),
        (f"pieces: {'9' * 9999}x1\n^", "trigon-figure-piece"),
        ("pieces: 4xall 1\n^", "trigon-figure-piece-count"),
        ("pieces: 1\npieces: 2\n^", "trigon-figure-header-twice"),
        ("pieces: all\n" + "^v" * 221, "trigon-figure-many"),
        ("x" * 20_001, "trigon-figure-long"),
        (f"name: {'x' * 61}\npieces: 1\n^", "trigon-figure-long-name"),
        ("pieces: 1\nsolution: a2\n^", "trigon-figure-laid"),
        ("pieces: 2x1 2\nsolution: b1\n^v", "trigon-figure-unfilled"),
    ],
)
def test_a_bad_text_is_told_in_one_sentence(text: str, reason: str) -> None:
    with pytest.raises(BadText) as caught:
        read(text)
    assert caught.value.message.id == reason
    for language in ("en", "fr"):
        assert in_words(caught.value.message, language)


@pytest.mark.parametrize(
    ("laid", "reason"),
    [
        ("a1,c2", "trigon-figure-laid"),  # no piece has two parts
        ("a1,a1", "trigon-figure-laid"),
        ("a1,", "trigon-figure-laid"),
        ("a1,b1,zz99", "trigon-figure-laid"),
        ("d'accord", "trigon-figure-laid"),
        ("a1 a1", "trigon-figure-overlap"),
        ("a1 b1", "trigon-figure-too-often"),
    ],
)
def test_what_lies_in_a_figure_must_be_pieces_of_it(laid: str, reason: str) -> None:
    figure = Figure(read(HEXAGON).figure.cells, pieces("1", "C5"))
    expected = ((0, 1),), ((1, 1), (2, 1), (0, 2), (1, 2), (2, 2))
    assert read_partly(figure, "a1 b1,c1,c2,b2,a2") == expected
    with pytest.raises(BadText) as caught:
        read_partly(figure, laid)
    assert caught.value.message.id == reason
    for language in ("en", "fr"):
        assert in_words(caught.value.message, language)


@given(st.text("^vAV .\n\r\tpieces:name: allxI6 2O;,é", max_size=120))
def test_any_text_is_read_or_refused_in_words(text: str) -> None:
    try:
        figure = read(f"pieces: all\n{text}").figure
    except BadText as error:
        in_words(error.message, "fr")  # KeyError for a sentence that isn't there
    else:
        assert read(write(figure)).figure == figure
