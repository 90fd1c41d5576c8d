"""Exact play in Triominos once the pool is empty, between two: all tiles are known then, and chance is out of it."""

from __future__ import annotations

import numpy as np

from tripot.engine.average import Rest
from tripot.engine.game import Stop
from tripot.engine.state import States, copied
from tripot.games.triominos.board import ALL_TILES, TILE_BIT
from tripot.games.triominos.state import MAX_ACTIONS, TURN

PLAYERS = 2


def solve(states: States, seat: int, effort: int, stop: Stop | None = None) -> int | None:
    """The action that is best to the end of the game; None before the pool is empty, or with a target score."""
    if not is_last_of_two(states):
        return None
    return Rest(states, seat, longest(states), MAX_ACTIONS).best([opened(states, seat)], [1.0], effort, stop)


def is_last_of_two(states: States) -> bool:
    """Whether the pool is empty, between two, in a game that is not followed by another."""
    state = states[0]
    return not state["pool_count"] and state["players"] == PLAYERS and not state["target"] and state["phase"] == TURN


def longest(states: States) -> int:
    """No line to the end has more actions: each tile takes one, with one pass at most before it, or two at the end."""
    return 2 * int(states[0]["counts"].sum()) + 2 * PLAYERS


def warm(states: States, seat: int) -> None:
    """Compile the search to the end, by beginning one."""
    Rest(states, seat, 1, MAX_ACTIONS).best([states], [1.0], 1, None)


def opened(states: States, seat: int) -> States:
    """The world that the seat sees, with the other rack filled in: all that lies neither on the table nor before it."""
    world = copied(states)
    state = world[0]
    placed = TILE_BIT[state["placed_tile"][: state["placed"]]]
    state["racks"][1 - seat] = ALL_TILES & ~state["racks"][seat] & ~np.bitwise_or.reduce(placed)
    return world
