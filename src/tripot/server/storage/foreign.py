"""What another process has written to the same SQLite file."""

from __future__ import annotations

from queue import SimpleQueue

import sqlalchemy as sql

_VERSION = "PRAGMA data_version"
_NEWEST = (
    "SELECT (SELECT max(rowid) FROM log), (SELECT max(rowid) FROM talk), "
    "(SELECT max(rowid) FROM tables), (SELECT max(change) FROM holders)"
)
_changes = sql.text(
    'SELECT "table" FROM log WHERE rowid > :log UNION SELECT "table" FROM talk WHERE rowid > :talk '
    "UNION SELECT follows FROM tables WHERE rowid > :tables AND follows IS NOT NULL "
    'UNION SELECT "table" FROM holders WHERE change > :holders'
)


NAMES = ("log", "talk", "tables", "holders")


def version_of(connection: sql.Connection) -> int:
    """A number that changes when another connection commits. As plain SQL: this is done for each transaction."""
    version: int = connection.exec_driver_sql(_VERSION).scalar_one()
    return version


class ForeignChanges:
    """Looks from the writer's connection, through which all of this process is written.

    So ``data_version`` changes only when another process commits, and rows after the last that was seen are theirs:
    nothing is ever deleted, therefore row ids grow.
    """

    def __init__(self, connection: sql.Connection) -> None:
        self.changed: SimpleQueue[str | None] = SimpleQueue()
        """The tables that others have changed; None: it is over."""
        self._version = version_of(connection)
        self._last = self.newest(connection)

    def look(self, connection: sql.Connection) -> None:
        """Before this process writes, in the transaction in which it will: what have others changed?"""
        version = version_of(connection)
        if version != self._version:
            for ident in connection.scalars(_changes, self._last):
                self.changed.put(ident)
            self._version = version

    def newest(self, connection: sql.Connection) -> dict[str, int]:
        """After this process has written, in the same transaction."""
        return dict(zip(NAMES, (last or 0 for last in connection.exec_driver_sql(_NEWEST).one()), strict=True))

    def skip(self, newest: dict[str, int]) -> None:
        """So far all is known: the transaction stands."""
        self._last = newest
