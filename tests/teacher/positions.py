"""Positions that a teacher must judge right."""

from __future__ import annotations

from tests.kit import random_game
from tripot.engine.position import Position
from tripot.players.knowledge import choosable


def winning() -> Position:
    """A position of a random game in which the seat to move can win at once."""
    for seed in range(200):
        for position in random_game("trini", seed, players=4):
            if isinstance(position.actor, int) and position.scores()[position.actor - 1] == 3:
                for action in choosable(position):
                    after = position.copy()
                    after.play_action(int(action))
                    if after.result() is not None and after.result().ending == "goal":  # type: ignore[union-attr]
                        return position
    raise AssertionError("no game comes near its goal")
