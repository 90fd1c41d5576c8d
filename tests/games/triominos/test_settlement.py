"""The ends: out, blocked (both settlements), passed, target; and who wins."""

from __future__ import annotations

import pytest

from tests.games.triominos.setups import HEXAGON, after, all_but, gains, setup
from tripot.engine.errors import BadOption
from tripot.engine.position import Position, Result, new

SCORES = "turn:1 50,60,70 no:9"


def result_of(position: Position) -> Result:
    result = position.result()
    assert result is not None
    return result


def test_the_last_tile_brings_25_and_the_rests_of_the_others() -> None:
    position = setup(HEXAGON, "155/012.344/222", SCORES, "players=3")
    assert gains(position)["551@-2,0"] == 61 + 25
    result = result_of(after(position, "551@-2,0"))
    assert result.ending == "out"
    assert result.scores == (50 + 61 + 25 + 3 + 11 + 6, 60, 70)
    assert result.winners == (1,)


def test_going_out_does_not_win_by_itself() -> None:
    result = result_of(after(setup(HEXAGON, "155/000", "turn:1 -200,60 no:9"), "551@-2,0"))
    assert result.winners == (2,)


BLOCKING = "000@0,0"


def blocked(racks: tuple[str, ...], options: str, scores: str) -> Result:
    """Only tiles without a 0 are left with three seats, the pool is empty: seat 1 passes and the game is blocked."""
    position = setup(BLOCKING, "/".join(racks), f"turn:1 {scores} no:9", options)
    position.states["pool"], position.states["pool_count"] = 0, 0
    return result_of(after(position, "pass"))


@pytest.mark.parametrize(
    ("racks", "option", "scores"),
    [
        (("111", "112.113", "555"), "lowest_collects", (50 - 3 + 9 + 15, 60, 70)),
        (("111", "112.113", "555"), "subtract", (50 - 3, 60 - 9, 70 - 15)),
        (("123", "222", "555"), "lowest_collects", (50 - 6, 60 - 6, 70)),
        (("123", "222", "555"), "subtract", (50 - 6, 60 - 6, 70 - 15)),
    ],
)
def test_blocked(racks: tuple[str, ...], option: str, scores: tuple[int, ...]) -> None:
    result = blocked(racks, f"players=3,blocked={option}", "50,60,70")
    assert result.ending == "blocked"
    assert result.scores == scores


def test_blocked_without_points_the_fewest_tiles_win() -> None:
    assert blocked(("111.222", "555", "444"), "players=3,score=none", "0,0,0").winners == (2, 3)


def test_blocked_with_simple_points_settles_nothing() -> None:
    result = blocked(("111.222", "555", "444"), "players=3,score=simple", "5,6,6")
    assert result.scores == (5, 6, 6)
    assert result.winners == (2, 3)


def test_simple_points_five_for_the_first_out() -> None:
    result = result_of(after(setup(HEXAGON, "155/012.344", options="score=simple"), "551@-2,0"))
    assert result.scores == (1 + 1 + 5, 0)


def test_without_points_the_first_out_wins() -> None:
    result = result_of(after(setup(HEXAGON, "155/012.344", options="score=none"), "551@-2,0"))
    assert (result.scores, result.winners) == ((0, 0), (1,))


def test_everybody_passing_on_an_empty_pool_ends_the_game() -> None:
    rest = all_but(HEXAGON, "155.000")
    position = setup(HEXAGON, f"155.000/{rest}", "turn:1 50,60 no:9")
    one = after(position, "pass")
    assert one.result() is None
    result = result_of(after(one, "pass"))
    assert result.ending == "passed"
    placed = sum(sum(map(int, word[:3])) for word in HEXAGON.split())
    assert result.scores == (50 - 11 + (420 - placed - 11), 60)


def test_a_placement_starts_the_passes_again() -> None:
    rest = all_but(HEXAGON, "155.000")
    position = after(setup(HEXAGON, f"155.000/{rest}", "turn:1 50,60 no:9"), "pass")
    move = next(text for text in position.legal() if "@" in text)
    assert after(position, move).state["passes"] == 0


def test_a_target_is_judged_after_the_settlement() -> None:
    result = result_of(after(setup(HEXAGON, "155/012", "turn:1 11,20 no:9", "target=100"), "551@-2,0"))
    assert (result.ending, result.scores, result.winners) == ("target", (100, 20), (1,))


def test_below_the_target_another_game_is_dealt() -> None:
    position = after(setup(HEXAGON, "155/012", "turn:1 10,20 no:9", "target=100"), "551@-2,0")
    assert position.result() is None
    assert position.scores() == (99, 20)
    assert position.actor == "dealer"
    position.deal()
    assert position.state["turn"] == 10
    assert position.state["placed"] == 0
    assert {entry.text.split()[0] for entry in position.log[1:]} == {"draw", "show"}


def test_a_shared_lead_at_the_target_asks_for_another_game() -> None:
    position = after(setup(HEXAGON, "155/012", "turn:1 11,100 no:9", "target=100"), "551@-2,0")
    assert position.scores() == (100, 100)
    assert position.result() is None


def test_the_highest_of_several_that_reached_the_target_wins() -> None:
    result = result_of(after(setup(HEXAGON, "155/012", "turn:1 11,101 no:9", "target=100"), "551@-2,0"))
    assert result.winners == (2,)


def test_a_target_needs_points() -> None:
    with pytest.raises(BadOption, match="needs points"):
        new("triominos", score="none", target=100)
