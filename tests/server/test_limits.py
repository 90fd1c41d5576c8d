"""The limits: what one address, one table and one socket may ask, to the last token."""

from __future__ import annotations

from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from tests.server.kit import Json
from tests.server.operating import operated, table
from tripot.engine.words import LANGUAGES, in_words
from tripot.server.doorman import Doorman, network_of
from tripot.server.limits import FEW, UNLIMITED, Bucket, Buckets, LimitedError, Limits, limits_from_text
from tripot.server.refusal import Refused


class Hand:
    """A clock set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@given(
    burst=st.integers(1, 20),
    rate=st.sampled_from([0.1, 1, 7, 30]),
    waits=st.lists(st.floats(0, 10, allow_nan=False), max_size=60),
)
def test_no_stretch_of_time_gives_more_than_burst_and_rate(burst: int, rate: float, waits: list[float]) -> None:
    now, taken = 0.0, list[float]()
    bucket = Bucket(burst, rate, now)
    for wait in waits:
        now += wait
        left = bucket.take(now)
        assert left >= 0
        if not left:
            taken.append(now)
    for k, begin in enumerate(taken):
        for j, end in enumerate(taken[k:], 1):
            assert j <= burst + (end - begin) * rate + 1e-6


def test_what_it_says_to_wait_is_enough_and_not_too_much() -> None:
    bucket = Bucket(2, 0.5, 0)
    assert [bucket.take(0), bucket.take(0)] == [0, 0]
    assert bucket.take(0) == 2
    assert bucket.take(1.9) > 0
    assert bucket.take(2) == 0


def test_full_buckets_are_forgotten() -> None:
    buckets = Buckets(3, 1)
    for k in range(100 * FEW):
        assert not buckets.take(k, now=k)
    assert len(buckets) <= FEW
    held = Buckets(3, 1e-9)
    for k in range(3 * FEW):
        held.take(k, now=k)
    assert len(held) == 3 * FEW


def test_an_address_is_one_house() -> None:
    assert network_of("192.0.2.7") != network_of("192.0.2.8")
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9") != network_of("2001:db8:1:3::9")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7")
    assert network_of("fe80::1%eth0") == network_of("fe80::2%eth1")
    assert network_of("not:an:address") == "not:an:address"


def test_addresses_and_tables_are_counted_apart() -> None:
    doorman = Doorman(Limits(address_sockets=2, table_sockets=3), Hand())
    with doorman.enter("a", "t"), doorman.enter("a", "t"):
        assert refusal(doorman, "a", "u") == "server-too-many-sockets"
        with doorman.enter("b", "t"):
            assert refusal(doorman, "c", "t") == "server-table-full"
            assert not refusal(doorman, "c", "u")
        assert not refusal(doorman, "c", "t")
    assert not doorman._sockets


def refusal(doorman: Doorman, address: str, ident: str) -> str:
    try:
        with doorman.enter(address, ident):
            return ""
    except LimitedError as limit:
        return limit.message.id


def test_a_socket_that_goes_on_is_closed() -> None:
    clock = Hand()
    budget = Doorman(Limits(messages_burst=3, messages_a_second=1, messages_refused=2), clock).budget()
    assert [budget.take() for _ in range(6)] == ["", "", "", "refused", "refused", "closed"]
    clock.now += 1
    assert budget.take() == ""


def test_numbers_are_given_by_name() -> None:
    assert limits_from_text("") == Limits()
    assert limits_from_text("address_sockets=7, tables_a_minute = 0.5") == Limits(
        address_sockets=7, tables_a_minute=0.5
    )
    for text in ("sockets=7", "address_sockets=none", "address_sockets=0", "table_sockets=nan", "tables_burst=inf"):
        with pytest.raises(Refused) as refused:
            limits_from_text(text)
        for language in LANGUAGES:
            assert in_words(refused.value.message, language)


def test_the_usual_limits_are_wide_enough_for_a_family_and_no_limit_is_wider() -> None:
    limits = Limits()
    assert limits.address_sockets >= 20
    for field in fields(Limits):
        assert getattr(UNLIMITED, field.name) > 1000 * getattr(limits, field.name)
    doorman = Doorman(UNLIMITED, Hand())
    for _ in range(10_000):
        doorman.request("a")


def test_a_request_too_many_is_told_when_to_come_again() -> None:
    with operated(limits=Limits(requests_burst=2, requests_a_second=0.25)) as client:
        assert [client.get("/api/games").status_code for _ in range(2)] == [200, 200]
        answer = client.get("/api/games")
        assert answer.status_code == 429
        assert answer.headers["retry-after"] == "4"
        assert answer.json() == {"error": ["server-too-many-requests", {"seconds": 4}]}
        assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_new_tables_have_a_limit_of_their_own() -> None:
    with operated(limits=Limits(tables_burst=2, tables_a_minute=1)) as client:
        table(client)
        ident = table(client)
        for address in ("/api/tables", f"/api/tables/{ident}/again", f"/api/tables/{ident}/play-on"):
            answer = client.post(address, json={})
            assert answer.status_code == 429
            assert answer.json()["error"][0] == "server-too-many-tables"
        assert client.get("/api/games").status_code == 200


def test_a_socket_too_many_is_told_so_and_closed() -> None:
    with operated(limits=Limits(address_sockets=1)) as client:
        address = f"/api/tables/{table(client)}"
        with client.websocket_connect(address) as first:
            assert "table" in first.receive_json()
            with client.websocket_connect(address) as second:
                assert second.receive_json()["error"] == ["server-too-many-sockets", {"seconds": 10}]
                assert closing(second) == 4429
        with client.websocket_connect(address) as third:
            assert "table" in third.receive_json()


def test_a_message_too_many_is_refused_and_a_flood_closes() -> None:
    limits = Limits(messages_burst=2, messages_a_second=1e-3, messages_refused=3)
    with operated(limits=limits) as client, client.websocket_connect(f"/api/tables/{table(client)}") as session:
        said = [session.receive_json()]
        for _ in range(2):
            session.send_json({"do": "nonsense"})
        for text in ('{"do": "hint"}', "{", "[]", "one more"):
            session.send_text(text)
        while len(too_much := [message for message in said if is_too_much(message)]) < 4:
            said.append(session.receive_json())
        assert closing(session) == 4429
        assert [message["do"] for message in too_much] == ["hint", None, None, None]
        metrics = client.get("/metrics").text
        assert 'tripot_refused_total{reason="server-too-many-messages"} 4.0' in metrics


def is_too_much(message: Json) -> bool:
    return bool(message.get("error", [""])[0] == "server-too-many-messages")


def closing(session: WebSocketTestSession) -> int:
    """With what code it is closed, after whatever is still answered."""
    with pytest.raises(WebSocketDisconnect) as closed:
        for _ in iter(session.receive_json, None):
            pass
    return closed.value.code
