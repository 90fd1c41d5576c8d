"""Machine code on the disk: a file of its own for each kernel and signature, named after both.

Numba's own files have numbers, given out by an index. Two processes that compile one kernel at once, each for another
game, may both give the same number: then one game is played with the other's code, until somebody empties the cache.
"""

from __future__ import annotations

import hashlib
import pickle
import uuid
from pathlib import Path
from typing import Any

from numba.core.serialize import dumps


class KeptCode:
    """What Numba asks for instead of its ``IndexDataCacheFile``. For any number of threads and processes at once."""

    def __init__(self, folder: Path, name: str) -> None:
        """``name``: the kernel's, and the version of Python."""
        self._folder = folder
        self._name = name

    def load(self, key: Any) -> Any:
        """The code for a signature and a processor; None if there is none."""
        try:
            kept = self._path(key).read_bytes()
        except FileNotFoundError:
            return None
        return pickle.loads(kept)  # noqa: S301 - Numba's own form, in the user's own folder

    def save(self, key: Any, code: Any) -> None:
        """It is there as a whole, or not at all."""
        path = self._path(key)
        written = path.with_name(f"{path.name}.{uuid.uuid4().hex}")
        written.write_bytes(dumps(code))  # type: ignore[no-untyped-call]
        written.replace(path)

    def _path(self, key: Any) -> Path:
        return self._folder / f"{self._name}.{hashlib.sha256(repr(key).encode()).hexdigest()[:32]}"
