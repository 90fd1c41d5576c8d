"""Triominos with an empty pool: all tiles are known, and every line is played to the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import tripot
from tests.tactics.ends import collect, tactic_of
from tests.tactics.games import positions_of_games
from tests.tactics.tactic import Tactic
from tripot.engine.position import Position

WANTED = 24
MOST_TILES = 8
OPTIONS: tuple[dict[str, Any], ...] = ({}, {"blocked": "subtract"})


def tactic(text: str) -> Tactic:
    """What is best in a position."""
    position = tripot.position("triominos", text)
    tiles = int(position.states[0]["counts"].sum())
    return tactic_of(position, [position.states], 1, 2 * tiles + 4)


def proof(written: Tactic) -> bool:
    """Whether a tactic comes out as it is written."""
    return tactic(written.text) == written


def find() -> Iterator[Tactic]:
    """One tactic a game at most."""
    return collect(candidates(), tactic, WANTED)


def candidates() -> Iterator[tuple[int, Position]]:
    """Ends of games, with the number of the game."""
    for number, position in positions_of_games("triominos", OPTIONS):
        state = position.states[0]
        if state["pool_count"] == 0 and state["counts"].sum() <= MOST_TILES:
            yield number, position
