"""Large numbers that block each other: no line turns any of them for free until one of them is paid.

A number from 11 up waits for a lucky throw (``prospect.TURNS``), so large ones had better turn by the chain. Whatever
else is turned, it can't begin among numbers of which every line holds two or more, or none.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import Final

from tripot.engine.state import State
from tripot.games.triggery.board import LINES
from tripot.games.triggery.look import tablet_number
from tripot.games.triggery.prospect import WAITS_FROM

Cells = frozenset[int]

LINE_SETS: Final = tuple(frozenset(cells) for cells in LINES.values())

COUNTS_OF_A_FACE: Final = 4
"""Two dice, and a double counts twice."""


def large(state: State, side: int, opened: Cells) -> Cells:
    """The open numbers that wait for a lucky throw."""
    return frozenset(cell for cell in opened if tablet_number(state, side, cell) >= WAITS_FROM)


def least_double(number: int) -> int:
    """The lowest face whose double pays for a number."""
    return -(-number // COUNTS_OF_A_FACE)


def stuck(cells: Cells) -> Cells:
    """What the chain leaves of these numbers when no others are open."""
    for line in LINE_SETS:
        if len(alone := cells & line) == 1:
            return stuck(cells - alone)
    return cells


def block(cells: Cells, cell: int) -> Cells:
    """The fewest of these stuck numbers that block each other, this one among them."""
    grown, seen = deque([frozenset({cell})]), set[Cells]()
    while True:
        found = grown.popleft()
        broken = next((line for line in LINE_SETS if len(found & line) == 1), None)
        if broken is None:
            return found
        for other in sorted(cells & broken - found):
            if (larger := found | {other}) not in seen:
                seen.add(larger)
                grown.append(larger)


@lru_cache(maxsize=1000)
def to_be_paid(cells: Cells) -> int:
    """How many of these numbers have to be paid for, at least, before the chain turns the rest."""
    left = stuck(cells)
    if not left:
        return 0
    return 1 + min(to_be_paid(left - {cell}) for cell in block(left, min(left)))  # one of every block


def unblocks(cells: Cells, cell: int) -> bool:
    """Paying for this one of the large numbers leaves one less to be paid for."""
    return to_be_paid(cells - {cell}) < to_be_paid(cells)
