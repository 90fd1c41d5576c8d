"""What a good move looks like."""

from __future__ import annotations

from typing import Any

from tripot.engine.state import State
from tripot.games.triolet.actions import PLACEMENT, kind_of
from tripot.games.triolet.scoring import placement_points


def prior(state: State, action: int) -> float:
    """The points."""
    return float(placement_points(state, action)) if kind_of(action) == PLACEMENT else 0.0


def evaluate(state: State, out: Any) -> None:
    """Even."""
    for seat in range(state.seats):
        out[seat] = 1.0 / state.seats
