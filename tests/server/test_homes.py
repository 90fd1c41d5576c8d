"""With several processes on a port, all browsers at a table meet in one of them."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import time
import urllib.request
from pathlib import Path

from websockets.exceptions import InvalidMessage
from websockets.sync.client import ClientConnection, connect

from tests.server.operating import Process, process
from tests.server.test_metrics import read
from tests.server.test_stop import make, troubles, until, workers_of

TABLES = 12
TRIES = 5
PERSON = {"kind": "person", "name": "Ada"}


def tables_in_memory(server: Process) -> int:
    """Counted in every process where they are."""
    with urllib.request.urlopen(f"{server.address}/metrics") as answer:  # noqa: S310
        return int(read(answer.read().decode())["tripot_tables", ()])


def sit(address: str, cookie: str, hold: contextlib.ExitStack) -> ClientConnection:
    """A browser that sees the table's state."""
    browser = hold.enter_context(connect(address, additional_headers={"Cookie": cookie}))
    browser.send(json.dumps({"do": "look", "seat": None}))
    until(browser, lambda message: "state" in message)
    return browser


def sit_again(address: str, cookie: str, hold: contextlib.ExitStack) -> ClientConnection:
    """As the page does: it comes again when a connection is lost, and one that waited for the dying process is."""
    for _ in range(TRIES):
        with contextlib.suppress(InvalidMessage, ConnectionError):
            return sit(address, cookie, hold)
    raise AssertionError("nobody serves the table")


def kill(worker: int) -> None:
    """At once; what was handed to it while it dies is lost with it, so wait until it is dead."""
    os.kill(worker, signal.SIGKILL)
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        while Path(f"/proc/{worker}/stat").read_text().rpartition(") ")[2][0] != "Z":
            time.sleep(0.01)


def test_a_table_is_in_one_process_only(tmp_path: Path) -> None:
    with process(tmp_path, "--workers", "2") as server, contextlib.ExitStack() as hold:
        for _ in range(TABLES):
            address, cookie = make(server, PERSON, PERSON)
            for _ in range(4):
                sit(address, cookie, hold)
        assert tables_in_memory(server) == TABLES
        assert troubles(server) == []


def test_a_table_whose_home_has_died_is_served_elsewhere(tmp_path: Path) -> None:
    with process(tmp_path, "--workers", "2") as server, contextlib.ExitStack() as hold:
        made = [make(server, PERSON, PERSON) for _ in range(TABLES)]
        kill(workers_of(server)[0])
        for address, cookie in made:
            sit_again(address, cookie, hold)
        deadline = time.monotonic() + 30
        while len(workers_of(server)) < 2 and time.monotonic() < deadline:
            time.sleep(0.1)
        for address, cookie in made:
            sit(address, cookie, hold)
        assert troubles(server) == []
