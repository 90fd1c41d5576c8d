"""Alone, late in a round: the expected number of throws from every set of numbers that can still be open.

A set of open numbers is a number, a bit for each. Only sets in which no chain is waiting are ever stood on: these have
rows. Stars need no thought: they turn when the last numbers do. By backwards induction, the smaller sets first:

- ``after[row, left]``, in the middle of a turn: the throws still to come with so much left on the dice, paying on or
  not;
- ``after[row, 0]``, at the end of one: the mean over the throws; those that pay for nothing leave all as it was.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from tripot.engine.compile import long_kernel, rule
from tripot.games.triggery.board import BIT, HIGHEST, UNITS
from tripot.games.triggery.bonus import NONE, next_bonus

POINT: Final = 1e-6
"""What a point of the exact measure counts, in throws: it only tells equal numbers of throws apart."""

DICE: Final[npt.NDArray[np.float64]] = np.zeros(HIGHEST + 1)
"""The probability of each total, doubles doubled."""
for _one in range(1, 7):
    for _other in range(1, 7):
        DICE[(_one + _other) * (2 if _one == _other else 1)] += 1 / 36

MEAN_TOTAL: Final = float(DICE @ np.arange(HIGHEST + 1))

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]
Rows = npt.NDArray[np.int32]

_ZERO = np.uint64(0)


@long_kernel
def find_stands(cells: Whole, rows: Rows, found: Rows, known: int, first: int, end: int) -> int:
    """Which of the sets ``first`` .. ``end - 1`` can be stood on: those in which no chain is waiting; how many.

    They get the next rows after the ``known`` ones and are written to ``found``. ``rows[set]``: the row of the set that
    its chain ends at. All smaller sets have their rows.
    """
    count = 0
    for which in range(first, end):
        opened, counts = _ZERO, _ZERO
        for k in range(cells.size):
            if which >> k & 1:
                opened |= BIT[cells[k]]
                counts += UNITS[cells[k]]
        bonus = next_bonus(opened, counts, _ZERO)
        if bonus == NONE:
            rows[which] = known + count
            found[count] = which
            count += 1
        else:
            for k in range(cells.size):
                if cells[k] == bonus:
                    rows[which] = rows[which ^ (1 << k)]
    return count


@long_kernel
def induct(numbers: Whole, rows: Rows, stands: Rows, after: Floats, first: int, end: int) -> None:
    """Fill in the rows ``first`` .. ``end - 1`` of ``after``, all before them being done; ``stands``: their sets."""
    for row in range(first, end):
        if stands[row] == 0:
            for left in range(HIGHEST + 1):
                after[row, left] = -POINT * left
        else:
            _fill(numbers, rows, stands[row], after, row)


@rule
def _fill(numbers: Whole, rows: Rows, which: int, after: Floats, row: int) -> None:
    """Pay as well as can be for each total; what pays for nothing is thrown again."""
    for left in range(HIGHEST + 1):
        best = np.inf
        for k in range(numbers.size):
            if which >> k & 1 and numbers[k] <= left:
                best = min(best, after[rows[which ^ (1 << k)], left - numbers[k]])
        after[row, left] = best
    throws, void = 0.0, 0.0
    for total in range(2, HIGHEST + 1):
        if after[row, total] == np.inf:
            void += DICE[total]
        else:
            throws += DICE[total] * after[row, total]
    throws = (throws + 1.0 + POINT * MEAN_TOTAL) / (1.0 - void)
    for left in range(HIGHEST + 1):
        after[row, left] = min(after[row, left], throws)
