"""The ladder keeps what was played, knows what is missing, and writes the page from it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tripot.arena import Match
from tripot.arena.ladder import Ladder, all_out, farther, figures, kept, neighbours, still_to_play
from tripot.arena.ladder_page import page
from tripot.engine.game import Game, Level
from tripot.engine.registry import find_game


@pytest.fixture
def game() -> Game:
    """A game with three levels."""
    levels = (Level(notices=2, judges="points"), Level(), Level(simulations=50, turns=1))
    return replace(find_game("triominos"), levels=levels)


def match(first: str, second: str, *shares: float) -> Match:
    return Match("triominos", {}, (first, second), shares, 2 * len(shares), 1.25, None, (0.002, 0.001))


def test_neighbours_and_those_farther_away(game: Game) -> None:
    assert neighbours(game) == [("level-2", "level-1"), ("level-3", "level-2")]
    names = {name for pair in farther(game) for name in pair}
    assert {"random", "points", "greedy", "level-1", "level-3"} <= names
    assert not set(farther(game)) & set(neighbours(game))
    assert all_out(game) == ("strongest", "level-3")


def test_who_thinks_long_meets_only_its_neighbours(game: Game) -> None:
    slow = replace(game, levels=(*game.levels, Level(simulations=200_000)))
    assert ("level-4", "level-3") in neighbours(slow)
    assert farther(slow) == farther(game)


def test_figures_are_told_in_words(game: Game) -> None:
    assert figures(game, "level-1") == "points, notices 2"
    assert figures(game, "level-2") == "look, notices all"
    assert figures(game, "level-3") == "50 simulations, turns played on: 1"
    assert figures(game, "greedy") == figures(game, "level-2")
    assert figures(game, "points") == "points, notices all"
    assert figures(find_game("triolet"), "greedy") == "points, notices all"
    assert figures(game, "random") == "by lot"
    assert figures(game, "level-4") == ""


def test_what_was_played_is_kept_and_not_played_again(game: Game, tmp_path: Path) -> None:
    pair = ("level-2", "level-1")
    ladder = Ladder(game, tmp_path)
    assert still_to_play(ladder, pair, 20, 7) == (20, 7)
    ladder.add(kept(match(*pair, 1.0, 0.5, 1.0, 0.5), game, 7))
    again = Ladder(game, tmp_path)
    assert still_to_play(again, pair, 20, 7) == (12, 11)
    assert still_to_play(again, pair, 8, 7)[0] == 0
    assert still_to_play(again, pair, 20, 8) == (20, 8)
    assert again.find(("level-3", "level-2")) is None
    found = again.find(pair)
    assert found is not None
    assert (found.share, found.games, found.seed, found.seconds) == (0.75, 8, 7, (0.002, 0.001))
    assert again.seconds("level-1") == 0.001
    assert again.seconds("level-3") is None


def test_a_match_that_goes_on_is_the_same_as_one_in_one_go(game: Game, tmp_path: Path) -> None:
    shares = (1.0, 0.5, 0.75, 0.0, 0.5, 1.0, 0.25)
    ladder = Ladder(game, tmp_path)
    for number, part in ((7, shares[:3]), (10, shares[3:5]), (12, shares[5:])):
        ladder.add(kept(match("level-2", "level-1", *part), game, number))
    found, whole = ladder.find(("level-2", "level-1")), match("level-2", "level-1", *shares)
    assert found is not None
    assert (found.games, found.seed) == (14, 7)
    assert found.share == pytest.approx(whole.share)
    assert found.spread == pytest.approx(whole.spread)
    assert found.interval == pytest.approx(whole.interval)
    assert found.margin == pytest.approx(1.25)


def test_a_level_that_has_changed_plays_again(game: Game, tmp_path: Path) -> None:
    pair = ("level-2", "level-1")
    Ladder(game, tmp_path).add(kept(match(*pair, 1.0, 0.5), game, 7))
    changed = replace(game, levels=(Level(notices=3, judges="points"), *game.levels[1:]))
    ladder = Ladder(changed, tmp_path)
    assert still_to_play(ladder, pair, 10, 7) == (10, 7)
    assert set(ladder.ratings()) == {"greedy", "level-2"}, "which are one player"
    ladder.add(kept(match("level-3", "level-2", 1.0, 0.5), changed, 7))
    assert [(one.first, one.second) for one in Ladder(changed, tmp_path).played] == [("level-3", "level-2")]


def test_a_pair_that_begins_again_is_kept_once(game: Game, tmp_path: Path) -> None:
    ladder = Ladder(game, tmp_path)
    for shares in ((1.0, 0.5), (0.5, 0.5, 1.0, 0.0)):
        ladder.add(kept(match("level-2", "level-1", *shares), game, 7))
    assert [one.games for one in Ladder(game, tmp_path).played] == [8]
    ladder.forget(("level-2", "level-1"))
    assert Ladder(game, tmp_path).played == []


def test_the_page_tells_what_was_measured_and_what_is_missing(game: Game, tmp_path: Path) -> None:
    ladder = Ladder(game, tmp_path)
    ladder.add(kept(match("level-2", "level-1", 1.0, 0.5, 1.0, 0.5), game, 7))
    ladder.add(kept(match("points", "level-1", 0.5, 0.5, 1.0, 0.0), game, 7))
    text = page([ladder])
    rows = {line.split("|")[1].strip(): line for line in text.splitlines() if line.startswith("| level")}
    assert "75.0 % (46.7 to 100.0) | 8 | 7 |" in rows["level-2"]
    assert "| 50 simulations, turns played on: 1 |  | not played yet |" in rows["level-3"]
    assert "- points against level-1: 50.0 %" in text
    assert "| look, notices all | 0 |" in rows["level-2"], "which is greedy"
    assert "| -" in rows["level-1"]
