"""Positions and helpers that several tests share."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import tripot
from tripot.engine import kernels
from tripot.engine.position import Position
from tripot.engine.state import OVER, States
from tripot.record import read_record, replay

MODES = ("four", "three", "two", "teams")
CONTACTS = ("any", "corner")
OPTION_SETS = [(mode, contact) for mode in MODES for contact in CONTACTS]

RECORDS = Path(__file__).parents[2] / "records" / "trigon"


def played(*texts: str, mode: str = "four", contact: str = "any") -> Position:
    position = tripot.new("trigon", seed=1, mode=mode, contact=contact)
    for text in texts:
        position.play(text)
    return position


def recorded(name: str, before_end: int = 0) -> Position:
    """A recorded game, so many actions before its end."""
    record = read_record((RECORDS / f"finished-{name}.tripot").read_text(encoding="utf-8"))
    *_, position = replay(record)
    position.undo(before_end)
    return position


def leaves(states: States, depth: int) -> int:
    """Positions after ``depth`` actions, each way to get there counted."""
    if kernels.actor(states, 0) == OVER:
        return 0
    actions = np.empty(32131, np.int64)
    count = kernels.legal(states, 0, actions)
    if depth == 1:
        return int(count)
    total = 0
    for action in actions[:count]:
        after = states.copy()
        kernels.play(after, 0, action)
        total += leaves(after, depth - 1)
    return total
