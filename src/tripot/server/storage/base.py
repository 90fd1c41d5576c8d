"""What Storage needs of a database, whichever it is."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Protocol, TypeVar

import sqlalchemy as sql

Result = TypeVar("Result")
Work = Callable[[sql.Connection], Result]


class Base(Protocol):
    """SQLite or PostgreSQL."""

    engine: sql.Engine

    def read(self, work: Work[Result]) -> Result:
        """Work that changes nothing."""

    def submit(self, work: Work[Result]) -> Future[Result]:
        """Work that changes something: all of it or, when it raises, nothing. Done when it can't be lost any more."""

    def tell(self, ident: str) -> None:
        """From within work: it has changed that table, and other processes shall hear of it."""

    def watch(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Call ``heard`` with each table that another process has changed; ``missed`` when some were missed."""

    def close(self) -> None:
        """Let go of the database."""
