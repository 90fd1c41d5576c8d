"""What the teacher says, as the page is told it."""

from __future__ import annotations

from tripot.engine.scene import Move
from tripot.server.wire import Advice
from tripot.teacher import Advised


def advice_of(advised: Advised, move: Move) -> Advice:
    """An action in words, with the touches that make it."""
    return Advice(move.text, move.touches, move.gain, advised.what, round(advised.amount, 1), advised.reasons)
