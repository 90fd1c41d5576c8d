"""Bonuses and stars (rules 4 and 6), on plain masks: nothing here changes a state.

``opened`` are the open cells of a board, ``counts`` the open numbers of its lines, ``stars`` the cells with a star.
"""

from __future__ import annotations

import numpy as np

from tripot.engine.compile import rule
from tripot.games.triggery.board import BIT, CELL_COUNT, FULL_COUNTS, LINE_CELLS, ROW_AND_COLUMN, UNITS

NONE = -1
"""No cell."""

_ZERO = np.uint64(0)
_ONES = np.uint64(0x11111111111111)
_TOPS = np.uint64(0x88888888888888)

_DE_BRUIJN = np.uint64(0x03F79D71B4CB0A89)
_TOP_SIX = np.uint64(58)
_POSITIONS = np.zeros(64, np.int64)
for _k in range(64):
    _POSITIONS[(0x03F79D71B4CB0A89 << _k & (1 << 64) - 1) >> 58] = _k


@rule
def lowest(mask: np.uint64) -> int:
    """The position of the lowest bit of a mask that isn't empty (multiplication by a de Bruijn sequence)."""
    return int(_POSITIONS[((mask & (_ZERO - mask)) * _DE_BRUIJN) >> _TOP_SIX])


@rule
def lone_lines(counts: np.uint64) -> np.uint64:
    """The top bit of the count of every line with exactly one open number."""
    return ~(((counts ^ _ONES) | _TOPS) - _ONES) & _TOPS


@rule
def lone_number(opened: np.uint64, stars: np.uint64, line: int) -> int:
    """The first open number of a line."""
    return lowest(opened & LINE_CELLS[line] & ~stars)


@rule
def next_bonus(opened: np.uint64, counts: np.uint64, stars: np.uint64) -> int:
    """Rule 6: a number that is the last one open in a row, column or diagonal, or NONE."""
    lines = lone_lines(counts)
    if lines == _ZERO:
        return NONE
    return lone_number(opened, stars, lowest(lines) >> 2)


@rule
def next_star(opened: np.uint64, counts: np.uint64, stars: np.uint64) -> int:
    """Rule 4: a star whose row and column have no open number, or NONE."""
    waiting = opened & stars
    while waiting != _ZERO:
        cell = lowest(waiting)
        if counts & ROW_AND_COLUMN[cell] == _ZERO:
            return cell
        waiting ^= BIT[cell]
    return NONE


@rule
def next_free(opened: np.uint64, counts: np.uint64, stars: np.uint64) -> int:
    """The next tablet of a chain: bonuses first, then stars; NONE at its end, which doesn't depend on the order."""
    cell = next_bonus(opened, counts, stars)
    return next_star(opened, counts, stars) if cell == NONE else cell


@rule
def claimable(opened: np.uint64, counts: np.uint64, stars: np.uint64) -> np.uint64:
    """Every tablet that turns for free now: all lone numbers and free stars."""
    found = _ZERO
    lines = lone_lines(counts)
    while lines != _ZERO:
        top = lines & (_ZERO - lines)
        found |= BIT[lone_number(opened, stars, lowest(top) >> 2)]
        lines ^= top
    waiting = opened & stars
    while waiting != _ZERO:
        cell = lowest(waiting)
        if counts & ROW_AND_COLUMN[cell] == _ZERO:
            found |= BIT[cell]
        waiting ^= BIT[cell]
    return found


@rule
def counts_without(counts: np.uint64, stars: np.uint64, cell: int) -> np.uint64:
    """The counts once this tablet is turned: a star never counted."""
    return counts if stars & BIT[cell] != _ZERO else counts - UNITS[cell]


@rule
def counts_of(opened: np.uint64, stars: np.uint64) -> np.uint64:
    """The open numbers of every line, counted anew."""
    counts = FULL_COUNTS
    for cell in range(CELL_COUNT):
        if opened & ~stars & BIT[cell] == _ZERO:
            counts -= UNITS[cell]
    return counts
