"""The tables of the database.

The unique key (table, number) of the log decides who was first when two append the same number; the unique
``follows`` decides who made the next table.
"""

from __future__ import annotations

import sqlalchemy as sql

VERSION = "0003"
"""The newest migration: what this schema is the result of."""

schema = sql.MetaData()


def _table_id() -> sql.Column[str]:
    return sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True)


tables = sql.Table(
    "tables",
    schema,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("options", sql.String, nullable=False),
    sql.Column("seats", sql.LargeBinary, nullable=False),
    sql.Column("made", sql.BigInteger, nullable=False),
    sql.Column("clock", sql.LargeBinary),
    sql.Column("dealer", sql.String, nullable=False, server_default="house"),
    sql.Column("listed", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("seed", sql.LargeBinary),
    sql.Column("open", sql.Integer, nullable=False, server_default="0"),
    sql.Column("follows", sql.String),
    sql.Column("counted", sql.String, nullable=False, server_default="actions"),
    sql.Column("luck_of", sql.String),
    sql.Index("tables_follows", "follows", unique=True),
)
_waits = tables.c.listed & (tables.c.open > 0)
sql.Index("tables_waiting", tables.c.made, sqlite_where=_waits, postgresql_where=_waits)

log = sql.Table(
    "log",
    schema,
    _table_id(),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("kind", sql.String, nullable=False, server_default="play"),
    sql.Column("text", sql.String, nullable=False),
    sql.Column("kept", sql.Integer),
    sql.Column("spent", sql.BigInteger, nullable=False, server_default="0"),
    sql.Column("time", sql.BigInteger, nullable=False),
)

holders = sql.Table(
    "holders",
    schema,
    _table_id(),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("holder", sql.LargeBinary, nullable=False),
    sql.Column("change", sql.BigInteger, nullable=False),  # grows, so that another process can see what is new
    sql.Index("holders_change", "change"),
)

seen = sql.Table(
    "seen",
    schema,
    _table_id(),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("time", sql.BigInteger, nullable=False),
)

talk = sql.Table(
    "talk",
    schema,
    _table_id(),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("text", sql.String, nullable=False),
    sql.Column("time", sql.BigInteger, nullable=False),
)

tickets = sql.Table(
    "tickets",
    schema,
    sql.Column("ticket", sql.LargeBinary, primary_key=True),
    sql.Column("table", sql.ForeignKey("tables.id"), nullable=False),
    sql.Column("holder", sql.LargeBinary, nullable=False),
    sql.Column("until", sql.BigInteger, nullable=False),
    sql.Index("tickets_until", "until"),
)
