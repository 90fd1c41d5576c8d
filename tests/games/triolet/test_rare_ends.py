"""Ends that hardly ever meet: play again with the last tile or a block, exchanges in a row (RULES.md, section 2)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import tripot
from tests.games.triolet.tables import position
from tripot.engine import kernels
from tripot.engine.position import View
from tripot.games.triolet.board import CENTRE, JOKER, NONE, SQUARE_OF
from tripot.games.triolet.lines import put

OPENING = "11@H8,3@H9"
ROAD = "5@H8,5@I8,5@J8,3@J9,7@J10,0@K10,8@L10,1@L11,6@L12,5@M12,4@N12,8@N13"
"""From the centre to N14, where one plays again."""


def near_the_end(racks: Sequence[Sequence[int]], bag: Sequence[int] = ()) -> View:
    """A 5 on the centre, a 4 on B8 beside A8 (play again), these racks and this bag; seat 1 is to move."""
    view = tripot.new("triolet", players=len(racks), seed=1)
    state = view.state
    put(state, CENTRE, 5)
    put(state, SQUARE_OF["B8"], 4)
    for seat, rack in enumerate(racks):
        state.racks[seat] = sorted(rack) + [NONE] * (3 - len(rack))
    state.aside[:] = [0, 1, 2]
    state.bag[:] = 0
    for tile in bag:
        state.bag[tile] += 1
    state.bag_size = len(bag)
    state.due = state.opening = 0
    return View(view.game, view.options, view.states)


def play(view: View, *texts: str) -> View:
    """The same some actions later (a view doesn't change by itself)."""
    for text in texts:
        assert text in view.legal()
        kernels.play(view.states, 0, view.game.notation.read(view.state, text))
        view = View(view.game, view.options, view.states)
    return view


def test_the_last_tile_on_play_again_ends_the_game() -> None:
    view = play(near_the_end([[3], [7, JOKER]]), "3@A8")
    result = view.result()
    assert result is not None
    assert (result.ending, result.scores) == ("out", (3 + 4 + 7, 0))


def test_going_out_comes_before_a_block() -> None:
    """Nothing of what the other one holds can be placed, but everybody would have to hold something."""
    view = play(near_the_end([[3], [14, 15]]), "3@A8")
    result = view.result()
    assert result is not None
    assert (result.ending, result.scores) == ("out", (3 + 4 + 29, 0))


def test_a_block_comes_before_playing_again() -> None:
    view = play(near_the_end([[3, 14], [13, 15]]), "3@A8")
    result = view.result()
    assert result is not None
    assert (result.ending, result.scores) == ("blocked", (3 + 4 - 14, -28))


def test_a_block_is_judged_after_refilling_and_the_bag_counts_for_nobody() -> None:
    view = play(near_the_end([[3, 13, 14], [15]], bag=(12, 12, 13)), "3@A8")
    assert view.result() is None
    view = play(view, "draw 13")
    result = view.result()
    assert result is not None
    assert (result.ending, result.scores) == ("blocked", (3 + 4 - 13 - 13 - 14, -15))
    assert view.state.bag_size == 2


def test_a_joker_in_the_refill_keeps_the_game_going() -> None:
    view = play(near_the_end([[3, 13, 14], [15]], bag=(12, JOKER, 13)), "3@A8", "draw J")
    assert view.result() is None
    assert view.actor == 1, "it plays again"
    assert not any(text.startswith(("exchange", "pass")) for text in view.legal())


def test_with_five_in_the_bag_nobody_is_blocked() -> None:
    game = position(f"board:{OPENING} racks:13.14.15/12.12.13")
    assert all(text.startswith("exchange") for text in game.legal())
    assert len(game.legal()) == 7


@pytest.mark.parametrize("players", [2, 3])
def test_the_last_of_so_many_exchanges_ends_the_game_after_its_drawing(players: int) -> None:
    racks = "/".join(["4.5.6", "0.3.5", "0.0.1"][:players])
    game = position(f"board:{OPENING} racks:{racks} exchanges:{3 * players - 1}", players=players)
    game.play("exchange 6")
    assert game.result() is None
    game.play("draw 15")
    result = game.result()
    assert result is not None
    assert (result.ending, result.scores) == ("exchanges", (-24, -8, -1)[:players])


def test_a_placement_begins_the_count_anew_and_a_replays_exchange_counts() -> None:
    game = position(f"board:{ROAD} racks:7.9.J/0.3.5 exchanges:5")
    game.play("J3@N14")
    assert game.state.exchanges == 0
    game.play("draw 1")
    game.play("exchange 1")
    game.play("draw 2")
    assert game.state.exchanges == 1
    assert game.actor == 2


def test_a_replays_exchange_can_be_the_last_one() -> None:
    game = position(f"board:{ROAD} racks:1.7.9/0.3.5 exchanges:5")
    game.play("exchange 1")
    game.play("draw 2")
    result = game.result()
    assert result is not None
    assert result.ending == "exchanges"


def test_each_placement_on_play_again_gives_one_more_turn() -> None:
    view = near_the_end([[3, 3, 3], [5]], bag=(0, 0))
    put(view.state, SQUARE_OF["B3"], 4)
    view = play(view, "3@A8", "draw 0")
    assert view.actor == 1
    view = play(view, "3@B2", "draw 0")
    assert view.actor == 1
    assert play(view, "3@C3").actor == 2
