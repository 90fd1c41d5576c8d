"""Turns that hardly ever happen: the hourglass and the pool at their ends (RULES.md, section 5)."""

from __future__ import annotations

import tripot
from tests.games.triominos.setups import after, all_but, setup
from tests.kit import compare_position, oracle_of
from tripot.engine.position import Position
from tripot.games.triominos.board import TILES

ONE_TILE = "345@0,0"
NOTHING_FITS = "000.001"
SCORES = "turn:1 50,50 no:2"


def with_pool(position: Position, *tiles: str) -> Position:
    """The same with just these tiles in the pool; all others are out of the game."""
    position.states["pool"] = sum(1 << TILES.index(tuple(map(int, tile))) for tile in tiles)
    position.states["pool_count"] = len(tiles)
    return Position(position.game, position.options, position.states)


def test_the_hourglass_after_the_third_draw_costs_15_and_no_10() -> None:
    position = setup(ONE_TILE, f"{NOTHING_FITS}/555", SCORES, "hourglass=30")
    for tile in ("002", "003", "011"):
        position = after(position, "draw", f"draw {tile}")
    position = after(position, "timeout", "draw 111")
    assert position.scores() == (50 - 15 - 15, 50)
    assert (position.actor, int(position.state["counts"][0])) == (2, 6)


def test_the_hourglass_on_a_pool_that_ran_out_after_a_draw_counts_as_a_pass() -> None:
    rest = all_but(ONE_TILE, NOTHING_FITS, "002")
    position = setup(ONE_TILE, f"{NOTHING_FITS}/{rest}", SCORES, "hourglass=30")
    position = after(position, "draw", "draw 002", "timeout")
    assert position.scores() == (50 - 5 - 15, 50)
    assert position.state["passes"] == 1


def test_ten_more_are_paid_before_the_block_is_judged() -> None:
    """The third draw empties the pool, nobody can place: the -10 is pending until the turn is over."""
    position = with_pool(setup("000@0,0", "111/112", SCORES), "113", "114", "115")
    for tile in ("113", "114", "115"):
        position = after(position, "draw", f"draw {tile}")
    assert position.result() is None
    assert list(position.legal()) == ["pass"]
    result = after(position, "pass").result()
    assert result is not None
    assert result.ending == "blocked"
    assert result.scores == (50 - 25, 50 - 4 + 3 + 5 + 6 + 7)


def test_the_turn_goes_on_after_the_draw_that_empties_the_pool() -> None:
    """It is judged between turns only: the tile just drawn may still be placed."""
    position = with_pool(setup("000@0,0", "111/112", SCORES), "001")
    position = after(position, "draw", "draw 001")
    assert position.result() is None
    assert "pass" in position.legal()
    assert any("@" in text for text in position.legal())


def test_simple_points_and_none_have_no_penalty_but_the_tile() -> None:
    for score in ("simple", "none"):
        position = setup(ONE_TILE, f"{NOTHING_FITS}/555", options=f"score={score},hourglass=30")
        position = after(position, "draw", "draw 002", "timeout", "draw 003")
        assert (position.scores(), position.actor, int(position.state["counts"][0])) == ((0, 0), 2, 4)


def test_alone_the_hourglass_gives_the_turn_back_to_the_same_seat() -> None:
    position = tripot.new("triominos", players=1, hourglass=30, seed=1)
    position.deal()
    position.play("timeout")
    position.deal()
    assert (position.actor, position.scores(), int(position.state["counts"][0])) == (1, (-15,), 10)
    assert all(text == "timeout" or text.endswith("@0,0") for text in position.legal())


def test_if_nobody_ever_lays_the_first_tile_the_game_ends_as_passed() -> None:
    """38 timeouts that draw, then one each on the empty pool; the oracle agrees all the way."""
    position = tripot.new("triominos", hourglass=30, seed=4)
    oracle = oracle_of("triominos", {"hourglass": 30})
    while position.actor is not None:
        compare_position(position, oracle)
        late = position.actor != "dealer"
        count = len(position.log)
        if late:
            position.play("timeout")
        else:
            position.deal()
        for entry in position.log[count:]:
            oracle.play(entry.text)
    compare_position(position, oracle)
    result = position.result()
    assert result is not None
    assert result.ending == "passed"
    assert sum(entry.text == "timeout" for entry in position.log) == 38 + 2
    rests = [int(rest) for rest in position.state["rests"][:2]]
    assert sum(rests) == 420
    low, high = min(rests), max(rests)
    scores = {low: -300 - low + high, high: -300}
    assert result.scores == tuple(scores[rest] for rest in rests)


def test_no_draw_and_no_pass_before_the_first_tile() -> None:
    """The starter must place one of his tiles."""
    position = tripot.new("triominos", players=3, seed=5)
    position.deal()
    assert len(position.legal()) == 7
    assert all(text.endswith("@0,0") for text in position.legal())
