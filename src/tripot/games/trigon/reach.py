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
def third_sides(above: np.uint64, below: np.uint64, line: int) -> np.uint64:
    """The cells of a line whose side that isn't on the line is one of these cells, above and below it."""
    return np.uint64((above & POINTING_UP[line + 1]) | (below & ~POINTING_UP[line - 1]))


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
            near = (here << ONE) | (here >> ONE) | third_sides(above, below, line)
            reach[step, line] = here | (near & ~state.closed[colour, line])


@rule
def still_plays(state: State, colour: int) -> bool:
    """Whether the colour may still place something."""
    return bool((state.blocked >> colour) & 1 == 0 and state.left[colour] != 0)


@rule
def spread_all(state: State, reach: Any, free: Any) -> None:
    """Every colour's reach into ``reach`` [colours, steps, LINES], the cells open to it into ``free`` [colours, LINES].

    A colour that can't place any more reaches nothing, and nothing is open to it.
    """
    for colour in range(int(state.colours)):
        if still_plays(state, colour):
            spread(state, colour, reach[colour])
            for line in range(LINES):
                free[colour, line] = ~state.closed[colour, line]
        else:
            reach[colour, :, :] = NONE
            free[colour, :] = NONE


@rule
def compare(reach: Any, colours: int, sooner: Any) -> None:
    """The cells that one colour reaches in fewer steps than another, into ``sooner`` [one, other, LINES]."""
    for one in range(colours):
        for other in range(one):
            for line in range(LINES):
                first = second = NONE
                for step in range(FAR_STEPS):
                    first |= reach[one, step, line] & ~reach[other, step, line]
                    second |= reach[other, step, line] & ~reach[one, step, line]
                sooner[one, other, line] = first
                sooner[other, one, line] = second


@rule
def open_sides(free: Any, out: Any) -> None:
    """The open cells that have no, one, two, three open cells at their sides, into ``out`` [4, LINES]."""
    for each in range(4):
        out[each, 0] = out[each, LINES - 1] = NONE
    for line in range(1, LINES - 1):
        here = free[line]
        left, right = here << ONE, here >> ONE
        third = third_sides(free[line + 1], free[line - 1], line)
        some = left | right | third
        several = (left & right) | (left & third) | (right & third)
        every = left & right & third
        out[0, line] = here & ~some
        out[1, line] = here & some & ~several
        out[2, line] = here & several & ~every
        out[3, line] = here & every
