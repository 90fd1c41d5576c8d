"""The rulebook and RULES.md, section 4, sentence by sentence."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tripot
from tests.games.triggery.positions import DEAR, EXAMPLE, FULL, PENDING, board, play_all
from tripot.engine import kernels
from tripot.engine.position import Position
from tripot.games.triggery.board import CELLS, LINES, TABLETS


def alone(line: str = EXAMPLE, **options: str) -> Position:
    chosen = ",".join(["players=1", *(f"{name}={value}" for name, value in options.items())])
    return tripot.position("triggery", f"{chosen} {line}")


def dealt(**options: Any) -> Position:
    """A game on two full boards, side 1 first."""
    position = tripot.new("triggery", **options)
    numbers = FULL.replace("/", ".").split(".")
    play_all(position, *(f"tablet {number}" for number in numbers * min(position.seats, 2)))
    return position


def started(**options: Any) -> Position:
    position = dealt(**options)
    play_all(position, "start 5", "start 2")
    return position


def payable(position: Position) -> set[str]:
    return {text for text in position.legal() if len(text) == 2}


def test_tablets_and_lines() -> None:
    assert len(TABLETS) == 44
    assert (CELLS[0], CELLS[1], CELLS[6], CELLS[35]) == ("a1", "b1", "a2", "f6")
    assert len(LINES) == 14
    assert [CELLS[cell] for cell in LINES["diag1"]] == ["a1", "b2", "c3", "d4", "e5", "f6"]
    assert [CELLS[cell] for cell in LINES["diag2"]] == ["f1", "e2", "d3", "c4", "b5", "a6"]


def test_the_example_turns_everything_with_a_three() -> None:
    position = alone()
    position.play("throw 1-2")
    assert payable(position) == {"a2", "c2"}
    play_all(position, "a2", "c2")
    result = position.result()
    assert result
    assert (result.ending, result.winners, result.scores) == ("cleared", (1,), (-1,))
    assert result.details == {"throws": 1, "points": 3}


def test_of_sixteen_only_the_three_that_started_the_last_chain_count() -> None:
    position = alone(f"{EXAMPLE} throws 9 points 70")
    position.play("throw 4-4")
    assert position.details() == {"throws": 10, "points": 86}
    play_all(position, "a2", "c2")
    assert position.details() == {"throws": 10, "points": 73}


def test_a_turn_that_ends_counts_in_full() -> None:
    position = alone()
    play_all(position, "throw 1-2", "a2", "done")
    assert (position.actor, position.details()) == ("dealer", {"throws": 1, "points": 3})


@pytest.mark.parametrize(("throw", "total"), [("5-5", 20), ("6-6", 24), ("5-6", 11), ("1-1", 4), ("1-2", 3)])
def test_a_double_counts_twice(throw: str, total: int) -> None:
    position = started(players=2)
    position.play(f"throw {throw}")
    numbers = FULL.replace("/", ".").split(".")
    assert payable(position) == {cell for cell, number in zip(CELLS, numbers, strict=True) if int(number) <= total}


def test_what_is_spent_is_gone() -> None:
    position = started()
    play_all(position, "throw 5-6", "a5")
    assert payable(position) == {"a1", "b1", "c2", "d2", "e3", "f3"}
    assert "done" in position.legal()


def test_one_tablet_must_be_turned_if_one_can_be() -> None:
    position = started()
    position.play("throw 1-2")
    assert not {"done", "pass"} & set(position.legal())
    position = alone(DEAR)
    position.play("throw 1-2")
    assert list(position.legal()) == ["pass"]
    position.play("pass")
    assert position.details() == {"throws": 1, "points": 3}


def test_a_chain_follows_within_a_turn_and_the_rest_can_be_spent() -> None:
    position = alone()
    play_all(position, "throw 6-6", "c2")
    opened = {cell for k, cell in enumerate(CELLS) if int(position.state.open[0]) >> k & 1}
    assert opened == {"a1", "d1", "a2", "f2", "d3", "f4", "d6", "f6"}, (
        "9 in its column, 15 in its row, 12 on its diagonal"
    )
    assert position.state.left == 22
    assert payable(position) == {"a1", "d1", "a2", "d6", "f6"}


def test_a_star_waits_for_its_row_and_its_column() -> None:
    position = alone(
        board(
            """
            .  1 20  .  .  .
            .  . 22  3  .  .
            .  *  .  .  2 24
            .  .  .  .  5  6
            .  .  .  .  .  .
            .  4  . 23  .  .
            """
        )
    )
    play_all(position, "throw 1-1", "b1")
    opened = {cell for k, cell in enumerate(CELLS) if int(position.state.open[0]) >> k & 1}
    assert opened == {"b3", "e3", "f3", "e4", "f4"}, "its column is done, its row is not"
    position.play("e3")
    assert position.result()


def test_the_higher_die_plays_first_and_ties_are_thrown_again() -> None:
    position = dealt()
    play_all(position, "start 3", "start 3", "start 2", "start 5", "throw 1-2")
    assert position.actor == 2
    position = dealt()
    play_all(position, "start 6", "start 1", "throw 1-2")
    assert position.actor == 1


def test_nobody_throws_for_the_start_alone() -> None:
    position = dealt(players=1)
    assert position.legal()[0] == "throw 1-1"


def test_two_layouts_from_two_equal_bags() -> None:
    position = tripot.new("triggery")
    numbers = FULL.replace("/", ".").split(".")
    play_all(position, *(f"tablet {number}" for number in numbers))
    assert len(position.legal()) == 25
    play_all(position, "tablet 24")
    assert "tablet 24" not in position.legal()


@pytest.mark.parametrize(("players", "order"), [(2, [1, 2, 1, 2]), (3, [1, 2, 3, 2, 1, 2]), (4, [1, 2, 3, 4, 1, 2])])
def test_partners_take_turns(players: int, order: list[int]) -> None:
    position = started(players=players)
    found = []
    for _ in order:
        position.play("throw 1-2")
        found.append(position.actor)
        play_all(position, position.legal()[0], "done")
    assert found == order


def test_three_players_when_the_single_one_begins() -> None:
    position = dealt(players=3)
    play_all(position, "start 1", "start 2")
    found = []
    for _ in range(6):
        position.play("throw 1-2")
        found.append(position.actor)
        play_all(position, position.legal()[0], "done")
    assert found == [2, 1, 2, 3, 2, 1]


@pytest.mark.parametrize(("score", "after"), [("points", (0, -282)), ("rounds", (1, 0))])
def test_a_match_has_two_rounds_with_the_boards_swapped(score: str, after: tuple[int, int]) -> None:
    assert sum(int(number) for number in FULL.replace("/", ".").split(".")) == 282
    position = tripot.position("triggery", f"score={score} {EXAMPLE} {FULL} start 5-2")
    play_all(position, "throw 1-2", "a2", "c2")
    assert position.result() is None
    assert position.scores() == after
    boards = [word for word in position.to_text().split() if "/" in word]
    assert boards == [FULL, EXAMPLE.replace("x", "")], "swapped, and all are open again"
    position.play("throw 5-5")
    assert position.actor == 2, "the lower start die begins the second round"
    assert {"a1", "d1"} <= set(position.legal()), "20 and 16 lie before side 2 now"
    assert "f2" not in position.legal(), "24"


def test_the_loser_loses_open_points_and_25_a_star() -> None:
    position = tripot.position("triggery", f"{EXAMPLE} {DEAR} round 2 start 2-5 lost 99-0 won 0-1")
    play_all(position, "throw 1-2", "a2", "c2")
    result = position.result()
    assert result
    assert (result.ending, result.scores, result.winners) == ("match", (-99, -100), (1,))


def test_equal_points_are_a_draw_shared_by_sides() -> None:
    position = tripot.position("triggery", f"players=3 {EXAMPLE} {DEAR} round 2 start 2-5 lost 100-0 won 0-1")
    play_all(position, "throw 1-2", "a2", "c2")
    shares = np.zeros(3)
    kernels.winners(position.states, 0, shares)
    assert list(shares) == [0.25, 0.5, 0.25]


def test_the_example_by_hand() -> None:
    position = alone(bonus="claimed")
    play_all(position, "throw 1-2", "a2", "c2")
    assert set(position.legal()) == {"claim f2", "claim c4", "done"}
    play_all(position, *(f"claim {cell}" for cell in ("f2", "f6", "a1", "d1", "d6", "a6", "a4", "d3", "c4", "f4")))
    assert position.details() == {"throws": 1, "points": 3}
    assert position.result()


def test_claiming_is_not_paying() -> None:
    position = alone(f"{EXAMPLE.replace('1.3x.2.', '1x.3x.2x.')}", bonus="claimed")
    play_all(position, "throw 6-6", "claim f2")
    assert not {"done", "pass"} & set(position.legal())
    position = alone(f"{EXAMPLE.replace('1.3x.2.', '1x.3x.2x.')}", bonus="claimed")
    play_all(position, "throw 1-2", "claim f2")
    assert "pass" in position.legal()


def test_a_forgotten_bonus_is_called() -> None:
    position = tripot.position("triggery", PENDING)
    calls = {text for text in position.legal() if text.startswith("call")}
    row = {f"call row2 {cell}" for cell in ("a2", "b2", "c2", "d2", "e2")}
    column = {f"call colc {cell}" for cell in ("c1", "c2", "c3", "c5", "c6")}
    assert calls == row | column
    position.play("call row2 e2")
    assert not any(text.startswith("call") for text in position.legal())
    play_all(position, "a1", "done", "throw 1-1")
    assert "claim c4" in position.legal()
    assert "claim f2" not in position.legal(), "the reopened tablet lies in its row"


@pytest.mark.parametrize("first", ["a1", "e2"])
def test_a_paid_tablet_closes_the_window(first: str) -> None:
    position = tripot.position("triggery", PENDING)
    position.play(first)
    assert not any(text.startswith("call") for text in position.legal())


def test_a_reopened_star_is_a_star_again() -> None:
    line = board("1 20 . . . .\n. . . . . .\n* 5 . . . .\n" + ". . . . . .\n" * 2 + ". . . . . .")
    turned_star = line.replace("*", "*x")
    position = tripot.position(
        "triggery", f"bonus=claimed {turned_star} {FULL} turn 1 start 5-2 throw 5-6 left 11 fresh"
    )
    position.play("call row3 a3")
    play_all(position, "a1", "done", "throw 1-2")
    assert "claim a3" not in position.legal()
    assert "claim b3" in position.legal()


def test_alone_one_calls_oneself() -> None:
    position = alone(bonus="claimed")
    play_all(position, "throw 1-2", "a2", "c2", "done", "throw 3-4")
    play_all(position, "call row2 a2")
    assert "claim f2" not in position.legal()
    assert "a2" in position.legal()


@pytest.mark.parametrize(
    ("tablets", "why"),
    [
        ((1,) * 35, "35 tablets here, but it needs 36"),
        ((1,) * 36 + (25,), "25 is no tablet"),
        ((1,) * 36 + (-1,), "-1 is no tablet"),
        ((1,) * 36 + (0,) * 5, "5 stars are too many"),
        ((1,) * 256, "256 tablets"),
    ],
)
def test_tablets_that_could_block_a_board_are_refused(tablets: tuple[int, ...], why: str) -> None:
    with pytest.raises(tripot.TripotError, match=why):
        tripot.new("triggery", tablets=tablets)


def test_other_tablets() -> None:
    position = tripot.new("triggery", tablets=(1,) * 36, players=1)
    position.deal()
    assert position.to_text().startswith(f"players=1,tablets={'.'.join('1' * 36)} 1.1.1.1.1.1/")


def test_the_record_has_no_gaps() -> None:
    dtype = tripot.new("triggery").states.dtype
    assert dtype.fields
    assert sum(field[0].itemsize for field in dtype.fields.values()) == dtype.itemsize == 248


def test_nothing_is_hidden_but_chance() -> None:
    position = tripot.new("triggery", seed=3)
    position.deal()
    for seat in (None, 1, 2):
        view = position.view(seat)
        assert view.to_text() == position.to_text()
        assert view.legal()[:] == position.legal()[:]
        assert view.state.rng == 0
        world = view.states.copy()
        kernels.imagine(world, 0, 0)
        kernels.hide(world, 0, 0)
        assert world.tobytes() == view.states.tobytes()


def test_gain_counts_the_tablets_of_the_chain() -> None:
    position = alone()
    position.play("throw 1-2")
    out = np.zeros(1, np.int64)
    for text, turned in (("a2", 1), ("c2", 4)):
        kernels.gains(position.states, 0, np.array([CELLS.index(text)]), out)
        assert out[0] == turned
    position.play("a2")
    kernels.gains(position.states, 0, np.array([CELLS.index("c2")]), out)
    assert out[0] == 11
