"""Reviews: each decision judged by what its seat knew, what was better legal, and the game's turns found."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tripot
from tests.server.worlds import courses
from tests.teacher.positions import winning
from tripot.engine.position import Position
from tripot.engine.registry import find_game, game_names
from tripot.players.knowledge import choosable
from tripot.record import read_record, verify
from tripot.teacher import gathered, reviewing
from tripot.teacher.review import IN_ALL, LEAST, SIMULATIONS, TURNING_POINTS, review, shared_out

RECORDS = Path(__file__).parent.parent / "records"
SIMULATIONS_HERE = 24


def shortest(game: str) -> Position:
    """The shortest recorded game of several players that the rules have ended."""
    files = sorted(RECORDS.glob(f"{game}/*.tripot"), key=lambda file: file.stat().st_size)
    ended = (verify(read_record(file.read_text())) for file in files)
    return next(position for position in ended if position.seats > 1 and position.result() is not None)


@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_is_reviewed(game: str) -> None:
    position = shortest(game)
    found = review(position, simulations=SIMULATIONS_HERE)
    assert found.decisions
    again = position.copy()
    for one in reversed(found.decisions):
        again.undo(again.length - one.step)
        assert again.code == one.seat
        legal = choosable(again)
        assert len(legal) > 1
        assert one.played.action == position.steps[one.step][1]
        assert one.loss >= 0
        assert (one.loss > 0) == (one.better is not None)
        if one.better is not None:
            assert one.better.action in legal
            assert one.better.action != one.played.action
    losses = [found.decisions[k].loss for k in found.turning_points]
    scale = find_game(game).advice.scale(position.options, 0)
    assert all(loss >= scale.telling for loss in losses)
    assert list(found.turning_points) == sorted(found.turning_points)
    assert len(found.final) == position.seats


@pytest.mark.parametrize("game", [name for name in game_names() if find_game(name).hidden])
def test_nobody_is_judged_by_what_they_could_not_see(game: str) -> None:
    truth, other = courses(game, 60, 0, seed=3)
    assert truth != other
    one, two = (played(game, [entry.text for entry in course]) for course in (truth, other))
    judged = [[each for each in reviewing(world, 1, SIMULATIONS_HERE) if each.seat == 0] for world in (one, two)]
    assert judged[0] == judged[1]
    assert len(judged[0]) > 3


def played(game: str, texts: list[str]) -> Position:
    position = tripot.new(game, seed=0)
    for text in texts:
        position.play(text)
    return position


def test_the_turning_points_of_people_come_before_those_of_computers() -> None:
    position = shortest("triolet")
    judged = list(reviewing(position, 1, SIMULATIONS_HERE))
    few = [one for one in judged if one.seat == 1][:2]
    decisions = [msgspec.structs.replace(one, loss=50.0) for one in judged if one.seat == 0 or one in few]
    costly = {seat: sum(one.seat == seat for one in decisions) for seat in (0, 1)}
    assert costly[0] >= TURNING_POINTS > costly[1] > 0
    for seat in (0, 1):
        found = gathered(position, decisions, [seat])
        own = [k for k in found.turning_points if decisions[k].seat == seat]
        assert len(own) == min(TURNING_POINTS, costly[seat])
        assert len(found.turning_points) == TURNING_POINTS


def test_a_win_that_was_missed_is_a_turning_point() -> None:
    position = winning()
    seat = position.code
    missed = next(int(action) for action in choosable(position) if not wins(position, int(action)))
    step = position.length
    position.play_action(missed)
    last = list(reviewing(position, 1, 200))[-1]
    assert (last.step, last.seat) == (step, seat)
    assert last.better is not None
    position.undo()
    assert wins(position, last.better.action)
    assert last.loss >= 5


def wins(position: Position, action: int) -> bool:
    after = position.copy()
    after.play_action(action)
    return after.result() is not None


def test_long_games_take_no_longer() -> None:
    assert shared_out(10) == SIMULATIONS
    assert shared_out(400) * 400 <= IN_ALL
    assert shared_out(10**6) == LEAST


def test_a_review_can_be_stopped() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 40

    assert len(list(reviewing(shortest("trini"), 1, 200, stop))) < 10
