"""The record of a game of Triggery, and what is asked of it everywhere."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.triggery.board import CELL_COUNT, HIGHEST

# The sizes fill the record without a gap, so that equal states are equal byte for byte.
STATE: Final[np.dtype[Any]] = np.dtype(
    [
        ("rng", "u8"),
        ("open", "u8", 2),  # by side: the cells whose tablet is open
        ("counts", "u8", 2),  # by side: open numbers of each line, four bits a line
        ("stars", "u8", 2),  # by layout: the cells that hold a star
        ("throws", "u4"),  # alone: so far, the running one included
        ("points", "u4"),  # alone: of the turns that are over
        ("lost", "u2", 2),  # by side: points lost over the finished rounds
        ("turn", "u4"),  # turns played in this round
        ("won", "u2", 2),  # by side: rounds won
        ("triggery_tablets", "u1", (2, CELL_COUNT)),  # by layout: the number of each cell, 0 a star
        ("bag", "u1", (2, HIGHEST + 1)),  # by layout: how many tablets of each number were not drawn
        ("trail", "u1", CELL_COUNT),  # the cells of the last turn in order, + FREE for those that cost nothing
        ("trail_size", "u1"),
        ("laid", "u1"),  # tablets laid so far, both layouts together
        ("start", "u1", 2),  # by side: the start die, 0 not thrown yet
        ("dice", "u1", 2),  # the throw that is being played, 0 none
        ("total", "u1"),  # what it allows, doubles doubled; 0: the dealer throws next
        ("left", "u1"),  # what is left of it
        ("fresh", "u1"),  # 1: nothing turned, claimed or called in this turn
        ("second", "u1"),  # 1 in the second round
        ("players", "u1"),
        ("claimed", "u1"),  # option bonus: 1 claimed, 0 automatic
        ("by_rounds", "u1"),  # option score: 1 rounds, 0 points
        ("ending", "u1"),
    ],
    align=True,
)

MATCH: Final = 1
CLEARED: Final = 2
ENDINGS: Final = ("match", "cleared")

FREE: Final = 64
"""In the trail: a bonus or a star, not paid with the dice."""


@rule
def boards(state: State) -> int:
    """The number of boards: one alone, else two."""
    return 1 if state.players == 1 else 2


@rule
def starter(state: State) -> int:
    """The side that plays first in this round.

    Rule 1: the lower start die throws first, so the higher one plays first; in the second round the other one does.
    """
    first = 1 if state.start[1] > state.start[0] else 0
    return int(first ^ state.second)


@rule
def side_to_play(state: State) -> int:
    """The side whose turn it is (0 or 1)."""
    return 0 if state.players == 1 else (starter(state) + state.turn) & 1


@rule
def seat_to_play(state: State) -> int:
    """The seat whose turn it is: partners play alternately, the lower seat first, and begin anew each round."""
    side = side_to_play(state)
    partner = side + 2 * ((state.turn >> 1) & 1)
    return partner if partner < state.players else side


@rule
def layout_of(state: State, side: int) -> int:
    """The layout in front of a side: the boards are swapped for the second round."""
    return int(side ^ state.second)


@rule
def called_side(state: State, side: int) -> int:
    """Whose forgotten bonuses a side may call: the other's, alone one's own."""
    return side if state.players == 1 else 1 - side
