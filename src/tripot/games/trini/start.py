"""The start of a game: an empty board, all dice in the reserves."""

from __future__ import annotations

from tripot.engine.state import State
from tripot.games.trini.board import DICE, GOAL
from tripot.games.trini.options import TriniOptions


def seats(options: TriniOptions) -> int:
    """The number of seats."""
    return options.players


def start(options: TriniOptions, state: State) -> None:
    """Fill a zeroed record."""
    state.players = options.players
    state.goal = GOAL[options.players]
    state.shape_only = options.match == "shape"
    state.reserve[: options.players] = DICE[options.players]
