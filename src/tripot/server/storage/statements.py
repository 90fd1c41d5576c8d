"""The statements of Storage: built once, compiled once by SQLAlchemy's cache."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.sql.compiler import SQLCompiler

from tripot.server.storage.rows import Entry, TableRow
from tripot.server.storage.schema import holders, log, seen, tables, talk, tickets
from tripot.server.wire import Clock, Seat

_value = sql.bindparam
_c = tables.c
_ROW = (_c.id, _c.game, _c.options, _c.seats, _c.clock, _c.dealer, _c.listed, _c.seed, _c.made, _c.counted, _c.luck_of)

FIND = sql.select(*_ROW).where(_c.id == _value("id"))
NEXT = sql.select(_c.id).where(_c.follows == _value("id"))
WAITING = sql.select(*_ROW).where(_c.listed & (_c.open > 0)).order_by(_c.made.desc(), _c.id).limit(_value("limit"))
OPEN = tables.update().where(_c.id == _value("ident")).values(open=_value("open"))

ENTRIES = (
    sql.select(*(log.c[field] for field in Entry.__struct_fields__))
    .where(log.c.table == _value("id"), log.c.number > _value("after"))
    .order_by(log.c.number)
)

_NEXT_ENTRY = sql.select(sql.func.coalesce(sql.func.max(log.c.number), 0) + 1).where(log.c.table == _value("ident"))
_NOTE = log.insert().values(table=_value("ident"), number=_NEXT_ENTRY.scalar_subquery())

HOLDERS = sql.select(holders.c.seat, holders.c.holder).where(holders.c.table == _value("id"))
_GIVE = sql.text(
    'INSERT INTO holders ("table", seat, holder, change) '
    "VALUES (:ident, :seat, :holder, (SELECT coalesce(max(change), 0) + 1 FROM holders)) "
    'ON CONFLICT ("table", seat) DO UPDATE SET holder = excluded.holder, change = excluded.change'
)
_known = holders.alias()
_HAND_OVER = (
    holders.update()
    .where(holders.c.table == _value("ident"), holders.c.holder == _value("old"))
    .values(holder=_value("new"), change=sql.select(sql.func.max(_known.c.change) + 1).scalar_subquery())
    .returning(holders.c.seat)
)

PUT_TICKET = tickets.insert()
TICKET = sql.select(tickets.c.table, tickets.c.holder).where(
    tickets.c.ticket == _value("ticket"), tickets.c.until >= _value("now")
)
_USE_TICKET = (
    tickets.delete()
    .where(tickets.c.ticket == _value("ticket"))
    .returning(tickets.c.table, tickets.c.holder, tickets.c.until)
)
_FORGET_TICKETS = tickets.delete().where(tickets.c.until < _value("now"))

_NEXT_NUMBER = sql.select(sql.func.coalesce(sql.func.max(talk.c.number), 0) + 1).where(talk.c.table == _value("ident"))
SAY = talk.insert().values(table=_value("ident"), number=_NEXT_NUMBER.scalar_subquery()).returning(talk.c.number)
TALK = (
    sql.select(talk.c.number, talk.c.seat, talk.c.name, talk.c.text, talk.c.time)
    .where(talk.c.table == _value("id"), talk.c.number > _value("after"))
    .order_by(talk.c.number.desc())
    .limit(_value("limit"))
)

SEEN = sql.select(seen.c.seat, seen.c.time).where(seen.c.table == _value("id"))
_SEE = sql.text(
    'INSERT INTO seen ("table", seat, time) VALUES (:table, :seat, :time) '
    'ON CONFLICT ("table", seat) DO UPDATE SET time = excluded.time WHERE seen.time < excluded.time'
)


@cache
def _insert_into_log(dialect: sql.Dialect) -> SQLCompiler:
    compiled = log.insert().compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    return compiled


def create(connection: sql.Connection, row: TableRow, held: Mapping[int, bytes], follows: str | None) -> None:
    """A table and who holds its seats."""
    clock = None if row.clock is None else msgspec.json.encode(row.clock)
    encoded = {"seats": msgspec.json.encode(row.seats), "clock": clock, "seed": row.seed or None, "follows": follows}
    encoded["luck_of"] = row.luck_of or None
    waiting = sum(seat.kind == "open" for seat in row.seats)
    connection.execute(tables.insert(), msgspec.structs.asdict(row) | encoded | {"open": waiting})
    give(connection, row.id, held)


def table_row(found: Sequence[Any]) -> TableRow:
    """A table as FIND and WAITING give it."""
    ident, game, options, seats, clock, dealer, listed, seed, made, counted, luck_of = found
    return TableRow(
        ident,
        game,
        options,
        msgspec.json.decode(seats, type=tuple[Seat, ...]),
        None if clock is None else msgspec.json.decode(clock, type=Clock),
        dealer,
        listed,
        seed or b"",
        made,
        counted,
        luck_of or "",
    )


def append(connection: sql.Connection, ident: str, entries: Sequence[Entry]) -> None:
    """Entries of a table's log. In the driver's own words, for there is nothing that is done as often."""
    if not entries:
        return
    insert = _insert_into_log(connection.dialect)
    rows = [{"table": ident, **msgspec.structs.asdict(entry)} for entry in entries]
    if insert.positiontup:
        connection.exec_driver_sql(insert.string, [tuple(row[name] for name in insert.positiontup) for row in rows])
    else:
        connection.exec_driver_sql(insert.string, rows)


def note(connection: sql.Connection, ident: str, kind: str, seat: int, text: str, time: int) -> None:
    """One more entry of a table's log, whatever its number."""
    connection.execute(_NOTE, {"ident": ident, "kind": kind, "seat": seat, "text": text, "time": time})


def give(connection: sql.Connection, ident: str, held: Mapping[int, bytes]) -> None:
    """Who holds these seats from now on."""
    rows = [{"ident": ident, "seat": seat, "holder": holder} for seat, holder in held.items()]
    if rows:
        connection.execute(_GIVE, rows)


def redeem(connection: sql.Connection, ticket: bytes, holder: bytes, now: int) -> tuple[str, list[int]] | None:
    """Use a ticket up: whoever deletes its row has it. The table, and the seats that have moved."""
    connection.execute(_FORGET_TICKETS, {"now": now})
    found = connection.execute(_USE_TICKET, {"ticket": ticket}).one_or_none()
    if found is None:
        return None
    ident: str
    ident, old, _ = found
    moved = connection.scalars(_HAND_OVER, {"ident": ident, "old": old, "new": holder})
    return ident, sorted(moved)


def see(connection: sql.Connection, rows: Sequence[Mapping[str, object]]) -> None:
    """Who is there; never set back."""
    connection.execute(_SEE, rows)


def run(connection: sql.Connection, statement: sql.Executable, values: Mapping[str, object]) -> None:
    """A statement that gives nothing back."""
    connection.execute(statement, dict(values))


def pairs(rows: Iterable[Sequence[Any]]) -> Iterator[tuple[Any, Any]]:
    """Rows of two columns."""
    return ((first, second) for first, second in rows)
