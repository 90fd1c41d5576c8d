"""Optimal play alone with a known list of dice, proved: the fewest throws, then the fewest points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tripot.engine.game import Stop
from tripot.engine.state import States
from tripot.games.triggery.board import BIT, CELL_COUNT, CELLS
from tripot.games.triggery.bonus import NONE
from tripot.games.triggery.solver_dice import DEPTH, FOUND, FRAME, LOOKED_AT, PROGRESS, clear, owed

PAYMENTS_A_CHUNK = 50_000
"""How many payments are tried between two looks at ``stop`` (some 20 ms)."""
TABLE = 1 << 20
"""Positions that are remembered: 8 MB."""

Dice = tuple[int, int]


@dataclass(frozen=True)
class Optimum:
    """What is known of the best way to clear a board with given dice."""

    throws_at_least: int
    """No way takes fewer."""
    throws: int | None
    """The fewest throws; None when the effort or the dice ran out before one was found."""
    points: int | None
    """The points of ``turns``: earlier throws in full, of the last what was paid ..."""
    proved: bool
    """... and whether no way with as many throws takes fewer."""
    turns: tuple[tuple[str, ...], ...]
    """The cells to pay for, throw by throw."""


class Clearing:
    """The search for a way to clear a board with some throws."""

    def __init__(self, states: States, totals: Sequence[int]) -> None:
        state = states[0]
        opened = state["open"][0] & ~state["stars"][0]
        cells = np.flatnonzero(BIT & opened).astype(np.int64)
        values = state["triggery_tablets"][0][cells].astype(np.int64)
        order = np.argsort(-values, kind="stable")
        self.cells, self.numbers = cells[order], values[order]
        self.totals = np.array(totals, np.int64)
        self.rest = self.totals[::-1].cumsum()[::-1] - self.totals
        self.table = np.zeros(TABLE, np.uint64)
        self.progress = np.zeros(PROGRESS, np.int64)
        self.frames = np.zeros(CELL_COUNT + len(totals) + 2, FRAME)
        self.frames[0] = (opened, state["counts"][0], 0, totals[0], 0, NONE, 0)

    def run(self, effort: int, stop: Stop | None) -> bool | None:
        """Whether it can be done; None when the effort (payments) doesn't suffice to tell, or when stopped."""
        while self.progress[DEPTH] >= 0 and not self.progress[FOUND]:
            if self.progress[LOOKED_AT] >= effort or (stop and stop()):
                return None
            clear(
                self.frames,
                self.cells,
                self.numbers,
                self.totals,
                self.rest,
                self.table,
                self.progress,
                PAYMENTS_A_CHUNK,
            )
        return bool(self.progress[FOUND])

    @property
    def looked_at(self) -> int:
        """How many payments were tried."""
        return int(self.progress[LOOKED_AT])

    def turns(self) -> tuple[tuple[str, ...], ...]:
        """The way that was found."""
        paid: list[list[str]] = [[] for _ in self.totals]
        for frame in self.frames[: self.progress[DEPTH] + 1]:
            if frame["cell"] != NONE:
                paid[frame["throw"]].append(CELLS[frame["cell"]])
        return tuple(map(tuple, paid))

    def paid_last(self) -> int:
        """What the way that was found pays of the last throw."""
        return int(self.totals[-1] - self.frames[self.progress[DEPTH]]["left"])


def optimum(states: States, dice: Sequence[Dice], effort: int, stop: Stop | None = None) -> Optimum:
    """The best way to clear the board of a game alone whose next throws are known, bonuses automatic.

    ``states[0]`` stands before a throw. ``effort``: how many payments may be tried.
    """
    totals = [(one + other) * (2 if one == other else 1) for one, other in dice]
    count = fewest_that_pay(states, totals)
    best = Optimum(count, None, None, False, ())
    while count <= len(totals):
        way = Clearing(states, totals[:count])
        done = way.run(effort, stop)
        effort -= way.looked_at
        if done is None:
            return best
        if done:
            return fewest_points(states, totals[:count], way, effort, stop)
        count += 1
        best = Optimum(count, None, None, False, ())
    return best


def fewest_that_pay(states: States, totals: Sequence[int]) -> int:
    """The first number of throws whose sum pays for what must be paid; one more than there are if none does."""
    way = Clearing(states, totals)
    must: int = owed_of(way)
    sums = np.cumsum(totals)
    return int(np.searchsorted(sums, must)) + 1


def owed_of(way: Clearing) -> int:
    """What must be paid for the board that a search starts from."""
    return int(owed(way.frames[0]["opened"], way.cells, way.numbers, np.zeros(12, np.int64)))


def fewest_points(states: States, totals: list[int], way: Clearing, effort: int, stop: Stop | None) -> Optimum:
    """Of the ways with as many throws as this one, one that pays least in the last: by asking for less and less."""
    count, earlier = len(totals), sum(totals[:-1])
    while True:
        paid = way.paid_last()
        found = Optimum(count, count, earlier + paid, False, way.turns())
        way = Clearing(states, [*totals[:-1], paid - 1])
        done = way.run(effort, stop)
        effort -= way.looked_at
        if done is None:
            return found
        if not done:
            return Optimum(count, count, earlier + paid, True, found.turns)
