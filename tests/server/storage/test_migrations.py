"""A database of any earlier version is brought up to date with its tables; one of a later version is refused."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import tripot.server.storage.migrations
from tests.server.storage.kit import entry
from tripot.engine.errors import TripotError
from tripot.engine.state import DEALER
from tripot.server.storage import Entry, Storage, TableRow
from tripot.server.storage.database import url_of
from tripot.server.storage.schema import VERSION, schema
from tripot.server.wire import Seat

OLD_SCHEMA = {
    "sqlite": """
CREATE TABLE tables (
	id VARCHAR NOT NULL,
	"key" VARCHAR NOT NULL,
	game VARCHAR NOT NULL,
	options VARCHAR NOT NULL,
	seats BLOB NOT NULL,
	made BIGINT NOT NULL,
	PRIMARY KEY (id)
);
CREATE TABLE log (
	"table" VARCHAR NOT NULL,
	number INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	action VARCHAR NOT NULL,
	kept INTEGER,
	time BIGINT NOT NULL,
	PRIMARY KEY ("table", number),
	FOREIGN KEY("table") REFERENCES tables (id)
)""",
}
OLD_SCHEMA["postgresql"] = OLD_SCHEMA["sqlite"].replace("BLOB", "BYTEA")
"""What tripot 0.1 made, word for word."""

SEATS = (
    b'[{"kind":"person","name":"Anne"},{"kind":"computer","level":"greedy"},{"kind":"person","name":"\xc3\x89mile"}]'
)
OLD_TABLE = {"id": "old", "key": "the key", "game": "trini", "options": "players=3", "seats": SEATS, "made": 17}
OLD_LOG = [(1, DEALER, "W b3", None, 21), (2, 0, "b3>c4", None, 22), (3, 0, "", 1, 23), (4, 0, "b3>d5", None, 24)]


@pytest.fixture
def engine(database: str) -> Iterator[sql.Engine]:
    made = sql.create_engine(url_of(database))
    yield made
    made.dispose()


def old_database(engine: sql.Engine) -> None:
    """As tripot 0.1 left it."""
    with engine.begin() as connection:
        for statement in OLD_SCHEMA[engine.dialect.name].split(";"):
            connection.exec_driver_sql(statement)
        add = "INSERT INTO tables VALUES (:id, :key, :game, :options, :seats, :made)"
        connection.execute(sql.text(add), OLD_TABLE)
        connection.execute(sql.text(add), OLD_TABLE | {"id": "empty", "seats": b"[]"})
        for number, seat, action, kept, time in OLD_LOG:
            values = {"number": number, "seat": seat, "action": action, "kept": kept, "time": time}
            add = "INSERT INTO log VALUES ('old', :number, :seat, :action, :kept, :time)"
            connection.execute(sql.text(add), values)


@pytest.fixture
def old(engine: sql.Engine) -> sql.Engine:
    old_database(engine)
    return engine


@pytest.mark.usefixtures("old")
def test_tables_of_version_0_1_are_kept(database: str) -> None:
    storage = Storage(database)
    seats = (Seat("person", "Anne"), Seat("computer", "", "greedy"), Seat("person", "Émile"))
    row = TableRow("old", "trini", "players=3", seats, None, "house", False, b"", 17, counted="actions")
    assert storage.find("old") == row
    assert storage.entries("old") == [
        Entry(1, DEALER, "deal", "W b3", None, 0, 21),
        Entry(2, 0, "play", "b3>c4", None, 0, 22),
        Entry(3, 0, "undo", "", 1, 0, 23),
        Entry(4, 0, "play", "b3>d5", None, 0, 24),
    ]
    holder = hashlib.sha256(b"the key").digest()
    assert storage.holders("old") == {0: holder, 2: holder}
    assert storage.holders("empty") == {}
    assert storage.waiting() == []
    storage.append("old", [entry(5)])
    storage.close()
    again = Storage(database)
    assert again.entries("old", 4) == [entry(5)]
    again.close()


def is_as_declared(engine: sql.Engine) -> bool:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        differences = compare_metadata(context, schema)
        assert connection.scalar(sql.text("SELECT version_num FROM alembic_version")) == VERSION
    assert differences == []
    return True


def test_an_upgraded_database_is_like_a_new_one(database: str, old: sql.Engine) -> None:
    Storage(database).close()
    assert is_as_declared(old)


def test_a_new_database_is_as_declared(database: str, engine: sql.Engine) -> None:
    Storage(database).close()
    assert is_as_declared(engine)


def test_the_last_migration_is_the_version_of_the_schema() -> None:
    script = ScriptDirectory(tripot.server.storage.migrations.__path__[0])
    assert script.get_heads() == [VERSION]


@pytest.mark.usefixtures("old")
def test_many_that_start_at_once_upgrade_it_once(database: str) -> None:
    with ThreadPoolExecutor(8) as threads:
        storages = list(threads.map(Storage, [database] * 8))
    assert [len(storage.entries("old")) for storage in storages] == [4] * 8
    for storage in storages:
        storage.close()


def test_many_that_start_at_once_on_nothing_agree(database: str) -> None:
    with ThreadPoolExecutor(8) as threads:
        storages = list(threads.map(Storage, [database] * 8))
    assert all(storage.waiting() == [] for storage in storages)
    for storage in storages:
        storage.close()


def test_an_upgrade_that_fails_changes_nothing(database: str, old: sql.Engine) -> None:
    with old.begin() as connection:
        connection.execute(sql.text("UPDATE tables SET seats = :nonsense"), {"nonsense": b"nonsense"})
    with pytest.raises(ValueError, match="Expecting value"):
        Storage(database)
    with old.connect() as connection:
        assert connection.execute(sql.text('SELECT "key", action FROM tables, log')).first() == ("the key", "W b3")
        assert set(sql.inspect(connection).get_table_names()) == {"tables", "log"}


def test_a_database_of_a_later_version_is_refused(database: str, engine: sql.Engine) -> None:
    Storage(database).close()
    with engine.begin() as connection:
        connection.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(TripotError, match="A newer tripot has used this database") as refused:
        Storage(database)
    assert "9999" in str(refused.value)
