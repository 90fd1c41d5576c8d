"""A real PostgreSQL for tests: Debian's, in a temporary folder, without a port, gone when the tests are over."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

PROGRAMS = os.environ.get("TRIPOT_POSTGRES_PROGRAMS", "/usr/lib/postgresql")
"""Where Debian has them, in a folder for each version."""
OWNERS = ("postgres", "nobody")
"""PostgreSQL refuses to run as root."""
START_SECONDS = 30


def programs() -> Path | None:
    """Where the newest PostgreSQL of this machine is."""
    found = sorted(Path(PROGRAMS).glob("*/bin/initdb"), key=lambda path: float(path.parent.parent.name))
    return found[-1].parent if found else None


class Postgres:
    """One server; as durable as PostgreSQL is by default."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._folder = Path(tempfile.mkdtemp(prefix="tripot-postgres-"))  # a socket's path must be short
        self._names = (f"test{number}" for number in itertools.count(1))
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the server; a pipe nobody reads would fill
        self._process: subprocess.Popen[bytes] | None = None
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            owner = next(pwd.getpwnam(name) for name in OWNERS if name in {user.pw_name for user in pwd.getpwall()})
            os.chown(self._folder, owner.pw_uid, owner.pw_gid)
            self._as = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        made = self._run("initdb", "-U", "tripot", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        assert made.wait() == 0, self._said()

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._process = self._run("postgres", "-c", "listen_addresses=", "-k", str(self._folder))
        end = time.monotonic() + START_SECONDS
        while True:
            try:
                psycopg.connect(self.url()).close()
            except psycopg.OperationalError:
                assert self._process.poll() is None, self._said()
                assert time.monotonic() < end
                time.sleep(0.05)
            else:
                return

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop; SIGINT is in order, SIGQUIT is how it crashes."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)  # nothing is to be kept
        shutil.rmtree(self._folder)
        self._log.close()

    def _said(self) -> str:
        """What the server has written, for the report of a failure."""
        self._log.seek(0)
        return self._log.read().decode()

    def url(self, settings: str = "") -> str:
        return f"postgresql://tripot@/postgres?host={self._folder}{settings}"

    def database(self) -> str:
        """The URL of an empty database: a schema of its own, since a whole one takes a second to make."""
        name = next(self._names)
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return self.url(f"&options=-csearch_path%3D{name}")

    def _run(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = [str(self._programs / program), "-D", str(self._folder / "data"), *arguments]
        if shutil.which("setpriv"):  # when the tests are killed, it goes too
            command = ["setpriv", "--pdeathsig", "QUIT", *command]
        return subprocess.Popen(command, stdout=self._log, stderr=subprocess.STDOUT, cwd="/", **self._as)  # noqa: S603


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Its tests are marked ``postgres``, so that the report says loudly when they were skipped."""
    found = programs()
    if found is None:
        missing = "PostgreSQL is missing: nothing was kept in it (apt-get install postgresql)"
        if os.environ.get("TRIPOT_POSTGRES") == "required":
            pytest.fail(missing, pytrace=False)
        pytest.skip(missing)
    server = Postgres(found)
    try:
        server.start()
        yield server
    finally:
        server.remove()
