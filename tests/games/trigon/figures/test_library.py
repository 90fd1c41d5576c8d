"""Every figure that comes with the house is what it says."""

from __future__ import annotations

import pytest

from tripot.engine.words import in_words
from tripot.games.trigon.figures import face
from tripot.games.trigon.figures.checks import why_not
from tripot.games.trigon.figures.figure import ALL, Figure
from tripot.games.trigon.figures.grade import grade_of
from tripot.games.trigon.figures.library import figures
from tripot.games.trigon.figures.solver import Ration, count_ways, next_piece
from tripot.games.trigon.figures.text import read, write

FIGURES = figures()
EFFORT = 1_000_000
COUNTED = 400
"""Figures with more ways are only shown to have more than one."""


@pytest.mark.parametrize("name", FIGURES)
def test_its_solution_fills_it(name: str) -> None:
    """``read`` has checked it; here once more by counting cells and pieces."""
    written = FIGURES[name]
    cells = [cell for piece in written.solution for cell in piece]
    assert sorted(cells) == sorted(written.figure.cells)
    assert len(written.solution) == sum(written.figure.pieces)
    assert written.figure.exact
    assert why_not(written.figure) is None


@pytest.mark.parametrize("name", FIGURES)
def test_it_has_as_many_ways_as_it_says(name: str) -> None:
    written = FIGURES[name]
    if written.ways.isdigit() and int(written.ways) <= COUNTED:
        count = count_ways(written.figure, COUNTED + 1, Ration(EFFORT))
        assert count.complete
        assert len(count.ways) == int(written.ways)
    else:
        least = 10 if written.ways.endswith("+") else 2
        assert len(count_ways(written.figure, least, Ration(EFFORT)).ways) == least


@pytest.mark.parametrize("name", FIGURES)
def test_its_grade_is_measured(name: str) -> None:
    written = FIGURES[name]
    assert int(written.grade) == grade_of(written.figure, len(written.solution))


@pytest.mark.parametrize("name", FIGURES)
def test_it_has_a_name_in_both_languages(name: str) -> None:
    card = next(card for card in face.library() if card.id == name)
    assert in_words(card.name, "en")
    assert in_words(card.name, "fr")
    assert read(card.text).figure.cells == FIGURES[name].figure.cells
    assert "solution" not in card.text


def test_the_library_grows_in_difficulty() -> None:
    counts = [len(written.solution) for written in FIGURES.values()]
    assert counts == sorted(counts)
    assert counts[0] == 6  # the issue asks for 6 to 22, then 88
    assert {22, 88} <= set(counts)
    assert sum(written.figure.pieces == tuple(4 * n for n in ALL) for written in FIGURES.values()) >= 4
    assert sum(written.ways == "1" for written in FIGURES.values()) >= 6
    grades = [int(written.grade) for written in FIGURES.values()]
    assert set(grades) == {1, 2, 3, 4, 5}


def test_no_two_have_one_outline() -> None:
    shapes = {Figure(written.figure.cells, ALL).cells for written in FIGURES.values()}
    assert len(shapes) == len(FIGURES)


@pytest.mark.parametrize("name", ["crown", "star", "great-heart", "giant-hexagon"])
def test_a_figure_is_filled_hint_by_hint(name: str) -> None:
    """Each hint goes on from what lies there; here from the middle of the shipped solution."""
    written = FIGURES[name]
    laid = list(written.solution[: len(written.solution) // 2])
    for _ in range(3):
        answer = next_piece(written.figure, laid, Ration(EFFORT))
        assert answer.possible
        assert answer.piece is not None
        laid.append(answer.piece)
    assert read(write(written.figure, solution=written.solution)).solution == written.solution
