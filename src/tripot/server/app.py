"""The server as a Starlette application."""

from __future__ import annotations

import asyncio
import contextlib
import logging
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
from tripot.server.doorman import Doorman
from tripot.server.figures import ROUTES as FIGURE_ROUTES
from tripot.server.gate import Counted, Limited
from tripot.server.guard import Guard, Headed
from tripot.server.health import HEALTH_ROUTES
from tripot.server.house import House
from tripot.server.limits import Limits
from tripot.server.logs import event, failures_to
from tripot.server.measured import MeasuredStorage
from tripot.server.metrics import Metrics
from tripot.server.page import PAGE, page_routes
from tripot.server.refusal import Refused
from tripot.server.sockets import table_socket
from tripot.server.warm import Warm

CLOSING_SECONDS = 4
"""The house has so long to note what must be noted before the process ends."""

log = logging.getLogger(__name__)


def make_app(
    database: str | None = None,
    *,
    compile_ahead: bool = True,
    minimum_seconds: float = MINIMUM_SECONDS,
    page: Path = PAGE,
    limits: Limits | None = None,
) -> Starlette:
    """The application. ``database``: a file, ``:memory:`` or a URL; None is the file in the user's data folder."""
    metrics, doorman = Metrics(), Doorman(limits or Limits())

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        storage, warm = MeasuredStorage(database, metrics), Warm(game_names(), ahead=compile_ahead)
        app.state.house = House(storage, warm, Thinkers(minimum_seconds, metrics), metrics)
        with failures_to(metrics.failed):
            await app.state.house.open()
            compiling = asyncio.create_task(warm.run())
            yield
            compiling.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await compiling
            await close(app.state.house)
        storage.close()

    app = Starlette(
        routes=[
            *ROUTES,
            *FIGURE_ROUTES,
            WebSocketRoute("/api/tables/{id}", table_socket),
            *HEALTH_ROUTES,
            *page_routes(page),
        ],
        middleware=[
            Middleware(Headed),
            Middleware(Counted, metrics),
            Middleware(Guard),
            Middleware(Limited, doorman, metrics),
        ],
        exception_handlers={TripotError: say_why, HTTPException: say_status},
        lifespan=life,
    )
    app.state.metrics = metrics
    return app


async def close(house: House) -> None:
    """Let the house end in order; but whoever stops the server isn't kept waiting for a table that hangs."""
    try:
        await asyncio.wait_for(house.close(), CLOSING_SECONDS)
    except TimeoutError:
        log.exception("the house could not be closed in time")


async def say_why(request: Request, error: Exception) -> Response:
    """A refusal as JSON."""
    assert isinstance(error, TripotError)
    metrics: Metrics = request.app.state.metrics
    metrics.refused(error.message.id)
    event("refused", reason=error.message.id)
    return answer({"error": error.message}, error.status if isinstance(error, Refused) else 400)


async def say_status(_: Request, error: Exception) -> Response:
    """There is nothing at this address, or not for this method."""
    assert isinstance(error, HTTPException)
    return answer({"error": say("server-no-address")}, error.status_code)
