"""What is allowed, play again, and the three ways to end."""

from __future__ import annotations

import numpy as np
import pytest

import tripot
from tests.games.triolet.tables import bare, notated, position
from tripot.engine import kernels
from tripot.engine.position import View
from tripot.games.triolet.board import CENTRE, JOKER, NONE
from tripot.games.triolet.lines import put
from tripot.games.triolet.moves import can_place
from tripot.games.triolet.options import TrioletOptions
from tripot.games.triolet.rules import ENDINGS, MAX_ACTIONS, STATE, start

OPENING = "11@H8,3@H9"


@pytest.mark.parametrize(
    ("standing", "placed"),
    [
        ("8@5,5", "8@6,5"),  # two above 15
        ("3@5,5 4@6,5", "7@7,5"),  # three that aren't 15
        ("5@5,5 5@6,5 5@7,5", "0@8,5"),  # four
        ("5@5,5 5@6,5 5@8,5", "0@7,5"),  # a gap closed to four
        ("5@5,5", "1@7,7"),  # touches nothing
        ("5@5,5", "1@5,6 1@7,6"),  # a gap
        ("5@5,5", "1@5,6 1@6,7"),  # no line
        ("5@5,5", "J1@5,6 J1@5,7"),  # two jokers
        ("(empty)", "1@7,6 2@6,6"),  # not on the centre
        ("0@5,5 5@6,5 10@7,5 10@5,6 0@6,6 5@7,6 5@5,7 10@6,7", "0@7,7"),  # three by three
    ],
)
def test_not_allowed(standing: str, placed: str) -> None:
    assert notated(placed) not in bare(standing, placed).legal()


def test_three_by_three_by_two_or_three_tiles_at_once() -> None:
    two = bare("0@5,5 5@6,5 10@7,5 10@5,6 0@6,6 5@7,6 5@5,7", "10@6,7 0@7,7")
    assert "10@H7 0@H8" not in two.legal()
    three = bare("0@5,5 5@6,5 10@7,5 10@5,6 0@6,6 5@7,6", "5@5,7 10@6,7 0@7,7")
    assert "5@H6 10@H7 0@H8" not in three.legal()
    assert "5@H6" in three.legal()


def test_no_two_by_two_until_everybody_had_a_turn() -> None:
    standing, placed = "11@7,7 3@8,7 4@7,8", "8@8,8"
    assert "8@I9" not in bare(standing, placed, opening=1).legal()
    assert "8@I9" in bare(standing, placed).legal()


def test_the_first_player_must_place() -> None:
    legal = position("board:- racks:4.8.J/0.3.5 opening:2").legal()
    assert not [text for text in legal if text.startswith(("exchange", "pass"))]
    assert {"4@H8", "J15@H8", "4@H7 8@H8", "4@H8 J3@H9 8@H10"} <= set(legal)
    assert all("@H8" in text for text in legal)


def test_exchange_needs_five_in_the_bag_and_draws_first() -> None:
    game = position(f"board:{OPENING} racks:4.4.J/0.3.5 turn:1")
    exchanges = [text for text in game.legal() if text.startswith("exchange")]
    assert exchanges == ["exchange 4", "exchange 4 4", "exchange 4 4 J", "exchange J", "exchange 4 J"]
    before = int(game.state.bag_size)
    game.play("exchange 4 4")
    assert [game.actor, game.state.bag_size] == ["dealer", before]
    fours = int(game.state.bag[4])
    game.play("draw 15")
    game.play("draw 14")
    assert (game.actor, int(game.state.bag[4]), int(game.state.bag_size)) == (2, fours + 2, before)
    assert game.state.racks[0].tolist() == [14, 15, 16]


ROAD = "5@H8,5@I8,5@J8,3@J9,7@J10,0@K10,8@L10,1@L11,6@L12,5@M12,4@N12,8@N13"
"""From the centre to N14, where one plays again."""


