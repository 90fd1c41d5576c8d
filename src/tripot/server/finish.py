"""Work that goes on when whoever asked for it has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Answer = TypeVar("Answer")

_running: set[asyncio.Task[Any]] = set()


async def to_the_end(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Do it, and don't stop in the middle when the task that waits for it is cancelled.

    A browser that plays and is gone at once has played: a thread that has begun can't be stopped anyway, and the lock
    must not be let go before it has ended.
    """
    task = asyncio.create_task(work)
    _running.add(task)
    task.add_done_callback(_ended)
    return await asyncio.shield(task)


def _ended(task: asyncio.Task[Any]) -> None:
    _running.discard(task)
    if not task.cancelled():
        task.exception()  # whoever waited has been told; if nobody did, nobody is to be told
