"""Rules and endings, decision by decision (RULES.md, section 1)."""

from __future__ import annotations

import numpy as np
import pytest

import tripot
from tests.kit import compare_with_oracle, random_game
from tripot.engine import kernels
from tripot.engine.position import Position
from tripot.games.trini.board import GOAL

OPTION_SETS = [(players, match) for players in (2, 3, 4) for match in ("exact", "shape")]

SEVERAL = "1 0 c5CQs,c2csQ,c7CqS,a6SQC/e3CSQ,d2cQS,g2QCS,f4sqC,d6sCQ -/-"
"""Seat 1 can make three Trinis with one die on e4."""

PERFT_START = {1: 576, 2: 317_952}
PERFT_LATE = {
    (2, "exact"): 137_416,
    (2, "shape"): 102_892,
    (3, "exact"): 137_416,
    (3, "shape"): 102_892,
    (4, "exact"): 137_416,
    (4, "shape"): 102_892,
}
"""Two actions on from ``SEVERAL`` when seat 1 needs one more Trini: wins leave no further actions."""


def played(*texts: str, players: int = 2, match: str = "exact") -> Position:
    position = tripot.new("trini", players=players, match=match)
    for text in texts:
        position.play(text)
    return position


def leaves(position: Position, depth: int) -> int:
    """Positions after ``depth`` actions, each way to get there counted."""
    actions = position.actions()
    if depth <= 1:
        return len(actions) if depth else 1
    total = 0
    for action in actions:
        after = Position(position.game, position.options, position.states.copy())
        after.play_action(int(action))
        total += leaves(after, depth - 1)
    return total


@pytest.mark.parametrize(("players", "dice", "goal"), [(2, 12, 6), (3, 8, 5), (4, 6, 4)])
def test_dice_and_goal(players: int, dice: int, goal: int) -> None:
    state = tripot.new("trini", players=players).state
    assert state.reserve.tolist() == [dice] * players + [0] * (4 - players)
    assert state.goal == goal


@pytest.mark.parametrize(("players", "match"), OPTION_SETS)
def test_random_games_agree_with_the_oracle(players: int, match: str) -> None:
    for seed in range(5):
        compare_with_oracle("trini", seed, players=players, match=match)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("depth", [1, 2])
def test_perft_from_the_start(players: int, depth: int) -> None:
    assert leaves(tripot.new("trini", players=players), depth) == PERFT_START[depth]


@pytest.mark.parametrize(("players", "match"), OPTION_SETS)
def test_perft_close_to_the_goal(players: int, match: str) -> None:
    nobody = "/-" * (players - 2)
    won = ",".join(("a4", "a7", "d7", "g4", "d1")[: GOAL[players] - 1])
    line = SEVERAL.replace(" -/-", f"{nobody} {won}/-{nobody}")
    position = tripot.position("trini", f"players={players},match={match} {line}")
    assert leaves(position, 2) == PERFT_LATE[players, match]


def test_a_die_is_placed_in_any_of_24_poses_on_any_free_cell() -> None:
    assert len(played().legal()) == 24 * 24
    assert len(played("b7+CSQ").legal()) == 23 * 24
    third = played("b7+CSQ", "c4+CSQ").legal()
    assert len(third) == 22 * 24 + 8 + 6


def test_only_own_dice_move() -> None:
    legal = played("b7+CSQ", "c4+CSQ").legal()
    assert not any(text.startswith("c4") for text in legal)
    assert {text for text in legal if text.startswith("b7-")} == {
        f"b7-{to}" for to in ("d6", "f5", "c5", "d3", "e1", "a6")
    }


def test_a_slide_jumps_dice_and_keeps_every_face() -> None:
    position = played("b7+CSQ", "d6+CSQ", "b7-f5")
    assert position.to_text().startswith("2 3 f5CSQ/d6CSQ")
    assert "b7-d6" not in played("b7+CSQ", "d6+CSQ").legal()


def test_three_identical_symbols_make_a_trini_whoever_owns_the_dice() -> None:
    position = played("e4+SQC", "c4+SQC", "d3+QCS")
    assert position.scores() == (1, 0)
    assert position.to_text() == "2 0 e4SQC,d3QCS/c4SQC d4/-"


def test_a_trini_stays_when_the_dice_leave_and_is_not_made_twice() -> None:
    position = played("e4+SQC", "c4+SQC", "d3+QCS", "c4=QCS")
    assert position.to_text().endswith(" d4/-")
    position.play("c7+CSQ")
    position.play("c4=SQC")
    assert position.to_text().endswith(" d4/-")


def test_the_one_who_completes_gets_it() -> None:
    assert played("e4+SQC", "d3+QCS", "c7+CSQ", "c4+SQC").scores() == (0, 1)


def test_fill_counts_unless_only_the_shape_is_asked_for() -> None:
    moves = ("e4+SQC", "c4+SQC", "d3+ScQ")
    assert played(*moves).scores() == (0, 0)
    assert played(*moves, match="shape").scores() == (1, 0)


