"""Forgotten bonuses and partners, in the cases that hardly ever come up (RULES.md, section 4)."""

from __future__ import annotations

import tripot
from tests.games.triggery.positions import DEAR, EXAMPLE, FULL, PENDING, board, play_all
from tripot.engine.position import Position


def calls(position: Position) -> list[str]:
    return [text for text in position.legal() if text.startswith("call")]


def test_a_bonus_that_nobody_called_stays_claimable() -> None:
    position = tripot.position("triggery", PENDING)
    play_all(position, "a1", "done", "throw 1-2")
    assert {"claim f2", "claim c4"} <= set(position.legal())
    position.play("claim f2")
    assert "claim f6" in position.legal()


def test_it_can_also_be_called_later() -> None:
    """Whenever it arose: the side that forgot it has had another turn since."""
    position = tripot.position("triggery", PENDING)
    play_all(position, "a1", "done", "throw 5-6", "d6", "done", "throw 1-2")
    assert position.actor == 2
    assert {text.split()[1] for text in calls(position)} >= {"row2", "colc"}


def test_there_is_one_call_a_turn_and_claiming_closes_the_window() -> None:
    position = tripot.position("triggery", PENDING)
    assert calls(position)
    position.play("call colc c1")
    assert not calls(position)
    lone = PENDING.replace(FULL, EXAMPLE.replace("1.3x.2.", "1x.3x.2x."))
    position = tripot.position("triggery", lone)
    assert calls(position)
    position.play("claim f2")
    assert not calls(position)


def test_a_reopened_tablet_alone_in_a_line_is_a_bonus_again() -> None:
    position = tripot.position("triggery", PENDING)
    play_all(position, "call row2 e2", "a1", "done", "throw 1-2")
    assert "claim f2" not in position.legal(), "the reopened tablet lies in its row"
    assert "claim e2" in position.legal(), "it is the only one of its column"
    position.play("claim e2")
    assert "claim f2" in position.legal()


def test_a_forgotten_star_cannot_be_called() -> None:
    star = board(". . . . . .\n. . . . . .\n. . * . . .\n" + "20 . . . . 21\n22 . . . . 23\n" + ". . . . . .")
    position = tripot.position("triggery", f"bonus=claimed {star} {FULL} turn 1 start 5-2 throw 5-6 left 11 fresh")
    assert "claim c3" not in position.legal()
    assert not calls(position)
    play_all(position, "a1", "done", "throw 1-2")
    assert "claim c3" in position.legal()


def test_a_star_turned_earlier_stays_turned_when_its_row_is_opened_again() -> None:
    """Side 1 turned the star of row 2 before the number of that row was reopened."""
    sketch = ". . . . . .\n. . . . . *\n5 . . . . .\n. . . . . 24\n. . . . . .\n20 . . . . ."
    line = board(sketch).replace("*", "*x")
    position = tripot.position("triggery", f"bonus=claimed {line} {FULL} turn 1 start 5-2 throw 5-6 left 11 fresh")
    assert "call colf f3" in position.legal()
    play_all(position, "call colf f3", "a1", "done", "throw 1-2")
    assert not int(position.state.open[0]) >> 11 & 1, "the star on f2"
    assert "claim f2" not in position.legal()


def test_partners_begin_anew_in_the_second_round() -> None:
    """Seat 3 ends the first round for its side; the second is begun by seat 2, then seat 1, not seat 4 or 3."""
    position = tripot.position("triggery", f"players=4 {EXAMPLE} {FULL} turn 2 start 5-2")
    position.play("throw 1-2")
    assert position.actor == 3
    play_all(position, "a2", "c2")
    order = []
    for _ in range(5):
        position.play("throw 5-5")
        order.append(position.actor)
        play_all(position, position.legal()[0], "done")
    assert order == [2, 1, 4, 3, 2]


def test_a_pass_counts_as_a_partners_turn() -> None:
    position = tripot.position("triggery", f"players=3 {DEAR} {FULL} start 5-2")
    order = []
    for _ in range(4):
        position.play("throw 1-2")
        order.append(position.actor)
        play_all(position, *(("pass",) if "pass" in position.legal() else (position.legal()[0], "done")))
    assert order == [1, 2, 3, 2]


def test_a_claim_that_turns_the_last_tablet_ends_the_round_at_once() -> None:
    last = board(". . . . . .\n" * 5 + ". . . . . 24")
    position = tripot.position("triggery", f"bonus=claimed {last} {FULL} start 5-2")
    play_all(position, "throw 1-2", "claim f6")
    assert position.scores() == (0, -282)
    assert position.actor == "dealer"
    alone = tripot.position("triggery", f"players=1,bonus=claimed {last} throws 4 points 40")
    play_all(alone, "throw 6-6", "claim f6")
    assert alone.details() == {"throws": 5, "points": 40}, "nothing of the last throw was paid"


def test_a_win_each_is_a_draw_by_rounds_whatever_the_points() -> None:
    position = tripot.position("triggery", f"score=rounds {EXAMPLE} {DEAR} round 2 start 2-5 won 0-1 lost 5-0")
    play_all(position, "throw 1-2", "a2", "c2")
    result = position.result()
    assert result is not None
    assert (result.scores, result.winners) == ((1, 1), (1, 2))


def test_the_books_eleven_as_one_tablet_or_as_several() -> None:
    """Rulebook 3: 5 and 6 on the dice turn over an 11, or 5, 3, 2 and 1, or anything that adds up to no more."""
    for cells in (("c5",), ("e1", "c1", "b1", "a1"), ("b5",), ("d2", "f1")):
        position = tripot.position("triggery", f"{FULL} {FULL} start 5-2")
        position.play("throw 5-6")
        play_all(position, *cells)
        assert "done" in position.legal()
    position = tripot.position("triggery", f"{FULL} {FULL} start 5-2")
    play_all(position, "throw 5-6", "e1", "c1", "b1", "a1")
    assert list(position.legal()) == ["done"]


def test_the_same_layout_and_the_same_dice_can_be_played_again() -> None:
    """Alone, the rulebook's way to see whether one plays better: the seed gives both, however one plays."""
    logs = []
    for which in (0, -1):
        position = tripot.new("triggery", players=1, seed=7)
        position.deal()
        for _ in range(12):
            position.play(position.legal()[which])
            position.deal()
        logs.append([entry.text for entry in position.log if entry.actor == "dealer"])
    common = min(map(len, logs))
    assert common > 36 + 2
    assert logs[0][:common] == logs[1][:common]
