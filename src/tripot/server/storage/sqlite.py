"""SQLite: a file that several processes may share, or memory."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import StaticPool

from tripot.server.storage.base import Result, Work
from tripot.server.storage.foreign import ForeignChanges
from tripot.server.storage.writer import Job, Outcome, Writer, answer, attempt

POLL_SECONDS = 0.2
"""How often one looks whether another process has written."""

_log = logging.getLogger(__name__)


class SqliteBase:
    """Readers have connections of their own and don't wait for the writer."""

    def __init__(self, url: sql.URL) -> None:
        self._memory = url.database in {None, "", ":memory:"}
        shared: dict[str, Any] = {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}}
        self.engine = sql.create_engine(url, **(shared if self._memory else {"max_overflow": -1}))
        sql.event.listen(self.engine, "connect", _prepare)
        self._connection = self.engine.connect()
        self._writer = Writer(self._transact)
        self._foreign: ForeignChanges | None = None
        self._poller: threading.Thread | None = None
        self._stopping = threading.Event()

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
        """A thread looks every now and then; nothing is ever missed."""
        if not self._memory:
            self.submit(self._begin_to_look).result()
            self._poller = threading.Thread(target=self._poll, args=(heard,), name="storage-poller", daemon=True)
            self._poller.start()

    def close(self) -> None:
        """What is waiting is still written."""
        self._stopping.set()
        if self._poller is not None:
            self._poller.join()
        self._writer.close()
        self._connection.close()
        self.engine.dispose()

    def _transact(self, batch: list[Job]) -> None:
        outcomes: list[Outcome]
        try:
            self._connection.exec_driver_sql("BEGIN IMMEDIATE")
            if self._foreign is not None:
                self._foreign.look(self._connection)
            outcomes = [attempt(self._connection, work) for work, _ in batch]
            if self._foreign is not None:
                self._foreign.skip(self._connection)
            self._connection.commit()
        except sql.exc.SQLAlchemyError as error:  # the disk is full, or another process writes for too long
            self._connection.rollback()
            outcomes = [(None, error) for _ in batch]
        for job, outcome in zip(batch, outcomes, strict=True):
            answer(job, outcome)

    def _begin_to_look(self, connection: sql.Connection) -> None:
        self._foreign = ForeignChanges(connection)

    def _poll(self, heard: Callable[[str], None]) -> None:
        while not self._stopping.wait(POLL_SECONDS):
            try:
                changed = self.submit(self._changed).result()
            except sql.exc.OperationalError as error:
                _log.warning("can't see what other processes have written: %s", error)
                continue
            for ident in changed:
                heard(ident)

    def _changed(self, _: sql.Connection) -> set[str]:
        assert self._foreign is not None
        return self._foreign.take()


def _prepare(connection: DBAPIConnection, _record: object) -> None:
    """Readers don't wait for writers, what was acknowledged survives a power cut; we say where transactions begin."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
