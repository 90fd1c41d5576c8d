"""Whom one can play against."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tripot.engine.position import View

LEVELS = ("random", "greedy", "search-1", "search-2", "search-3")

Stop = Callable[[], bool]


class Player(Protocol):
    """Chooses actions for a seat."""

    def choose(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> int:
        """One of ``view.actions()`` for ``seat`` (from 0), which acts.

        ``view`` may be a whole position: a player asks nothing that the seat can't know. The same seed gives the same
        choice. When ``stop()`` turns true the best action so far comes back soon. Releases the GIL while it thinks.
        """
