"""PostgreSQL: NOTIFY tells the other processes what has changed."""

from __future__ import annotations

import contextlib
import logging
import secrets
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import Any

import psycopg
import sqlalchemy as sql

from tripot.server.storage.base import Result, Work
from tripot.server.storage.writer import Writer

CHANNEL = "tripot"
AGAIN_SECONDS = 1.0
"""How long to wait before listening again after the connection was lost."""
STOP_SECONDS = 0.5
"""How often the listener looks whether it shall stop."""
PATIENCE = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
}
"""A database that doesn't answer is noticed within seconds, unless the URL says otherwise."""

_notify = sql.text("SELECT pg_notify(:channel, what) FROM unnest(CAST(:told AS text[])) AS what")
_log = logging.getLogger(__name__)


class PostgresBase:
    """A pool of connections to read and to write; one more listens."""

    def __init__(self, url: sql.URL) -> None:
        url = url.set(query=PATIENCE | dict(url.query))
        self.engine = sql.create_engine(url, pool_size=5, max_overflow=10, pool_pre_ping=True)
        self._writer = Writer(self._transaction)
        self._told: set[str] = set()
        self._token = secrets.token_hex(8)
        self._stopping = threading.Event()
        self._listener: threading.Thread | None = None

    def read(self, work: Work[Result]) -> Result:
        """On a connection of the pool."""
        with self.engine.connect() as connection:
            return work(connection)

    def submit(self, work: Work[Result]) -> Future[Result]:
        """By the writer."""
        return self._writer.submit(work)

    def tell(self, ident: str) -> None:
        """Before the commit, so that a process that dies can't have changed a table without a word."""
        self._told.add(ident)

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sql.Connection]:
        self._told.clear()
        with self.engine.begin() as connection:
            yield connection
            if self._told:
                told = [f"{self._token} {ident}" for ident in self._told]
                connection.execute(_notify, {"channel": CHANNEL, "told": told})

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
        self._writer.close()
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