def test_play_again_scores_refills_and_goes_on_with_the_same_seat() -> None:
    game = position(f"board:{ROAD} racks:7.9.J/0.3.5")
    game.play("J3@N14")
    assert game.scores() == (30, 0)
    assert game.view(1).actor == "dealer"
    game.play("draw 1")
    assert game.view(1).actor == 1
    game.play("exchange 1")
    game.play("draw 2")
    assert game.actor == 2


def test_a_turn_with_its_replay_is_one_turn_of_the_opening() -> None:
    game = position(f"board:{ROAD} racks:7.9.J/0.3.5 opening:2")
    game.play("J3@N14")
    game.play("draw 1")
    assert game.state.opening == 2
    game.play("exchange 1")
    game.play("draw 2")
    assert game.state.opening == 1


def last_tiles(racks: list[list[int]]) -> View:
    """A 5 on the centre, an empty bag, and these racks; the last seat is to move."""
    view = tripot.new("triolet", players=len(racks), seed=1)
    state = view.state
    put(state, CENTRE, 5)
    for seat, rack in enumerate(racks):
        state.racks[seat] = rack + [NONE] * (3 - len(rack))
    state.aside[:] = [0, 1, 2]
    state.bag[:] = 0
    state.bag_size = state.due = state.opening = 0
    state.turn = len(racks) - 1
    return View(view.game, view.options, view.states)


def play(view: View, text: str) -> None:
    assert text in view.legal()
    kernels.play(view.states, 0, view.game.notation.read(view.state, text))


def test_out_gets_what_the_others_hold() -> None:
    """The rulebook's 8 + 5 + 9 + 1 + 4 = 27."""
    view = last_tiles([[5, 8], [1, 9], [4], [6]])
    play(view, "6@H9")
    result = view.result()
    assert result is not None
    assert (result.ending, result.winners, result.scores) == ("out", (4,), (0, 0, 0, 11 + 27))


def test_a_joker_left_in_a_rack_counts_nothing_and_a_replay_comes_after_the_end() -> None:
    view = last_tiles([[7, JOKER], [6]])
    play(view, "6@H9")
    assert view.scores() == (0, 11 + 7)


def test_six_exchanges_in_a_row_of_two_players_end_the_game() -> None:
    game = tripot.new("triolet", seed=3)
    game.deal()
    game.play(game.legal()[0])
    game.deal()
    for _ in range(6):
        assert game.result() is None
        before = game.scores()
        game.play(next(text for text in game.legal() if text.startswith("exchange")))
        game.deal()
    result = game.result()
    assert result is not None
    assert result.ending == "exchanges"
    rests = [sum(int(tile) for tile in rack if tile < JOKER) for rack in game.state.racks[:2]]
    assert result.scores == tuple(score - rest for score, rest in zip(before, rests, strict=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_blocked_means_that_nobody_can_place(players: int) -> None:
    for seed in range(60):
        states = np.zeros(1, STATE).view(np.recarray)
        start(TrioletOptions(players=players), states[0])
        states["rng"] = np.uint64(seed)
        kernels.random_game(states, 0, np.empty(MAX_ACTIONS, np.int64))
        if states[0].ending != ENDINGS.index("blocked") + 1:
            continue
        assert states[0].bag_size < 5
        assert not any(can_place(states[0], seat) for seat in range(players))
        return
    raise AssertionError("no blocked game among these")


def test_pass_only_when_nothing_else_is_possible() -> None:
    view = last_tiles([[6], [11, 12]])
    assert "pass" in view.legal()
    assert list(view.legal()) == ["pass"]
    play(view, "pass")
    assert kernels.actor(view.states, 0) == 0


def test_sets_of_the_bonus_square_choose_the_best() -> None:
    view = bare("2@3,4 9@4,5 4@4,6", "10@4,4")
    assert "10@E5" not in view.legal()  # 10 + 9 + 4 isn't 15
    assert "2@E5" in bare("7@3,4 9@4,5 4@4,6", "2@4,4").legal()


def test_the_record_has_no_unused_bytes() -> None:
    """Views are compared byte by byte."""
    used = sum(STATE[name].itemsize for name in STATE.names or ())
    assert STATE.itemsize == used
