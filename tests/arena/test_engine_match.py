"""Matches against an engine of others: both sides of a pair begin alike, speeds are told, trouble is a sentence."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from tripot.arena.engine_match import Contender, Pace, Speeds, meet_engine, play_engine
from tripot.arena.gtp import Engine, EngineTrouble
from tripot.arena.match import open_by_lot
from tripot.arena.sequential import SequentialTest
from tripot.cli.main import main
from tripot.engine.errors import BadOption
from tripot.engine.position import Position, new
from tripot.engine.registry import find_game

TWO = {"mode": "two", "contact": "any"}


def engine(habit: str) -> str:
    """The command line of tests/arena/engine.py."""
    return shlex.join([sys.executable, str(Path(__file__).with_name("engine.py")), habit])


def opened(seed: int) -> Position:
    position = new("trigon", seed=seed, **TWO)
    open_by_lot(position, seed)
    return position


def test_both_sides_of_a_pair_get_the_same_opening_and_a_whole_game() -> None:
    games = []
    speech = find_game("trigon").speech
    with Engine(engine("plain")) as other:
        for mine in ([0], [1]):
            position = opened(7)
            play_engine(position, mine, Contender("random"), other, speech, Speeds(), 7)
            games.append(position)
    assert [game.result() is not None for game in games] == [True, True]
    assert games[0].steps[:4] == games[1].steps[:4]
    first_of_others = next(action for code, action in games[0].steps[4:] if code == 1)
    at = games[0].steps.index((1, first_of_others))
    games[0].undo(games[0].length - at)
    assert first_of_others == games[0].actions()[0]


def test_the_speeds_of_both_are_told_by_stages() -> None:
    match, speeds = meet_engine("trigon", "search:32", engine("timed"), 1, options=TWO)
    assert match.games == 2
    assert 0.0 <= match.share <= 1.0
    moves = sum(pace.moves for pace in speeds.ours + speeds.theirs)
    assert moves > 60
    assert all(pace.simulations == 12 * pace.moves for pace in speeds.theirs)
    assert all(pace.seconds == pytest.approx(pace.moves / 100) for pace in speeds.theirs)
    assert 16 * speeds.ours[0].moves < speeds.ours[0].simulations <= 32 * speeds.ours[0].moves
    assert speeds.ours[0].seconds > 0


def test_seconds_are_a_budget() -> None:
    contender = Contender("search:0.2s")
    position = opened(3)
    contender.choose(position, position.code, 1, Pace())
    pace = Pace()
    contender.choose(position, position.code, 1, pace)
    assert 0.05 < pace.seconds < 0.4, "at most the budget; less where the choice is clear"
    assert pace.simulations > 100


@pytest.mark.parametrize(
    ("habit", "sentence"),
    [
        ("dies", "The engine ended (status 3) when it was told “genmove"),
        ("passes", "The engine answered “pass” to action 6, but there is something to play."),
        ("cheats", "is not legal: "),
        ("babbles", "The engine’s action 6, “zz99”, is not legal: "),
        ("refuses", "The engine refused “genmove 2”: unknown command."),
    ],
)
def test_an_engine_that_misbehaves_is_told_in_a_sentence(habit: str, sentence: str) -> None:
    with pytest.raises(EngineTrouble) as caught:
        meet_engine("trigon", "random", engine(habit), 2, options=TWO)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("command", ["/no/such/engine", "'unclosed"])
def test_a_command_line_that_starts_nothing(command: str) -> None:
    with pytest.raises(EngineTrouble, match="can’t be started"):
        Engine(command)


def test_a_game_without_a_way_to_speak() -> None:
    with pytest.raises(BadOption, match="can’t be played with engines"):
        meet_engine("triggery", "random", engine("plain"), 2, options={})


def test_the_command_prints_share_and_speeds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["tripot", "arena", "trigon", "random", "--options", "mode=two", "--gtp", engine("timed")]
    arguments += ["--games", "2"]
    monkeypatch.setattr("sys.argv", arguments)
    with pytest.raises(SystemExit) as caught:
        main()
    assert not caught.value.code
    printed = capsys.readouterr().out
    assert "share of wins" in printed
    assert "engine's simulations/s" in printed


def test_the_command_takes_one_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["tripot", "arena", "trigon", "random", "greedy", "--gtp", engine("plain")])
    with pytest.raises(SystemExit) as caught:
        main()
    assert str(caught.value.code).startswith("tripot: Against an engine one player plays, not 2")


def test_a_match_ends_when_it_is_decided() -> None:
    """The engine plays the first action that it is told of: anybody who thinks wins."""
    test = SequentialTest(0.5, 0.9, 0.2)
    match, _ = meet_engine("trigon", "greedy", engine("plain"), 40, options=TWO, test=test)
    assert match.decided == "high"
    assert match.games < 40


def test_what_a_seed_gives_does_not_depend_on_what_was_played_before() -> None:
    both, _ = meet_engine("trigon", "level-1", engine("plain"), 4, options=TWO, seed=5)
    second, _ = meet_engine("trigon", "level-1", engine("plain"), 2, options=TWO, seed=6)
    assert both.shares[1:] == second.shares
