"""Tables without a server around them."""

from __future__ import annotations

from typing import Any

from tests.server.kit import seats_for
from tripot.server.standing import SIT
from tripot.server.storage import Entry, Storage, TableRow
from tripot.server.tables import Table, now_ms
from tripot.server.wire import Clock, Seat

BROWSER = b"the browser of all"


def row_of(game: str, ident: str = "t", clock: Clock | None = None, **options: Any) -> TableRow:
    seats = tuple(Seat(**seat) for seat in seats_for(game, **options))
    text = ",".join(f"{name}={value}" for name, value in options.items())
    return TableRow(ident, game, text, seats, clock, "house", listed=False, seed=b"a seed", made=0)


def table_of(game: str, clock: Clock | None = None, *, apart: bool = False, **options: Any) -> Table:
    """A table of people at one screen (or ``apart``); what the dealer does first is done."""
    storage, row = Storage(":memory:"), row_of(game, clock=clock, **options)
    storage.create(row, {k: b"%d" % k if apart else BROWSER for k in range(len(row.seats))})
    table = Table(row, storage)
    table.deal()
    return table


def entry(number: int, seat: int, kind: str, text: str = "", *, time: int = 0, spent: int = 0) -> Entry:
    return Entry(number, seat, kind, text, None, spent, time)


def sits(table: Table, seat: int, name: str, browser: bytes) -> None:
    """Somebody takes an open seat, as the house has them do; the table hears of it."""
    left = len(table.standing.open_seats) - 1
    taken = entry(table.number + 1, seat, SIT, name, time=now_ms())
    table._storage.append(table.row.id, [taken], {seat: browser}, left)
    table.read_again()
