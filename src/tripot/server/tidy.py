"""When a server process looks for objects that only refer to each other.

A move makes a few hundred objects and no cycles, and tables that live hold hundreds of thousands: looking through them
as often as Python does by itself took a third of the server's time, and kept everybody waiting for 0.2 s each time.
What a table or a browser leaves behind is freed without it (tests/server/test_freed.py), but for a few kB a connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager

from starlette.applications import Starlette

SECONDS = 600.0
"""From one look to the next. With 2,000 tables it takes a second."""


@contextlib.asynccontextmanager
async def seldom() -> AsyncIterator[None]:
    """As long as this lasts, Python looks now and then only."""
    gc.freeze()  # what is loaded already stays
    gc.disable()
    looking = asyncio.create_task(_look())
    try:
        yield
    finally:
        looking.cancel()
        gc.enable()


async def _look() -> None:
    while True:
        await asyncio.sleep(SECONDS)
        gc.collect()


def lasting(app: Starlette, work: Callable[[], AbstractAsyncContextManager[None]]) -> Starlette:
    """The application, with something that lasts as long as it serves, and ends before it does."""
    inner = app.router.lifespan_context

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        async with inner(app), work():
            yield

    app.router.lifespan_context = life
    return app
