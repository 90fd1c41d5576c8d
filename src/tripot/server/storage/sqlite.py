"""SQLite: one thread writes for all, and commits whatever is waiting as one transaction."""

from __future__ import annotations

import contextlib
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import sqlalchemy as sql
from sqlalchemy.pool import StaticPool

from tripot.server.storage.base import Result, Work
from tripot.server.storage.foreign import ForeignChanges

BATCH = 256
"""So many at most share one commit."""
POLL_SECONDS = 0.2
"""How often one looks whether another process has written."""

_log = logging.getLogger(__name__)

Job = tuple[Work[Any], "Future[Any]"]


class SqliteBase:
    """A file, or memory. Readers have connections of their own and don't wait for the writer."""

    def __init__(self, url: sql.URL) -> None:
        self._memory = url.database in {None, "", ":memory:"}
        shared: dict[str, Any] = {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}}
        self.engine = sql.create_engine(url, **(shared if self._memory else {"max_overflow": -1}))
        sql.event.listen(self.engine, "connect", _prepare)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._foreign: ForeignChanges | None = None
        self._writer: threading.Thread | None = None
        self._poller: threading.Thread | None = None
        self._stopping = threading.Event()
        self._starting = threading.Lock()

    def read(self, work: Work[Result]) -> Result:
        """In memory there is one connection, and the writer has it."""
        if self._memory:
            return self.submit(work).result()
        with self.engine.connect() as connection:
            return work(connection)

    def submit(self, work: Work[Result]) -> Future[Result]:
        """It is done when the transaction that it is part of is on the disk."""
        done: Future[Result] = Future()
        self._start()
        self._jobs.put((work, done))
        return done

    def tell(self, connection: sql.Connection, ident: str) -> None:
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
        if self._writer is not None:
            self._jobs.put(None)
            self._writer.join()
        self.engine.dispose()

    def _start(self) -> None:
        with self._starting:
            if self._writer is None:
                connection = self.engine.connect()  # here, so that what is wrong with the file is raised here
                self._writer = threading.Thread(
                    target=self._write, args=(connection,), name="storage-writer", daemon=True
                )
                self._writer.start()

    def _write(self, connection: sql.Connection) -> None:
        with connection:
            going = True
            while going:
                batch, going = self._waiting()
                if batch:
                    commit(connection, batch, self._foreign)

    def _waiting(self) -> tuple[list[Job], bool]:
        """All jobs that wait; and whether there may be more later."""
        job, batch = self._jobs.get(), list[Job]()
        with contextlib.suppress(queue.Empty):
            while job is not None:
                batch.append(job)
                if len(batch) == BATCH:
                    return batch, True
                job = self._jobs.get_nowait()
            return batch, False
        return batch, True

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


def commit(connection: sql.Connection, batch: list[Job], foreign: ForeignChanges | None) -> None:
    """Do these jobs in one transaction; one that raises changes nothing, and the others stand."""
    outcomes: list[tuple[Any, Exception | None]] = []
    try:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        if foreign is not None:
            foreign.look(connection)
        for work, _ in batch:
            outcomes.append(attempt(connection, work))
        if foreign is not None:
            foreign.skip(connection)
        connection.commit()
    except sql.exc.DBAPIError as error:  # the disk is full, or another process writes for too long: nothing is there
        connection.rollback()
        outcomes = [(None, error) for _ in batch]
    for (_, done), (result, failure) in zip(batch, outcomes, strict=True):
        if failure is None:
            done.set_result(result)
        else:
            done.set_exception(failure)


def attempt(connection: sql.Connection, work: Work[Any]) -> tuple[Any, Exception | None]:
    """What one job comes to, within the transaction of all."""
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        result = work(connection)
    except Exception as error:  # noqa: BLE001 - it belongs to whoever waits for this job, and is raised there
        connection.exec_driver_sql("ROLLBACK TO job")
        connection.exec_driver_sql("RELEASE job")
        return None, error
    connection.exec_driver_sql("RELEASE job")
    return result, None


def _prepare(connection: sql.engine.interfaces.DBAPIConnection, _record: object) -> None:
    """Readers don't wait for writers, what was acknowledged survives a power cut; we say where transactions begin."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