def test_the_moved_die_must_be_one_of_those_that_agree() -> None:
    agreeing = "1 0 e4SQC,d3QCS,g2CSQ/c4SQC -/-"
    position = tripot.position("trini", agreeing)
    position.play("g2=SQC")
    assert position.scores() == (0, 0)
    position = tripot.position("trini", agreeing)
    position.play("e3+SQC")
    assert position.scores() == (0, 0)


def test_one_action_can_make_several_trinis() -> None:
    position = tripot.position("trini", SEVERAL)
    best = max(position.legal(), key=lambda text: _made(position, text))
    assert _made(position, best) == 3
    position.play(best)
    assert position.scores()[0] == 3


def _made(position: Position, text: str) -> int:
    gains = np.zeros(1, np.int64)
    action = position.game.notation.read(position.state, text)
    kernels.gains(position.states, 0, np.array([action]), gains)
    return int(gains[0])


@pytest.mark.parametrize(("players", "match"), OPTION_SETS)
def test_gain_is_what_the_action_adds_to_the_score(players: int, match: str) -> None:
    before: tuple[int, ...] = ()
    foreseen: dict[int, int] = {}
    for position in random_game("trini", 8, players=players, match=match):
        if position.log:
            seat, action = position.steps[-1]
            assert position.scores()[seat] - before[seat] == foreseen[action]
        before = position.scores()
        actions = position.actions()
        gains = np.zeros(len(actions), np.int64)
        kernels.gains(position.states, 0, actions, gains)
        foreseen = dict(zip(actions.tolist(), gains.tolist(), strict=True))


# Endings


def test_the_goal_ends_the_game_at_once_and_more_trinis_than_stones_count() -> None:
    position = tripot.position("trini", SEVERAL.replace("-/-", "a4,a7,d7,g4/-"))
    position.play(max(position.legal(), key=lambda text: _made(position, text)))
    result = position.result()
    assert result is not None
    assert (result.ending, result.winners, result.scores) == ("goal", (1,), (7, 0))
    assert len(position.legal()) == 0


def test_the_third_time_a_position_stands_ends_the_game() -> None:
    position = played("b7+CSQ", "c4+CSQ")
    turns = ("b7=SQC", "c4=SQC", "b7=QCS", "c4=QCS", "b7=CSQ", "c4=CSQ")
    for _ in range(2):
        for text in turns:
            assert position.result() is None
            position.play(text)
    result = position.result()
    assert result is not None
    assert (result.ending, result.winners, result.scores) == ("repetition", (1, 2), (0, 0))


def test_the_empty_start_can_not_come_back_but_a_set_up_position_counts_as_its_first() -> None:
    position = tripot.position("trini", "1 0 b7CSQ/c4CSQ -/-")
    for text in ("b7=SQC", "c4=SQC", "b7=CSQ", "c4=CSQ") * 2:
        assert position.result() is None
        position.play(text)
    assert position.result() is not None


def test_the_same_dice_with_another_player_to_move_are_another_position() -> None:
    position = played("b7+CSQ", "c4+CSQ")
    for text in ("b7=SQC", "c4=SQC", "b7=QCS", "c4=QCS", "b7=SQC", "c4=CSQ", "b7=CSQ", "c4=SQC"):
        position.play(text)
        assert position.result() is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hundred_rounds_without_a_trini_end_the_game(players: int) -> None:
    dice = "/".join(["b7CSQ", "c4CSQ", "e1CSQ", "g2CSQ"][:players])
    trinis = "/".join(["-", "d7,g4", "a4", "-"][:players])
    position = tripot.position("trini", f"players={players} {players} {100 * players - 1} {dice} {trinis}")
    position.play(next(text for text in position.legal() if "+" in text))
    result = position.result()
    assert result is not None
    assert (result.ending, result.winners) == ("no-progress", (2,))


def test_the_goal_comes_before_the_lack_of_progress() -> None:
    start = SEVERAL.replace("1 0", "1 199").replace("-/-", "a4,a7,d7/-")
    position = tripot.position("trini", start)
    position.play(max(position.legal(), key=lambda text: _made(position, text)))
    result = position.result()
    assert result is not None
    assert result.ending == "goal"


# Views


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_nothing_but_the_generator_is_hidden(seat: int | None) -> None:
    position = played("b7+CSQ", "c4+CSQ")
    view = position.view(seat)
    assert view.to_text() == position.to_text()
    assert view.state.rng == 0
    assert list(view.legal()) == list(position.legal())
    assert view.states.tobytes() == played("b7+CSQ", "c4+CSQ").view(seat).states.tobytes()


def test_imagining_changes_nothing() -> None:
    position = played("b7+CSQ", "c4+CSQ")
    before = position.states.tobytes()
    kernels.imagine(position.states, 0, 1)
    assert position.states.tobytes() == before
