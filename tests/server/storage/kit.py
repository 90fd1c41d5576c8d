"""Tables and entries to keep."""

from __future__ import annotations

import hashlib
from typing import Any

from tripot.server.storage import Entry, TableRow
from tripot.server.wire import GameClock, Seat


def secret(name: str) -> bytes:
    """The hash of a browser's secret."""
    return hashlib.sha256(name.encode()).digest()


ANNE, BASILE = secret("Anne"), secret("Basile")


def table(ident: str = "table", **changes: Any) -> TableRow:
    fields: dict[str, Any] = {
        "id": ident,
        "game": "trini",
        "options": "players=2",
        "seats": (Seat("person", "Anne"), Seat("open"), Seat("computer", "", "greedy")),
        "clock": GameClock(600, 5),
        "dealer": "house",
        "listed": True,
        "seed": bytes(range(32)),
        "made": 1_700_000_000_000,
    }
    return TableRow(**fields | changes)


def entry(number: int, **changes: Any) -> Entry:
    fields: dict[str, Any] = {
        "number": number,
        "seat": number % 2,
        "kind": "play",
        "text": f"a{number}",
        "kept": None,
        "spent": 1500,
        "time": 1_700_000_000_000 + number,
    }
    return Entry(**fields | changes)
