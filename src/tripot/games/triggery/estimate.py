"""What it still costs to clear a board: the estimate behind greedy play.

The plan is the obvious one: finish the line that is cheapest to finish, paying for all its open numbers but the
largest, which is its bonus; follow the chain; go on until the board is cleared. A random player needs 20.9 throws for
a board, one that pays what leaves the cheapest plan 14.3 (measured over 4000 boards).
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.triggery.board import BIT, LINE_CELLS, LINE_COUNT, UNITS
from tripot.games.triggery.bonus import NONE, lowest, next_bonus

USE_OF_REST: Final = 0.8
"""What a point left on the dice is worth when the plan has a use for it (tried: .5, .8, .9, 1)."""

_ZERO = np.uint64(0)
_SUMS = (1 << 25) - 1


@rule
def cost_to_clear(state: State, layout: int, opened: np.uint64, counts: np.uint64, left: int) -> float:
    """The points that the plan pays for, less what the rest of the dice can pay of it."""
    stars = state.stars[layout]
    cost = 0
    sums = 1  # bit k: some tablets of the plan add up to k
    while True:
        bonus = next_bonus(opened, counts, stars)
        while bonus != NONE:
            opened ^= BIT[bonus]
            counts -= UNITS[bonus]
            bonus = next_bonus(opened, counts, stars)
        numbers = opened & ~stars
        if numbers == _ZERO:
            usable = int(np.int64(left))
            while (sums >> usable) & 1 == 0:
                usable -= 1
            return cost - USE_OF_REST * usable
        payable = cheapest_line(state, layout, numbers)
        while payable != _ZERO:
            cell = lowest(payable)
            number = int(np.int64(state.triggery_tablets[layout, cell]))
            payable ^= BIT[cell]
            opened ^= BIT[cell]
            counts -= UNITS[cell]
            cost += number
            sums = (sums | (sums << number)) & _SUMS


@rule
def cheapest_line(state: State, layout: int, numbers: np.uint64) -> np.uint64:
    """The open numbers, all but the largest, of the line where they add up to least."""
    least, best = 1000, _ZERO
    for line in range(LINE_COUNT):
        waiting = numbers & LINE_CELLS[line]
        if waiting == _ZERO:
            continue
        cells, total, largest, spared = waiting, 0, 0, 0
        while waiting != _ZERO:
            cell = lowest(waiting)
            number = int(np.int64(state.triggery_tablets[layout, cell]))
            waiting ^= BIT[cell]
            total += number
            if number > largest:
                largest, spared = number, cell
        if total - largest < least:
            least, best = total - largest, cells ^ BIT[spared]
    return best
