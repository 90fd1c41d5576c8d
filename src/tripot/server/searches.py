"""Searches in figures: each in a thread beside the event loop, a few of them at once.

Who asked hears how far it is; when they go away, it ends.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Callable

import anyio
from anyio import to_thread

from tripot.engine.figures import Answer, Watch
from tripot.engine.message import say
from tripot.server.refusal import refused
from tripot.server.wire import write

AT_ONCE = 2
"""So many run at the same time in a process ..."""
MOST = 16
"""... and so many, with those that wait, there may be."""
PARTS = 1000
"""So finely the share is told that was ever filled."""
TOLD_EVERY = 0.25
"""Seconds between two lines that say how far it is."""

log = logging.getLogger(__name__)

Ask = Callable[[Watch, Callable[[], bool]], Answer]


class Searches:
    """For one server process, on its event loop."""

    def __init__(self) -> None:
        self._limit = anyio.CapacityLimiter(AT_ONCE)
        self._jobs: dict[asyncio.Task[Answer | None], threading.Event] = {}

    async def close(self) -> None:
        """Nobody waits any more."""
        for stop in self._jobs.values():
            stop.set()
        await asyncio.gather(*self._jobs, return_exceptions=True)

    def begin(self, search: Ask) -> AsyncIterator[bytes]:
        """Lines of JSON: how far it is, then the answer. Refused when too many wait."""
        if len(self._jobs) >= MOST:
            raise refused("server-figures-busy", 503)
        return self._follow(search)

    async def _follow(self, search: Ask) -> AsyncIterator[bytes]:
        watch, stop = Watch(), threading.Event()

        def compute() -> Answer | None:
            return None if stop.is_set() else search(watch, stop.is_set)

        task = asyncio.create_task(to_thread.run_sync(compute, limiter=self._limit))
        self._jobs[task] = stop
        task.add_done_callback(self._ended)
        try:
            while not task.done():
                yield write({"done": round(PARTS * watch.share), "of": PARTS, "tried": watch.tried}) + b"\n"
                await asyncio.wait({task}, timeout=TOLD_EVERY)
            failed = task.exception()
            yield write({"error": say("server-trouble")} if failed else {"answer": task.result()}) + b"\n"
        finally:
            stop.set()

    def _ended(self, task: asyncio.Task[Answer | None]) -> None:
        del self._jobs[task]
        if not task.cancelled() and (error := task.exception()):
            log.error("a search in a figure has failed", exc_info=error)
