"""The databases that the same tests are run on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tripot.server.storage import Storage

POSTGRES = pytest.param("postgresql", marks=pytest.mark.postgres)


def database_of(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    if kind == "postgresql":
        server: Postgres = request.getfixturevalue("postgres")
        return server.database()
    return ":memory:" if kind == "memory" else str(folder / "tables.sqlite")


@pytest.fixture(params=["memory", "file", POSTGRES])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    """An empty one."""
    made = Storage(database_of(request.param, request, tmp_path))
    yield made
    made.close()


@pytest.fixture(params=["file", POSTGRES])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that several can open at once."""
    return database_of(request.param, request, tmp_path)


@pytest.fixture
def opened(database: str) -> Iterator[Callable[[], Storage]]:
    """One more Storage on the same database, as another process has it."""
    made: list[Storage] = []

    def another() -> Storage:
        made.append(Storage(database))
        return made[-1]

    yield another
    for storage in made:
        storage.close()
