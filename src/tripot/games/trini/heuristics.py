"""What a good move looks like."""

from __future__ import annotations

from typing import Any

from tripot.engine.state import State
from tripot.games.trini.rules import gain, winners


def prior(state: State, action: int) -> float:
    """Trinis."""
    return float(gain(state, action))


def evaluate(state: State, out: Any) -> None:
    """Shares."""
    winners(state, out)
