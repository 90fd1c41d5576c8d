"""Servers in processes of their own, with real sockets, that can be killed and come back within a moment.

Each is forked from one process that has loaded everything already; for the rest it is what ``tripot play`` starts.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import httpx2 as httpx
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.changes import whole
from tests.server.kit import PATIENCE, Json

_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(["tests.server.loaded"])

GONE = (OSError, WebSocketException, httpx.TransportError, EOFError)
"""What a person notices when the server is killed."""


class House:
    """One server process on a port of its own."""

    def __init__(self, database: str, **options: Any) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = int(free.getsockname()[1])
        self._wishes = (self.port, database, options)
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        from tests.server.loaded import serve_quietly

        self.process = _forks.Process(target=serve_quietly, args=self._wishes, daemon=True)
        self.process.start()
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                assert self.process.is_alive(), "the server has ended by itself"
                assert time.monotonic() < end
                time.sleep(0.005)
            else:
                return

    def kill(self) -> None:
        """As a power cut does."""
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.join()

    def stop(self) -> None:
        """In order."""
        if self.process.is_alive():
            self.process.terminate()
            self.process.join(10)
        self.process.kill()
        self.process.join()


@contextmanager
def houses(database: str, count: int = 1, **options: Any) -> Iterator[list[House]]:
    """So many server processes on one database."""
    started = [House(database, **options) for _ in range(count)]
    try:
        yield started
    finally:
        for house in started:
            house.stop()


class Guest:
    """Somebody's browser, which may turn to any of the houses."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.http = httpx.Client(timeout=PATIENCE)

    def post(self, house: House, path: str, body: Json | None = None) -> Json:
        answer = self.http.post(house.address + path, json=body)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def make(self, house: House, game: str, seats: Sequence[Json], **wishes: Any) -> str:
        wish = {"game": game, "seats": list(seats), "draw": False} | wishes
        return str(self.post(house, "/api/tables", wish)["id"])

    def sit(self, house: House, ident: str) -> int:
        return int(self.post(house, f"/api/tables/{ident}/sit", {"name": self.name})["seat"])

    @contextmanager
    def at(self, house: House, ident: str) -> Iterator[Line]:
        secret = self.http.cookies.get("tripot")
        headers = {"Cookie": f"tripot={secret}"} if secret else {}
        address = f"ws://127.0.0.1:{house.port}/api/tables/{ident}"
        with connect(address, additional_headers=headers, max_size=None, close_timeout=0.1) as socket_:
            yield Line(socket_)


class Line:
    """One socket at a table."""

    def __init__(self, socket_: ClientConnection) -> None:
        self._socket = socket_
        self._state: Json = {}

    def send(self, do: str, **fields: Any) -> None:
        self._socket.send(msgspec.json.encode({"do": do, **fields}).decode())

    def read(self) -> Json:
        """The next message that isn't a ping."""
        end = time.monotonic() + PATIENCE
        while "ping" in (message := msgspec.json.decode(self._socket.recv(timeout=max(0, end - time.monotonic())))):
            pass
        found = whole(message, self._state)
        self._state = found.get("state", self._state)
        return found

    def answer(self) -> Json:
        """The next state or error."""
        while not (message := self.read()).keys() & {"state", "error"}:
            pass
        return message

    def state(self, wanted: Any = lambda _: True) -> Json:
        """The next state that is wanted."""
        while not ((state := self.read().get("state")) and wanted(state)):
            pass
        found: Json = state
        return found

    def look(self, seat: int | None) -> Json:
        self.send("look", seat=seat)
        return self.state(lambda state: state["seat"] == seat)
