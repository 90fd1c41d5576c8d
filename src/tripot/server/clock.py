"""The time of the turns, computed from the log like everything else.

A table's clock (an option of the table) or the hourglass of a game that has one (an option of the game). Each action
carries the milliseconds that it cost its seat; what runs now began with the entry that gave the turn, or, at a screen
that several people share, when the person whose turn it is first looked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from weakref import proxy

from tripot.server.standing import ASK, GO, MOVED, NEXT, NO, PAUSE, PLAY, START, UNDO, YES
from tripot.server.storage import Entry
from tripot.server.wire import Clock, DaysClock, GameClock, Times

if TYPE_CHECKING:
    from tripot.server.tables import Table

MOST_GIVEN_BACK: Final = 500
"""Milliseconds of the line's delay that an action is spared."""
A_DAY: Final = 86_400
BESIDE: Final = frozenset({ASK, YES, NO, NEXT, MOVED})
"""Entries during which the time of the turn runs on."""


class Timing:
    """What each seat has used, and since when the time of the turn runs. Not every table has a clock."""

    def __init__(self, table: Table) -> None:
        self._table: Table = proxy(table)  # a cycle would keep closed tables in memory until somebody looks for cycles
        self._clock: Clock | None = table.row.clock
        self._used = [0] * len(table.row.seats)
        self._turns = [0] * len(table.row.seats)
        self._turn_used = 0
        self._turn: tuple[int, int] | None = None
        """Whose turn it is, and the game's own number of the turn."""
        self.since: int | None = None
        """Milliseconds since 1970 when the time that runs began; None while none runs."""
        self.paused = False
        self._begun = False
        """Whether the time of this turn has begun: it only rests while the dealer acts."""
        self.exists = self._clock is not None or self._hourglass()[0] > 0
        """Whether turns have a time at this table: its options say so."""
        self._turn = self._turn_now()

    @property
    def is_hourglass(self) -> bool:
        """Whether the turn's time is that of a game's own hourglass."""
        return self._hourglass()[0] > 0

    @property
    def waits_for_look(self) -> bool:
        """Whether the time of the turn begins when its person looks."""
        return self.since is None and not self.paused and self._runs_for() is not None

    def add(self, entry: Entry) -> None:
        """Go on by one entry, which the table has added already."""
        if not self.exists:
            return
        if entry.spent and 0 <= entry.seat < len(self._used):
            self._used[entry.seat] += entry.spent
            self._turn_used += entry.spent
        if entry.kind in BESIDE:
            return
        self.paused = entry.kind == PAUSE
        before, self._turn = self._turn, self._turn_now()
        is_new = self._turn != before
        if is_new or (entry.kind == PLAY and not self._table.game.clock):
            self._turn_used = 0  # a seat may act again because the others can't: only a game that counts turns knows
        if is_new:
            self._begun = False
        if is_new and before is not None and entry.kind != UNDO:
            self._turns[before[0]] += 1
        if self.paused or self._runs_for() is None:
            self.since = None
        elif entry.kind in {START, GO} or self._begun or not self._begins_with_a_look():
            self.since, self._begun = entry.time, True
        else:
            self.since = None

    def spent(self, now: int, delay: int = 0) -> int:
        """What an action made now costs its seat; ``delay`` is that of its line. All in milliseconds."""
        return 0 if self.since is None else max(0, now - self.since - min(delay, MOST_GIVEN_BACK))

    def left(self, now: int) -> int | None:
        """The milliseconds that the acting person has left; None while no time runs."""
        seat = self._runs_for()
        if seat is None or self.since is None:
            return None
        return self._budget(seat) - (now - self.since)

    def times(self, now: int) -> Times | None:
        """What there is to show."""
        if not self.exists:
            return None
        seat = self._runs_for()
        hourglass = self._hourglass()[0] > 0
        if self._clock is None and (not hourglass or self.since is None):
            return None
        running = seat if self.since is not None else None
        lefts: list[int | None] = []
        for k, sitting in enumerate(self._table.seats):
            shown = sitting.kind != "computer" and (not hourglass or k == running)
            ran = now - self.since if k == running and self.since is not None else 0
            lefts.append(max(0, self._budget(k) - ran) if shown else None)
        return Times(running, tuple(lefts), self._whole())

    def _runs_for(self) -> int | None:
        """The person whose time it is, running or not."""
        seat = self._table.actor
        return seat if self.exists and self._table.begun and self._table.is_person(seat) else None

    def _begins_with_a_look(self) -> bool:
        """At a shared screen; and the first turn, while the page may still be loading."""
        return self._table.is_shared_screen(self._table.actor) or not any(self._turns)

    def _turn_now(self) -> tuple[int, int] | None:
        actor = self._table.actor
        return (actor, self._hourglass()[1]) if actor >= 0 else self._turn

    def _hourglass(self) -> tuple[int, int]:
        game = self._table.game
        return game.clock(self._table.course.position.seen) if game.clock else (0, 0)

    def _whole(self) -> int:
        """The milliseconds that a turn, or the game, has."""
        seconds = self._hourglass()[0]
        if not seconds and self._clock is not None:
            seconds = self._clock.days * A_DAY if isinstance(self._clock, DaysClock) else self._clock.seconds
        return seconds * 1000

    def _budget(self, seat: int) -> int:
        """What a seat has when the time that runs begins."""
        if isinstance(self._clock, GameClock) and not self._hourglass()[0]:
            return self._whole() + self._clock.increment * 1000 * self._turns[seat] - self._used[seat]
        return self._whole() - (self._turn_used if self._turn is not None and self._turn[0] == seat else 0)
