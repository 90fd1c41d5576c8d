"""What another process has written to the same SQLite file."""

from __future__ import annotations

from queue import SimpleQueue

import sqlalchemy as sql

_version = sql.text("PRAGMA data_version")
_newest = sql.text(
    "SELECT (SELECT max(rowid) FROM log) AS log, (SELECT max(rowid) FROM talk) AS talk, "
    "(SELECT max(rowid) FROM tables) AS tables, (SELECT max(change) FROM holders) AS holders"
)
_changes = sql.text(
    'SELECT "table" FROM log WHERE rowid > :log UNION SELECT "table" FROM talk WHERE rowid > :talk '
    "UNION SELECT follows FROM tables WHERE rowid > :tables AND follows IS NOT NULL "
    'UNION SELECT "table" FROM holders WHERE change > :holders'
)


class ForeignChanges:
    """Looks from the writer's connection, through which all of this process is written.

    So ``data_version`` changes only when another process commits, and rows after the last that was seen are theirs:
    nothing is ever deleted, therefore row ids grow.
    """

    def __init__(self, connection: sql.Connection) -> None:
        self.changed: SimpleQueue[str | None] = SimpleQueue()
        """The tables that others have changed; None: it is over."""
        self._version = connection.scalar(_version)
        self._last = self.newest(connection)

    def look(self, connection: sql.Connection) -> None:
        """Before this process writes, in the transaction in which it will: what have others changed?"""
        version = connection.scalar(_version)
        if version != self._version:
            for ident in connection.scalars(_changes, self._last):
                self.changed.put(ident)
            self._version = version

    def newest(self, connection: sql.Connection) -> dict[str, int]:
        """After this process has written, in the same transaction."""
        return {name: last or 0 for name, last in connection.execute(_newest).mappings().one().items()}

    def skip(self, newest: dict[str, int]) -> None:
        """So far all is known: the transaction stands."""
        self._last = newest
