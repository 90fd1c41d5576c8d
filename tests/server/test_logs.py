"""The log tells what happens, and no secret."""

from __future__ import annotations

import io
import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import sqlalchemy as sql
from starlette.testclient import TestClient, WebSocketTestSession

from tests.changes import whole
from tests.server.kit import Json
from tests.server.operating import operated
from tripot.server.logs import JsonLines, TextLines, event, log_settings, without_secrets


@contextmanager
def logged(form: type[logging.Formatter] = JsonLines) -> Iterator[io.StringIO]:
    """What the log tells meanwhile."""
    told = io.StringIO()
    handler = logging.StreamHandler(told)
    handler.setFormatter(form())
    root, own = logging.getLogger(), logging.getLogger("tripot")
    before = own.level
    root.addHandler(handler)
    own.setLevel(logging.DEBUG)
    try:
        yield told
    finally:
        root.removeHandler(handler)
        own.setLevel(before)


def lines(told: io.StringIO) -> list[Json]:
    return [json.loads(line) for line in told.getvalue().splitlines()]


@pytest.mark.parametrize("form", [JsonLines, TextLines])
def test_a_whole_session_tells_no_secret(form: type[logging.Formatter], monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("Zénobie-la-Grande", "Yorick-le-Vieux")
    with logged(form) as told, operated() as client:
        secrets = [*names, *session(client, names)]
        monkeypatch.setattr(client.app.state.house, "waiting", lambda: fail(KeyError(names[0])))  # type: ignore[attr-defined]
        assert client.get("/api/lobby").status_code == 500
    text = told.getvalue()
    for happened in ("table-made", "socket-opened", "socket-closed", "refused", "a request has failed", "KeyError"):
        assert happened in text
    for secret in secrets:
        assert secret
        assert secret not in text


def session(client: TestClient, names: tuple[str, str]) -> Iterator[str]:
    """People make a table, talk, play to the end and move to another device; all that nobody else may know of it."""
    seats = [{"kind": "person", "name": names[0]}, {"kind": "open"}]
    wish = {"game": "triominos", "options": {"players": 2}, "seats": seats, "draw": False}
    made = client.post("/api/tables", json=wish).json()
    ident = made["id"]
    yield ident
    yield client.cookies["tripot"]
    other = beside(client)
    assert other.post(f"/api/tables/{ident}/sit", json={"seat": None, "name": names[1]}).status_code == 200
    yield other.cookies["tripot"]
    address = f"ws://127.0.0.1:8000/api/tables/{ident}"
    with client.websocket_connect(address) as one, other.websocket_connect(address) as two:
        sockets = (one, two)
        for seat, socket in enumerate(sockets):
            socket.send_json({"do": "look", "seat": seat})
        states = [newest(socket, -1, actor=True) for socket in sockets]
        one.send_json({"do": "say", "text": "a secret between us"})
        yield "a secret between us"
        one.send_json({"do": "play", "number": states[0]["number"], "text": "nonsense nobody shall read"})
        yield "nonsense nobody shall read"
        for _ in range(3):
            seat = states[0]["actor"]
            text, number = states[seat]["moves"][0][0], states[seat]["number"]
            sockets[seat].send_json({"do": "play", "number": number, "text": text})
            states = [newest(socket, number) for socket in sockets]
        two.send_json({"do": "resign", "number": states[1]["number"]})
        yield newest(one, states[0]["number"])["seed"]
    ticket = client.post(f"/api/tables/{ident}/ticket").json()["ticket"]
    yield ticket
    assert client.get(f"/move/{ticket}").status_code in {200, 503}
    third = beside(client)
    assert third.post("/api/move", json={"ticket": ticket}).status_code == 200
    yield third.cookies["tripot"]
    assert third.post("/api/move", json={"ticket": ticket}).status_code >= 400


def beside(client: TestClient) -> TestClient:
    """Another browser at the same server."""
    other = TestClient(client.app, base_url=str(client.base_url))
    other.portal = client.portal
    return other


SEEN: dict[WebSocketTestSession, Json] = {}


def newest(socket: WebSocketTestSession, number: int, *, actor: bool = False) -> Json:
    while True:
        message = whole(socket.receive_json(), SEEN.get(socket, {}))
        assert message.get("do") in {None, "play"}, message
        state: Json | None = message.get("state")
        SEEN[socket] = state or SEEN.get(socket, {})
        if state is not None and state["number"] > number and not (actor and state["actor"] in {None, "dealer"}):
            return state


def test_a_line_says_when_what_and_where() -> None:
    with logged() as told:
        event("socket-opened", table="abcdefghijkl")
    (line,) = lines(told)
    assert line["time"].endswith("Z")
    assert (line["level"], line["event"], line["table"]) == ("info", "socket-opened", "abcdef")
    with logged(TextLines) as told:
        event("socket-closed", table="abcdefghijkl", seconds=1.5)
    assert told.getvalue().endswith("table=abcdef seconds=1.5\n")


def test_an_error_tells_where_it_happened_but_not_what_somebody_wrote() -> None:
    with logged() as told:
        try:
            fail_doubly("Anne")
        except ExceptionGroup:
            logging.getLogger("tripot").exception("gone wrong")
    (line,) = lines(told)
    assert "Anne" not in line["origin"].replace('fail_doubly("Anne")', "")  # a line of the source
    for name in ("KeyError", "ExceptionGroup", "ValueError", "RuntimeError", __file__):
        assert name in line["origin"]


def fail(error: Exception, before: Exception | None = None) -> None:
    raise error from before


def fail_doubly(name: str) -> None:
    try:
        fail(KeyError(name))
    except KeyError as error:
        fail(ExceptionGroup(name, [ValueError(name), RuntimeError(name)]), error)


def test_what_the_system_and_the_database_say_is_told() -> None:
    for error in (
        OSError(28, "No space left on device", "/home/anne/x"),
        sql.exc.OperationalError("select :name", {"name": "Anne"}, sqlite3.OperationalError("database is full")),
    ):
        with logged() as told:
            try:
                fail(error)
            except Exception:
                logging.getLogger("tripot").exception("gone wrong")
        (line,) = lines(told)
        assert line["origin"].endswith(("No space left on device", "database is full"))
        assert "anne" not in line["origin"].rpartition("raise error from before")[2].lower()


@pytest.mark.parametrize(
    "text", ["GET /move/{} HTTP/1.1", "/api/tables/abcdef{}?x", "Cookie: a=b; tripot={}; c=d", "'/table/abcdef{}'"]
)
def test_addresses_and_cookies_lose_their_secrets(text: str) -> None:
    assert "xyzXYZ_-9" not in without_secrets(text.format("xyzXYZ_-9"))
    assert without_secrets("/api/tables") == "/api/tables"


def test_both_forms_are_known_to_logging() -> None:
    for form, kind in (("json", JsonLines), ("text", TextLines)):
        settings = log_settings(form)
        assert settings["formatters"]["lines"]["()"] == f"{kind.__module__}.{kind.__qualname__}"
