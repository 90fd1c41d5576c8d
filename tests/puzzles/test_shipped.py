"""Every puzzle that comes with a game: proved again at full width, and named in both languages."""

from __future__ import annotations

import sys
from datetime import date, timedelta
from itertools import pairwise

import pytest

from tripot.engine.message import Message
from tripot.engine.registry import find_game, game_names
from tripot.engine.words import LANGUAGES, in_words
from tripot.puzzles import Puzzle, all_puzzles, check, find_puzzle, library, of_the_day, read_puzzles, write_puzzles

GAMES = [name for name in game_names() if find_game(name).puzzles]
SHIPPED = [puzzle for name in GAMES for puzzle in library(name)]


@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: f"{puzzle.game}-{puzzle.kind}-{puzzle.ident}")
def test_a_shipped_puzzle_holds_what_it_says(puzzle: Puzzle) -> None:
    check(puzzle)


def test_each_has_an_ident_of_its_own() -> None:
    assert len(all_puzzles()) == len(SHIPPED)
    assert all(find_puzzle(puzzle.ident) is puzzle for puzzle in SHIPPED)


@pytest.mark.parametrize("name", GAMES)
def test_a_library_has_every_kind_and_easy_ones_first(name: str) -> None:
    puzzles = library(name)
    assert {puzzle.kind for puzzle in puzzles} == {kind.name for kind in find_game(name).puzzles}
    for one, next_one in pairwise(puzzles):
        assert one.kind != next_one.kind or one.grade <= next_one.grade


@pytest.mark.parametrize("name", GAMES)
def test_kinds_tasks_and_themes_have_words(name: str) -> None:
    wanted = {f"{name}-theme-{theme}" for puzzle in library(name) for theme in puzzle.themes}
    wanted |= {f"{name}-puzzle-{kind.name}" for kind in find_game(name).puzzles}
    tasks = {f"{ident}-task" for ident in wanted if "-puzzle-" in ident}
    for language in LANGUAGES:
        assert all(in_words(Message(ident), language) for ident in wanted)
        assert all(in_words(Message(ident, {"seat": 1}), language).endswith((".", "?")) for ident in tasks)


@pytest.mark.parametrize("name", GAMES)
def test_the_text_of_a_library_round_trips(name: str) -> None:
    assert tuple(read_puzzles(write_puzzles(library(name)))) == library(name)


@pytest.mark.parametrize("name", GAMES)
def test_no_puzzle_comes_again_before_all_had_their_day(name: str) -> None:
    days = len(library(name))
    first = date.fromordinal(date(2026, 11, 28).toordinal() // days * days)
    cycles = []
    for cycle in range(2):
        chosen = [of_the_day(name, first + timedelta(cycle * days + day)) for day in range(days)]
        assert set(chosen) == set(library(name))
        cycles.append(chosen)
    assert cycles[0] != cycles[1]


def test_a_game_without_puzzles_has_none_for_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    module = sys.modules[of_the_day.__module__]
    monkeypatch.setattr(module, "library", lambda _: ())
    assert of_the_day(GAMES[0], date(2026, 11, 28)) is None
