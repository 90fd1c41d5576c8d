"""One thread writes for all others, and commits whatever is waiting as one transaction.

A disk (and PostgreSQL's NOTIFY, which lets one transaction commit at a time) takes as long for one change as for fifty.
"""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import AbstractContextManager
from typing import Any

import sqlalchemy as sql

from tripot.server.storage.base import Result, Work

BATCH = 60
"""So many at most share one commit: PostgreSQL keeps 64 savepoints at hand."""

DEADLOCK = "40P01"
"""PostgreSQL's name for it."""
GIVES_WAY = 5
GIVES_WAY_SECONDS = 0.02
"""After a deadlock it is tried again so often, and after so long: whoever waited has gone on by then."""

Job = tuple[Work[Any], "Future[Any]"]
Transaction = Callable[[], AbstractContextManager[sql.Connection]]
Outcome = tuple[Any, BaseException | None]


class GaveWayError(Exception):
    """Two transactions waited for each other, and this one has ended."""


class Writer:
    """``transaction`` begins one and commits it."""

    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="storage-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work[Result]) -> Future[Result]:
        """It is done when the transaction that it is part of is on the disk."""
        done: Future[Result] = Future()
        if self._closed:
            raise RuntimeError("the storage is closed")
        self._jobs.put((work, done))
        return done

    def close(self) -> None:
        """What is waiting is still written."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            batch, going = self._waiting()
            batch = [job for job in batch if job[1].set_running_or_notify_cancel()]
            if batch:
                for job, outcome in zip(batch, transact(batch, self._transaction), strict=True):
                    answer(job, outcome)

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


def transact(batch: list[Job], transaction: Transaction) -> list[Outcome]:
    """What each job comes to, all of them in one transaction; one that raises changes nothing, and the others stand.

    Savepoints cost as much as the jobs themselves, so they are used only when it has turned out that one fails.
    """
    with contextlib.suppress(Exception), transaction() as connection:
        return [(work(connection), None) for work, _ in batch]
    for _ in range(GIVES_WAY):
        with contextlib.suppress(GaveWayError):
            return one_by_one(batch, transaction)
        time.sleep(GIVES_WAY_SECONDS)
    try:
        return one_by_one(batch, transaction)
    except GaveWayError as error:
        return [(None, error.__cause__) for _ in batch]


def one_by_one(batch: list[Job], transaction: Transaction) -> list[Outcome]:
    """The same with a savepoint for each job; GaveWayError if another transaction had to go first."""
    try:
        with transaction() as connection:
            return [attempt(connection, work) for work, _ in batch]
    except sql.exc.SQLAlchemyError as error:  # the disk is full, another process writes for too long, nobody answers
        if gave_way(error):
            raise GaveWayError from error
        return [(None, error) for _ in batch]


def gave_way(error: Exception) -> bool:
    """Whether two transactions waited for each other, and this one was the one to end."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) == DEADLOCK


def attempt(connection: sql.Connection, work: Work[Any]) -> Outcome:
    """What one job comes to, within the transaction of all."""
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        result = work(connection)
    except Exception as error:
        if gave_way(error):
            raise  # all of the transaction is tried again
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
        connection.exec_driver_sql("RELEASE SAVEPOINT job")
        return None, error
    connection.exec_driver_sql("RELEASE SAVEPOINT job")
    return result, None


def answer(job: Job, outcome: Outcome) -> None:
    """Whoever waits goes on."""
    result, failure = outcome
    if failure is None:
        job[1].set_result(result)
    else:
        job[1].set_exception(failure)
