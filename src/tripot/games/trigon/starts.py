"""The first piece of a colour, and which starts it leaves to the others."""

from __future__ import annotations

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.trigon.bits import NONE
from tripot.games.trigon.board import ROWS
from tripot.games.trigon.numbering import column_bit, line_in, row_of
from tripot.games.trigon.state import TEAMS, THREE, TWO
from tripot.games.trigon.tables import (
    STAMP_CELLS,
    STAMP_LEFT,
    STAMP_LINES,
    START_BIT,
    START_LINE,
)

STARTS = START_BIT.size


@rule
def covered_start(action: int) -> int:
    """The start that a placement covers; -1 if none."""
    row = row_of(action)
    shape, shift = row // ROWS, np.uint64(column_bit(action, row) - STAMP_LEFT)
    for start in range(STARTS):
        k = START_LINE[start] - line_in(row) + 1
        if 0 <= k < STAMP_LINES and (np.uint64(STAMP_CELLS[shape, k]) << shift) & START_BIT[start] != NONE:
            return start
    return -1


@rule
def start_stays_open(mode: int, begun: int, start: int, colour: int, other: int) -> bool:
    """Whether another colour may still begin at ``other`` after a colour began at ``start``.

    For three, one start stays empty between those that are used (6a). For two sides, both colours of a side begin
    opposite each other (6b, 6c): ``begun`` at ``start`` keeps the opposite start for its partner.
    """
    if mode == THREE:
        return (start - other) % 2 == 0
    if mode in (TWO, TEAMS):
        opposite = other == (start + STARTS // 2) % STARTS
        return opposite if (begun - colour) % 2 == 0 else not opposite
    return True


@rule
def begin(state: State, colour: int, action: int) -> None:
    """A colour's first piece: from now on it attaches to its own, and some starts are no longer open to others."""
    for line in range(state.attach.shape[1]):
        state.attach[colour, line] = NONE
    start = covered_start(action)
    if start < 0:
        return
    for each in range(int(state.colours)):
        if state.placed[each] == 0 and each != colour:
            for other in range(STARTS):
                if not start_stays_open(int(state.mode), colour, start, each, other):
                    state.attach[each, START_LINE[other]] &= ~START_BIT[other]
