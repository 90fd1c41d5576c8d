"""The hourglass of games that have one (an option of theirs). It runs from the moment the person first looks."""

from __future__ import annotations

import asyncio
import time

from tripot.server.tables import Table
from tripot.server.wire import Clock


class Hourglass:
    """The time of the turn that runs."""

    def __init__(self) -> None:
        self._turn: int | None = None
        self._turned_at = 0.0
        self._turned = asyncio.Event()

    def look(self, table: Table, seat: int | None) -> None:
        """Somebody looks with these eyes: if it is their turn, its time begins."""
        seconds, turn = self._setting(table)
        if seconds and table.is_person(seat) and seat == table.actor and turn != self._turn:
            self._turn, self._turned_at = turn, time.monotonic()
            self._turned.set()

    def forget(self) -> None:
        """After an undo: time begins anew."""
        self._turn = None

    def clock(self, table: Table) -> Clock | None:
        """What is left, or None while no time runs."""
        seconds, turn = self._setting(table)
        if not seconds or turn != self._turn or not table.is_person(table.actor):
            return None
        left = seconds - (time.monotonic() - self._turned_at)
        return Clock(max(0, round(left * 1000)), seconds * 1000)

    async def run_out(self, table: Table) -> bool:
        """Wait until the time of this turn is over; False, at once, if no time runs at this table."""
        if not self._setting(table)[0]:
            return False
        while (clock := self.clock(table)) is None:
            self._turned.clear()
            await self._turned.wait()
        await asyncio.sleep(clock.left_ms / 1000)
        return True

    @staticmethod
    def _setting(table: Table) -> tuple[int, int]:
        return table.game.clock(table.course.position.state) if table.game.clock else (0, 0)
