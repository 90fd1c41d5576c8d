"""What a good placement looks like, and how a position stands."""

from __future__ import annotations

from typing import Any

from tripot.engine.state import State
from tripot.games.trigon.rules import seat_count
from tripot.games.trigon.tables import PLACED_SHAPE, SHAPE_SIZE


def prior(state: State, action: int) -> float:  # noqa: ARG001
    """Large pieces first."""
    return float(SHAPE_SIZE[PLACED_SHAPE[action]])


def evaluate(state: State, out: Any) -> None:
    """Everybody alike."""
    for seat in range(seat_count(state)):
        out[seat] = 1.0 / seat_count(state)
