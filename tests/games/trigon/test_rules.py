"""Rules and score, decision by decision (RULES.md, section 3)."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest
from scipy.stats import chisquare

import tripot
from tests.games.trigon.positions import MODES, OPTION_SETS, leaves, played, recorded
from tests.kit import compare_with_oracle, random_game
from tripot.engine import kernels
from tripot.engine.position import Position
from tripot.games.trigon import rules
from tripot.games.trigon.board import around, sides, vertices
from tripot.games.trigon.lot import TRIES
from tripot.games.trigon.notation import placement_of
from tripot.games.trigon.pieces import PIECE_NAMES, SINGLE, SIZES, piece_of
from tripot.games.trigon.view import owners

FIRST_MOVES = 2478
STARTS_AFTER_ONE = {"four": 5, "three": 2, "two": 4, "teams": 4}
A_START = 413
"""The placements that cover one start."""

PERFT_LATE = {
    ("four", "any"): 4789,
    ("four", "corner"): 9360,
    ("three", "any"): 9715,
    ("three", "corner"): 5182,
    ("two", "any"): 5220,
    ("two", "corner"): 648,
    ("teams", "any"): 15019,
    ("teams", "corner"): 3182,
}
"""Three actions on from nine before the end of the recorded game."""


@pytest.mark.parametrize(("mode", "contact"), OPTION_SETS)
def test_random_games_agree_with_the_oracle(mode: str, contact: str) -> None:
    for seed in (11, 12):
        compare_with_oracle("trigon", seed, mode=mode, contact=contact)


@pytest.mark.parametrize(("mode", "contact"), OPTION_SETS)
def test_perft(mode: str, contact: str) -> None:
    start = played(mode=mode, contact=contact).states
    assert leaves(start, 1) == FIRST_MOVES
    assert leaves(start, 2) == FIRST_MOVES * STARTS_AFTER_ONE[mode] * A_START
    assert leaves(recorded(f"{mode}-{contact}", 9).states, 3) == PERFT_LATE[mode, contact]


def open_starts(position: Position) -> list[str]:
    """The starts that a single triangle can cover."""
    return [text for text in position.legal() if "," not in text]


def test_four_players_begin_on_any_free_start() -> None:
    assert open_starts(played("z7")) == ["r4", "j7", "j12", "z12", "r15"]


def test_for_three_one_start_stays_empty_between_those_in_use() -> None:
    assert open_starts(played(mode="three")) == ["r4", "j7", "z7", "j12", "z12", "r15"]
    assert open_starts(played("z7", mode="three")) == ["j7", "r15"]
    assert open_starts(played("z7", "r15", mode="three")) == ["j7"]


@pytest.mark.parametrize("mode", ["two", "teams"])
def test_both_colours_of_a_side_begin_opposite_each_other(mode: str) -> None:
    assert len(open_starts(played(mode=mode))) == 6
    assert open_starts(played("r15", mode=mode)) == ["j7", "z7", "j12", "z12"]
    assert open_starts(played("r15", "z12", mode=mode)) == ["r4"]
    assert open_starts(played("r15", "z12", "r4", mode=mode)) == ["j7"]


def test_a_piece_touches_its_colour_at_a_corner_and_at_no_side() -> None:
    position = played("q15,r15,q16", "z12", "z7", "r4")
    for text in position.legal():
        assert set(text.split(",")).isdisjoint({"p15", "s15", "r14", "r16", "p16"})
    singles = ["p14", "q14", "s14", "t14", "o15", "t15", "o16", "s16", "p17", "q17", "r17"]
    assert sorted(open_starts(position)) == sorted(singles)


def test_other_colours_may_be_touched_anyhow() -> None:
    taken = owners(recorded("four-any").state)
    assert any(taken.get(other, colour) != colour for cell, colour in taken.items() for other in sides(cell))
    meetings = [{taken[cell] for cell in around(v) if cell in taken} for cell in taken for v in vertices(cell)]
    assert max(map(len, meetings)) >= 3


def test_corner_contact_forbids_the_middle_of_an_own_straight_side() -> None:
    """q15,r15,q16 has just three triangles around the vertex that s16 touches with a corner."""
    others = ("z12", "z7", "r4")
    assert "s16" in played("q15,r15,q16", *others).legal()
    position = played("q15,r15,q16", *others, contact="corner")
    assert "s16" not in position.legal()
    assert "r17" in position.legal()
    assert "s16,s17" not in position.legal()


def test_corner_contact_forbids_the_new_piece_too() -> None:
    """The long side of each of these three rests on a corner of r15."""
    others = ("z12", "z7", "r4")
    resting = {"p14,q14,p15", "q16,r16,s16", "s14,t14,t15"}
    free, corner = set(played("r15", *others).legal()), set(played("r15", *others, contact="corner").legal())
    assert resting <= free
    assert resting.isdisjoint(corner)
    assert corner < free
    assert {text for text in free - corner if text.count(",") == 2} == resting


def test_a_colour_that_cannot_place_is_skipped() -> None:
    position = recorded("four-any")
    turns = [entry.actor for entry in position.log]
    in_turn = [k % 4 + 1 for k in range(len(turns))]
    assert turns[:48] == in_turn[:48]
    assert turns != in_turn
    assert position.actor is None


@pytest.mark.parametrize(("mode", "contact"), OPTION_SETS)
def test_scores_are_minus_the_triangles_not_placed(mode: str, contact: str) -> None:
    position = recorded(f"{mode}-{contact}", 20)
    state = position.state
    laid = [sum(SIZES[piece_of(int(p))] for p in state.placements[c, : state.placed[c]]) for c in range(4)]
    points = [each - 110 for each in laid]
    sides = [points[0] + points[2], points[1] + points[3]]
    wanted = {"four": points, "three": points[:3], "two": sides, "teams": sides * 2}
    assert list(position.scores()) == wanted[mode]


def test_the_bonuses() -> None:
    assert recorded("all-placed").scores()[0] == 15
    assert recorded("single-last").scores()[0] == 20


@pytest.mark.parametrize(("name", "bonus"), [("all-placed", 15), ("single-last", 20)])
def test_the_last_piece_gains_the_bonus_too(name: str, bonus: int) -> None:
    position = recorded(name)
    while position.state.placed[0] == 22:
        position.undo()
    actions = position.actions()
    gains = np.zeros(len(actions), np.int64)
    kernels.gains(position.states, 0, actions, gains)
    (size,) = {SIZES[piece_of(int(action))] for action in actions}
    assert set(gains.tolist()) == {size + bonus}
    assert (size == 1) == (bonus == 20)
    assert position.scores()[0] == -size


def test_the_example_of_the_rulebook() -> None:
    """Blue +20; yellow lacks two pieces of 4, one of 5, three of 6; red one of 4, one of 5; green three of 4."""
    lacking = [[], [3, 4, 6, 10, 11, 12], [3, 6], [3, 4, 5]]
    assert [[SIZES[p] for p in pieces] for pieces in lacking] == [[], [4, 4, 5, 6, 6, 6], [4, 5], [4, 4, 4]]
    position = tripot.new("trigon")
    state = position.states[0]
    for colour, pieces in enumerate(lacking):
        state.left[colour] = sum(1 << piece for piece in pieces)
        state.triangles[colour] = 110 - sum(SIZES[piece] for piece in pieces)
        state.placed[colour] = len(PIECE_NAMES) - len(pieces)
    state.placements[0, -1] = placement_of("a9")
    assert piece_of(placement_of("a9")) == SINGLE
    assert position.scores() == (20, -31, -9, -12)


def test_equal_totals_share_the_win() -> None:
    position = recorded("four-any")
    assert position.result() is not None
    position.states["triangles"] = 100
    position.states["left"] = 1
    shares = np.zeros(4)
    kernels.winners(position.states, 0, shares)
    assert shares.tolist() == [0.25] * 4


def test_both_seats_of_a_team_win() -> None:
    result = recorded("teams-any").result()
    assert result is not None
    assert result.winners in {(1, 3), (2, 4)}
    assert result.scores[:2] == result.scores[2:]


@pytest.mark.parametrize("mode", MODES)
def test_every_game_is_over_within_88_pieces(mode: str) -> None:
    *_, last = random_game("trigon", 3, mode=mode)
    assert 30 < len(last.log) <= 88
    assert not last.legal()


draw: Any = numba.njit(rules.random_action)


@pytest.mark.parametrize("before_end", [62, 30, 12])
def test_placements_by_lot_are_uniform(before_end: int) -> None:
    """Early, when a draw soon hits, and late, when most give up and list."""
    position = recorded("four-any", before_end)
    actions = position.actions()
    scratch = np.empty(rules.MAX_ACTIONS, np.int64)
    index = {int(action): k for k, action in enumerate(actions)}
    counts = np.zeros(len(actions))
    for _ in range(100 * len(actions)):
        counts[index[int(draw(position.state, scratch))]] += 1
    assert chisquare(counts).pvalue > 1e-4


def test_late_positions_need_the_list() -> None:
    """Else the test above would not reach it: fewer than one fit in TRIES is possible."""
    position = recorded("four-any", 12)
    assert len(position.actions()) * TRIES < 400 * 413


def test_the_record_has_no_gaps_and_is_small() -> None:
    dtype = rules.STATE
    assert sum(dtype[name].itemsize for name in dtype.names or ()) == dtype.itemsize
    assert dtype.itemsize <= 2560
