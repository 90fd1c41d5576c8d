"""How rules and kernels are compiled.

``rule`` marks a function that may be called from compiled code, on any target; ``kernel``, ``long_kernel`` compile an
entry point and keep the machine code on disk. Numba's cache watches only the file of the entry point itself, so the
cache lives in a folder named after a hash of all our sources: stale code is impossible.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import platformdirs
from numba import config
from numba.extending import register_jitable

from tripot.engine.kept import KeptCode

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_PARTS = ("engine", "games", "players")
KEPT_SECONDS = 30 * 24 * 3600


@cache
def sources_hash() -> str:
    """A short hash over every source that can end up in a kernel, and over Numba's version."""
    digest = hashlib.sha256(numba.__version__.encode())
    for part in COMPILED_PARTS:
        folder = PACKAGE / part
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.csv")]):  # tables are built in
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """Where this version's machine code lies (made if missing).

    That is the user's cache folder, or TRIPOT_CACHE. Where nothing can be written there, a temporary folder serves
    this process and its children.
    """
    home = Path(os.environ.get("TRIPOT_CACHE") or platformdirs.user_cache_dir("tripot"))
    folder = home / f"kernels-{sources_hash()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
        os.utime(folder)
    except OSError:
        home = Path(tempfile.mkdtemp(prefix="tripot-"))
        atexit.register(shutil.rmtree, home, ignore_errors=True)
        os.environ["TRIPOT_CACHE"] = str(home)
        folder = home / folder.name
        folder.mkdir()
    return folder


def forget_old_kernels() -> None:
    """Remove the machine code of other versions of the sources that nobody has used for a month."""
    for folder in cache_folder().parent.glob("kernels-*"):
        with contextlib.suppress(OSError):  # another process may be at it too
            if folder.stat().st_mtime < time.time() - KEPT_SECONDS:
                shutil.rmtree(folder)


def rule(function: Function) -> Function:
    """A function that compiled code may call: plain Python otherwise. No allocation, no exceptions, no strings."""
    made: Function = register_jitable(function)
    return made


def kernel(function: Function) -> Function:
    """A compiled entry point, cached on disk. A short one: letting go of the GIL would cost more than the work."""
    return _compiled(function, nogil=False)


def long_kernel(function: Function) -> Function:
    """The same for one that runs for long; it releases the GIL meanwhile."""
    return _compiled(function, nogil=True)


def _compiled(function: Function, *, nogil: bool) -> Function:
    settings: Any = config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(cache_folder())
    try:
        made: Any = numba.njit(function, cache=True, nogil=nogil)
    finally:
        settings.CACHE_DIR = before
    cache = made._cache  # noqa: SLF001 - there is no other way to say where and how
    cache._cache_file = KeptCode(Path(cache.cache_path), cache._impl.filename_base)  # noqa: SLF001
    kept: Function = made
    return kept
