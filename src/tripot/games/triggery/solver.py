"""Exact play in Triggery, alone: with the fewest throws to be expected, as soon as few enough numbers are open.

``expected_throws`` is the value function of the rest of a round. Against others the search is left to itself: it
would take both boards, and the loser of a round seldom has few numbers open.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tripot.engine import kernels
from tripot.engine.game import Stop
from tripot.engine.state import States
from tripot.games.triggery.actions import DONE, PASS, PAY
from tripot.games.triggery.board import BIT, HIGHEST
from tripot.games.triggery.rules import MAX_ACTIONS
from tripot.games.triggery.solver_alone import Floats, Rows, Whole, find_stands, induct

SETS_A_CHUNK = 1 << 16
ROWS_A_CHUNK = 1 << 12
"""How much is done between two looks at ``stop`` (some 10 ms)."""


@dataclass(frozen=True)
class Rest:
    """The rest of a round alone, solved: the open numbers, and what can become of them (``solver_alone``)."""

    cells: Whole
    numbers: Whole
    rows: Rows
    after: Floats

    @property
    def throws(self) -> float:
        """The expected number of throws from the next one on."""
        return float(self.after[self.rows[-1], 0])

    def throws_after(self, cell: int, left: int) -> float:
        """The throws to be expected after paying for this cell, with so much left on the dice before."""
        k = int(np.flatnonzero(self.cells == cell)[0])
        return float(self.after[self.rows[-1 - (1 << k)], left - self.numbers[k]])


def rest_of(states: States, effort: int, stop: Stop | None = None) -> Rest | None:
    """The solved rest of a round alone; None if there are more than ``effort`` sets, or when stopped."""
    state = states[0]
    opened = state["open"][0] & ~state["stars"][0]
    cells = np.flatnonzero(BIT & opened).astype(np.int64)
    if 1 << len(cells) > effort:
        return None
    return solved(cells, state["triggery_tablets"][0][cells].astype(np.int64), stop)


def solved(cells: Whole, numbers: Whole, stop: Stop | None = None) -> Rest | None:
    """The same for these cells and their numbers, however many."""
    sets = 1 << len(cells)
    rows, parts, known = np.zeros(sets, np.int32), [], 0
    for first in range(0, sets, SETS_A_CHUNK):
        if stop and stop():
            return None
        found = np.zeros(SETS_A_CHUNK, np.int32)
        count = find_stands(cells, rows, found, known, first, min(first + SETS_A_CHUNK, sets))
        parts.append(found[:count])
        known += count
    stands, after = np.concatenate(parts), np.zeros((known, HIGHEST + 1))
    for first in range(0, known, ROWS_A_CHUNK):
        if stop and stop():
            return None
        induct(numbers, rows, stands, after, first, min(first + ROWS_A_CHUNK, known))
    return Rest(cells, numbers, rows, after)


def expected_throws(states: States, effort: int) -> float | None:
    """The throws that perfect play still needs, from the next one on: alone, bonuses automatic."""
    rest = rest_of(states, effort)
    return rest.throws if rest else None


def solve(states: States, seat: int, effort: int, stop: Stop | None = None) -> int | None:  # noqa: ARG001 - one seat
    """The action that leaves the fewest throws; None with many open numbers, against others, or with bonuses by hand.

    ``effort`` is the number of sets of open numbers: 2 to the power of how many are open.
    """
    state = states[0]
    if state["players"] > 1 or state["claimed"]:
        return None
    rest = rest_of(states, effort, stop)
    if rest is None:
        return None
    scratch = np.empty(MAX_ACTIONS, np.int64)
    actions: list[int] = scratch[: kernels.legal(states, 0, scratch)].tolist()
    return min(actions, key=lambda action: expected_after(rest, action, int(state["left"])))


def expected_after(rest: Rest, action: int, left: int) -> float:
    """The throws to be expected after an action of the seat."""
    return rest.throws if action in (DONE, PASS) else rest.throws_after(action - PAY, left)


def warm(states: States, seat: int) -> None:  # noqa: ARG001 - a board with nothing open will do
    """Compile the induction."""
    nothing = np.zeros(0, np.int64)
    solved(nothing, nothing)
