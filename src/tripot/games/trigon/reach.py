"""How far each colour is from each cell: steps from side to side, from where it can attach, over cells open to it."""

from __future__ import annotations

from typing import Any

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.trigon.bits import NONE, ONE
from tripot.games.trigon.fits import FIRST_LINE, LAST_LINE, open_cells
from tripot.games.trigon.tables import BELOW, LEFT, LINES

STEPS = 6
"""Cells are told apart up to five steps from where the colour can attach: so far reaches a piece of six triangles."""
FAR_STEPS = 13
"""Two such pieces in a row: so far the outlook looks (prospects.py)."""

POINTING_UP = np.array(
    [sum(1 << bit for bit in range(64) if (bit - LEFT + line - BELOW) % 2 == 0) for line in range(LINES)], np.uint64
)
"""Of each line, the cells that point up (board.py)."""


@rule
def spread(state: State, colour: int, reach: Any) -> None:
    """Into ``reach`` [steps, LINES] of uint64: the cells that are at most so many steps away."""
    for line in range(LINES):
        reach[0, line] = NONE
    for line in range(FIRST_LINE, LAST_LINE + 1):
        reach[0, line] = open_cells(state, colour, line)
    for step in range(1, reach.shape[0]):
        reach[step, 0] = reach[step, LINES - 1] = NONE
        for line in range(1, LINES - 1):
            here = reach[step - 1, line]
            above, below = reach[step - 1, line + 1], reach[step - 1, line - 1]
            near = (here << ONE) | (here >> ONE) | (above & POINTING_UP[line + 1]) | (below & ~POINTING_UP[line - 1])
            reach[step, line] = here | (near & ~state.closed[colour, line])
