"""A table with people looking at it.

One piece of work at a time, everybody told; dealer, computers and clock act by themselves.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol, TypeVar

from anyio import to_thread

from tripot.server.clock import Hourglass
from tripot.server.computers import HINT_LEVEL, Thinkers
from tripot.server.desk import Desk
from tripot.server.refusal import Refused
from tripot.server.tables import Table
from tripot.server.undo import kept_after_undo
from tripot.server.wire import Explain, Explained, Hinted, write

Answer = TypeVar("Answer")

log = logging.getLogger(__name__)


class Listener(Protocol):
    """Somebody to be told that the table has changed."""

    def changed(self) -> None:
        """There is a new state."""


class Room:
    """All work on the table is done in threads under one lock, so that the event loop is never held up.

    The driver (the task in which dealer, computers and clock act) changes the table under the same lock; whoever holds
    the lock may therefore cancel it at any time without leaving anything half done.
    """

    def __init__(self, table: Table, thinkers: Thinkers) -> None:
        self.table = table
        self.listeners: set[Listener] = set()
        self._desk = Desk(table)
        self._hourglass = Hourglass()
        self._thinkers = thinkers
        self._thinking: int | None = None
        self._lock = asyncio.Lock()
        self._driver: asyncio.Task[None] | None = None

    async def enter(self, listener: Listener) -> None:
        """Somebody comes; the first one sets the computers going."""
        async with self._lock:
            self.listeners.add(listener)
            if self._driver is None or self._driver.done():
                self._drive()

    async def leave(self, listener: Listener) -> None:
        """Somebody goes; with the last one the computers stop."""
        async with self._lock:
            self.listeners.discard(listener)
            if not self.listeners:
                self._halt()

    async def close(self) -> None:
        """Nobody plays on."""
        async with self._lock:
            self._halt()

    async def state(self, seat: int | None) -> bytes:
        """The State message for these eyes; the hourglass starts when its person looks."""
        async with self._lock:
            self._hourglass.look(self.table, seat)
            clock, thinking = self._hourglass.clock(self.table), self._thinking
            return await to_thread.run_sync(lambda: write({"state": self._desk.state(seat, thinking, clock)}))

    async def past(self, seat: int | None, entry: int) -> bytes:
        """The State after so many entries, for looking back."""
        return await self._work(lambda: write({"past": self._desk.past(seat, entry)}))

    async def explain(self, seat: int | None, request: Explain) -> Explained:
        """What touches would do."""
        return await self._work(lambda: self._desk.explain(seat, request))

    async def hint(self, seat: int | None, number: int) -> Hinted:
        """What the computer would do; refused as stale if the table changes while it thinks."""
        view, own = await self._work(lambda: self._desk.own_view(seat, number))
        action = await self._thinkers.choose(HINT_LEVEL, view, own)
        return await self._work(lambda: self._desk.hinted(own, number, action))

    async def play(self, seat: int | None, number: int, text: str) -> None:
        """A person's action."""
        await self._change(lambda: self.table.play_text(seat, number, text))

    async def undo(self, seat: int | None, number: int) -> None:
        """A person takes back; whoever thinks stops."""

        def take_back() -> None:
            self.table.answers(number)
            self.table.take_back(seat, kept_after_undo(self.table, seat))
            self._hourglass.forget()

        await self._change(take_back)

    async def _work(self, work: Callable[[], Answer]) -> Answer:
        async with self._lock:
            return await to_thread.run_sync(work)

    async def _change(self, work: Callable[[], None]) -> None:
        async with self._lock:
            before = self.table.number
            try:
                await to_thread.run_sync(work)
            finally:
                if self.table.number != before:
                    self._drive()
                    self._tell()

    def _tell(self) -> None:
        for listener in self.listeners:
            listener.changed()

    def _halt(self) -> None:
        if self._driver is not None:
            self._driver.cancel()
        self._driver, self._thinking = None, None

    def _drive(self) -> None:
        self._halt()
        self._driver = asyncio.create_task(self._act())
        self._driver.add_done_callback(_report)

    async def _act(self) -> None:
        """Let dealer, computers and clock act until a person must decide."""
        going = True
        while going:
            try:
                going = await self._act_once()
            except Refused:  # another process was quicker: the table has been read again
                self._tell()

    async def _act_once(self) -> bool:
        if await self._work(self.table.deal):
            self._tell()
        actor = self.table.actor
        if self.table.is_computer(actor):
            action = await self._think(actor)
            await self._work(lambda: self.table.play(actor, action))
        elif self.table.is_person(actor) and await self._hourglass.run_out(self.table):
            await self._work(lambda: self.table.run_out(actor))
        else:
            return False
        self._tell()
        return True

    async def _think(self, seat: int) -> int:
        number = self.table.number
        view, _ = await self._work(lambda: self._desk.own_view(seat, number))
        self._thinking = seat
        self._tell()
        action = await self._thinkers.play(self.table.row.seats[seat].level, view, seat)
        self._thinking = None
        return action


def _report(driver: asyncio.Task[None]) -> None:
    """A driver that fails is a bug: it must not go unnoticed."""
    if not driver.cancelled() and (error := driver.exception()) is not None:
        log.error("a table has come to a halt", exc_info=error)
