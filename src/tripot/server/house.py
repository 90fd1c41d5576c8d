"""All tables of this server."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from random import SystemRandom

from anyio import to_thread

from tripot.engine.options import options_from, options_text
from tripot.engine.registry import find_game
from tripot.players import LEVELS
from tripot.server.computers import Thinkers
from tripot.server.refusal import refused
from tripot.server.room import Room
from tripot.server.storage import Storage, TableRow
from tripot.server.tables import Table
from tripot.server.warm import Warm
from tripot.server.wire import Made, NewTable, Seat

ROOMS_KEPT = 32
"""Tables that stay in memory although nobody looks at them (so that reloading a page does not stop an hourglass)."""


class House:
    """Makes tables, finds them, and opens a room for those that somebody looks at."""

    def __init__(self, storage: Storage, warm: Warm, thinkers: Thinkers) -> None:
        self.storage = storage
        self.warm = warm
        self._thinkers = thinkers
        self._rooms: dict[str, Room] = {}
        self._opening = asyncio.Lock()

    def make(self, wish: NewTable) -> Made:
        """A new table; Refused or BadOption with what is wrong."""
        game = find_game(wish.game)
        options = options_from(game, wish.options)
        check_seats(wish.seats, game.seats(options))
        seats = [Seat(seat.kind, " ".join(seat.name.split()), seat.level) for seat in wish.seats]
        if wish.draw:
            SystemRandom().shuffle(seats)
        return self._store(wish.game, options_text(options), tuple(seats))

    def again(self, row: TableRow) -> Made:
        """The same people and options, a new game; who was second is first now."""
        return self._store(row.game, row.options, (*row.seats[1:], row.seats[0]))

    def find(self, ident: str, key: str | None) -> TableRow:
        """A table, for who has its key; or, for who comes without one, to look at."""
        row = self.storage.find(ident)
        if row is None:
            raise refused("server-no-table", 404)
        if key is not None and not secrets.compare_digest(row.key.encode(), key.encode()):
            raise refused("server-wrong-key", 403)
        return row

    async def room(self, row: TableRow) -> Room:
        """The room of a table, once its game's rules are compiled."""
        await self.warm.ready(row.game)
        async with self._opening:
            if row.id not in self._rooms:
                self._rooms[row.id] = await to_thread.run_sync(self._open, row)
                self._close_idle()
            return self._rooms[row.id]

    async def close(self) -> None:
        """Nobody plays on."""
        for room in self._rooms.values():
            await room.close()

    def _open(self, row: TableRow) -> Room:
        table = Table(row, self.storage)
        table.deal()
        return Room(table, self._thinkers)

    def _close_idle(self) -> None:
        idle = [ident for ident, room in self._rooms.items() if not room.listeners][:-1]
        for ident in idle[: max(0, len(self._rooms) - ROOMS_KEPT)]:
            del self._rooms[ident]

    def _store(self, game: str, options: str, seats: tuple[Seat, ...]) -> Made:
        self.warm.prefer(game)
        made = Made(secrets.token_urlsafe(9), secrets.token_urlsafe(18))
        self.storage.create(TableRow(made.id, made.key, game, options, seats, time.time_ns() // 1_000_000))
        return made


def check_seats(seats: Sequence[Seat], wanted: int) -> None:
    """As many as the options say; people have names and computers levels."""
    if len(seats) != wanted:
        raise refused("server-seats", given=len(seats), wanted=wanted)
    for seat in seats:
        if seat.kind == "computer" and seat.level not in LEVELS:
            raise refused("no-such-level", level=seat.level, levels=", ".join(LEVELS))
        if seat.kind == "person" and not (seat.name.strip() and seat.name.isprintable()):
            raise refused("server-name")
