"""What a placement opens, and what it shuts, on the empty squares beside it.

The worth of an empty square that tiles stand beside depends on its sign and on what its row and column take: it invites
the next player to a Trio or just to a few points, unless the tile that it waits for stays in the own rack.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.triolet.actions import face_of, laid_at, square_of
from tripot.games.triolet.board import RACK, SIZE, SPECIAL, STEPS, SUM
from tripot.games.triolet.lines import AT_MOST, EXACTLY, FREE, NOTHING, TAKEN, VALUES, value_of
from tripot.games.triolet.scoring import direction_of

SIGN = np.array([{"D": 1, "*": 1, "T": 2, "R": 3}.get(sign, 0) for sign in SPECIAL], np.int8)
"""What a square does: nothing, doubles, triples, lets play again."""

INVITES = np.array([-0.9, -2.9, -7.5, -17.4])
"""What it is worth that a square takes tiles, without a Trio, by its sign ..."""
INVITES_TRIO = np.array([-2.5, -7.5, -9.7, -6.1])
"""... that it waits for the third of a Trio, times the chance that three tiles hold the number ..."""
AWAITS_OWN = np.array([4.3, 11.6, 15.8, 8.1])
"""... and that one's own rack keeps that number."""

NOTHING_FITS, FITS, TRIO_OF = 0, 1, 2
"""Classes of squares; from TRIO_OF on, a square that waits for the number 0, 1, ... to make a Trio."""


def _class(row: int, column: int) -> int:
    """The class of a square whose row and column demand this."""
    values = int(VALUES[row] & VALUES[column])
    if not values or row | column == FREE or TAKEN in (row, column):
        return NOTHING_FITS
    return TRIO_OF + values.bit_length() - 1 if max(row, column) >= EXACTLY else FITS


CLASSES = np.array([[_class(row, column) for column in range(TAKEN + 1)] for row in range(TAKEN + 1)], np.int8)


class Run(NamedTuple):
    """Tiles without a gap, from beside a square on: how many, their sum, and the empty square after them (-1: none)."""

    tiles: int
    total: int
    end: int


class Known(NamedTuple):
    """What the mover knows of the tiles."""

    kept: int
    """The numbers that it keeps, as bits."""
    unseen: int
    """How many tiles are out of its sight."""


@rule
def chance_of(state: State, number: int, unseen: int) -> float:
    """That three of the tiles out of sight hold this number."""
    miss = 1.0 - state.bag[number] / unseen
    return float(1.0 - miss * miss * miss)


@rule
def worth_of_square(state: State, square: int, row: int, column: int, known: Known) -> float:
    """What a square is worth to the mover if row and column take this."""
    sign, kind = int(SIGN[square]), int(CLASSES[row, column])
    if kind == NOTHING_FITS:
        return 0.0
    worth = float(INVITES[sign])
    if kind >= TRIO_OF:
        worth += INVITES_TRIO[sign] * chance_of(state, kind - TRIO_OF, known.unseen)
        if known.kept >> (kind - TRIO_OF) & 1:
            worth += AWAITS_OWN[sign]
    return worth


@rule
def opened(state: State, action: int, known: Known) -> float:
    """What a placement opens and shuts, in points to the mover."""
    count, total, last = 0, 0, 0
    worth = 0.0
    for k in range(RACK):
        one = laid_at(action, k)
        if not one:
            break
        last = square_of(one)
        count += 1
        total += value_of(face_of(one))
        worth -= worth_of_square(state, last, state.demand[0, last], state.demand[1, last], known)
    line = direction_of(action)
    if line >= 0:
        first = square_of(laid_at(action, 0))
        if count == 2 and last - first == 2 * STEPS[line]:
            count = 3  # around a standing tile: a Trio, whatever it is
        worth += _at_ends(state, first, last, line, count, total, known)
    for k in range(RACK):
        one = laid_at(action, k)
        if not one:
            break
        for d in range(2):
            if d != line:
                worth += _at_ends(state, square_of(one), square_of(one), d, 1, value_of(face_of(one)), known)
    return worth


@rule
def _at_ends(state: State, first: int, last: int, d: int, count: int, total: int, known: Known) -> float:
    """What changes at both ends of a line, whose ``count`` tiles from ``first`` to ``last`` are as good as laid."""
    before, after = _run(state, first, d, -1), _run(state, last, d, 1)
    count += before.tiles + after.tiles
    total += before.total + after.total
    back = _change(state, before.end, d, -1, count, total, known)
    return back + _change(state, after.end, d, 1, count, total, known)


@rule
def _run(state: State, square: int, d: int, way: int) -> Run:
    """The tiles that stand beside a square in direction d, on (1) or back (-1)."""
    count, total = 0, 0
    at = square % SIZE if d == 0 else square // SIZE
    while True:
        at += way
        square += way * STEPS[d]
        if not 0 <= at < SIZE:
            return Run(count, total, -1)
        if not state.board[square]:
            return Run(count, total, square)
        count += 1
        total += value_of(state.board[square] - 1)


@rule
def _change(state: State, square: int, d: int, way: int, count: int, total: int, known: Known) -> float:
    """How the worth of the square at one end changes; -1 is past the edge."""
    if square < 0:
        return 0.0
    beyond = _run(state, square, d, way)
    count += beyond.tiles
    total += beyond.total
    asks = NOTHING
    if count == 1:
        asks = AT_MOST + SUM - total
    elif count == 2 and total <= SUM:
        asks = EXACTLY + SUM - total
    asked, across = state.demand[d, square], state.demand[1 - d, square]
    if asks == asked:
        return 0.0
    if d == 0:
        now, before = (
            worth_of_square(state, square, asks, across, known),
            worth_of_square(state, square, asked, across, known),
        )
    else:
        now, before = (
            worth_of_square(state, square, across, asks, known),
            worth_of_square(state, square, across, asked, known),
        )
    return now - before
