"""What a good move looks like."""

from __future__ import annotations

from typing import Any

from tripot.engine.state import State
from tripot.games.triggery.rules import gain, winners


def prior(state: State, action: int) -> float:
    """Tablets turned."""
    return float(gain(state, action))


def evaluate(state: State, out: Any) -> None:
    """Shares at the end."""
    winners(state, out)
