"""What the server's tests share: an application on a database of its own, tables, and sockets that read states."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import anyio
import msgspec
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from tests.changes import whole
from tripot.engine.options import options_from
from tripot.engine.registry import find_game
from tripot.server.app import make_app
from tripot.server.house import House
from tripot.server.limits import UNLIMITED

Json = dict[str, Any]

NOWHERE = Path("nowhere")
PEOPLE = ("Anne", "Basile", "Camille", "Diane")
ADDRESS = "http://127.0.0.1:8000"
PATIENCE = 30
"""Seconds after which a test no longer waits for a message."""


@contextmanager
def server(
    database: str = ":memory:", page: Path = NOWHERE, minimum_seconds: float = 0, like: TestClient | None = None
) -> Iterator[TestClient]:
    """A house, and the browser of one person: the same one as ``like`` in another house."""
    app = make_app(database, compile_ahead=False, minimum_seconds=minimum_seconds, page=page, limits=UNLIMITED)
    with TestClient(app, base_url=ADDRESS, cookies=None if like is None else like.cookies) as client:
        yield client


def another(client: TestClient) -> TestClient:
    """The browser of somebody else in the same house."""
    other = TestClient(client.app, base_url=ADDRESS)
    other.portal = client.portal
    return other


def house_of(client: TestClient) -> House:
    """What stands behind it all."""
    app: Any = client.app
    house: House = app.state.house
    return house


def seats_for(
    game: str, computers: Sequence[int] = (), level: str = "greedy", waiting: Sequence[int] = (), **options: Any
) -> list[Json]:
    found = find_game(game)
    count = found.seats(options_from(found, options))
    return [
        {"kind": "computer", "level": level}
        if k in computers
        else {"kind": "open"}
        if k in waiting
        else {"kind": "person", "name": PEOPLE[k]}
        for k in range(count)
    ]


def make(
    client: TestClient,
    game: str,
    computers: Sequence[int] = (),
    level: str = "greedy",
    *,
    waiting: Sequence[int] = (),
    clock: Json | None = None,
    listed: bool = False,
    dealer: str = "house",
    **options: Any,
) -> str:
    """The id of a new table; the people who don't wait to be found sit at this browser."""
    seats = seats_for(game, computers, level, waiting, **options)
    wish = {"game": game, "options": options, "seats": seats, "draw": False}
    answer = client.post("/api/tables", json=wish | {"clock": clock, "listed": listed, "dealer": dealer})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


def sit(client: TestClient, ident: str, seat: int | None = None, name: str = "Zoé") -> int:
    answer = client.post(f"/api/tables/{ident}/sit", json={"name": name, "seat": seat})
    assert answer.status_code == 200, answer.text
    return int(answer.json()["seat"])


