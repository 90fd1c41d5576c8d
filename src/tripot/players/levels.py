"""Whom one can play against."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tripot.engine.game import Game
from tripot.engine.position import View

REFERENCES = ("random", "points", "greedy")
"""Players to measure others by, the same in every game: by lot, the most points at once, the best look."""

STRONGEST = "strongest"
"""The highest level's figures, but with all the simulations that STRONGEST_SECONDS of processor time allow."""
STRONGEST_SECONDS = 3.0
STRONGEST_NODES = 4_000_000
"""What so much time can fill: 160 to 290 MB, of which only what is used is ever taken."""

OLD_NAMES = {"search-1": -3, "search-2": -2, "search-3": -1}
"""What the three strongest levels were called before, as indices: tables that are kept name them still."""

Stop = Callable[[], bool]


class Player(Protocol):
    """Chooses actions for a seat."""

    def choose(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> int:
        """One of ``view.actions()`` for ``seat`` (from 0), which acts.

        ``view`` may be a whole position: a player asks nothing that the seat can't know. The same seed gives the same
        choice. When ``stop()`` turns true the best action so far comes back soon. Releases the GIL while it thinks.
        """


def level_names(game: Game) -> tuple[str, ...]:
    """``level-1``, the weakest, and so on."""
    return tuple(f"level-{number + 1}" for number in range(len(game.levels)))


def measured_names(game: Game) -> tuple[str, ...]:
    """Those who are quick enough to be measured in many games."""
    return REFERENCES + level_names(game)


def player_names(game: Game) -> tuple[str, ...]:
    """Everybody who can sit on a seat of the game."""
    return (*measured_names(game), STRONGEST)
