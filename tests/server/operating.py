"""What the operator's tests share: an application with other limits, and a server in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from tests.server.kit import NOWHERE, seats_for
from tripot.server.app import make_app

COMMAND = [sys.executable, "-c", "from tripot.cli.main import main; main()", "play"]


@contextmanager
def operated(**options: Any) -> Iterator[TestClient]:
    app = make_app(":memory:", compile_ahead=False, minimum_seconds=0, page=NOWHERE, **options)
    with TestClient(app, base_url="http://127.0.0.1:8000") as client:
        yield client


def table(client: TestClient) -> str:
    """The id of a new table of two people."""
    seats = seats_for("trigon", mode="two")
    made = client.post("/api/tables", json={"game": "trigon", "options": {"mode": "two"}, "seats": seats})
    assert made.status_code == 200, made.text
    return str(made.json()["id"])


class Process:
    """``tripot play`` as an operator starts it; what it logs goes into a file."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self.log = folder / "log"
        database = str(folder / "tables.sqlite")
        command = [*COMMAND, "--port", "0", "--database", database, "--log-format", "json", *arguments]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)  # noqa: S603
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, self.log.read_text()
        self.port = int(self.address.rpartition(":")[2])

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Ask it to end; its exit status. Killed after ten seconds, with status -9."""
        os.kill(self.process.pid, number)
        try:
            return self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()


@contextmanager
def process(folder: Path, *arguments: str) -> Iterator[Process]:
    started = Process(folder, *arguments)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.stop()
        assert started.process.stdout is not None
        started.process.stdout.close()
