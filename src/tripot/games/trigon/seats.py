"""Whose colour it is, and who plays together."""

from __future__ import annotations

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.trigon.state import TEAMS, TWO

TOGETHER, ALONE = range(2)
"""Two colours play together (6b, 6c), or each for itself."""


@rule
def seat_of(state: State, colour: int) -> int:
    """Whose colour it is: with two players the first has blue and red, the second yellow and green (6b)."""
    return colour % 2 if state.mode == TWO else colour


@rule
def seat_count(state: State) -> int:
    """The number of players."""
    return 2 if state.mode == TWO else int(state.colours)


@rule
def way_of(state: State) -> int:
    """TOGETHER or ALONE."""
    return TOGETHER if state.mode in (TWO, TEAMS) else ALONE


@rule
def same_side(state: State, colour: int, other: int) -> bool:
    """Whether two colours, or a colour and a seat, play together: blue and red, yellow and green (6b, 6c)."""
    return (colour - other) % 2 == 0 if way_of(state) == TOGETHER else colour == other
