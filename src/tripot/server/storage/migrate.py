"""Brings a database to the newest schema: at each start, one process at a time, all or nothing."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sql

from tripot.engine.message import say
from tripot.server.refusal import Refused
from tripot.server.storage.schema import VERSION, schema

FIRST = "0001"
"""The schema of tripot 0.1, which did not write its version down."""
LOCK = 0x747269706F74
"""Known to PostgreSQL as the lock of whoever changes tripot's schema."""

_versions = sql.Table(
    "alembic_version", sql.MetaData(), sql.Column("version_num", sql.String(32), primary_key=True, nullable=False)
)


def migrate(connection: sql.Connection) -> None:
    """Within a transaction that can write: nobody sees it half done."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(LOCK)))
    there = set(sql.inspect(connection).get_table_names())
    if _versions.name not in there:
        _versions.create(connection)
        start = FIRST if "tables" in there else VERSION
        if start == VERSION:  # a new database needs no history
            schema.create_all(connection)
        connection.execute(_versions.insert(), {"version_num": start})
    found = connection.scalar(sql.select(_versions.c.version_num))
    if found != VERSION:
        _upgrade(connection, str(found))


def _upgrade(connection: sql.Connection, found: str) -> None:
    """Alembic is imported only when there is something to do."""
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found not in known:
        raise Refused(say("server-database-newer", version=found))
    config.attributes["connection"] = connection
    command.upgrade(config, VERSION)
