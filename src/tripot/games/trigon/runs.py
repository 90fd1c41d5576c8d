"""Sums over the cells that a placement covers, lies beside and touches, run by run.

On each line these three sets of cells, one inside the other, are a few runs. So the sums of all runs of a position are
made first, length by length, and then a placement costs a dozen additions instead of one for each of its cells.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tripot.engine.compile import rule
from tripot.games.trigon.board import ROWS
from tripot.games.trigon.fits import FIRST_LINE, LAST_LINE
from tripot.games.trigon.numbering import column_bit, line_in, row_of
from tripot.games.trigon.pieces import PLACEMENTS
from tripot.games.trigon.tables import SPOTS, STAMP_BESIDE, STAMP_CELLS, STAMP_LEFT, STAMP_LINES, STAMP_TOUCHING

FIRST_SPOT, LAST_SPOT = 64 * (FIRST_LINE - 1), 64 * (LAST_LINE + 2)
"""Nothing that a placement touches lies outside of these."""

NEAR, CLOSE, INSIDE = range(3)
"""The cells that a placement touches, lies beside or covers; the same without those only touched; those covered."""


def _bits(shape: int, line: int) -> tuple[int, int, int]:
    """The three sets on one line of a shape's stamp (tables.py)."""
    inside = int(STAMP_CELLS[shape, line])
    close = int(STAMP_BESIDE[shape, line]) | inside
    return int(STAMP_TOUCHING[shape, line]) | close, close, inside


def _runs_of(bits: int) -> Iterator[tuple[int, int]]:
    """The runs of a line's bits: where each begins and how long it is."""
    at = 0
    while bits >> at:
        length = 0
        while bits >> (at + length) & 1:
            length += 1
        if length:
            yield at, length
        at += length + 1


_ALL = [
    [
        (kind, length, 64 * (line - 1) + at - STAMP_LEFT)
        for line in range(STAMP_LINES)
        for kind, bits in enumerate(_bits(shape, line))
        for at, length in _runs_of(bits)
    ]
    for shape in range(len(STAMP_CELLS))
]
LONGEST = tuple(max(length for each in _ALL for which, length, _ in each if which == kind) for kind in range(3))
FIRST_SUMS = (0, LONGEST[NEAR], LONGEST[NEAR] + LONGEST[CLOSE])
"""Where the sums of each kind of runs begin: those of length 1, then of length 2, and so on."""
SUMS = sum(LONGEST)

RUN_COUNT = np.array([len(each) for each in _ALL], np.int8)
RUN_AT = np.zeros((len(_ALL), int(RUN_COUNT.max())), np.int32)
"""Of each shape, where the sums of its runs are, in a table [SUMS, SPOTS] laid out flat, as seen from its origin."""
for _shape, _each in enumerate(_ALL):
    for _k, (_kind, _length, _spot) in enumerate(_each):
        RUN_AT[_shape, _k] = SPOTS * (FIRST_SUMS[_kind] + _length - 1) + _spot

_WHERE = [(row_of(number), number) for number in range(len(PLACEMENTS))]
SHAPE_AT = np.array([row // ROWS for row, _ in _WHERE], np.uint8)
ORIGIN_AT = np.array([64 * line_in(row) + column_bit(number, row) for row, number in _WHERE], np.uint16)
"""The shape of each placement, and the spot of its origin."""


@rule
def add_runs(sums: Any) -> None:
    """From what single cells are worth, the sums of all longer runs, in ``sums`` [SUMS, SPOTS]."""
    for kind in range(3):
        single = FIRST_SUMS[kind]
        for length in range(1, LONGEST[kind]):
            shorter, longer = sums[single + length - 1], sums[single + length]
            for spot in range(FIRST_SPOT, LAST_SPOT):
                longer[spot] = shorter[spot] + sums[single, spot + length]


@rule
def whole_sum(flat: Any, placement: int) -> float:
    """The sum over one placement, of the sums laid out flat."""
    shape = SHAPE_AT[placement]
    origin = np.int64(ORIGIN_AT[placement])
    total = np.float32(0.0)
    for k in range(RUN_COUNT[shape]):
        total += flat[np.uint64(origin + RUN_AT[shape, k])]
    return float(total)
