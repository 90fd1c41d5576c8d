"""A new table from a position of a game that is over: whoever decided there plays on, the others are computers."""

from __future__ import annotations

import secrets
from typing import Final

from tripot.engine.state import DEALER
from tripot.server.reviews import decision_at
from tripot.server.standing import DEAL, PLAY
from tripot.server.storage import Entry, Storage, TableRow
from tripot.server.tables import Table, now_ms
from tripot.server.wire import Seat

AGAINST: Final = "search-2"
"""The level of the computers."""


def play_on(storage: Storage, table: Table, entry: int, browser: bytes) -> TableRow:
    """Make the table. What was dealt is dealt again, what comes then is new: no seed has been promised for it."""
    course, seat = decision_at(table, entry)
    named = [table.standing.person(k) for k in range(len(table.seats))]
    own = [k for k in table.held_by(browser) if k != DEALER]
    name = named[own[0]].name if own else named[seat].name
    seats = [Seat("computer", "", AGAINST) for _ in table.seats]
    seats[seat] = Seat("person", name)
    row = TableRow(
        id=secrets.token_urlsafe(9),
        game=table.row.game,
        options=table.row.options,
        seats=tuple(seats),
        clock=None,
        dealer="house",
        listed=False,
        seed=b"",
        made=now_ms(),
    )
    log = course.position.log
    entries = [
        Entry(number, deed.actor, DEAL if deed.actor == DEALER else PLAY, log[number - 1].text, None, 0, row.made)
        for number, deed in enumerate(course.deeds, 1)
    ]
    storage.create(row, {seat: browser})
    storage.append(row.id, entries)
    return row
