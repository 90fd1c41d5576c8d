"""Tables online: seats are held by browsers, the log has kinds, there are clocks, talk and tickets."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Each step as it was decided then: this file must not change when the schema goes on changing."""
    _log()
    _tables()
    _new_tables()
    _hand_keys_over()
    op.drop_column("tables", "key")


def _log() -> None:
    op.alter_column("log", "action", new_column_name="text")
    op.add_column("log", sql.Column("kind", sql.String, nullable=False, server_default="play"))
    op.add_column("log", sql.Column("spent", sql.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE log SET kind = 'deal' WHERE seat = -1")
    op.execute("UPDATE log SET kind = 'undo' WHERE kept IS NOT NULL")


def _tables() -> None:
    for column in (
        sql.Column("clock", sql.LargeBinary),
        sql.Column("dealer", sql.String, nullable=False, server_default="house"),
        sql.Column("listed", sql.Boolean, nullable=False, server_default=sql.false()),
        sql.Column("seed", sql.LargeBinary),
        sql.Column("open", sql.Integer, nullable=False, server_default="0"),
        sql.Column("follows", sql.String),
    ):
        op.add_column("tables", column)
    op.create_index("tables_follows", "tables", ["follows"], unique=True)
    waits = sql.and_(sql.column("listed", sql.Boolean), sql.column("open") > 0)
    op.create_index("tables_waiting", "tables", ["made"], sqlite_where=waits, postgresql_where=waits)


def _new_tables() -> None:
    op.create_table(
        "holders",
        _table(),
        _seat(),
        sql.Column("holder", sql.LargeBinary, nullable=False),
        sql.Column("change", sql.BigInteger, nullable=False),
    )
    op.create_index("holders_change", "holders", ["change"])
    op.create_table("seen", _table(), _seat(), sql.Column("time", sql.BigInteger, nullable=False))
    op.create_table(
        "talk",
        _table(),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("seat", sql.Integer),
        sql.Column("name", sql.String, nullable=False),
        sql.Column("text", sql.String, nullable=False),
        sql.Column("time", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "tickets",
        sql.Column("ticket", sql.LargeBinary, primary_key=True),
        sql.Column("table", sql.String, sql.ForeignKey("tables.id"), nullable=False),
        sql.Column("holder", sql.LargeBinary, nullable=False),
        sql.Column("until", sql.BigInteger, nullable=False),
    )
    op.create_index("tickets_until", "tickets", ["until"])


def _table() -> sql.Column[str]:
    return sql.Column("table", sql.String, sql.ForeignKey("tables.id"), primary_key=True)


def _seat() -> sql.Column[int]:
    return sql.Column("seat", sql.Integer, primary_key=True)


def _hand_keys_over() -> None:
    """Whoever had a table's key holds all its persons' seats."""
    columns: list[sql.ColumnClause[Any]] = [sql.column(name) for name in ("id", "key", "seats")]
    old = sql.table("tables", *columns)
    new = sql.table("holders", *[sql.column(name) for name in ("table", "seat", "holder", "change")])
    connection = op.get_bind()
    for ident, key, seats in connection.execute(sql.select(*columns).select_from(old)).all():
        holder = hashlib.sha256(key.encode()).digest()
        rows = [
            {"table": ident, "seat": number, "holder": holder, "change": 0}
            for number, seat in enumerate(json.loads(bytes(seats)))
            if seat["kind"] == "person"
        ]
        if rows:
            connection.execute(new.insert(), rows)
