"""The deal, the start draw, draws and their cost, the empty pool, the hourglass."""

from __future__ import annotations

import pytest

import tripot
from tests.games.triominos.setups import HEXAGON, after, all_but, setup
from tripot.engine import kernels
from tripot.engine.position import Position
from tripot.games.triominos.board import TILES

NOTHING_FITS = "000.001"
ONE_TILE = "345@0,0"
FULL_SCORES = "turn:1 50,50 no:2"


@pytest.mark.parametrize(("players", "tiles"), [(1, 9), (2, 9), (3, 7), (4, 7)])
def test_deal_seat_by_seat_then_one_start_tile_each(players: int, tiles: int) -> None:
    position = tripot.new("triominos", seed=3, players=players)
    position.deal()
    texts = [entry.text for entry in position.log]
    assert [text.split()[0] for text in texts[: players * tiles]] == ["draw"] * (players * tiles)
    shown = texts[players * tiles :]
    assert len(shown) >= (players if players > 1 else 0)
    assert all(text.startswith("show") for text in shown)
    assert position.state["pool_count"] == 56 - players * tiles
    assert position.state["turn"] == 1


LATER = ("344", "345", "444", "000", "001")
"""Tiles that are not dealt, to be shown in a redraw."""


def start_draw(players: int, *shown: str) -> Position:
    position = tripot.new("triominos", players=players)
    dealt = [text for text in position.legal() if text[5:] not in (*shown, *LATER)]
    for text in dealt[: 7 * players if players > 2 else 9 * players]:
        position.play(text)
    for tile in shown:
        position.play(f"show {tile}")
    return position


def test_the_highest_start_tile_starts() -> None:
    assert start_draw(3, "355", "445", "555").actor == 3


def test_only_the_tied_draw_again_and_all_go_back_at_the_end() -> None:
    position = start_draw(4, "335", "355", "445", "333")
    assert position.actor == "dealer"
    assert position.state["pool_count"] == 56 - 28 - 4
    assert "show 445" not in position.legal()
    position = after(position, "show 345", "show 344")
    assert position.actor == 2
    assert position.state["pool_count"] == 28


def test_start_tiles_go_back_first_when_too_few_are_left() -> None:
    tiles = ("345", "444", "000", "001")
    position = start_draw(4)
    position.states["pool"] = sum(1 << TILES.index(tuple(map(int, tile))) for tile in tiles)
    position.states["pool_count"] = 4
    position = Position(position.game, position.options, position.states)
    for tile in tiles:
        position.play(f"show {tile}")
    assert position.actor == "dealer"
    assert set(position.legal()) == {f"show {tile}" for tile in tiles}


def test_three_draws_cost_5_each_and_10_more_without_a_placement() -> None:
    position = setup(ONE_TILE, f"{NOTHING_FITS}/555", FULL_SCORES)
    scores = []
    for tile in ("002", "003", "011"):
        assert position.legal()[-1] == "draw"
        position = after(position, "draw")
        scores.append(position.scores()[0])
        position = after(position, f"draw {tile}")
    assert scores == [45, 40, 35]
    assert list(position.legal()) == ["pass"]
    position = after(position, "pass")
    assert position.scores() == (25, 50)
    assert position.actor == 2


def test_after_a_draw_only_that_tile_may_be_placed() -> None:
    position = setup(ONE_TILE, "355.000/555", FULL_SCORES)
    assert "553@-1,0" in position.legal()
    position = after(position, "draw", "draw 445")
    assert list(position.legal()) == ["454@0,1", "draw"]
    position = after(position, "454@0,1")
    assert position.scores() == (50 - 5 + 13, 50)


def test_a_pass_on_an_empty_pool_is_free() -> None:
    rest = all_but(ONE_TILE, NOTHING_FITS)
    position = setup(ONE_TILE, f"{NOTHING_FITS}/{rest}", FULL_SCORES)
    assert list(position.legal()) == ["pass"]
    assert after(position, "pass").scores() == (50, 50)


def test_draws_before_the_pool_empties_stay_paid() -> None:
    """After draw 1 the pool is empty: -5 stands, there is no -10."""
    rest = all_but(ONE_TILE, NOTHING_FITS, "002")
    position = after(setup(ONE_TILE, f"{NOTHING_FITS}/{rest}", FULL_SCORES), "draw", "draw 002")
    assert list(position.legal()) == ["pass"]
    assert after(position, "pass").scores() == (45, 50)
    assert after(position, "pass").state["passes"] == 1


def test_without_points_draws_are_limited_all_the_same() -> None:
    for score in ("simple", "none"):
        position = setup(ONE_TILE, f"{NOTHING_FITS}/555", options=f"score={score}")
        position = after(position, "draw", "draw 002", "draw", "draw 003", "draw", "draw 011", "pass")
        assert position.scores() == (0, 0)
        assert position.actor == 2


def test_the_hourglass_costs_15_and_a_tile() -> None:
    position = setup(ONE_TILE, "355.000/555", FULL_SCORES, "hourglass=30")
    position = after(position, "draw", "draw 445", "timeout")
    assert position.scores() == (50 - 5 - 15, 50)
    assert position.actor == "dealer"
    position = after(position, "draw 111")
    assert position.actor == 2
    assert position.state["counts"][0] == 4


def test_the_hourglass_with_an_empty_pool_costs_15_and_counts_as_a_pass() -> None:
    rest = all_but(HEXAGON, "155.000")
    position = after(setup(HEXAGON, f"155.000/{rest}", FULL_SCORES, "hourglass=30"), "timeout")
    assert position.scores() == (35, 50)
    assert position.state["passes"] == 1
    result = after(position, "timeout").result()
    assert result is not None
    assert result.ending == "passed"


def test_a_late_starter_leaves_the_start_to_the_next() -> None:
    position = tripot.new("triominos", seed=2, players=3, hourglass=30)
    position.deal()
    starter = position.actor
    assert isinstance(starter, int)
    assert "draw" not in position.legal()
    position.play("timeout")
    position.deal()
    assert position.actor == starter % 3 + 1
    assert len(position.legal()) == 7 + 1
    assert all(text == "timeout" or text.endswith("@0,0") for text in position.legal())


def test_a_timeout_is_no_choice_without_the_hourglass() -> None:
    assert "timeout" not in setup(ONE_TILE, "355/555").legal()


def test_the_clock_counts_turns() -> None:
    position = setup(ONE_TILE, "355.000/555", options="hourglass=45")
    clock = position.game.clock
    assert clock is not None
    assert clock(position.state) == (45, 2)
    assert clock(after(position, "draw", "draw 445").state) == (45, 2)
    assert clock(after(position, "553@-1,0").state) == (45, 3)


def test_the_dealer_takes_any_tile_with_the_same_odds() -> None:
    position = after(setup(ONE_TILE, "355.000/555"), "draw")
    actions = position.actions()
    assert len(actions) == 56 - 4
    assert sum(kernels.odds(position.states, 0, int(action)) for action in actions) == pytest.approx(1)
