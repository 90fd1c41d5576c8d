"""What a placement opens is the difference that it makes to all squares of the board."""

from __future__ import annotations

import random

import tripot
from tests.kit import next_text
from tripot.engine import kernels
from tripot.engine.state import State
from tripot.games.triolet.actions import PLACEMENT, kind_of
from tripot.games.triolet.board import SQUARE_OF, SQUARES, TILES
from tripot.games.triolet.lines import EXACTLY, FREE
from tripot.games.triolet.openings import Known, opened, worth_of_square

PLACEMENTS_A_POSITION = 12
KEPT = 0b0000_0001_1010_1101


def worth_of_board(state: State, known: Known) -> float:
    """All squares together; the demand on a taken square is worth nothing."""
    rows, columns = state.demand
    return sum(
        worth_of_square(state, square, int(rows[square]), int(columns[square]), known) for square in range(SQUARES)
    )


def test_opened_is_the_difference_on_the_whole_board() -> None:
    rng = random.Random(4)
    looked_at = 0
    for seed in range(3):
        position = tripot.new("triolet", seed=seed)
        while position.actor is not None:
            if position.actor != "dealer" and position.state.bag_size:
                known = Known(KEPT, int(position.state.bag_size))
                before = worth_of_board(position.states[0], known)
                placements = [int(action) for action in position.actions() if kind_of(int(action)) == PLACEMENT]
                for action in rng.sample(placements, min(len(placements), PLACEMENTS_A_POSITION)):
                    after = position.states.copy()
                    kernels.play(after, 0, action)
                    difference = worth_of_board(after[0], known) - before
                    assert abs(opened(position.states[0], action, known) - difference) < 1e-9
                    looked_at += 1
            position.play(next_text(position, rng))
    assert looked_at > 500


def test_it_is_good_to_keep_a_square_for_itself() -> None:
    """An open Trio on a triple square is worth more to the seat that keeps its third tile than it costs otherwise."""
    state = tripot.new("triolet").state
    others, own = (
        worth_of_square(state, SQUARE_OF["B5"], EXACTLY + 5, FREE, Known(kept, TILES)) for kept in (0, 1 << 5)
    )
    assert others < 0 < own


def test_a_number_that_is_gone_makes_no_trio() -> None:
    """What an open Trio costs is measured by the tiles that are still out of sight."""
    state = tripot.new("triolet").state
    there = worth_of_square(state, SQUARE_OF["B5"], EXACTLY + 15, FREE, Known(0, TILES))
    state.bag[15] = 0
    assert there < worth_of_square(state, SQUARE_OF["B5"], EXACTLY + 15, FREE, Known(0, TILES))
