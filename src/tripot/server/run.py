"""Starts the server, as one process or as several on one port."""

from __future__ import annotations

import contextlib
import socket as sockets
from dataclasses import dataclass, field
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette

from tripot.engine.message import say
from tripot.server.app import make_app
from tripot.server.limits import LONGEST, Limits
from tripot.server.logs import log_settings
from tripot.server.refusal import Refused, refused
from tripot.server.storage import Storage
from tripot.server.tidy import lasting, seldom

STOPPING_SECONDS = 5
"""Requests that run when the server is stopped may go on for so long."""


@dataclass(frozen=True)
class Serving:
    """How to serve."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    """A file, ``:memory:`` or a URL; None is the file in the user's data folder."""
    workers: int = 1
    proxies: str | None = None
    """Addresses and networks whose ``X-Forwarded-For`` and ``-Proto`` are believed."""
    log_format: str = "text"
    limits: Limits = field(default_factory=Limits)


def serve(host: str = "127.0.0.1", port: int = 8000, database: str | Path | None = None, **further: Any) -> None:
    """Serve until interrupted; the address is printed when the page can be opened. Port 0 takes any that is free.

    ``further``: as in ``Serving``. Refused when the port is taken or the database can't be opened.
    """
    where = None if database is None else str(database)
    serving = Serving(host, port, where, **further)
    proxies = checked(serving)
    listening = bound(host, port)
    Storage(where).close()  # refused here, in one sentence, rather than while the application starts
    made = partial(application, where, serving.limits)
    config = uvicorn.Config(
        made,
        factory=True,
        workers=serving.workers,
        access_log=False,  # it would tell tickets
        log_config=log_settings(serving.log_format),
        log_level="warning",
        ws_per_message_deflate=False,  # squeezing a message costs more than all the rest of a move
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        server_header=False,
        timeout_graceful_shutdown=STOPPING_SECONDS,
        ws="websockets-sansio",
        ws_max_size=LONGEST,
    )
    with contextlib.suppress(KeyboardInterrupt):  # how people end it
        if serving.workers == 1:
            Server(config).run([listening])
        else:
            from tripot.server.workers import Workers

            Workers(config, listening).run()


def application(database: str | None, limits: Limits) -> Starlette:
    """The application of a process that does nothing else."""
    return lasting(make_app(database, limits=limits), seldom)


def checked(serving: Serving) -> list[str]:
    """The proxies; Refused when the wishes can't be."""
    if serving.workers > 1 and serving.database is not None and ":memory:" in serving.database:
        raise refused("server-workers")
    proxies = [part.strip() for part in (serving.proxies or "").split(",") if part.strip()]
    for proxy in proxies:
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            raise refused("server-proxy", given=proxy) from None
    return proxies


def bound(host: str, port: int) -> sockets.socket:
    """A socket of ours on that port."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    made = sockets.socket(family, sockets.SOCK_STREAM)
    made.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        raise Refused(say("server-port", host=host, port=str(port), why=str(error.strerror))) from None
    return made


def say_where(listening: sockets.socket) -> None:
    """Print the address."""
    host, port = listening.getsockname()[:2]
    print(f"http://{f'[{host}]' if ':' in host else host}:{port}", flush=True)  # noqa: T201


class Server(uvicorn.Server):
    """Says where it is, once it is there."""

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Bind, then print the address."""
        await super().startup(sockets)
        for listening in sockets or ():
            say_where(listening)
