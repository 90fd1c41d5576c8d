"""The computer's seats.

They think in a thread beside the event loop, are given only what their seat may know, and can be stopped.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import threading
import time
from collections.abc import Callable
from typing import TypeVar

import anyio
from anyio import to_thread

from tripot.engine.position import View
from tripot.players import player
from tripot.players.levels import Stop
from tripot.server.metrics import Metrics
from tripot.teacher import Advised, advise

Answer = TypeVar("Answer")

MINIMUM_SECONDS = 0.4
"""A computer takes at least this long, so that people can follow what happens."""

HINT = "hint"
"""What the metrics call the search for a hint."""


class Thinkers:
    """How many think at once: as many as there are processors."""

    def __init__(self, minimum_seconds: float = MINIMUM_SECONDS, metrics: Metrics | None = None) -> None:
        self._limit = anyio.CapacityLimiter(os.cpu_count() or 1)
        self._minimum_seconds = minimum_seconds
        self._metrics = metrics

    async def play(self, level: str, view: View, seat: int) -> int:
        """The action of a computer's seat, not sooner than people can follow."""
        thinking, _ = await asyncio.gather(self.choose(level, view, seat), asyncio.sleep(self._minimum_seconds))
        return thinking

    async def choose(self, level: str, view: View, seat: int) -> int:
        """An action for ``seat``, as soon as it is found."""
        return await self._run(level, lambda stop: player(level).choose(view, seat, secrets.randbits(63), stop))

    async def advise(self, view: View, seat: int) -> list[Advised]:
        """The best few actions of ``seat``, with reasons, from what it knows."""
        return await self._run(HINT, lambda stop: advise(view, seat, secrets.randbits(63), stop=stop))

    async def _run(self, level: str, think: Callable[[Stop], Answer]) -> Answer:
        """Think in a thread. When cancelled, the thread is told to stop."""
        stop = threading.Event()

        def measured() -> Answer:
            begun = time.perf_counter()
            answer = think(stop.is_set)
            if self._metrics is not None and not stop.is_set():
                self._metrics.thought(level, time.perf_counter() - begun)
            return answer

        try:
            return await to_thread.run_sync(measured, abandon_on_cancel=True, limiter=self._limit)
        finally:
            stop.set()
