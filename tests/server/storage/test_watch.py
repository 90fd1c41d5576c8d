"""What one process changes, the others hear of."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import Empty, SimpleQueue

import pytest

from tests.server.postgres import Postgres
from tests.server.storage.kit import ANNE, entry, table
from tripot.engine.errors import TripotError
from tripot.server.storage import Storage

ROOT = Path(__file__).resolve().parent.parent.parent.parent
SECONDS = 20
QUIET = 0.7
"""So long nothing is heard: more than a poll takes."""


class Neighbour:
    """The other process."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._answer("ready")

    def do(self, what: str, ident: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{what} {ident}\n")
        self._process.stdin.flush()
        self._answer("done")

    def _answer(self, wanted: str) -> None:
        assert self._process.stdout is not None
        assert self._process.stdout.readline().strip() == wanted


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    made = Storage(database)
    for ident in ("a", "b", "c"):
        made.create(table(ident), {0: ANNE})
    yield made
    made.close()


@pytest.fixture
def neighbour(database: str, storage: Storage) -> Iterator[Neighbour]:  # noqa: ARG001
    command = [sys.executable, "-m", "tests.server.storage.neighbour", database]
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT, env=settings) as process:  # noqa: S603
        yield Neighbour(process)
        assert process.stdin is not None
        process.stdin.close()


def watching(storage: Storage) -> SimpleQueue[str]:
    heard: SimpleQueue[str] = SimpleQueue()
    storage.watch(heard.put, lambda: heard.put("missed"))
    return heard


def quiet(heard: SimpleQueue[str]) -> bool:
    try:
        assert heard.get(timeout=QUIET) is None
    except Empty:
        return True
    return False


def test_what_the_neighbour_does_is_heard_once(storage: Storage, neighbour: Neighbour) -> None:
    neighbour.do("append", "c")
    heard = watching(storage)
    for what in ("append", "say", "sit", "redeem", "follow"):
        neighbour.do(what, "b")
        assert heard.get(timeout=SECONDS) == "b", what
        assert quiet(heard), what


def test_what_one_does_oneself_is_not_heard(storage: Storage, neighbour: Neighbour) -> None:
    heard = watching(storage)
    storage.append("a", [entry(1)])
    storage.say("a", 0, "Anne", "hello", 1)
    assert quiet(heard)
    for number in range(2, 30):
        storage.append("a", [entry(number)])
        if number % 10 == 0:
            neighbour.do("append", "b")
            assert heard.get(timeout=SECONDS) == "b"
            assert storage.entries("b")[-1].number == number // 10
    assert quiet(heard)


def test_nothing_is_missed_while_both_write(storage: Storage, neighbour: Neighbour) -> None:
    heard = watching(storage)
    own = []
    for number in range(1, 21):
        own.append(storage.appending("a", [entry(number)]))
        neighbour.do("append", "b")
        known = 0
        while known < number:
            assert heard.get(timeout=SECONDS) == "b"
            known = len(storage.entries("b"))
    assert [done.result() for done in own] == [None] * 20


@pytest.mark.postgres
def test_after_a_lost_connection_one_is_told_and_listens_again(postgres: Postgres) -> None:
    database = postgres.database()
    first, second = Storage(database), Storage(database)
    first.create(table(), {})
    heard = watching(first)
    second.append("table", [entry(1)])
    assert heard.get(timeout=SECONDS) == "table"
    postgres.stop()
    assert not first.healthy()
    with pytest.raises(TripotError, match="The database doesn’t answer just now"):
        second.append("table", [entry(2)])
    with pytest.raises(TripotError, match="The database doesn’t answer just now"):
        second.entries("table")
    postgres.start()
    assert heard.get(timeout=SECONDS) == "missed"
    second.append("table", [entry(2)])
    assert heard.get(timeout=SECONDS) == "table"
    assert first.entries("table") == [entry(1), entry(2)]
    first.close()
    second.close()
