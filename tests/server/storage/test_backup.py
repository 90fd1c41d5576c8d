"""A backup has all that was there at one moment, and comes back on either database."""

from __future__ import annotations

import sqlite3
import stat
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from tests.server.storage.conftest import POSTGRES, database_of
from tests.server.storage.kit import ANNE, BASILE, entry, table
from tests.server.storage.test_migrations import old_database
from tripot.engine.errors import TripotError
from tripot.engine.state import DEALER
from tripot.server.storage import Storage
from tripot.server.storage.backup import backup, restore
from tripot.server.storage.database import url_of
from tripot.server.storage.schema import schema


def contents(database: str) -> dict[str, list[Any]]:
    engine = sql.create_engine(url_of(database))
    with engine.connect() as connection:
        found = {
            each.name: [tuple(row) for row in connection.execute(sql.select(each).order_by(*each.primary_key))]
            for each in schema.sorted_tables
        }
    engine.dispose()
    return found


def fill(storage: Storage, number: int = 3) -> None:
    for k in range(number):
        storage.create(table(f"{k}"), {0: ANNE, 1: BASILE})
        storage.append(f"{k}", [entry(n + 1) for n in range(k + 1)])
    storage.create(table("people", dealer="people", seed=b"", clock=None), {DEALER: ANNE})
    storage.follow("0", table("next", listed=False), {}, "next")
    storage.say("1", None, "", "é – 🙂", 5)
    storage.put_ticket(b"ticket", "1", ANNE, 10)
    storage.see([("0", 1), ("1", 0)], 7)


@pytest.fixture
def filled(database: str) -> str:
    storage = Storage(database)
    fill(storage)
    storage.close()
    return database


@pytest.fixture(params=["file", POSTGRES])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    (tmp_path / "target").mkdir()
    return database_of(request.param, request, tmp_path / "target")


def test_all_comes_back_on_either_database(filled: str, target: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    assert backup(filled, file) == 5
    assert restore(file, target) == 5
    assert contents(target) == contents(filled) == contents(str(file))
    assert all(contents(target).values()), "each table has rows, or the test tries nothing"
    again = Storage(target)
    again.append("0", [entry(3)])
    assert again.say("1", 0, "Anne", "x", 6) == 2
    again.close()


def test_a_backup_is_one_file_that_only_its_owner_reads(filled: str, tmp_path: Path) -> None:
    folder = tmp_path / "safe"
    folder.mkdir()
    backup(filled, folder / "backup")
    assert [path.name for path in folder.iterdir()] == ["backup"]
    assert stat.S_IMODE((folder / "backup").stat().st_mode) == 0o600
    with sqlite3.connect(f"file:{folder / 'backup'}?mode=ro", uri=True) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_a_backup_is_of_one_moment_while_the_server_goes_on(
    opened: Callable[[], Storage], database: str, tmp_path: Path
) -> None:
    """Each entry of table "a" is answered by one of "b" in a later transaction: "b" is never ahead."""
    storage, stop = opened(), threading.Event()
    for ident in ("a", "b"):
        storage.create(table(ident), {})

    def play() -> None:
        number = 0
        while not stop.is_set():
            number += 1
            storage.append("a", [entry(number)])
            storage.append("b", [entry(number)])

    player = threading.Thread(target=play)
    player.start()
    for number in range(4):
        file = tmp_path / f"{number}"
        backup(database, file)
        log = contents(str(file))["log"]
        a, b = (sum(row[0] == ident for row in log) for ident in ("a", "b"))
        assert 0 <= a - b <= 1
    stop.set()
    player.join()
    assert a > 1


def test_a_database_that_is_used_is_replaced_only_when_told(filled: str, target: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    backup(filled, file)
    other = Storage(target)
    other.create(table("other"), {0: ANNE})
    other.append("other", [entry(1)])
    other.close()
    before = contents(target)
    with pytest.raises(TripotError, match="This database has a table already: with --replace"):
        restore(file, target)
    assert contents(target) == before
    restore(file, target, replace=True)
    assert contents(target) == contents(filled)


def test_a_restore_that_fails_changes_nothing(filled: str, target: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    backup(filled, file)
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO talk VALUES ('nowhere', 1, 0, '', '', 1)")
    with pytest.raises(TripotError, match=r"(?i)is no backup of tripot’s \(.*foreign key"):
        restore(file, target)
    assert not any(contents(target).values())


def test_a_database_of_version_0_1_is_a_backup_too(target: str, tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite"
    old_database(sql.create_engine(f"sqlite:///{old}"))
    before = old.read_bytes()
    assert restore(old, target) == 2
    storage = Storage(target)
    assert [entry.kind for entry in storage.entries("old")] == ["deal", "play", "undo", "play"]
    storage.close()
    assert old.read_bytes() == before


def test_a_backup_of_version_0_1_leaves_it_as_it_is(tmp_path: Path) -> None:
    old, file = tmp_path / "old.sqlite", tmp_path / "backup"
    old_database(sql.create_engine(f"sqlite:///{old}"))
    before = old.read_bytes()
    assert backup(str(old), file) == 2
    assert old.read_bytes() == before
    assert len(contents(str(file))["log"]) == 4


def test_what_can_not_be_is_said_in_a_sentence(tmp_path: Path) -> None:
    database, file = str(tmp_path / "tables.sqlite"), tmp_path / "backup"
    with pytest.raises(TripotError, match=r"There is no database .*tables.sqlite"):
        backup(database, file)
    assert not file.exists()
    Storage(database).close()
    backup(database, file)
    with pytest.raises(TripotError, match="backup is there already"):
        backup(database, file)
    with pytest.raises(TripotError, match="There is no file"):
        restore(tmp_path / "nothing", database)
    (tmp_path / "text").write_text("no database at all" * 100)
    with pytest.raises(TripotError, match=r"The tables can’t be kept in .*text \(file is not a database\)"):
        backup(str(tmp_path / "text"), tmp_path / "none")
    assert not list(tmp_path.glob("none*"))
    with pytest.raises(TripotError, match=r"text is no backup of tripot’s \(file is not a database\)"):
        restore(tmp_path / "text", database)
    sqlite3.connect(tmp_path / "other").execute("CREATE TABLE x (y)")
    with pytest.raises(TripotError, match=r"other is no backup of tripot’s \(no such table: tables\)"):
        restore(tmp_path / "other", database)
