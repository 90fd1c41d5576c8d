"""What a good move looks like."""

from __future__ import annotations

import numpy as np

from tripot.engine.state import State
from tripot.games.triominos.moves import gain
from tripot.games.triominos.settlement import winners
from tripot.games.triominos.state import TIMEOUT


def prior(state: State, action: int) -> float:
    """The points of the action."""
    if action == TIMEOUT:
        return -np.inf
    return np.float64(gain(state, action))


def evaluate(state: State, out: np.ndarray) -> None:  # type: ignore[type-arg]
    """Equal chances."""
    winners(state, out)
    if state.ending == 0:
        for seat in range(state.players):
            out[seat] = 1.0 / state.players
