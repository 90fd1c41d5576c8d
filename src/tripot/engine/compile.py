"""How rules and kernels are compiled.

``rule`` marks a function that may be called from compiled code, on any target; ``kernel`` compiles an entry
point and keeps the machine code on disk. Numba's cache watches only the file of the entry point itself, so the cache
lives in a folder named after a hash of all our sources: stale code is impossible.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import platformdirs
from numba import config
from numba.extending import register_jitable

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_PARTS = ("engine", "games", "players")


@cache
def sources_hash() -> str:
    """A short hash over every source that can end up in a kernel, and over Numba's version."""
    digest = hashlib.sha256(numba.__version__.encode())
    for part in COMPILED_PARTS:
        for path in sorted((PACKAGE / part).rglob("*.py")):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """Where this version's machine code lies (made if missing)."""
    folder = Path(platformdirs.user_cache_dir("tripot")) / f"kernels-{sources_hash()}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def forget_old_kernels() -> None:
    """Remove the machine code of other versions of the sources."""
    for folder in cache_folder().parent.glob("kernels-*"):
        if folder != cache_folder():
            shutil.rmtree(folder, ignore_errors=True)


def rule(function: Function) -> Function:
    """A function that compiled code may call: plain Python otherwise. No allocation, no exceptions, no strings."""
    made: Function = register_jitable(function)
    return made


def kernel(function: Function) -> Function:
    """A compiled entry point, cached on disk; it releases the GIL while it runs."""
    settings: Any = config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(cache_folder())
    try:
        made: Function = numba.njit(function, cache=True, nogil=True)
    finally:
        settings.CACHE_DIR = before
    return made
