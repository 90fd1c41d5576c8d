"""One thread writes for all others, and commits whatever is waiting as one transaction.

A disk (and PostgreSQL's NOTIFY, which lets one transaction commit at a time) takes as long for one change as for fifty.
"""

from __future__ import annotations

import contextlib
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import AbstractContextManager
from typing import Any

import sqlalchemy as sql

from tripot.server.storage.base import Result, Work

BATCH = 60
"""So many at most share one commit: PostgreSQL keeps 64 savepoints at hand."""

Job = tuple[Work[Any], "Future[Any]"]
Transaction = Callable[[], AbstractContextManager[sql.Connection]]
Outcome = tuple[Any, Exception | None]


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
    try:
        with transaction() as connection:
            return [attempt(connection, work) for work, _ in batch]
    except sql.exc.SQLAlchemyError as error:  # the disk is full, another process writes for too long, nobody answers
        return [(None, error) for _ in batch]


def attempt(connection: sql.Connection, work: Work[Any]) -> Outcome:
    """What one job comes to, within the transaction of all."""
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        result = work(connection)
    except Exception as error:  # noqa: BLE001 - it belongs to whoever waits for this job, and is raised there
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
