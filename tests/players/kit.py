"""Positions for players to think about."""

from __future__ import annotations

import random

import tripot
from tests.kit import next_text
from tripot.engine.position import Position


def some_way_in(name: str, seed: int, length: int = 25) -> Position:
    """A position of a seat that has a choice, at least ``length`` random actions into a game."""
    rng = random.Random(seed)
    position = tripot.new(name, seed=seed)
    while position.length < length or position.actor == "dealer" or len(position.actions()) == 1:
        position.play(next_text(position, rng))
    return position


def seat_of(position: Position) -> int:
    """The seat that acts, from 0."""
    assert isinstance(position.actor, int)
    return position.actor - 1
