"""Reviews of games that are over: computed beside the event loop, one at a time, and kept once they are done.

Whoever asks hears how far it is. Several who ask for the same one share it; when the last of them leaves, it stops.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator

import anyio
from anyio import to_thread

from tripot.engine.message import say
from tripot.engine.position import Position
from tripot.engine.state import OVER
from tripot.server.course import Course
from tripot.server.refusal import refused
from tripot.server.room import report
from tripot.server.tables import Table
from tripot.server.teaching import judging
from tripot.server.wire import Reviewed, write

KEPT = 64
"""So many reviews are kept (some 50 kB each)."""
MOST = 16
"""So many may wait for their turn."""
TOLD_EVERY = 0.4
"""Seconds between two lines that say how far it is."""

Key = tuple[str, int]
"""A table and the length of its log: a game that is taken up again has another review."""


class Job:
    """One review that is being computed."""

    def __init__(self, of: int) -> None:
        self.of = of
        self.done = 0
        self.followers = 0
        self.ended = asyncio.Event()
        self.stop = threading.Event()
        self.text: bytes | None = None
        """The review as it is sent; None as long as there is none."""


class Reviews:
    """For one server process, on its event loop."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._jobs: dict[Key, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._limit = anyio.CapacityLimiter(1)

    def find(self, table: Table) -> AsyncIterator[bytes]:
        """Lines of JSON: how far it is, then the review. Refused while the game runs, or when too many wait."""
        if not table.over:
            raise refused("server-review-running", 403)
        key = (table.row.id, table.number)
        if key not in self._kept and key not in self._jobs and len(self._jobs) >= MOST:
            raise refused("server-reviews-busy", 503)
        return self._follow(key, table)

    async def _follow(self, key: Key, table: Table) -> AsyncIterator[bytes]:
        if key not in self._kept:
            job = self._jobs.get(key)
            if job is None or job.stop.is_set():
                job = self._begin(key, table)
            job.followers += 1
            try:
                while not job.ended.is_set():
                    yield write({"done": job.done, "of": job.of}) + b"\n"
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(job.ended.wait(), TOLD_EVERY)
            finally:
                job.followers -= 1
                if not job.followers:
                    job.stop.set()
            yield job.text or write({"error": say("server-trouble")})
        else:
            self._kept.move_to_end(key)
            yield self._kept[key]

    def _begin(self, key: Key, table: Table) -> Job:
        position = table.course.position.copy()
        entries = [deed.number - 1 for deed in table.course.deeds]
        job = self._jobs[key] = Job(position.length)
        task = asyncio.create_task(self._work(key, job, position, entries))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(report)
        return job

    async def _work(self, key: Key, job: Job, position: Position, entries: list[int]) -> None:
        def compute() -> bytes | None:
            for found in judging(position, entries, job.stop.is_set):
                if isinstance(found, Reviewed):
                    return write({"review": found})
                job.done = found
            return None

        try:
            job.text = await to_thread.run_sync(compute, abandon_on_cancel=True, limiter=self._limit)
        finally:
            job.stop.set()
            if self._jobs.get(key) is job:
                del self._jobs[key]
            job.ended.set()
        if job.text is not None:
            self._kept[key] = job.text
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)

    async def close(self) -> None:
        """Nobody waits any more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def decision_at(table: Table, entry: int) -> tuple[Course, int]:
    """The course of a game that is over as it was after so many entries, and the seat that decided then."""
    if not table.over:
        raise refused("server-review-running", 403)
    numbers: Iterator[int] = (deed.number - 1 for deed in table.course.deeds if deed.actor >= 0)
    if entry not in numbers:
        raise refused("server-no-entry", entry=entry, there=table.number)
    course = table.past(entry)
    assert course.actor != OVER
    return course, course.actor
