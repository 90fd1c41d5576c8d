"""Alone with known dice: whether a board can be cleared in so many throws. The search behind ``solver_known.py``.

Three facts make it searchable. *The fewer numbers are open, the better*: what clears a board clears a part of it too,
so nobody need stop paying while something can be paid. *Chains turn only so much* (``owed``): the rest has to be paid
for. *All dice together pay for no more than their sum.* So the search goes depth first, gives up what the dice that are
left can't pay for any more, and remembers where it failed.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tripot.engine.chance import mix
from tripot.engine.compile import long_kernel, rule
from tripot.games.triggery.board import BIT, LINE_CELLS, LINE_COUNT, SIZE, UNITS
from tripot.games.triggery.bonus import NONE, next_bonus

FRAME: Final = np.dtype(
    [
        ("opened", np.uint64),  # the open numbers ...
        ("counts", np.uint64),  # ... and how many there are in each line
        ("throw", np.int64),  # which throw is being spent
        ("left", np.int64),  # what is left of it
        ("next", np.int64),  # what can be paid next: within a throw in this order only
        ("cell", np.int64),  # what was paid last; NONE at the start of a throw
        ("over", np.int64),  # 1: the next throw was tried
    ],
    align=True,
)
"""A payment on the way, or the start of a throw."""

DEPTH, FOUND, LOOKED_AT = range(3)
"""``progress``: the frame to go on from (-1: it can't be done), 1 when the board is cleared, the payments tried."""
PROGRESS: Final = 3

DIAGONALS: Final = (LINE_COUNT - 2, LINE_COUNT - 1)
VERTICES: Final = 2 * SIZE

Whole = npt.NDArray[np.int64]
Table = npt.NDArray[np.uint64]

_ZERO = np.uint64(0)
_ABOVE_CELLS = np.uint64(40)


@rule
def owed(opened: np.uint64, cells: Whole, numbers: Whole, group: Whole) -> int:
    """The least that must be paid for these numbers, which stand from the highest down.

    What rows and columns turn is a forest, if the cells are edges between their row and their column: each was the last
    of its line. The heaviest one takes the highest numbers first (Kruskal). A diagonal turns one number more at most,
    and no forest with so many more weighs more than the heaviest with the highest of the rest (both are matroids).
    """
    for vertex in range(VERTICES):
        group[vertex] = vertex
    extra = 0
    for line in DIAGONALS:
        if opened & LINE_CELLS[line] != _ZERO:
            extra += 1
    total = 0
    for k in range(cells.size):
        cell = cells[k]
        if opened & BIT[cell] == _ZERO:
            continue
        row, column = group[cell // SIZE], group[SIZE + cell % SIZE]
        if row != column:
            for vertex in range(VERTICES):
                if group[vertex] == row:
                    group[vertex] = column
        elif extra:
            extra -= 1
        else:
            total += numbers[k]
    return total


@rule
def lowest_open(opened: np.uint64, cells: Whole, numbers: Whole) -> int:
    """The lowest open number."""
    k = cells.size - 1
    while opened & BIT[cells[k]] == _ZERO:
        k -= 1
    return int(numbers[k])


@rule
def pay_and_chain(frame: Any, child: Any, cell: int, number: int) -> None:
    """The frame after paying for a cell, its chain turned."""
    child.throw, child.left, child.cell, child.over = frame.throw, frame.left - number, cell, 0
    opened, counts = frame.opened, frame.counts
    while cell != NONE:
        opened ^= BIT[cell]
        counts -= UNITS[cell]
        cell = next_bonus(opened, counts, _ZERO)
    child.opened, child.counts = opened, counts


@rule
def key_of(frame: Any) -> np.uint64:
    """A position at the start of a throw; never 0."""
    key: np.uint64 = frame.opened | (np.uint64(frame.throw + 1) << _ABOVE_CELLS)
    return key


@rule
def place_of(key: np.uint64, table: Table) -> int:
    """Where the table keeps it; its size is a power of two."""
    return np.int64(mix(key) & np.uint64(table.size - 1))  # type: ignore[return-value]  # Numba's int


@long_kernel
def clear(
    frames: Any,
    cells: Whole,
    numbers: Whole,
    totals: Whole,
    rest: Whole,
    table: Table,
    progress: Whole,
    payments: int,
) -> None:
    """Try up to ``payments`` more payments to clear the board with these throws; call again until done.

    ``frames[0]`` is the start of the first throw. ``cells``, ``numbers``: the open numbers from the highest down.
    ``totals``: the throws; ``rest[throw]``: the sum of those after it. ``table``: zeros at first. When FOUND is 1,
    ``frames[: DEPTH + 1]`` tell how, and what is ``left`` of the last throw.
    """
    depth = progress[DEPTH]
    group = np.empty(VERTICES, np.int64)
    for _ in range(payments):
        frame, child = frames[depth], frames[depth + 1]
        k = frame.next
        while k < cells.size and (frame.opened & BIT[cells[k]] == _ZERO or numbers[k] > frame.left):
            k += 1
        if k < cells.size:
            frame.next = k + 1
            progress[LOOKED_AT] += 1
            pay_and_chain(frame, child, cells[k], numbers[k])
            child.next = k + 1
            if child.opened == _ZERO:
                progress[FOUND] = 1
                progress[DEPTH] = depth + 1
                return
            if owed(child.opened, cells, numbers, group) <= child.left + rest[child.throw]:
                depth += 1
            continue
        spent = lowest_open(frame.opened, cells, numbers) > frame.left
        if spent and not frame.over and frame.throw + 1 < totals.size:
            frame.over = 1
            child.opened, child.counts = frame.opened, frame.counts
            child.throw, child.cell, child.next, child.over = frame.throw + 1, NONE, 0, 0
            child.left = totals[child.throw]
            if table[place_of(key_of(child), table)] != key_of(child):
                depth += 1
            continue
        if frame.cell == NONE:
            table[place_of(key_of(frame), table)] = key_of(frame)
        depth -= 1
        if depth < 0:
            break
    progress[DEPTH] = depth
