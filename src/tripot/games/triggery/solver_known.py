"""Optimal play alone with a known list of dice, proved: the fewest throws, then the fewest points."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from tripot.engine.state import States
from tripot.games.triggery.board import BIT, CELL_COUNT, CELLS
from tripot.games.triggery.bonus import NONE
from tripot.games.triggery.solver_dice import DEPTH, FOUND, FRAME, LOOKED_AT, PROGRESS, VERTICES, clear, owed

PAYMENTS_A_CHUNK = 50_000
"""How many payments are tried between two looks at whoever asked (some 10 ms)."""
TABLE = 1 << 20
"""Positions that are remembered: 8 MB."""
FROM_BELOW, FROM_ABOVE = 0.6, 0.85
"""Where the effort goes when some way is known already. Until so much of it is spent: to prove that no fewer throws do,
from the lower bound up; then to find a way with fewer throws, from what is known down. The rest goes to the points."""

Dice = tuple[int, int]


@dataclass(frozen=True)
class Optimum:
    """What is known of the best way to clear a board with given dice."""

    throws_at_least: int
    """No way takes fewer."""
    throws: int | None
    """The fewest throws of a way that is known; None when the effort or the dice ran out before one was found."""
    points: int | None
    """The points of that way: earlier throws in full, of the last what was paid ..."""
    points_at_least: int | None
    """... and no way with as many throws takes fewer."""
    turns: tuple[tuple[str, ...], ...] | None
    """The cells to pay for, throw by throw; None: it is the way that was known at first."""
    looked_at: int
    """How many payments were tried."""

    @property
    def proved(self) -> bool:
        """Nothing is left open: neither the throws nor the points."""
        return self.throws == self.throws_at_least and self.points == self.points_at_least


def total_of(dice: Dice) -> int:
    """What a throw allows: a double counts twice."""
    one, other = dice
    return (one + other) * (2 if one == other else 1)


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

    def go_on(self) -> bool | None:
        """Try a chunk of payments more; whether it can be done, or None as long as that isn't known."""
        tables = (self.frames, self.cells, self.numbers, self.totals, self.rest, self.table)
        clear(*tables, self.progress, PAYMENTS_A_CHUNK)
        if self.progress[FOUND]:
            return True
        return False if self.progress[DEPTH] < 0 else None

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

    @property
    def owed(self) -> int:
        """What must be paid for the board that it starts from."""
        return int(owed(self.frames[0]["opened"], self.cells, self.numbers, np.zeros(VERTICES, np.int64)))

    def paid_last(self) -> int:
        """What the way that was found pays of the last throw."""
        return int(self.totals[-1] - self.frames[self.progress[DEPTH]]["left"])


class Hunt:
    """Closes in on the optimum from both sides."""

    def __init__(self, states: States, dice: Sequence[Dice], effort: int, reached: tuple[int, int] | None) -> None:
        self._states = states
        self._totals = [total_of(one) for one in dice]
        self._effort = effort
        self._spent = 0
        self._owed = Clearing(states, self._totals).owed
        first = int(np.searchsorted(np.cumsum(self._totals), self._owed)) + 1
        throws, points = reached or (None, None)
        self.known = Optimum(first, throws, points, None, None, 0)

    def run(self) -> Iterator[Optimum]:
        """What is known, after every chunk of payments."""
        yield from self._from_below()
        yield from self._from_above()
        yield from self._fewest_points()
        yield self.known

    def _from_below(self) -> Iterator[Optimum]:
        """One number of throws after the other that the dice could pay for."""
        limit = self._effort * (FROM_BELOW if self.known.throws else 1)
        while (count := self.known.throws_at_least) <= len(self._totals) and count != self.known.throws:
            done = yield from self._try(self._totals[:count], limit)
            if done is None or done:
                return
            self.known = replace(self.known, throws_at_least=count + 1)

    def _from_above(self) -> Iterator[Optimum]:
        """With one throw less than the best way that is known."""
        while self.known.throws and self.known.throws > self.known.throws_at_least:
            done = yield from self._try(self._totals[: self.known.throws - 1], self._effort * FROM_ABOVE)
            if done is None:
                return
            if not done:
                self.known = replace(self.known, throws_at_least=self.known.throws)

    def _fewest_points(self) -> Iterator[Optimum]:
        """Of the ways with as many throws, one that pays least in the last: by asking for less and less."""
        while self.known.throws and self.known.points:
            *earlier, _ = self._totals[: self.known.throws]
            least = sum(earlier) + max(1, self._owed - sum(earlier))
            if self.known.points == least:
                done: bool | None = False
            else:
                done = yield from self._try([*earlier, self.known.points - 1 - sum(earlier)], self._effort)
            if not done:
                self.known = replace(self.known, points_at_least=least if done is None else self.known.points)
                return

    def _try(self, totals: list[int], limit: float) -> Generator[Optimum, None, bool | None]:
        """Whether the board can be cleared with these throws (then that is the best way); None: too much effort."""
        way, before = Clearing(self._states, totals), self._spent
        done = None
        while done is None:
            if self._spent >= limit:
                return None
            done = way.go_on()
            self._spent = before + way.looked_at
            self.known = replace(self.known, looked_at=self._spent)
            yield self.known
        if done:
            points = sum(totals[:-1]) + way.paid_last()
            self.known = replace(self.known, throws=len(totals), points=points, turns=way.turns())
        return done


def hunting(
    states: States, dice: Sequence[Dice], effort: int, reached: tuple[int, int] | None = None
) -> Iterator[Optimum]:
    """Ever more about the best way to clear the board of a game alone whose next throws are known, bonuses automatic.

    ``states[0]`` stands before a throw. ``effort``: how many payments may be tried. ``reached``: the throws and points
    of some way that is known, among these dice.
    """
    return Hunt(states, dice, effort, reached).run()


def optimum(states: States, dice: Sequence[Dice], effort: int) -> Optimum:
    """The end of ``hunting``."""
    *_, last = hunting(states, dice, effort)
    return last
