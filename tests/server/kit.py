"""What the server's tests share: an application on a database of its own, tables, and sockets that read states."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.testclient import TestClient, WebSocketTestSession

from tripot.engine.options import options_from
from tripot.engine.registry import find_game
from tripot.server.app import make_app

Json = dict[str, Any]

NOWHERE = Path("nowhere")
PEOPLE = ("Anne", "Basile", "Camille", "Diane")


@contextmanager
def server(
    database: str = ":memory:", page: Path = Path("nowhere"), minimum_seconds: float = 0
) -> Iterator[TestClient]:
    app = make_app(database, compile_ahead=False, minimum_seconds=minimum_seconds, page=page)
    with TestClient(app, base_url="http://127.0.0.1:8000") as client:
        yield client


def seats_for(game: str, computers: Sequence[int] = (), level: str = "greedy", **options: Any) -> list[Json]:
    found = find_game(game)
    count = found.seats(options_from(found, options))
    return [
        {"kind": "computer", "level": level} if k in computers else {"kind": "person", "name": PEOPLE[k]}
        for k in range(count)
    ]


def make(client: TestClient, game: str, computers: Sequence[int] = (), level: str = "greedy", **options: Any) -> Json:
    seats = seats_for(game, computers, level, **options)
    answer = client.post("/api/tables", json={"game": game, "options": options, "seats": seats, "draw": False})
    assert answer.status_code == 200, answer.text
    made: Json = answer.json()
    return made


class Browser:
    """One page at a table."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self._session = session
        self.table: Json = self.read()["table"]

    def read(self) -> Json:
        message: Json = msgspec.json.decode(self._session.receive_text())
        return message

    def send(self, do: str, **fields: Any) -> None:
        self.send_text(msgspec.json.encode({"do": do, **fields}).decode())

    def send_text(self, text: str) -> None:
        self._session.send_text(text)

    def send_bytes(self, data: bytes) -> None:
        self._session.send_bytes(data)

    def ask(self, do: str, **fields: Any) -> Json:
        """The answer that is not a state."""
        self.send(do, **fields)
        return self.answer()

    def answer(self) -> Json:
        while "state" in (message := self.read()):
            pass
        return message

    def look(self, seat: int | None) -> Json:
        self.send("look", seat=seat)
        return self.until(lambda state: state["seat"] == seat)

    def until(self, wanted: Any) -> Json:
        while True:
            message = self.read()
            assert "error" not in message, message
            if "state" in message and wanted(message["state"]):
                state: Json = message["state"]
                return state

    def play(self, state: Json, choice: int = 0) -> Json:
        """Play for the seat that acts; the state after it."""
        move = state["moves"][choice]
        self.send("play", number=state["number"], text=move[0])
        return self.until(lambda after: after["number"] > state["number"])


@contextmanager
def browser(client: TestClient, made: Json) -> Iterator[Browser]:
    with client.websocket_connect(f"/api/tables/{made['id']}?key={made['key']}") as session:
        yield Browser(session)
