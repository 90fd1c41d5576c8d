"""Where tables live: rows that are only ever added.

The unique key (table, number) decides who was first when two append the same number; the other one reads again.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import platformdirs
import sqlalchemy as sql
from sqlalchemy.pool import StaticPool

from tripot.engine.message import say
from tripot.server.refusal import Refused
from tripot.server.wire import Seat

_schema = sql.MetaData()
_tables = sql.Table(
    "tables",
    _schema,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("key", sql.String, nullable=False),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("options", sql.String, nullable=False),
    sql.Column("seats", sql.LargeBinary, nullable=False),
    sql.Column("made", sql.BigInteger, nullable=False),
)
_log = sql.Table(
    "log",
    _schema,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("action", sql.String, nullable=False),
    sql.Column("kept", sql.Integer),
    sql.Column("time", sql.BigInteger, nullable=False),
)


class NumberTakenError(Exception):
    """Somebody else has appended that number first."""


class TableRow(msgspec.Struct, frozen=True):
    """What doesn't change at a table."""

    id: str
    key: str
    game: str
    options: str
    """As ``options_text`` writes them."""
    seats: tuple[Seat, ...]
    made: int
    """Milliseconds since 1970."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log; ``number`` counts from 1, so it is the length of the log after this entry."""

    number: int
    seat: int
    """From 0, or DEALER."""
    action: str
    """In the game's notation; "" for an undo."""
    kept: int | None
    """For an undo: how many actions of the game stay. The log itself is never shortened."""
    time: int
    """Milliseconds since 1970."""


class Storage:
    """A database: SQLite in a file or in memory, or whatever SQLAlchemy can reach."""

    def __init__(self, database: str | None = None) -> None:
        """``database``: a file, ``:memory:`` or a URL; None is the file in the user's data folder."""
        where = database or str(Path(platformdirs.user_data_dir("tripot")) / "tables.sqlite")
        try:
            if database is None:
                Path(where).parent.mkdir(parents=True, exist_ok=True)
            self._engine = sql.create_engine(_url(where), **_memory_settings(database))
            if self._engine.dialect.name == "sqlite":
                sql.event.listen(self._engine, "connect", _prepare_sqlite)
            _schema.create_all(self._engine)
        except (sql.exc.SQLAlchemyError, ImportError, OSError) as error:
            raise Refused(say("server-database", database=where, why=_reason(error))) from error

    def create(self, row: TableRow) -> None:
        """Add a table."""
        values = msgspec.structs.asdict(row) | {"seats": msgspec.json.encode(row.seats)}
        with self._engine.begin() as connection:
            connection.execute(_tables.insert(), values)

    def find(self, ident: str) -> TableRow | None:
        """The table of that id."""
        with self._engine.connect() as connection:
            found = connection.execute(_tables.select().where(_tables.c.id == ident)).one_or_none()
        if found is None:
            return None
        ident, key, game, options, seats, made = found
        return TableRow(ident, key, game, options, msgspec.json.decode(seats, type=tuple[Seat, ...]), made)

    def entries(self, ident: str, after: int = 0) -> list[Entry]:
        """The log of a table, from the entry after that number on."""
        wanted = (
            _log.select()
            .with_only_columns(_log.c.number, _log.c.seat, _log.c.action, _log.c.kept, _log.c.time)
            .where(_log.c.table == ident, _log.c.number > after)
            .order_by(_log.c.number)
        )
        with self._engine.connect() as connection:
            return [Entry(*row) for row in connection.execute(wanted)]

    def append(self, ident: str, entries: Sequence[Entry]) -> None:
        """Add to a table's log, all or nothing; NumberTakenError when one of the numbers is there already."""
        rows = [{"table": ident, **msgspec.structs.asdict(entry)} for entry in entries]
        try:
            with self._engine.begin() as connection:
                connection.execute(_log.insert(), rows)
        except sql.exc.IntegrityError as error:
            raise NumberTakenError from error

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()


def _url(where: str) -> str:
    return where if "://" in where else f"sqlite:///{where}"


def _reason(error: Exception) -> str:
    """What the system or the database says, without SQLAlchemy's frame around it."""
    return str(error.strerror if isinstance(error, OSError) else getattr(error, "orig", error))


def _memory_settings(database: str | None) -> dict[str, object]:
    """One connection for all threads, since each connection to memory would be a database of its own."""
    if database != ":memory:":
        return {}
    return {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}}


def _prepare_sqlite(connection: sql.engine.interfaces.DBAPIConnection, _record: object) -> None:
    """Readers don't wait for writers, and what was acknowledged survives a power cut."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
