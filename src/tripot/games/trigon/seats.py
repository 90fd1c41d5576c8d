"""Whose colour it is, and who plays together."""

from __future__ import annotations

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.trigon.state import TEAMS, TWO


@rule
def seat_of(state: State, colour: int) -> int:
    """Whose colour it is: with two players the first has blue and red, the second yellow and green (6b)."""
    return colour % 2 if state.mode == TWO else colour


@rule
def seat_count(state: State) -> int:
    """The number of players."""
    return 2 if state.mode == TWO else int(state.colours)


@rule
def each_alone(state: State) -> bool:
    """Whether each colour plays for itself."""
    return bool(state.mode not in (TWO, TEAMS))


@rule
def same_side(state: State, colour: int, other: int) -> bool:
    """Whether two colours, or a colour and a seat, play together: blue and red, yellow and green (6b, 6c)."""
    return (colour - other) % 2 == 0 if state.mode in (TWO, TEAMS) else colour == other
