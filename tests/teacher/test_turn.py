"""A turn of several actions is advised as a whole."""

from __future__ import annotations

import pytest

import tripot
from tests.teacher.test_advice import SIMULATIONS, decisions, seat_of
from tripot.engine.position import Position
from tripot.engine.registry import game_names
from tripot.teacher import advise
from tripot.teacher.turn import rest_of_turn


def several_to_pay() -> list[Position]:
    """Positions with much of a throw left to pay."""
    some = [position for seed in range(5) for position in decisions("triggery", "", seed)]
    return [position for position in some if int(position.state["left"]) >= 7]


@pytest.mark.parametrize("name", game_names())
def test_the_rest_of_a_turn_is_legal_and_of_the_same_seat(name: str) -> None:
    for position in decisions(name, "", seed=4):
        seat = seat_of(position)
        for one in advise(position.view(seat + 1), seat, 1, SIMULATIONS):
            after = position.copy()
            after.play_action(one.action)
            rest = rest_of_turn(position.view(seat + 1), seat, one.action, 1)
            assert len(rest) == len(one.then)
            for later in rest:
                assert after.code == seat
                after.play_action(later.action)


def test_a_throw_that_pays_for_more_is_paid_out() -> None:
    told = [one.then for position in several_to_pay() for one in advise(position, seat_of(position), 1, SIMULATIONS)]
    assert any(told)


def test_the_same_payments_in_another_order_are_one_suggestion() -> None:
    compared = 0
    for position in several_to_pay():
        seat = seat_of(position)
        turns = []
        for one in advise(position, seat, 1, SIMULATIONS):
            rest = rest_of_turn(position, seat, one.action, 1)
            turns.append(frozenset([one.action, *(later.action for later in rest)]))
            compared += bool(rest)
        assert len(set(turns)) == len(turns)
    assert compared > 3


def test_one_action_is_the_whole_turn_where_the_next_seat_follows() -> None:
    position = tripot.new("trini", seed=1)
    assert rest_of_turn(position, 0, int(position.actions()[0]), 1) == []


def test_alone_a_placement_is_the_whole_turn() -> None:
    position = tripot.new("triominos", seed=1, players=1)
    position.deal()
    assert rest_of_turn(position, 0, int(position.actions()[0]), 1) == []
