"""`tripot figure` and `tripot bench-figures`."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from tripot.cli.main import app
from tripot.engine.errors import BadOption, BadText
from tripot.engine.registry import find_game

runner = CliRunner()
FIR = "name: Little fir\npieces: 1 L5 F\n\n  ^\n ^v^\n^v^v^\n ^v^\n"


def told(tmp_path: Path, text: str, *further: str) -> tuple[int, str]:
    file = tmp_path / "figure.txt"
    file.write_text(text, encoding="utf-8")
    result = runner.invoke(app, ["figure", str(file), *further], catch_exceptions=False)
    return result.exit_code, result.stdout


def test_a_figure_is_solved_and_the_answer_is_a_figure_again(tmp_path: Path) -> None:
    status, said = told(tmp_path, FIR)
    assert status == 0
    first, text = said.split("\n\n", 1)
    assert first == "It can be done, in a single way."
    assert text.startswith("solution: ")
    assert find_game("trigon").figures.open(text).name == "Little fir"


@pytest.mark.parametrize(
    ("pieces", "sentence"),
    [
        ("1 L5", "The figure has 12 triangles, the pieces only 6 together.\n"),
        ("2xO", "8 triangles point up and 4 down: no choice of these pieces comes out like that.\n"),
        ("1 C5 F", "It can’t be done: no way fills this figure.\n"),
    ],
)
def test_it_says_why_not(pieces: str, sentence: str, tmp_path: Path) -> None:
    assert told(tmp_path, FIR.replace("1 L5 F", pieces)) == (1, sentence)


def test_bad_texts_and_games_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadText):
        told(tmp_path, "pieces: all\n^^")
    with pytest.raises(BadOption):
        told(tmp_path, FIR, "--game", "trini")


def test_the_solvers_are_compared() -> None:
    result = runner.invoke(
        app, ["bench-figures", "trigon", "--seconds", "5", "--rounds", "1", "--least", "88"], catch_exceptions=False
    )
    assert "giant-heart" in result.stdout
    assert "1 of 1" in result.stdout
    with pytest.raises(BadOption):
        runner.invoke(app, ["bench-figures", "trini"], catch_exceptions=False)
