"""Puzzles out of games of our own players: the same seed, the same puzzles; chosen so that grades are spread."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from tripot.engine.position import Position
from tripot.engine.puzzle import PuzzleKind
from tripot.engine.registry import find_game
from tripot.puzzles import Puzzle, check, compose, kind_of, library, read_puzzles
from tripot.puzzles.collect import collected, main, spread
from tripot.puzzles.grade import grade_of, missed

GAME = find_game("triominos")
BEST = kind_of(GAME, "best")


def test_the_same_seed_gives_the_same_puzzles() -> None:
    first = list(islice(compose(GAME, BEST, seed=7), 3))
    assert list(islice(compose(GAME, BEST, seed=7), 3)) == first
    assert not set(islice(compose(GAME, BEST, seed=1007), 3)) & set(first)
    for puzzle in first:
        check(puzzle)


def test_composing_stops() -> None:
    assert list(compose(GAME, BEST, stop=lambda: True)) == []


def test_a_collection_takes_from_all_grades_and_themes() -> None:
    one = library("triominos")[0]
    many = [
        replace(one, position=f"{one.position}{number}", grade=grade, themes=themes)
        for grade in (1, 2, 5)
        for number, themes in enumerate([("bridge",), ("bridge",), ("hexagon",)])
    ]
    chosen = spread(many, 6)
    assert [puzzle.grade for puzzle in chosen] == [1, 1, 2, 2, 5, 5]
    assert sum(puzzle.themes == ("hexagon",) for puzzle in chosen) == 3
    assert len(spread(many, 100)) == len(set(spread(many, 100))) == len(many)


def test_the_command_writes_a_collection(capsys: pytest.CaptureFixture[str]) -> None:
    main(["triominos", "30", "best=2"])
    written = read_puzzles(capsys.readouterr().out)
    assert written == collected(GAME, 30, {"best": 2})
    assert len(written) == 2


class Foregone(PuzzleKind):
    """A kind of which all, or none, find the solution."""

    name = "foregone"
    free = True

    def __init__(self, *, found: bool) -> None:
        self.found = found

    def reached(self, before: Position, action: int) -> bool:  # noqa: ARG002 - it was settled before
        return self.found

    def right(self, position: Position, turns: int, stop: object = None) -> tuple[int, ...]:
        raise NotImplementedError

    def themes(self, position: Position, action: int) -> tuple[str, ...]:
        raise NotImplementedError


@pytest.mark.parametrize(("found", "grade"), [(True, 1), (False, 5)])
def test_what_all_find_is_easy_and_what_nobody_finds_is_hard(
    monkeypatch: pytest.MonkeyPatch, found: bool, grade: int
) -> None:
    kind = Foregone(found=found)
    monkeypatch.setattr(Puzzle, "find_kind", lambda _: kind)
    share = missed(library("triominos")[0])
    assert share == 1.0 - found
    assert grade_of(share, kind.bounds) == grade


def test_a_grade_begins_at_its_bound() -> None:
    assert [grade_of(share, (0.2, 0.4, 0.6, 0.8)) for share in (0, 0.19, 0.2, 0.59, 0.6, 0.8, 1)] == [
        1,
        1,
        2,
        3,
        4,
        5,
        5,
    ]
