"""SQLite: a file that several processes may share, or memory."""

from __future__ import annotations

import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.pool import StaticPool

from tripot.server.storage.base import Result, Work
from tripot.server.storage.foreign import ForeignChanges
from tripot.server.storage.turn import Turn
from tripot.server.storage.writer import Writer

POLL_SECONDS = 0.2
"""How often one looks whether another process has written."""

BUSY_SECONDS = 5
"""How long one waits for another process that writes."""

_log = logging.getLogger(__name__)


class SqliteBase:
    """Readers have connections of their own and don't wait for the writer."""

    def __init__(self, url: sql.URL) -> None:
        self._memory = url.database in {None, "", ":memory:"}
        shared: dict[str, Any] = {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}}
        self.engine = sql.create_engine(url, **(shared if self._memory else {"max_overflow": -1}))
        sql.event.listen(self.engine, "connect", _prepare)
        self._connection = self.engine.connect()
        self._turn = Turn(None, BUSY_SECONDS)
        self._writer = Writer(self._transaction)
        self._foreign: ForeignChanges | None = None
        self._poller: threading.Thread | None = None

    def read(self, work: Work[Result]) -> Result:
        """In memory there is one connection, and the writer has it."""
        if self._memory:
            return self.submit(work).result()
        with self.engine.connect() as connection:
            return work(connection)

    def submit(self, work: Work[Result]) -> Future[Result]:
        """By the writer."""
        return self._writer.submit(work)

    def tell(self, ident: str) -> None:
        """Others see it in the file."""

    def watch(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:  # noqa: ARG002
        """The writer looks each time it writes, and a thread sees to it that it does so often enough."""
        if not self._memory:
            self.submit(self._begin_to_look).result()
            self._poller = threading.Thread(target=self._poll, args=(heard,), name="storage-poller", daemon=True)
            self._poller.start()

    def close(self) -> None:
        """What is waiting is still written."""
        if self._foreign is not None and self._poller is not None:
            self._foreign.changed.put(None)
            self._poller.join()
        self._writer.close()
        self._connection.close()
        self.engine.dispose()
        self._turn.close()

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sql.Connection]:
        with self._turn:
            try:
                self._connection.exec_driver_sql("BEGIN IMMEDIATE")
                if self._foreign is not None:
                    self._foreign.look(self._connection)
                yield self._connection
                if self._foreign is None:
                    self._connection.commit()
                else:
                    newest = self._foreign.newest(self._connection)
                    self._connection.commit()
                    self._foreign.skip(newest)
            finally:
                self._connection.rollback()

    def _begin_to_look(self, connection: sql.Connection) -> None:
        self._turn = Turn(Path(f"{self.engine.url.database}-turn"), BUSY_SECONDS)
        self._foreign = ForeignChanges(connection)

    def _poll(self, heard: Callable[[str], None]) -> None:
        assert self._foreign is not None
        while True:
            try:
                ident = self._foreign.changed.get(timeout=POLL_SECONDS)
            except queue.Empty:
                self._look()
                continue
            if ident is None:
                return
            heard(ident)

    def _look(self) -> None:
        try:
            self.submit(lambda _: None).result()
        except sql.exc.OperationalError as error:
            _log.warning("can't see what other processes have written: %s", error)


def _prepare(connection: DBAPIConnection, _record: object) -> None:
    """Readers don't wait for writers, what was acknowledged survives a power cut; we say where transactions begin."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
    _keep_a_log(cursor)
    for setting in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _keep_a_log(cursor: DBAPICursor) -> None:
    """Into WAL mode. SQLite's own waiting leaves this out: while others are at the same, it says "locked" at once."""
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)
        else:
            return
