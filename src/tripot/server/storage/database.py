"""Finds the database that somebody names, and says in one sentence what is wrong with it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import platformdirs
import sqlalchemy as sql

from tripot.engine.message import say
from tripot.server.refusal import Refused
from tripot.server.storage.base import Base
from tripot.server.storage.migrate import migrate

TAKEN = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}
TAKEN_STATE = "23505"
"""How PostgreSQL says it."""


def open_base(database: str | None) -> Base:
    """``database``: a file, ``:memory:`` or a URL; None is the file in the user's data folder."""
    where = database_name(database)
    try:
        if database is None:
            Path(where).parent.mkdir(parents=True, exist_ok=True)
        return migrated(base_at(url_of(where)))
    except (sql.exc.SQLAlchemyError, ImportError, OSError) as error:
        raise Refused(say("server-database", database=without_password(where), why=reason(error))) from error


def database_name(database: str | None) -> str:
    """Where the tables are when nobody says where."""
    return database or str(Path(platformdirs.user_data_dir("tripot")) / "tables.sqlite")


def migrated(base: Base) -> Base:
    """With the newest schema."""
    done = base.submit(migrate)
    if done.exception() is not None:
        base.close()
    done.result()
    return base


def base_at(url: sql.URL) -> Base:
    """The one for this kind of database."""
    if url.get_backend_name() == "postgresql":
        from tripot.server.storage.postgres import PostgresBase

        return PostgresBase(url)
    if url.get_backend_name() == "sqlite":
        from tripot.server.storage.sqlite import SqliteBase

        return SqliteBase(url)
    why = say("server-database-kind", kind=url.get_backend_name())
    raise Refused(say("server-database", database=url.render_as_string(hide_password=True), why=why))


def url_of(where: str) -> sql.URL:
    """A file's name is SQLite's; PostgreSQL is spoken to by psycopg 3."""
    if "://" not in where:
        return sql.URL.create("sqlite", database=where)
    url = sql.make_url(where)
    if url.drivername in {"postgres", "postgresql"}:
        return url.set(drivername="postgresql+psycopg")
    return url


def without_password(where: str) -> str:
    """How a database is named in sentences and logs."""
    try:
        return sql.make_url(where).render_as_string(hide_password=True) if "://" in where else where
    except sql.exc.ArgumentError:
        return where.rpartition("@")[2]


@contextlib.contextmanager
def saying_why() -> Iterator[None]:
    """What keeps the database from answering becomes a sentence; that something is there already stays an error."""
    try:
        yield
    except sql.exc.IntegrityError:
        raise
    except (sql.exc.DBAPIError, sql.exc.TimeoutError) as error:
        raise Refused(say("server-database-fails", why=reason(error)), 503) from error


def taken(error: sql.exc.IntegrityError) -> bool:
    """Whether what was to be unique is there already."""
    found = error.orig
    return getattr(found, "sqlstate", None) == TAKEN_STATE or getattr(found, "sqlite_errorcode", None) in TAKEN


def reason(error: Exception) -> str:
    """What the system or the database says, without SQLAlchemy's frame around it, in one line."""
    text = str(error.strerror if isinstance(error, OSError) else getattr(error, "orig", error))
    return " ".join(text.split())