class Browser:
    """One page at a table."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self._session = session
        self.table: Json = {}
        self.talk: list[Json] = []
        self.state: Json = {}
        self.messages: list[str] = []
        """Everything that came but for the pings: as it came, or the state that a change makes of the one before."""
        while not self.table:
            self.read()

    def read(self) -> Json:
        """The next message that isn't a ping."""
        end = time.monotonic() + PATIENCE
        while True:
            text = self._receive(end - time.monotonic())
            message: Json = msgspec.json.decode(text)
            if "ping" in message:
                continue
            news = whole(message, self.state)
            self.messages.append(text if news is message else msgspec.json.encode(news).decode())
            message = news
            self.state = message.get("state", self.state)
            self.table = message.get("table", self.table)
            self.talk += message.get("talk", [])
            return message

    def send(self, do: str, **fields: Any) -> None:
        self.send_text(msgspec.json.encode({"do": do, **fields}).decode())

    def send_text(self, text: str) -> None:
        self._session.send_text(text)

    def send_bytes(self, data: bytes) -> None:
        self._session.send_bytes(data)

    def close(self) -> None:
        self._session.close()

    def ask(self, do: str, **fields: Any) -> Json:
        """The answer that is neither a state nor told to everybody."""
        self.send(do, **fields)
        return self.answer()

    def refusal(self, do: str, **fields: Any) -> str:
        """The id of the sentence that says why not."""
        answer = self.ask(do, **fields)
        assert answer["do"] == do
        return str(answer["error"][0])

    def answer(self) -> Json:
        while (message := self.read()).keys() & {"state", "table", "talk"}:
            pass
        return message

    def look(self, seat: int | None) -> Json:
        self.send("look", seat=seat)
        return self.until(lambda state: state["seat"] == seat)

    def until_seen(self, seat: int | None, number: int) -> Json:
        """The state of these eyes, of that number or a later one."""
        self.send("look", seat=seat)
        return self.until(lambda state: state["seat"] == seat and state["number"] >= number)

    def until(self, wanted: Callable[[Json], Any]) -> Json:
        while True:
            message = self.read()
            assert "error" not in message, message
            if "state" in message and wanted(message["state"]):
                state: Json = message["state"]
                return state

    def until_table(self, wanted: Callable[[Json], Any]) -> Json:
        while not wanted(self.table):
            self.read()
        return self.table

    def until_said(self, text: str) -> Json:
        while not self.talk or self.talk[-1]["text"] != text:
            self.read()
        return self.talk[-1]

    def play(self, state: Json, choice: int = 0) -> Json:
        """Play for the seat that acts; the state after it."""
        move = state["moves"][choice]
        return self.after(state, "play", text=move[0])

    def after(self, state: Json, do: str, **fields: Any) -> Json:
        """Do something that adds to the log; the state after it."""
        self.send(do, number=state["number"], **fields)
        return self.until(lambda after: after["number"] > state["number"])

    def _receive(self, seconds: float) -> str:
        async def soon() -> Any:
            with anyio.fail_after(seconds):
                return await self._session._send_rx.receive()

        message = self._session.portal.call(soon)
        if message["type"] == "websocket.close":
            raise WebSocketDisconnect(message["code"])
        return str(message["text"])


@contextmanager
def browser(client: TestClient, ident: str) -> Iterator[Browser]:
    """A page of this browser at a table."""
    secret = client.cookies.get("tripot")
    headers = {"cookie": f"tripot={secret}"} if secret else {}
    with client.websocket_connect(f"/api/tables/{ident}", headers=headers) as session:
        yield Browser(session)


class Party:
    """People at browsers of their own, the first one at seat 0, and so on; each looks with their own eyes."""

    def __init__(self, ident: str, clients: list[TestClient], pages: list[Browser]) -> None:
        self.ident = ident
        self.clients = clients
        self.pages = pages

    def look(self) -> list[Json]:
        """What each of them sees once the table's last entry has reached all of them."""
        number = max(page.look(seat)["number"] for seat, page in enumerate(self.pages))
        return [page.until_seen(seat, number) for seat, page in enumerate(self.pages)]

    def play(self, choice: int = 0) -> int:
        """One action of whoever acts; their seat."""
        seat = int(self.look()[0]["actor"])
        page = self.pages[seat]
        page.play(page.look(seat), choice)
        return seat

    @contextmanager
    def comes(self, seat: int) -> Iterator[Browser]:
        """The person of a seat opens one more page."""
        with browser(self.clients[seat], self.ident) as page:
            yield page


@contextmanager
def party(game: str, count: int = 2, **wishes: Any) -> Iterator[Party]:
    """A table of so many people with a browser each (and computers, if wished)."""
    with server() as first, seated([first, *(another(first) for _ in range(1, count))], game, **wishes) as together:
        yield together


@contextmanager
def seated(clients: list[TestClient], game: str, **wishes: Any) -> Iterator[Party]:
    """These people at a new table."""
    ident = make(clients[0], game, waiting=range(1, len(clients)), **wishes)
    for seat, client in enumerate(clients[1:], 1):
        sit(client, ident, seat, PEOPLE[seat])
    with ExitStack() as stack:
        yield Party(ident, clients, [stack.enter_context(browser(client, ident)) for client in clients])
