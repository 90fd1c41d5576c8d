"""Everything a server needs, loaded before the servers of ``houses`` are forked from this process."""

from __future__ import annotations

import logging
from typing import Any

from tripot.server import preview, run
from tripot.server.limits import UNLIMITED

GAMES = ("trigon", "triominos")
"""What most of these tests play; a server loads the rules of the others when it meets them."""


def _load() -> None:
    """The compiled rules; a process that has threads could not be forked, and none has begun here."""
    for name in GAMES:
        preview.card.__wrapped__(name)


def serve_quietly(port: int, database: str, options: dict[str, Any]) -> None:
    """A server as ``tripot play`` makes it, without limits; nothing is left to compile."""
    logging.disable(logging.WARNING)
    run.serve("127.0.0.1", port, database, limits=UNLIMITED, **options)


_load()
