"""What the storage takes and gives. Times are milliseconds since 1970, holders are hashes of a browser's secret."""

from __future__ import annotations

import msgspec

from tripot.record.promise import Counted
from tripot.server.wire import Clock, Dealer, Seat


class NumberTakenError(Exception):
    """Somebody else has appended that number first."""


class TableRow(msgspec.Struct, frozen=True):
    """What doesn't change at a table."""

    id: str
    game: str
    options: str
    """As ``options_text`` writes them."""
    seats: tuple[Seat, ...]
    """As they were made: who has sat down since is in the log."""
    clock: Clock | None
    dealer: Dealer
    listed: bool
    """Whether the lobby shows it while it waits for somebody."""
    seed: bytes
    """All tiles and throws follow from it; empty when people deal, and at tables of version 0.1."""
    made: int
    counted: Counted = "deals"
    """What of the log decides the dealer's lots, besides the seed (``record.promise``)."""
    luck_of: str = ""
    """The table where this luck was dealt first: it has the same seed, which is known. Empty: the luck is new."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of a table's log; ``number`` counts from 1, so it is the length of the log after this entry."""

    number: int
    seat: int
    """From 0, or DEALER."""
    kind: str
    text: str
    """In the game's notation, when it is an action."""
    kept: int | None
    """For an undo: how many actions of the game stay. The log itself is never shortened."""
    spent: int
    """Milliseconds charged to the seat's clock."""
    time: int


class Said(msgspec.Struct, frozen=True):
    """One line of the talk at a table; ``number`` counts from 1."""

    number: int
    seat: int | None
    """None: somebody who looks on."""
    name: str
    text: str
    time: int
