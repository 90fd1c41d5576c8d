"""Long work about games that are over: computed beside the event loop, one at a time, and kept once it is done.

Whoever asks hears how far it is. Several who ask for the same share it; when the last of them leaves, it stops.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable

import anyio
from anyio import to_thread

from tripot.engine.message import say
from tripot.server.refusal import refused
from tripot.server.room import report
from tripot.server.tables import Table
from tripot.server.wire import write

KEPT = 64
"""So many answers are kept (some 50 kB each)."""
MOST = 16
"""So many may wait for their turn."""
TOLD_EVERY = 0.4
"""Seconds between two lines that say how far it is."""

Key = tuple[str, int]
"""A table and the length of its log: a game that is taken up again has another answer."""


class Job:
    """One answer that is being computed."""

    def __init__(self, of: int) -> None:
        self.of = of
        self.done = 0
        self.followers = 0
        self.ended = asyncio.Event()
        self.stop = threading.Event()
        self.text: bytes | None = None
        """The answer as it is sent; None as long as there is none."""


Compute = Callable[[Job], bytes | None]
"""Done in a thread: it notes how far it is in the job, and soon gives None when that shall stop."""


class Jobs:
    """For one server process, on its event loop."""

    def __init__(self, prepare: Callable[[Table], tuple[int, Compute]], running: str, busy: str) -> None:
        """``prepare`` says into how many parts the work is divided, and what it is.

        ``running`` and ``busy`` are the ids of the sentences that refuse a game that runs, and one job too many.
        """
        self._prepare = prepare
        self._running = running
        self._busy = busy
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._jobs: dict[Key, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._limit = anyio.CapacityLimiter(1)

    def find(self, table: Table) -> AsyncIterator[bytes]:
        """Lines of JSON: how far it is, then the answer. Refused while the game runs, or when too many wait."""
        if not table.over:
            raise refused(self._running, 403)
        key = (table.row.id, table.number)
        if key not in self._kept and key not in self._jobs and len(self._jobs) >= MOST:
            raise refused(self._busy, 503)
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
        of, compute = self._prepare(table)
        job = self._jobs[key] = Job(of)
        task = asyncio.create_task(self._work(key, job, compute))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(report)
        return job

    async def _work(self, key: Key, job: Job, compute: Compute) -> None:
        try:
            job.text = await to_thread.run_sync(compute, job, abandon_on_cancel=True, limiter=self._limit)
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
