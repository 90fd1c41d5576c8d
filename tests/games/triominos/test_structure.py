"""Which tile fits where and what it scores: the rulebook's figures as positions."""

from __future__ import annotations

import pytest

import tripot
from tests.games.triominos.setups import BRIDGE, DOUBLE, HEXAGON, TRIPLE, after, gains, setup
from tripot.games.triominos.board import REACH, SUMS, TILES
from tripot.games.triominos.state import MAX_ACTIONS, action_tile, action_turn, action_x, action_y, place_action


def test_tiles() -> None:
    assert len(TILES) == 56
    assert SUMS.sum() == 420


@pytest.mark.parametrize(("tile", "points"), [("134", 8), ("123", 6), ("223", 7)])
def test_figures_a_to_c_the_sum_of_the_numbers(tile: str, points: int) -> None:
    position = setup("", f"{tile}.000/555")
    assert after(position, f"{tile}@0,0").scores() == (points, 0)


@pytest.mark.parametrize(
    ("tiles", "move", "points"),
    [
        (BRIDGE, "443@-1,-1", 51),
        (HEXAGON, "551@-2,0", 61),
        (DOUBLE, "345@2,0", 72),
        (TRIPLE, "234@2,1", 9 + 70),
    ],
)
def test_figures_f_to_h_bonuses(tiles: str, move: str, points: int) -> None:
    rack = "".join(sorted(move[:3]))
    position = setup(tiles, f"{rack}.000/001")
    assert gains(position)[move] == points
    assert after(position, move).scores() == (points, 0)
    simple = setup(tiles, f"{rack}.000/001", options="score=simple")
    bonus = {51: 1, 61: 1, 72: 2, 79: 3}[points]
    assert after(simple, move).scores() == (1 + bonus, 0)
    nothing = setup(tiles, f"{rack}.000/001", options="score=none")
    assert after(nothing, move).scores() == (0, 0)


def test_two_shared_sides_are_no_bridge() -> None:
    first_five = " ".join(HEXAGON.split()[:4])
    assert gains(setup(first_five, "015.000/001"))["015@-2,1"] == 6


def test_a_side_without_a_vertex_opposite_is_no_bridge() -> None:
    assert gains(setup("345@0,0", "355.000/001"))["553@-1,0"] == 13


def test_every_touched_vertex_must_match() -> None:
    """Figures D and E: a common side is not enough when the third corner touches another number."""
    position = setup(BRIDGE, "344.034.245/001")
    placements = [text for text in position.legal() if text.endswith("@-1,-1")]
    assert placements == ["443@-1,-1"]


def test_the_first_tile_has_one_cell_and_one_rotation() -> None:
    position = tripot.new("triominos", seed=4)
    position.deal()
    assert all(text.endswith("@0,0") for text in position.legal())
    assert len(position.legal()) == 9
    assert all(text[:3] == "".join(sorted(text[:3])) for text in position.legal())


def test_a_triple_counts_as_turned_once() -> None:
    position = setup("335@0,0", "333.000/001")
    assert [text for text in position.legal() if "333" in text] == ["333@1,0"]


def test_a_placement_is_one_number_wherever_it_lies() -> None:
    for x, y in ((0, 0), (REACH, -REACH), (-REACH, REACH), (-17, 5)):
        action = place_action(55, 2, x, y)
        assert (action_tile(action), action_turn(action), action_x(action), action_y(action)) == (55, 2, x, y)


def test_a_crowded_rack_stays_below_the_bound_of_actions() -> None:
    position = tripot.new("triominos", seed=1, players=1)
    position.deal()
    most = 0
    while position.actor is not None:
        legal = position.legal()
        most = max(most, len(legal))
        position.play("draw" if "draw" in legal and position.state["placed"] > 4 else legal[0])
        position.deal()
    assert 20 < most <= MAX_ACTIONS
