"""All tables of this server."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine, Mapping, Sequence
from random import SystemRandom

import msgspec
from anyio import to_thread

from tripot.engine.game import Game
from tripot.engine.options import options_from, options_from_text, options_text
from tripot.engine.position import start
from tripot.engine.registry import find_game
from tripot.engine.state import DEALER
from tripot.players import check_player
from tripot.server.browsers import hash_of
from tripot.server.computers import Thinkers
from tripot.server.decisions import permissions
from tripot.server.metrics import Metrics
from tripot.server.optima import Optima
from tripot.server.presence import Presence
from tripot.server.refusal import refused
from tripot.server.reviews import Reviews
from tripot.server.room import Room
from tripot.server.searches import Searches
from tripot.server.standing import MOVED, NEXT, SIT, Standing
from tripot.server.storage import Entry, NumberTakenError, Storage, TableRow
from tripot.server.tables import Table, now_ms
from tripot.server.warm import Warm
from tripot.server.wire import Made, Moving, NewTable, Seat, Seated, Ticket, Waiting

ROOMS_KEPT = 32
"""Tables that stay in memory although nobody looks at them (so that reloading a page costs nothing)."""
SEED_BYTES = 32
TICKET_MS = 600_000
"""How long a ticket to another device is good."""
TRIES = 20

log = logging.getLogger(__name__)


class House:
    """Makes tables, finds them, and opens a room for those that somebody looks at."""

    def __init__(self, storage: Storage, warm: Warm, thinkers: Thinkers, metrics: Metrics) -> None:
        self.storage = storage
        self.warm = warm
        self.metrics = metrics
        self.presence = Presence(storage)
        self.reviews = Reviews()
        self.optima = Optima()
        self.searches = Searches()
        self._thinkers = thinkers
        self._rooms: dict[str, Room] = {}
        self._look_at = ROOMS_KEPT
        """How many tables there must be before one looks again which of them nobody looks at."""
        self._opening = asyncio.Lock()
        self._jobs: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to hear what other processes append, and to note who is there."""
        loop = asyncio.get_running_loop()

        def heard(ident: str) -> None:
            loop.call_soon_threadsafe(self._hear, ident)

        def missed() -> None:
            for ident in list(self._rooms):
                heard(ident)

        self.storage.watch(heard, missed)
        self._work(self.presence.run())

    async def close(self) -> None:
        """Nobody plays on; clocks get their time back."""
        for job in self._jobs:
            job.cancel()
        await self.reviews.close()
        await self.optima.close()
        await self.searches.close()
        for room in self._rooms.values():
            await room.close()

    def make(self, wish: NewTable, browser: bytes) -> Made:
        """A new table for the browser that asks; Refused or BadOption with what is wrong."""
        game = find_game(wish.game)
        options = options_from(game, wish.options)
        check_seats(wish.seats, game, game.seats(options))
        seats = [Seat(seat.kind, tidy(seat.name), seat.level) for seat in wish.seats]
        if wish.draw:
            SystemRandom().shuffle(seats)
        check_table(wish, seats)
        if wish.clock is not None and game.clock and game.clock(start(game, options).seen)[0]:
            raise refused("server-two-clocks")
        row = TableRow(
            id=secrets.token_urlsafe(9),
            game=wish.game,
            options=options_text(options),
            seats=tuple(seats),
            clock=wish.clock,
            dealer=wish.dealer,
            listed=wish.listed,
            seed=secrets.token_bytes(SEED_BYTES) if game.deals and wish.dealer == "house" else b"",
            made=now_ms(),
        )
        holders = {k: browser for k, seat in enumerate(seats) if seat.kind == "person"}
        if wish.dealer == "people":
            holders[DEALER] = browser
        self.warm.prefer(row.game)
        self.storage.create(row, holders)
        return Made(row.id)

    def sit(self, ident: str, seat: int | None, name: str, browser: bytes) -> Seated:
        """Take an open seat of a table; needs no compiled rules."""
        row, named = self.find(ident), tidy(name)
        check_name(named)
        for _ in range(TRIES):
            entries = self.storage.entries(ident)
            free = Standing(row.seats, entries).open_seats
            if not free or (seat is not None and seat not in free):
                raise refused("server-seat-taken" if free else "server-no-seat", 409)
            taken = free[0] if seat is None else seat
            entry = Entry(len(entries) + 1, taken, SIT, named, None, 0, now_ms())
            try:
                self.storage.append(ident, [entry], {taken: browser}, len(free) - 1)
            except NumberTakenError:
                continue
            return Seated(taken)
        raise refused("server-stale", 409)

    def ticket(self, ident: str, browser: bytes | None) -> Ticket:
        """What moves this browser's seats to another device."""
        self.find(ident)
        if browser is None or browser not in self.storage.holders(ident).values():
            raise refused("server-spectator", 403)
        ticket = secrets.token_urlsafe(18)
        self.storage.put_ticket(hash_of(ticket), ident, browser, now_ms() + TICKET_MS)
        return Ticket(ticket)

    def moving(self, ticket: str) -> Moving:
        """What a ticket would move."""
        found = self.storage.ticket(hash_of(ticket), now_ms())
        if found is None:
            raise refused("server-ticket", 404)
        ident, holder = found
        row = self.find(ident)
        seats = tuple(Standing(row.seats, self.storage.entries(ident)).seats)
        mine = sorted(seat for seat, held in self.storage.holders(ident).items() if held == holder and seat >= 0)
        return Moving(row.game, seats, tuple(mine))

    def move(self, ticket: str, browser: bytes) -> Made:
        """The seats of a ticket are held by the browser that asks now."""
        ident = self.storage.redeem(hash_of(ticket), browser, now_ms(), MOVED)
        if ident is None:
            raise refused("server-ticket", 404)
        return Made(ident)

    def again(self, ident: str, browser: bytes | None) -> Made:
        """The same people and options, a new game; who was second is first now."""
        row = self.find(ident)
        table = Table(row, self.storage)
        if "again" not in permissions(table, table.held_by(browser), ()):
            raise refused("server-not-now" if table.held_by(browser) else "server-spectator", 403)
        people = [table.standing.person(k) for k in range(len(table.seats))]
        following = msgspec.structs.replace(
            row,
            id=secrets.token_urlsafe(9),
            seats=(*people[1:], people[0]),
            listed=False,
            seed=secrets.token_bytes(SEED_BYTES) if row.seed else b"",
            made=now_ms(),
            counted="deals",
            luck_of="",
        )
        made = self.storage.follow(ident, following, rotated(table.holders, len(people)), NEXT)
        if made == following.id:
            self.metrics.table_made(row.game)
        return Made(made)

    def same_luck(self, ident: str, browser: bytes | None) -> Made:
        """A new game for who was alone at a table: with the same seed, which is known now, so nothing is promised."""
        row = self.find(ident)
        table = Table(row, self.storage)
        if "luck" not in permissions(table, table.held_by(browser), ()):
            raise refused("server-not-now" if table.held_by(browser) else "server-spectator", 403)
        again = msgspec.structs.replace(
            row,
            id=secrets.token_urlsafe(9),
            seats=(table.standing.person(0),),
            listed=False,
            made=now_ms(),
            luck_of=row.luck_of or row.id,
        )
        self.storage.create(again, table.holders)
        self.metrics.table_made(row.game)
        return Made(again.id)

    def find(self, ident: str) -> TableRow:
        """A table, for who has its address."""
        row = self.storage.find(ident) if ident.isprintable() else None  # PostgreSQL's texts have no NUL
        if row is None:
            raise refused("server-no-table", 404)
        return row

    def waiting(self) -> list[Waiting]:
        """Tables in the lobby."""
        return [
            Waiting(
                row.id,
                row.game,
                options_from_text(find_game(row.game), row.options),
                tuple(Standing(row.seats, self.storage.entries(row.id)).seats),
                row.clock,
                row.made,
            )
            for row in self.storage.waiting()
        ]

    async def room(self, row: TableRow) -> Room:
        """The room of a table, once its game's rules are compiled."""
        await self.warm.ready(row.game)
        if row.id not in self._rooms:
            async with self._opening:
                if row.id not in self._rooms:
                    self._rooms[row.id] = await to_thread.run_sync(self._open, row)
                    await self._rooms[row.id].heard()  # what others appended before anybody could tell this room
                    self._close_idle()
                    self.metrics.tables_open(len(self._rooms))
        return self._rooms[row.id]

    async def heard(self, ident: str) -> None:
        """A table's log has grown, here or in another process."""
        if ident in self._rooms:
            await self._rooms[ident].heard()
            await self._rooms[ident].spread(self.storage.talk)

    def _hear(self, ident: str) -> None:
        if ident in self._rooms:
            self._work(self.heard(ident))

    def _work(self, job: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(job)
        self._jobs.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._jobs.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("a job of the house has failed", exc_info=problem)

    def _open(self, row: TableRow) -> Room:
        talk = self.storage.talk(row.id, limit=1)
        return Room(Table(row, self.storage), self._thinkers, said=talk[-1].number if talk else 0)

    def _close_idle(self) -> None:
        """Looked for now and then only: there may be thousands that live."""
        if len(self._rooms) < self._look_at:
            return
        idle = [ident for ident, room in self._rooms.items() if room.idle][:-1]
        for ident in idle[: max(0, len(self._rooms) - ROOMS_KEPT)]:
            del self._rooms[ident]
        self._look_at = len(self._rooms) + ROOMS_KEPT


def tidy(name: str) -> str:
    """A name, or a line of talk, without needless spaces."""
    return " ".join(name.split())


def rotated(holders: Mapping[int, bytes], seats: int) -> dict[int, bytes]:
    """Who holds which seat when everybody moves up by one; the referee stays."""
    return {(seat - 1) % seats if seat != DEALER else DEALER: holder for seat, holder in holders.items()}


def check_name(name: str) -> None:
    """People have names that can be read."""
    if not (name and name.isprintable()):
        raise refused("server-name")


def check_seats(seats: Sequence[Seat], game: Game, wanted: int) -> None:
    """As many as the options say; people have names and computers levels of the game."""
    if len(seats) != wanted:
        raise refused("server-seats", given=len(seats), wanted=wanted)
    for seat in seats:
        if seat.kind == "computer":
            check_player(game, seat.level)
        if seat.kind == "person" or seat.name:
            check_name(tidy(seat.name))


def check_table(wish: NewTable, seats: Sequence[Seat]) -> None:
    """A referee's table is one of people at one screen, who have no need of a lobby."""
    if wish.dealer == "people" and (wish.listed or any(seat.kind != "person" for seat in seats)):
        raise refused("server-referee")
    if wish.listed and not any(seat.kind == "open" for seat in seats):
        raise refused("server-nothing-to-list")
