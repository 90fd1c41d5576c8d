"""Boards that one small throw clears, built backwards: what its payments must free, tablet by tablet.

A board is a set of open numbers, a bit for each cell; stars never stop a line, and turn when the last numbers do.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from tripot.games.triggery.board import CELL_COUNT, LINES, STAR

LINE_SETS: Final = tuple(sum(1 << cell for cell in cells) for cells in LINES.values())
ALL: Final = (1 << CELL_COUNT) - 1
STRAIGHT: Final = LINE_SETS[:-2]
"""Rows and columns only."""
MOST_PAID: Final = 4
"""More payments than this are arithmetic, not insight."""
OPEN: Final = (9, 15)
"""So many numbers are open on a board, at least and at most."""


def cells_of(board: int) -> list[int]:
    """The cells of a set."""
    return [cell for cell in range(CELL_COUNT) if board >> cell & 1]


def settled(board: int, lines: Sequence[int] = LINE_SETS) -> int:
    """What stays open once every number has turned that is the last one of a line."""
    before = -1
    while before != board:
        before = board
        for line in lines:
            left = board & line
            if left and not left & (left - 1):
                board ^= left
    return board


def ways(board: int, numbers: Sequence[int], total: int) -> dict[int, int]:
    """Every set of tablets that can be paid with a throw, in some order, and what is open then; the empty one too."""
    found = {0: board}
    waiting = [0]
    while waiting:
        paid = waiting.pop()
        left = total - sum(numbers[cell] for cell in cells_of(paid))
        for cell in cells_of(found[paid]):
            more = paid | 1 << cell
            if numbers[cell] <= left and more not in found:
                found[more] = settled(found[paid] ^ 1 << cell)
                waiting.append(more)
    return found


def clearing(board: int, numbers: Sequence[int], total: int) -> list[int]:
    """The sets of tablets that clear the board when they are paid."""
    return [paid for paid, left in ways(board, numbers, total).items() if not left]


def built(numbers: Sequence[int], total: int, rng: random.Random) -> int | None:
    """A board on which just one set of payments, worth the whole throw, starts a chain that clears it; or None."""
    small = [cell for cell in range(CELL_COUNT) if STAR < numbers[cell] < total]
    count = rng.randint(2, min(MOST_PAID, 2 + total // 5))
    rng.shuffle(small)
    paid = next((some for some in combinations(small, count) if sum(numbers[cell] for cell in some) == total), None)
    if paid is None:
        return None
    price = sum(1 << cell for cell in paid)
    board = price | grown(price, numbers, rng)
    if settled(board) != board or not OPEN[0] <= board.bit_count() <= OPEN[1]:
        return None
    return board if clearing(board, numbers, total) == [price] else None


def grown(price: int, numbers: Sequence[int], rng: random.Random) -> int:
    """Numbers that all turn once the price is paid, as many as it takes to leave none of them alone in a line."""
    free = 0
    while True:
        lone = [line for line in LINE_SETS if ((price | free) & line).bit_count() == 1] or [ALL] * (not free)
        if not lone:
            return free
        others = [
            cell
            for cell in cells_of(rng.choice(lone) & ~(price | free))
            if numbers[cell] != STAR and not settled(free | 1 << cell)
        ]
        if not others:
            return free
        free |= 1 << rng.choice(others)
