"""The server as a Starlette application."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from tripot.engine.errors import TripotError
from tripot.engine.message import say
from tripot.engine.registry import game_names
from tripot.server.api import ROUTES, answer
from tripot.server.computers import MINIMUM_SECONDS, Thinkers
from tripot.server.house import House
from tripot.server.page import PAGE, Guard, page_routes
from tripot.server.refusal import Refused
from tripot.server.sockets import table_socket
from tripot.server.storage import Storage
from tripot.server.warm import Warm


def make_app(
    database: str | None = None,
    *,
    compile_ahead: bool = True,
    minimum_seconds: float = MINIMUM_SECONDS,
    page: Path = PAGE,
) -> Starlette:
    """The application. ``database``: a file, ``:memory:`` or a URL; None is the file in the user's data folder."""

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        storage, warm = Storage(database), Warm(game_names(), ahead=compile_ahead)
        app.state.house = House(storage, warm, Thinkers(minimum_seconds))
        compiling = asyncio.create_task(warm.run())
        yield
        compiling.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await compiling
        await app.state.house.close()
        storage.close()

    return Starlette(
        routes=[*ROUTES, WebSocketRoute("/api/tables/{id}", table_socket), *page_routes(page)],
        middleware=[Middleware(Guard)],
        exception_handlers={TripotError: say_why, HTTPException: say_status},
        lifespan=life,
    )


async def say_why(_: Request, error: Exception) -> Response:
    """A refusal as JSON."""
    assert isinstance(error, TripotError)
    return answer({"error": error.message}, error.status if isinstance(error, Refused) else 400)


async def say_status(_: Request, error: Exception) -> Response:
    """There is nothing at this address, or not for this method."""
    assert isinstance(error, HTTPException)
    return answer({"error": say("server-no-address")}, error.status_code)
