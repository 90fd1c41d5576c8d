"""Starts the server."""

from __future__ import annotations

import contextlib
import socket as sockets
from pathlib import Path

import uvicorn

from tripot.engine.message import say
from tripot.server.app import make_app
from tripot.server.refusal import Refused
from tripot.server.storage import Storage

LONGEST_MESSAGE = 65_536


def serve(host: str = "127.0.0.1", port: int = 8000, database: str | Path | None = None) -> None:
    """Serve until interrupted; the address is printed when the page can be opened. Port 0 takes any that is free.

    Refused when the port is taken or the database can't be opened.
    """
    listening = bound(host, port)
    where = None if database is None else str(database)
    Storage(where).close()  # refused here, in one sentence, rather than while the application starts
    app = make_app(where)
    config = uvicorn.Config(app, log_level="warning", ws_max_size=LONGEST_MESSAGE, ws="websockets-sansio")
    with contextlib.suppress(KeyboardInterrupt):  # how people end it
        Server(config).run([listening])


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


class Server(uvicorn.Server):
    """Says where it is, once it is there."""

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Bind, then print the address."""
        await super().startup(sockets)
        for listening in sockets or ():
            host, port = listening.getsockname()[:2]
            print(f"http://{f'[{host}]' if ':' in host else host}:{port}", flush=True)  # noqa: T201
