"""`tripot puzzle new`, `solve` and `check`; files that hold no text at all."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tripot.cli.main import app
from tripot.engine.errors import BadText
from tripot.puzzles import library, read_puzzles, write_puzzles

runner = CliRunner()


def told(*arguments: str) -> str:
    result = runner.invoke(app, arguments, catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


def test_a_new_puzzle_passes_and_is_solved_alike(tmp_path: Path) -> None:
    file = tmp_path / "new.txt"
    file.write_text(told("puzzle", "new", "triolet", "--seed", "7"), encoding="utf-8")
    assert told("puzzle", "check", str(file)) == f"{file}: one puzzle, and it holds what it says.\n"
    unsolved = tmp_path / "unsolved.txt"
    unsolved.write_text(write_puzzles([replace(read_puzzles(file.read_text("utf-8"))[0], grade=1)]), encoding="utf-8")
    assert told("puzzle", "solve", str(unsolved)) == file.read_text("utf-8")


def test_a_wrong_solution_is_told(tmp_path: Path) -> None:
    first, second = library("triominos")[:2]
    file = tmp_path / "wrong.txt"
    file.write_text(write_puzzles([replace(first, solution=second.solution)]), encoding="utf-8")
    with pytest.raises(BadText, match=r"solution can’t be played|but right is|doesn’t reach"):
        runner.invoke(app, ["puzzle", "check", str(file)], catch_exceptions=False)


def test_a_game_without_puzzles_says_so() -> None:
    with pytest.raises(BadText, match="There are no puzzles of trigon"):
        runner.invoke(app, ["puzzle", "new", "trigon"], catch_exceptions=False)


@pytest.mark.parametrize("command", [("puzzle", "check"), ("puzzle", "solve"), ("figure",), ("verify",)])
def test_what_is_no_text_is_refused(command: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadText, match="is not a text file"):
        runner.invoke(app, [*command, str(file)], catch_exceptions=False)
