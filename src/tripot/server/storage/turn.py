"""Whose turn it is to write, among the processes that share a file.

SQLite lets one write at a time; the others look again after ever longer sleeps, up to a tenth of a second, so that with
two that have much to write one may wait for seconds. Here they look again at once, nearly: with a lock of the system's
that costs next to nothing.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

if sys.platform != "win32":
    import fcntl

AGAIN_SECONDS = 0.0002


class Turn:
    """A lock that the system lets go of when its process dies.

    Whoever has waited for too long goes on without it, as everybody does where there is none; then SQLite decides.
    """

    def __init__(self, path: Path | None, patience: float) -> None:
        """``path``: a file of its own beside the one that is shared; None: nobody shares. ``patience``: in seconds."""
        self._file = path.open("wb") if path is not None and sys.platform != "win32" else None
        self._patience = patience

    def __enter__(self) -> None:
        """Wait for it."""
        until = time.monotonic() + self._patience
        while not self._taken() and time.monotonic() < until:
            time.sleep(AGAIN_SECONDS)

    def __exit__(self, *_: object) -> None:
        """The next one may."""
        if sys.platform != "win32" and self._file is not None:
            fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        """There is nothing more to write."""
        if self._file is not None:
            self._file.close()

    def _taken(self) -> bool:
        if sys.platform != "win32" and self._file is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return False
        return True
