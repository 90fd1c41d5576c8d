"""Whose turn it is to write, among the processes that share a file.

SQLite lets one write at a time; the others look again after ever longer sleeps, so that with two that have much to
write one may wait for seconds. A lock of the system's wakes the next one at once.
"""

from __future__ import annotations

import sys
from pathlib import Path

if sys.platform != "win32":
    import fcntl


class Turn:
    """A lock that the system lets go of when its process dies. Where there is none, SQLite's own must do."""

    def __init__(self, path: Path | None) -> None:
        """``path``: a file of its own beside the one that is shared; None: nobody shares."""
        self._file = path.open("wb") if path is not None and sys.platform != "win32" else None

    def take(self) -> None:
        """Wait for it."""
        if sys.platform != "win32" and self._file is not None:
            fcntl.flock(self._file, fcntl.LOCK_EX)

    def leave(self) -> None:
        """The next one may."""
        if sys.platform != "win32" and self._file is not None:
            fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        """There is nothing more to write."""
        if self._file is not None:
            self._file.close()
