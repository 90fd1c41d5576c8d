"""What the operator may watch."""

from __future__ import annotations

import json
import threading
import time
import urllib.request
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient

from tests.server.kit import PATIENCE, browser, house_of
from tests.server.operating import operated, process, table
from tripot import __version__
from tripot.server.metrics import Metrics
from tripot.server.wire import Progress

Numbers = dict[tuple[str, tuple[str, ...]], float]


def read(text: str) -> Numbers:
    return {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def numbers(client: TestClient) -> Numbers:
    answer = client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    return read(answer.text)


def test_requests_are_counted_by_route_and_status() -> None:
    with operated() as client:
        ident = table(client)
        for k in range(50):
            client.get(f"/api/nothing/{k}")
            client.get(f"/api/tables/{k}/record")
        client.get("/api/games", headers={"origin": "https://elsewhere.example"})
        found = numbers(client)
        assert found["tripot_http_seconds_count", ("/api/tables", "200")] == 1
        assert found["tripot_http_seconds_count", ("none", "404")] == 50
        assert found["tripot_http_seconds_count", ("/api/tables/{id}/record", "404")] == 50
        assert found["tripot_http_seconds_count", ("none", "403")] == 1
        assert found["tripot_refused_total", ("server-no-table",)] == 50
        assert ident not in client.get("/metrics").text


def test_open_sockets_are_counted() -> None:
    with operated() as client:
        address = f"/api/tables/{table(client)}"
        with client.websocket_connect(address) as session:
            session.receive_json()
            assert numbers(client)["tripot_sockets", ()] == 1
        until_no_socket_is_open(client)


def test_who_leaves_while_the_rules_are_compiled_has_left() -> None:
    with operated() as client:
        warm = house_of(client).warm
        ident, warm.progress["trigon"] = table(client), Progress(0, 1)
        with client.websocket_connect(f"/api/tables/{ident}") as session:
            session.receive_json()
            session.close()
            until_no_socket_is_open(client)
            assert warm.progress["trigon"] == Progress(0, 1)


def test_what_is_asked_while_the_rules_are_compiled_is_answered_then() -> None:
    with operated() as client:
        warm = house_of(client).warm
        ident, warm.progress["trigon"] = table(client), Progress(0, 1)
        with client.websocket_connect(f"/api/tables/{ident}") as session:
            session.receive_json()
            for number in range(3):
                session.send_json({"do": "show", "entry": number})
            client.get("/healthz")
            assert house_of(client)._rooms == {}
            client.portal.call(warm._move, "trigon", 1, 1)  # type: ignore[union-attr]
            told = [session.receive_json() for _ in range(3)]
            assert [sorted(each) for each in told] == [["past"], ["do", "error"], ["do", "error"]]


def until_no_socket_is_open(client: TestClient) -> None:
    deadline = time.monotonic() + PATIENCE
    while numbers(client)["tripot_sockets", ()]:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_what_is_refused_on_a_socket_is_counted() -> None:
    with operated() as client, browser(client, table(client)) as page:
        page.send_text("?")
        assert page.answer()["error"][0] == "server-unreadable"
        page.send_bytes(b"{")
        assert page.answer()["error"][0] == "server-unreadable"
        page.look(0)
        assert page.refusal("hint", number=7) == "server-stale"
        found = numbers(client)
        assert found["tripot_refused_total", ("server-unreadable",)] == 2
        assert found["tripot_refused_total", ("server-stale",)] == 1
        assert found["tripot_answer_seconds_count", ("unreadable",)] == 2


def test_each_application_counts_for_itself() -> None:
    one, other = Metrics(), Metrics()
    for _ in range(3):
        one.appended("play")
    assert read(one.text().decode())["tripot_appended_total", ("play",)] == 3
    assert ("tripot_appended_total", ("play",)) not in read(other.text().decode())


def test_every_number_arrives() -> None:
    metrics = Metrics()
    metrics.tables_open(7)
    metrics.table_made("chess")
    metrics.append_took(0.002)
    metrics.answered("play", 0.004)
    metrics.thought("greedy", 3)
    metrics.refused("server-stale")
    metrics.failed("table")
    found = read(metrics.text().decode())
    for name, labels, value in (
        ("tripot_tables", (), 7),
        ("tripot_tables_made_total", ("chess",), 1),
        ("tripot_append_seconds_sum", (), 0.002),
        ("tripot_answer_seconds_sum", ("play",), 0.004),
        ("tripot_thinking_seconds_count", ("greedy",), 1),
        ("tripot_refused_total", ("server-stale",), 1),
        ("tripot_errors_total", ("table",), 1),
    ):
        assert found[name, labels] == value


def test_counting_is_cheap_and_loses_nothing_among_threads() -> None:
    metrics = Metrics()

    def count() -> None:
        for _ in range(5000):
            metrics.appended("play")
            metrics.answered("play", 0.003)

    threads = [threading.Thread(target=count) for _ in range(4)]
    begun = time.process_time()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (time.process_time() - begun) / 40_000 < 100e-6
    assert read(metrics.text().decode())["tripot_answer_seconds_count", ("play",)] == 20_000


def test_health_is_the_databases() -> None:
    with operated() as client:
        answer = client.get("/healthz")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"
        assert answer.json() == {"ok": True, "version": __version__, "database": "answers"}


@pytest.mark.parametrize("kind", ["broken", "ill", "slow"])
def test_a_database_that_does_not_answer_is_told(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def healthy() -> bool:
        if kind == "broken":
            raise OSError(5, "Input/output error")
        time.sleep(0.5)
        return kind == "slow"

    monkeypatch.setattr("tripot.server.health.PATIENCE", 0.1 if kind == "slow" else 3)
    with operated() as client:
        monkeypatch.setattr(client.app.state.house.storage, "healthy", healthy)  # type: ignore[attr-defined]
        answer = client.get("/healthz")
        assert answer.status_code == 503
        assert answer.json() == {"ok": False, "version": __version__, "database": "silent"}


def test_workers_tell_the_numbers_of_all(tmp_path: Path) -> None:
    with process(tmp_path, "--workers", "2") as server:
        for _ in range(20):
            with urllib.request.urlopen(f"{server.address}/healthz") as answer:  # noqa: S310
                assert json.load(answer)["ok"]
        with urllib.request.urlopen(f"{server.address}/metrics") as answer:  # noqa: S310
            found = read(answer.read().decode())
        assert found["tripot_http_seconds_count", ("/healthz", "200")] == 20
