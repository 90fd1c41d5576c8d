"""Stopping in order, one process or several."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.kit import Json
from tests.server.operating import Process, operated, process
from tripot.server import app
from tripot.server.house import House


def make(server: Process, *seats: Json) -> tuple[str, str]:
    """The address of a new table's socket, and the cookie of who has made it."""
    wish = {"game": "trigon", "options": {"mode": "two"}, "seats": seats, "draw": False}
    with urllib.request.urlopen(f"{server.address}/api/tables", json.dumps(wish).encode()) as answer:  # noqa: S310
        cookie = answer.headers["set-cookie"].partition(";")[0]
        return f"{server.address.replace('http', 'ws')}/api/tables/{json.load(answer)['id']}", cookie


PERSON = {"kind": "person", "name": "Anne"}
THINKER = {"kind": "computer", "level": "level-9"}


@pytest.mark.parametrize(
    ("number", "workers"), [(signal.SIGTERM, "1"), (signal.SIGINT, "1"), (signal.SIGTERM, "2"), (signal.SIGINT, "2")]
)
def test_open_sockets_are_told_and_all_ends_in_time(number: signal.Signals, workers: str, tmp_path: Path) -> None:
    with (
        process(tmp_path, "--workers", workers) as server,
        socket.create_connection(("127.0.0.1", server.port)),
        contextlib.ExitStack() as stack,
    ):
        address, cookie = make(server, PERSON, PERSON)
        headers = {"Cookie": cookie}
        sockets = [stack.enter_context(connect(address, additional_headers=headers)) for _ in range(4)]
        for one in sockets:
            assert "table" in json.loads(one.recv(20))
        begun = time.monotonic()
        assert server.stop(number) in {0, -number}
        assert time.monotonic() - begun < 10
        assert [closing(one) for one in sockets] == [1012] * 4
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", server.port))
        assert troubles(server) == []


def test_nobody_waits_for_a_computer_that_thinks(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        address, cookie = make(server, THINKER, THINKER)
        with connect(address, additional_headers={"Cookie": cookie}) as one:
            one.send(json.dumps({"do": "look", "seat": None}))
            until(one, lambda message: message.get("state", {}).get("thinking") is not None)
            begun = time.monotonic()
            assert server.stop() == -signal.SIGTERM
            assert time.monotonic() - begun < 10
            assert closing(one) == 1012
        assert troubles(server) == []


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    with process(tmp_path, "--workers", "2") as server:
        before = workers_of(server)
        os.kill(before[0], signal.SIGKILL)
        deadline = time.monotonic() + 30
        while len(now := [pid for pid in workers_of(server) if pid != before[0]]) < 2 and time.monotonic() < deadline:
            time.sleep(0.1)
        assert len(now) == 2
        for _ in range(10):
            with urllib.request.urlopen(f"{server.address}/healthz") as answer:  # noqa: S310
                assert json.load(answer)["ok"]
        assert server.stop() in {0, -signal.SIGTERM}
        assert not any(Path(f"/proc/{pid}").exists() for pid in now)


def test_a_house_that_hangs_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def hang(_: House) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(app, "CLOSING_SECONDS", 0.1)
    monkeypatch.setattr(House, "close", hang)
    with operated():
        begun = time.monotonic()
    assert time.monotonic() - begun < 5
    assert "the house could not be closed in time" in caplog.text


def until(one: ClientConnection, wanted: Callable[[Json], bool]) -> None:
    while not wanted(json.loads(one.recv(60))):
        pass


def closing(one: ClientConnection) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        until(one, lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def troubles(server: Process) -> list[Json]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [line for line in lines if line["level"] != "info"]


def workers_of(server: Process) -> list[int]:
    """The worker processes; the interpreter's own helper is none."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
