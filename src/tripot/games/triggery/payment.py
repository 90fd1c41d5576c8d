"""What speaks for and against paying for a tablet: the chain, the blocks, the throws to come, the use of the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np

from tripot.engine.message import Message, say
from tripot.engine.state import State
from tripot.games.triggery.blocked import Cells, block, large, least_double, stuck, to_be_paid, unblocks
from tripot.games.triggery.board import CELLS, LINE_COUNT, LINE_NAMES, LINES, STAR
from tripot.games.triggery.look import Link, free_cells, line_name, open_cells, tablet_number, turned_with
from tripot.games.triggery.prospect import WAITS_FROM, turns_to_clear
from tripot.games.triggery.state import layout_of, side_to_play

CHEAP = 20
"""A line that takes so much or less is worth telling."""
TELLING = 0.75
"""So many throws saved are worth telling."""


def reasons_of_payment(state: State, cell: int) -> Iterator[Message]:
    """The most telling first; of what is left of the throw, the less telling, too, where nothing else can be said."""
    side, opened = int(side_to_play(state)), _opened(state)
    links = turned_with(state, side, set(opened), cell)
    after, left = opened.difference(link.cell for link in links), int(state.left) - links[0].number
    if not after:
        yield say("triggery-why-clears")
        return
    told = list(_of_the_board(state, opened, links, after, left))
    yield from told
    yield from _of_the_rest(state, side, after, left, whatever=not told)


def _of_the_board(state: State, opened: Cells, links: list[Link], after: Cells, left: int) -> Iterator[Message]:
    """What turns with it, now or later, and what needs not be paid any more."""
    side, cell = int(side_to_play(state)), links[0].cell
    if cell in free_cells(state, side):
        yield say("triggery-why-claimable")
    if len(links) > 1:
        yield _chain(links)
    yield from _of_blocks(state, cell, after, left)
    turns, before = _turns(state, side, after), _turns(state, side, opened)
    if before - turns >= TELLING and _told(turns) < _told(before):
        yield say("triggery-why-throws", throws=_told(turns), before=_told(before))
    nearest = _nearest(state, side, after, cell)
    if nearest is not None:
        yield say("triggery-why-spares", **nearest._asdict() | {"line": line_name(nearest.line)})
    if cell in large(state, side, opened) - stuck(large(state, side, opened)) and len(links) == 1:
        yield say("triggery-why-for-free", number=links[0].number)


def missed(state: State, after: Cells, left: int) -> Message | None:
    """Numbers that block each other still.

    The throw can pay for one of them now, but not any more with these tablets open and so much left.
    """
    side = int(side_to_play(state))
    before = large(state, side, _opened(state))
    later = large(state, side, after)
    still = [cell for cell in _unblocking(state, side, before, int(state.left)) if cell in stuck(later)]
    if not still or _unblocking(state, side, later, left):
        return None
    return say("triggery-why-stays-blocked", **_named(state, side, block(stuck(later), still[0])))


def _opened(state: State) -> Cells:
    """What is open in front of the side that plays."""
    return frozenset(open_cells(state, int(side_to_play(state))))


def _chain(links: list[Link]) -> Message:
    """What follows for free."""
    numbers = [link.number for link in links[1:] if link.number != STAR]
    return say("triggery-why-chain", count=len(links) - 1, largest=max(numbers, default=0))


def _of_blocks(state: State, cell: int, after: Cells, left: int) -> Iterator[Message]:
    """A block that is broken, or that could have been."""
    side = int(side_to_play(state))
    before, later = large(state, side, _opened(state)), large(state, side, after)
    if cell in before and unblocks(before, cell):
        yield say("triggery-why-unblocks", **_named(state, side, block(stuck(before), cell)))
        if later and not to_be_paid(later):
            yield say("triggery-why-all-free", above=WAITS_FROM - 1)
    elif told := missed(state, after, left):
        yield told


def _unblocking(state: State, side: int, numbers: Cells, left: int) -> list[int]:
    """Those of these large numbers with which a block can be broken now, the smallest first."""
    payable = [cell for cell in _within(state, side, numbers, left) if unblocks(numbers, cell)]
    return sorted(payable, key=lambda cell: tablet_number(state, side, cell))


def _named(state: State, side: int, cells: Cells) -> dict[str, str | int | Message]:
    """The numbers of a block, and the throws that can pay for one."""
    *others, last = sorted(tablet_number(state, side, cell) for cell in cells)
    least = min(others)
    pays = say("triggery-pays-large", double=least_double(least), eleven=int(least == WAITS_FROM))
    return {"numbers": ", ".join(str(number) for number in others), "last": last, "pays": pays}


class Nearest(NamedTuple):
    """A line that can be finished: pay for all its open numbers but the highest, which then turns for free."""

    cost: int
    number: int
    others: int
    line: int


def _nearest(state: State, side: int, opened: Cells, paid: int) -> Nearest | None:
    """Of the lines through the tablet that is paid, the one that is cheapest to finish then, without a lucky throw."""
    found = []
    for line in range(LINE_COUNT):
        cells = LINES[LINE_NAMES[line]]
        numbers = sorted(tablet_number(state, side, cell) for cell in opened.intersection(cells))
        *others, highest = [number for number in numbers if number != STAR] or [STAR]
        if paid in cells and others and others[-1] < WAITS_FROM and sum(others) <= CHEAP and highest > sum(others):
            found.append(Nearest(sum(others), highest, len(others), line))
    return min(found, default=None)


def _turns(state: State, side: int, opened: Cells) -> float:
    """The throws that a board still takes (``evaluate``)."""
    mask = np.uint64(sum(1 << cell for cell in opened))
    with np.errstate(over="ignore"):  # multiplying by a de Bruijn sequence is meant to overflow
        return float(turns_to_clear(state, int(layout_of(state, side)), mask)[0])


def _told(turns: float) -> int:
    """Throws to the nearest whole number, but never none."""
    return max(1, round(turns))


def _within(state: State, side: int, cells: Iterable[int], left: int) -> list[int]:
    """The numbers that can be paid with what is left."""
    return [cell for cell in sorted(cells) if STAR < tablet_number(state, side, cell) <= left]


def payable(state: State, left: int) -> bool:
    """Something open can be paid with what is left."""
    return bool(_within(state, int(side_to_play(state)), _opened(state), left))


def _of_the_rest(state: State, side: int, opened: Cells, left: int, *, whatever: bool) -> Iterator[Message]:
    """What is left of the throw: nothing, useless, or enough for something that is worth a word (or ``whatever``)."""
    within = _within(state, side, opened, left)
    if not within:
        yield say("triggery-why-wastes", left=left) if left else say("triggery-why-exact")
        return
    fewest, best = min((_turns(state, side, opened - {cell}), cell) for cell in within)
    turned, spared = turned_with(state, side, set(opened), best), _turns(state, side, opened) - fewest
    if whatever or len(turned) > 1 or spared >= TELLING:
        yield say("triggery-why-rest", left=left, number=tablet_number(state, side, best), cell=CELLS[best])
