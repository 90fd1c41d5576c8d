"""``/healthz`` for whoever watches over the server, and ``/metrics``."""

from __future__ import annotations

import logging

import anyio
from anyio import to_thread
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import tripot
from tripot.server.api import answer, house_of
from tripot.server.metrics import Metrics

PATIENCE = 3
"""Seconds after which a database that doesn't answer counts as gone."""


log = logging.getLogger(__name__)


async def healthz(request: Request) -> Response:
    """Whether the database answers."""
    healthy = False
    try:
        with anyio.move_on_after(PATIENCE):
            healthy = await to_thread.run_sync(house_of(request).storage.healthy, abandon_on_cancel=True)
    except Exception:  # whatever it is, the database does not answer
        log.exception("the database does not answer")
    told = {"ok": healthy, "version": tripot.__version__, "database": "answers" if healthy else "silent"}
    return answer(told, 200 if healthy else 503)


async def metrics(request: Request) -> Response:
    """All numbers, for Prometheus."""
    numbers: Metrics = request.app.state.metrics
    text = await to_thread.run_sync(numbers.text)
    return Response(text, 200, {"Cache-Control": "no-store"}, CONTENT_TYPE_LATEST)


HEALTH_ROUTES = [Route("/healthz", healthz), Route("/metrics", metrics)]
