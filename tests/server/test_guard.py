"""Headers on every answer, and other sites turned away."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from urllib.error import HTTPError

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.sync.client import connect

from tests.server.kit import Json, seats_for
from tests.server.operating import operated, process, table
from tripot.server.app import make_app
from tripot.server.limits import Limits

OWN = "http://127.0.0.1:8000"


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "http://127.0.0.1:8001", "null", "", "127.0.0.1:8000"])
def test_another_site_neither_posts_nor_opens_a_socket(origin: str) -> None:
    with operated() as client:
        ident = table(client)
        headers = {"origin": origin}
        assert client.post("/api/tables", json={}, headers=headers).status_code == 403
        assert client.get("/api/games", headers=headers).status_code == 403
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/api/tables/{ident}", headers=headers):
            pass


def test_the_own_page_does() -> None:
    with operated() as client:
        assert client.post("/api/tables", json={}, headers={"origin": OWN}).status_code == 400


def test_behind_tls_a_page_without_it_is_another_site() -> None:
    app = make_app(":memory:", compile_ahead=False)
    with TestClient(app, base_url="https://tripot.example") as client:
        assert client.get("/api/games", headers={"origin": "https://tripot.example"}).status_code == 200
        assert client.get("/api/games", headers={"origin": "http://tripot.example"}).status_code == 403


def test_every_answer_has_the_headers(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>tripot</title>")
    app = make_app(
        ":memory:", compile_ahead=False, page=tmp_path, limits=Limits(requests_burst=8, requests_a_second=1e-3)
    )
    with TestClient(app, base_url=OWN) as client:
        answers = [client.get(address) for address in ("/", "/table/x", "/move/x", "/none", "/api/none", "/api/games")]
        answers += [client.post("/api/tables", content=b"x" * 70_000)]
        answers += [client.get("/api/games", headers={"origin": "https://elsewhere.example"})]
        answers += [client.get("/healthz"), client.get("/healthz")]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 404, 404, 200, 413, 403, 200, 429]
        for answer in answers:
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "geolocation=()" in answer.headers["permissions-policy"]
            assert "strict-transport-security" not in answer.headers


def test_an_error_is_a_sentence_and_has_the_headers(monkeypatch: pytest.MonkeyPatch) -> None:
    with operated() as client:
        monkeypatch.setattr(client.app.state.house, "waiting", lambda: 1 // 0)  # type: ignore[attr-defined]
        answer = client.get("/api/lobby")
        assert answer.status_code == 500
        assert answer.json() == {"error": ["server-trouble", {}]}
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert 'tripot_errors_total{where="tripot.server.gate"} 1.0' in client.get("/metrics").text


FORWARDED = {"X-Forwarded-For": "192.0.2.7", "X-Forwarded-Proto": "https"}


def test_only_a_known_proxy_is_believed(tmp_path: Path) -> None:
    with process(tmp_path, "--behind-proxy", "192.0.2.0/24") as server:
        headers, cookie = asked(server.address, FORWARDED)
        assert "strict-transport-security" not in headers
        assert "secure" not in cookie


def test_behind_a_proxy_cookies_are_secure_and_clients_are_told_apart(tmp_path: Path) -> None:
    limits = "address_sockets=1"
    with process(tmp_path, "--behind-proxy", "127.0.0.1", "--limits", limits) as server:
        headers, cookie = asked(server.address, FORWARDED)
        assert headers["strict-transport-security"].startswith("max-age=")
        assert "secure" in cookie
        address = f"{server.address.replace('http', 'ws')}/api/tables/{headers['x-table']}"
        others = {**FORWARDED, "X-Forwarded-For": "192.0.2.8"}
        with (
            connect(address, additional_headers=FORWARDED) as first,
            connect(address, additional_headers=others) as second,
            connect(address, additional_headers=others) as third,
        ):
            assert "table" in json.loads(first.recv(5))
            assert "table" in json.loads(second.recv(5))
            assert json.loads(third.recv(5))["error"][0] == "server-too-many-sockets"


def asked(address: str, headers: dict[str, str]) -> tuple[Json, str]:
    """Headers and cookie of the answer to who makes a table, with the table's id among the headers."""
    wish = {"game": "trigon", "options": {"mode": "two"}, "seats": seats_for("trigon", mode="two")}
    request = urllib.request.Request(f"{address}/api/tables", json.dumps(wish).encode(), headers)  # noqa: S310
    try:
        with urllib.request.urlopen(request) as answer:  # noqa: S310
            found = {name.lower(): value for name, value in answer.headers.items()}
            return found | {"x-table": json.load(answer)["id"]}, found["set-cookie"].lower()
    except HTTPError as error:
        raise AssertionError(error.read()) from None
