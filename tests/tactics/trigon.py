"""Blokus Trigon for two, late: every line of all four colours to the end."""

from __future__ import annotations

from collections.abc import Iterator

import tripot
from tests.tactics.ends import collect, tactic_of
from tests.tactics.games import positions_of_games
from tests.tactics.tactic import Tactic
from tripot.engine.average import Rest
from tripot.engine.position import Position

WANTED = 24
MOST_ACTIONS = 12
"""For the colour to move: then the rest is short."""
POSITIONS = 100_000
"""A rest of the game that takes more isn't tried at full width."""
LONGEST = 88
OPTIONS = ({"mode": "two"},)


def tactic(text: str) -> Tactic:
    """What is best in a position."""
    position = tripot.position("trigon", text)
    return tactic_of(position, [position.states], 1, LONGEST)


def proof(written: Tactic) -> bool:
    """Whether a tactic comes out as it is written."""
    return tactic(written.text) == written


def find() -> Iterator[Tactic]:
    """One tactic a game at most."""
    return collect(candidates(), tactic, WANTED)


def candidates() -> Iterator[tuple[int, Position]]:
    """Ends of games, with the number of the game."""
    for number, position in positions_of_games("trigon", OPTIONS):
        if len(position.actions()) <= MOST_ACTIONS:
            rest = Rest(position.states, position.code, LONGEST, position.game.rules.MAX_ACTIONS)
            if rest.best([position.states], [1.0], POSITIONS, None) is not None:
                yield number, position
