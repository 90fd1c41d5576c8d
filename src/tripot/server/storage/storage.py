"""All that the server keeps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future

import sqlalchemy as sql

from tripot.server.refusal import refused
from tripot.server.storage import statements as s
from tripot.server.storage.base import Result, Work
from tripot.server.storage.database import open_base, saying_why, taken
from tripot.server.storage.rows import Entry, NumberTakenError, Said, TableRow

TRIES = 20


class Storage:
    """A database: SQLite in a file or in memory, or PostgreSQL. For any number of threads and processes at once."""

    def __init__(self, database: str | None = None) -> None:
        """``database``: a file, ``:memory:`` or a URL; None is the file in the user's data folder."""
        self._base = open_base(database)

    def create(self, row: TableRow, holders: Mapping[int, bytes]) -> None:
        """Add a table; ``holders`` of its seats."""
        self._write(lambda connection: s.create(connection, row, holders, None))

    def find(self, ident: str) -> TableRow | None:
        """The table of that id."""
        found = self._read(lambda connection: connection.execute(s.FIND, {"id": ident}).one_or_none())
        return None if found is None else s.table_row(found)

    def entries(self, ident: str, after: int = 0) -> list[Entry]:
        """The log of a table, from the entry after that number on."""
        values = {"id": ident, "after": after}
        return self._read(lambda connection: [Entry(*row) for row in connection.execute(s.ENTRIES, values)])

    def append(
        self,
        ident: str,
        entries: Sequence[Entry],
        give: Mapping[int, bytes] | None = None,
        open_seats: int | None = None,
    ) -> None:
        """Add to a table's log, all or nothing; NumberTakenError when one of the numbers is there already.

        ``give`` says who holds seats from now on, ``open_seats`` how many wait for somebody.
        """
        with saying_why():
            self.appending(ident, entries, give, open_seats).result()

    def appending(
        self,
        ident: str,
        entries: Sequence[Entry],
        give: Mapping[int, bytes] | None = None,
        open_seats: int | None = None,
    ) -> Future[None]:
        """As ``append``, for an event loop that doesn't want to spend a thread on waiting."""

        def work(connection: sql.Connection) -> None:
            try:
                s.append(connection, ident, entries)
            except sql.exc.IntegrityError as error:
                raise NumberTakenError if taken(error) else error from error
            if give:
                s.give(connection, ident, give)
            if open_seats is not None:
                connection.execute(s.OPEN, {"ident": ident, "open": open_seats})
            self._base.tell(ident)

        return self._base.submit(work)

    def holders(self, ident: str) -> dict[int, bytes]:
        """Who holds which seat; DEALER at a referee table is whoever made it."""
        return self._read(lambda connection: dict(s.pairs(connection.execute(s.HOLDERS, {"id": ident}))))

    def put_ticket(self, ticket: bytes, ident: str, holder: bytes, until: int) -> None:
        """A ticket with which another browser can take over what this one holds at a table."""
        values = {"ticket": ticket, "table": ident, "holder": holder, "until": until}
        self._write(lambda connection: s.run(connection, s.PUT_TICKET, values))

    def ticket(self, ticket: bytes, now: int) -> tuple[str, bytes] | None:
        """The table that a ticket is for, and who made it; it stays as it is. None: as for ``redeem``."""
        values = {"ticket": ticket, "now": now}
        found = self._read(lambda connection: connection.execute(s.TICKET, values).one_or_none())
        return None if found is None else (found[0], found[1])

    def redeem(self, ticket: bytes, holder: bytes, now: int, kind: str) -> str | None:
        """Use a ticket up; the table whose seats this browser holds now. None: it is unknown, used or too old.

        The log says it in an entry of that kind.
        """

        def work(connection: sql.Connection) -> str | None:
            found = s.redeem(connection, ticket, holder, now)
            if found is None:
                return None
            ident, moved = found
            s.note(connection, ident, kind, moved[0] if moved else 0, "", now)
            self._base.tell(ident)
            return ident

        return self._write_next(work)

    def follow(self, ident: str, row: TableRow, holders: Mapping[int, bytes], kind: str) -> str:
        """Create the next table of the same people, unless there is one already; its id.

        The log of the table before says it in an entry of that kind.
        """

        def work(connection: sql.Connection) -> str:
            following: str | None = connection.scalar(s.NEXT, {"id": ident})
            if following is not None:
                return following
            s.create(connection, row, holders, ident)
            s.note(connection, ident, kind, 0, row.id, row.made)
            self._base.tell(ident)
            return row.id

        return self._write_next(work)

    def waiting(self, limit: int = 50) -> list[TableRow]:
        """Listed tables that wait for somebody, the newest first."""
        values = {"limit": limit}
        return self._read(lambda connection: [s.table_row(row) for row in connection.execute(s.WAITING, values)])

    def say(self, ident: str, seat: int | None, name: str, text: str, time: int) -> int:
        """Keep what somebody says at a table; its number."""
        values = {"ident": ident, "seat": seat, "name": name, "text": text, "time": time}

        def work(connection: sql.Connection) -> int:
            number: int = connection.execute(s.SAY, values).scalar_one()
            self._base.tell(ident)
            return number

        return self._write_next(work)

    def talk(self, ident: str, after: int = 0, limit: int = 100) -> list[Said]:
        """The last things said at a table after that number, in order."""
        values = {"id": ident, "after": after, "limit": limit}
        return self._read(lambda connection: [Said(*row) for row in connection.execute(s.TALK, values)][::-1])

    def see(self, seen: Iterable[tuple[str, int]], now: int) -> None:
        """The browsers of these seats (table, seat) are there now."""
        rows = [{"table": ident, "seat": seat, "time": now} for ident, seat in sorted(seen)]
        if rows:
            self._write(lambda connection: s.see(connection, rows))

    def seen(self, ident: str) -> dict[int, int]:
        """When each seat's browser was last there."""
        return self._read(lambda connection: dict(s.pairs(connection.execute(s.SEEN, {"id": ident}))))

    def watch(self, heard: Callable[[str], None], missed: Callable[[], None] = lambda: None) -> None:
        """From now on call ``heard`` (in a thread of ours) with the id of each table that another process changes.

        ``missed`` is called when the connection was lost for a while: any table may have changed.
        """
        self._base.watch(heard, missed)

    def healthy(self) -> bool:
        """Whether the database answers."""
        try:
            self._base.read(lambda connection: connection.execute(s.FIND, {"id": ""}).one_or_none())
        except sql.exc.SQLAlchemyError:
            return False
        return True

    def close(self) -> None:
        """Let go of the database, when all that waits is written."""
        self._base.close()

    def _read(self, work: Work[Result]) -> Result:
        with saying_why():
            return self._base.read(work)

    def _write_next(self, work: Work[Result]) -> Result:
        """As ``_write``, for work that takes the next number: again, when another process has taken it meanwhile."""
        for _ in range(TRIES):
            try:
                return self._write(work)
            except sql.exc.IntegrityError as error:
                if not taken(error):
                    raise
        raise refused("server-stale", 409)

    def _write(self, work: Work[Result]) -> Result:
        with saying_why():
            return self._base.submit(work).result()
