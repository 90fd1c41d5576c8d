"""All tables as one file, and back: a backup is a SQLite database with the same schema, whichever database it is of."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sql

from tripot.engine.message import say
from tripot.server.refusal import Refused
from tripot.server.storage.base import Base
from tripot.server.storage.database import database_name, open_base, reason, saying_why, url_of
from tripot.server.storage.schema import schema, tables

AT_ONCE = 1000
"""Rows that are in memory at once."""


def backup(database: str | None, file: Path) -> int:
    """Write all that is there now to a new file, while servers go on; how many tables it has.

    A SQLite database of an earlier tripot stays as it is: only the backup is brought up to date.
    """
    if file.exists():
        raise Refused(say("server-backup-exists", file=str(file)))
    where = database_name(database)
    url = url_of(where)
    if url.get_backend_name() != "sqlite":
        return rows_to_file(where, file)
    if not Path(url.database or "").is_file():  # opening it would make an empty one
        raise Refused(say("server-no-database", database=where))
    with made_whole(file) as unfinished:
        try:
            copy_file(Path(url.database or ""), unfinished)
        except sqlite3.Error as error:
            raise Refused(say("server-database", database=where, why=str(error))) from error
        with opened(str(unfinished)) as copy:
            return copy.submit(count).result()


def rows_to_file(database: str, file: Path) -> int:
    """From any database, row by row."""
    with (
        made_whole(file) as unfinished,
        opened(database) as source,
        opened(str(unfinished)) as copy,
        saying_why(),
        snapshot(source) as rows,
    ):
        return copy.submit(lambda connection: copied(rows, connection)).result()


def restore(file: Path, database: str | None, *, replace: bool = False) -> int:
    """Fill a database from a backup (of this version or an earlier one), all or nothing; how many tables there are.

    One that has tables is refused, or with ``replace`` emptied first; no server may use it meanwhile.
    """

    def fill(connection: sql.Connection) -> int:
        if used := count(connection):
            if not replace:
                raise Refused(say("server-restore-used", tables=used))
            for table in reversed(schema.sorted_tables):
                connection.execute(table.delete())
        return copied(rows, connection)

    with (
        upgraded_copy(file) as copy,
        opened(copy) as source,
        opened(database) as target,
        saying_why(),
        snapshot(source) as rows,
    ):
        try:
            return target.submit(fill).result()
        except sql.exc.IntegrityError as error:
            raise Refused(say("server-backup-unreadable", file=str(file), why=reason(error))) from error


def copied(source: sql.Connection, target: sql.Connection) -> int:
    """Every row of every table; how many tables there are to play at."""
    for table in schema.sorted_tables:
        rows = source.execution_options(yield_per=AT_ONCE).execute(sql.select(table))
        for some in rows.mappings().partitions():
            target.execute(table.insert(), [dict(row) for row in some])
    return count(target)


def count(connection: sql.Connection) -> int:
    """How many tables there are to play at."""
    return connection.scalar(sql.select(sql.func.count()).select_from(tables)) or 0


@contextlib.contextmanager
def opened(database: str | None) -> Iterator[Base]:
    """With the newest schema."""
    base = open_base(database)
    try:
        yield base
    finally:
        base.close()


@contextlib.contextmanager
def snapshot(base: Base) -> Iterator[sql.Connection]:
    """Reads what was there at one moment, whatever is written meanwhile."""
    with base.engine.connect() as connection:
        if base.engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


@contextlib.contextmanager
def made_whole(file: Path) -> Iterator[Path]:
    """A database to write, that gets its name when it is finished. Only its owner may read it: it has the seeds."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield unfinished
        with contextlib.closing(sqlite3.connect(unfinished)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")  # one file, that can be read from anywhere
        unfinished.rename(file)
    finally:
        unfinished.unlink(missing_ok=True)


@contextlib.contextmanager
def upgraded_copy(file: Path) -> Iterator[str]:
    """A copy that may be changed: a backup of an earlier tripot is brought up to date in it."""
    if not file.is_file():
        raise Refused(say("server-backup-missing", file=str(file)))
    with tempfile.TemporaryDirectory() as folder:
        copy = str(Path(folder) / "copy.sqlite")
        try:
            copy_file(file, Path(copy))
        except sqlite3.Error as error:
            raise Refused(say("server-backup-unreadable", file=str(file), why=str(error))) from error
        yield copy


def copy_file(file: Path, to: Path) -> None:
    """As it is at one moment, with what is still in its write-ahead log."""
    with (
        contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as original,
        contextlib.closing(sqlite3.connect(to)) as copy,
    ):
        original.backup(copy)
        copy.execute("SELECT id FROM tables LIMIT 1")
