"""PostgreSQL: a transaction for each change, and NOTIFY to the other processes."""

from __future__ import annotations

import logging
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import psycopg
import sqlalchemy as sql

from tripot.server.storage.base import Result, Work

CONNECTIONS = 16
CHANNEL = "tripot"
AGAIN_SECONDS = 1.0
"""How long to wait before listening again after the connection was lost."""
STOP_SECONDS = 0.5
"""How often the listener looks whether it shall stop."""

_notify = sql.text(f"SELECT pg_notify('{CHANNEL}', :what)")
_log = logging.getLogger(__name__)


class PostgresBase:
    """A pool of connections; one more listens."""

    def __init__(self, url: sql.URL) -> None:
        self.engine = sql.create_engine(url, pool_size=CONNECTIONS, max_overflow=0, pool_pre_ping=True)
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="storage")
        self._token = secrets.token_hex(8)
        self._stopping = threading.Event()
        self._listener: threading.Thread | None = None

    def read(self, work: Work[Result]) -> Result:
        """On a connection of the pool."""
        with self.engine.connect() as connection:
            return work(connection)

    def submit(self, work: Work[Result]) -> Future[Result]:
        """In a transaction of its own."""
        return self._threads.submit(self._change, work)

    def _change(self, work: Work[Result]) -> Result:
        with self.engine.begin() as connection:
            return work(connection)

    def tell(self, connection: sql.Connection, ident: str) -> None:
        """With the commit, so that a process that dies can't have changed a table without a word."""
        connection.execute(_notify, {"what": f"{self._token} {ident}"})

    def watch(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Listen in a thread; the first time at once, so that nothing after this call is missed."""
        connection = self._listen()
        self._listener = threading.Thread(
            target=self._hear, args=(connection, heard, missed), name="storage-listener", daemon=True
        )
        self._listener.start()

    def close(self) -> None:
        """What is waiting is still written."""
        self._stopping.set()
        self._threads.shutdown()
        if self._listener is not None:
            self._listener.join()
        self.engine.dispose()

    def _listen(self) -> psycopg.Connection[Any]:
        names, settings = self.engine.dialect.create_connect_args(self.engine.url)
        connection = psycopg.Connection[Any].connect(*names, **settings, autocommit=True)
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    def _hear(
        self, connection: psycopg.Connection[Any], heard: Callable[[str], None], missed: Callable[[], None]
    ) -> None:
        while not self._stopping.is_set():
            try:
                if connection.closed:
                    connection = self._listen()
                    missed()
                for notice in connection.notifies(timeout=STOP_SECONDS):
                    token, _, ident = notice.payload.partition(" ")
                    if token != self._token:
                        heard(ident)
            except psycopg.OperationalError as error:
                _log.warning("not listening to other processes: %s", error)
                connection.close()
                self._stopping.wait(AGAIN_SECONDS)
        connection.close()
