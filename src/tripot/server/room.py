"""A table with people looking at it.

One piece of work at a time, everybody told; dealer, computers and clock act by themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Collection
from typing import Protocol, TypeVar

from anyio import to_thread

from tripot.engine.state import DEALER
from tripot.server.clock import MOST_GIVEN_BACK
from tripot.server.computers import Thinkers
from tripot.server.decisions import time_over
from tripot.server.desk import Desk
from tripot.server.finish import to_the_end
from tripot.server.refusal import Refused
from tripot.server.standing import DEAL, GO, PAUSE, PLAY, START
from tripot.server.storage import Said
from tripot.server.tables import Draft, Table, now_ms
from tripot.server.wire import Explain, Explained, Hinted, Play, State, write

Answer = TypeVar("Answer")

AGAIN_SECONDS = 1.0
"""The driver waits so long before it tries again what the database has refused."""

log = logging.getLogger(__name__)


class Listener(Protocol):
    """Somebody to be told what happens."""

    @property
    def mine(self) -> Collection[int]:
        """The seats that it holds."""

    @property
    def delay(self) -> int:
        """The milliseconds of its line."""

    def changed(self) -> None:
        """There is a new state."""

    def reseated(self) -> None:
        """Somebody else sits somewhere."""

    def hear(self, said: Said) -> None:
        """Something has been said."""


class Room:
    """All work on the table is done under one lock. The event loop does it, and goes on while the database keeps it.

    The driver (the task in which dealer, computers and clock act) changes the table under the same lock; whoever holds
    the lock may therefore cancel it at any time without leaving anything half done.
    """

    def __init__(self, table: Table, thinkers: Thinkers, said: int = 0) -> None:
        self.table = table
        self.desk = Desk(table)
        self.listeners: set[Listener] = set()
        self.away: frozenset[int] = frozenset()
        """Persons whose browser has not been seen for a while (``presence.py`` keeps it)."""
        self._thinkers = thinkers
        self._thinking: int | None = None
        self._said = said
        """The number of the last thing said that everybody has heard."""
        self._lock = asyncio.Lock()
        self._talking = asyncio.Lock()
        self._driver: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether nobody is here, nor coming."""
        return not self.listeners and not self._lock.locked()

    async def enter(self, listener: Listener) -> None:
        """Somebody comes; the first one sets the computers, and a clock that was stopped, going."""
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
        """Nobody plays on; a clock that runs gets its time back."""
        async with self._lock:
            self._halt()
            if self.table.timing.since is not None:
                try:
                    await to_thread.run_sync(self._pause)
                except Refused:
                    log.info("another process plays on at this table", extra={"table": self.table.row.id})

    async def state(self, seat: int | None, mine: tuple[int, ...]) -> State:
        """The State for these eyes; the time of a turn may begin when its person looks."""
        if seat is not None and seat == self.table.actor and self.table.timing.waits_for_look:
            with contextlib.suppress(Refused):  # the same person has looked through another process, or played
                await self.change(self._start)
        async with self._lock:
            return self.desk.state(seat, mine, self._thinking, self.away)

    async def explain(self, seat: int | None, request: Explain) -> Explained:
        """What touches would do."""
        async with self._lock:
            return self.desk.explain(seat, request)

    async def past(self, seat: int | None, entry: int) -> bytes:
        """The State after so many entries, for looking back."""
        return await self.work(lambda: write({"past": self.desk.past(seat, entry)}))

    async def hint(self, seat: int | None, number: int) -> Hinted:
        """What the teacher advises; refused as stale if the table changes while it thinks."""
        view, own = await self.work(lambda: self.desk.own_view(seat, number))
        found = await self._thinkers.advise(view, own)
        return await self.work(lambda: self.desk.hinted(own, number, found))

    async def play(self, seat: int | None, request: Play, delay: int, *, dealer: bool) -> bool:
        """A person's action, or a referee's entry; False when it is the one that was played already."""
        number, text = request.number, request.text
        if self.table.has(seat, number, text, dealer=dealer):
            return False
        try:
            if dealer and self.table.actor < 0:
                await self.change(lambda: self.table.deal_text(number, text))
            else:
                await self.change(lambda: self.table.play_text(seat, number, text, delay))
        except Refused as refusal:  # it was played through another process, of which this one hadn't heard yet
            if refusal.stale and self.table.has(seat, number, text, dealer=dealer):
                return False
            raise
        return True

    async def change(self, work: Callable[[], None]) -> None:
        """Something that may add to the log; then everybody is told, even if whoever asked is gone."""
        await to_the_end(self._change(work))

    async def heard(self) -> None:
        """Another process may have added to the log."""
        await to_the_end(self._read_again())

    async def work(self, work: Callable[[], Answer]) -> Answer:
        """Something that takes its time, under the lock."""
        return await to_the_end(self._work(work))

    async def spread(self, talk: Callable[[str, int], list[Said]]) -> None:
        """Tell everybody who listens what has been said since the last time, here or in another process."""
        async with self._talking:
            for said in await to_thread.run_sync(talk, self.table.row.id, self._said):
                self._said = said.number
                for listener in self.listeners:
                    listener.hear(said)

    def tell(self) -> None:
        """There is something new to see."""
        for listener in self.listeners:
            listener.changed()

    async def _change(self, work: Callable[[], None]) -> None:
        async with self._lock, self._telling(drives=True):
            await self._append(work)

    async def _append(self, work: Callable[[], object]) -> None:
        """What the work appends, and what is dealt upon it."""
        await self.table.appending(work)
        if self.table.actor == DEALER:
            await self.table.appending(self.table.deal)

    async def _read_again(self) -> None:
        async with self._lock, self._telling(drives=True):
            await to_thread.run_sync(self.table.read_again)

    @contextlib.asynccontextmanager
    async def _telling(self, *, drives: bool) -> AsyncIterator[None]:
        """Everybody is told what the block adds to the log; the driver begins anew, unless it is at work itself."""
        before = self.table.number
        try:
            yield
        finally:
            if self.table.number > before:
                if drives and self.listeners:
                    self._drive()
                self._tell_since(before)

    async def _work(self, work: Callable[[], Answer]) -> Answer:
        async with self._lock:
            return await to_thread.run_sync(work)

    def _tell_since(self, before: int) -> None:
        """Tell what has been added to the log since then, by us or by another process."""
        if any(entry.kind not in {PLAY, DEAL} for entry in self.table.entries[before:]):
            for listener in self.listeners:
                listener.reseated()
        self.tell()

    def _start(self) -> None:
        if self.table.timing.waits_for_look:
            self.table.append(Draft(START, self.table.actor))

    def _pause(self) -> None:
        self.table.append(Draft(PAUSE, self.table.actor, spent=self.table.timing.spent(now_ms())))

    def _go(self) -> None:
        self.table.append(Draft(GO, self.table.actor))

    def _halt(self) -> None:
        if self._driver is not None:
            self._driver.cancel()
        self._driver, self._thinking = None, None

    def _drive(self) -> None:
        self._halt()
        if not self._driver_needed():
            return
        self._driver = asyncio.create_task(self._act())
        self._driver.add_done_callback(report)

    def _driver_needed(self) -> bool:
        """Whether anything but a person without a clock acts next."""
        table = self.table
        return table.timing.paused or table.timing.exists or not table.is_person(table.actor)

    async def _act(self) -> None:
        """Let dealer, computers and clock act until a person must decide."""
        going = True
        while going:
            try:
                going = await self._act_once()
            except Refused as refusal:  # another process was quicker: the table has been read again
                if not refusal.stale:
                    await asyncio.sleep(AGAIN_SECONDS)

    async def _act_once(self) -> bool:
        if self.table.timing.paused:
            await self._do(self._go)
        if not self.table.begun:
            return False
        if self.table.actor == DEALER:
            await self._do(self.table.deal)
        actor = self.table.actor
        if self.table.is_computer(actor):
            action = await self._think(actor)
            await self._do(lambda: self.table.play(actor, action))
        elif self.table.is_person(actor) and (left := self.table.timing.left(now_ms())) is not None:
            await asyncio.sleep(max(0, left) / 1000)
            await asyncio.sleep(self._given_back(actor) / 1000)
            await self._do(lambda: self._run_out(actor))
        else:
            return False
        return True

    async def _do(self, work: Callable[[], object]) -> None:
        """As ``change``, but for the driver: cancelled as long as it waits for the lock, and then it does nothing."""
        async with self._lock:
            await to_the_end(self._do_it(work))

    async def _do_it(self, work: Callable[[], object]) -> None:
        async with self._telling(drives=False):
            await self._append(work)

    def _given_back(self, seat: int) -> int:
        """What is on its way when the time is over still counts: it can take so many milliseconds."""
        delays = [listener.delay for listener in self.listeners if seat in listener.mine]
        return min(MOST_GIVEN_BACK, max(delays, default=0))

    def _run_out(self, seat: int) -> None:
        """The hourglass acts by the rules of its game; a table's clock ends the game for a seat."""
        if self.table.timing.is_hourglass:
            self.table.run_out(seat)
        else:
            time_over(self.table, seat)

    async def _think(self, seat: int) -> int:
        number = self.table.number
        view, _ = await self._work(lambda: self.desk.own_view(seat, number))
        self._thinking = seat
        self.tell()
        action = await self._thinkers.play(self.table.seats[seat].level, view, seat)
        self._thinking = None
        return action


def report(task: asyncio.Task[None]) -> None:
    """A driver, or a hint, that fails is a bug: it must not go unnoticed."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("work at a table has failed", exc_info=error)
