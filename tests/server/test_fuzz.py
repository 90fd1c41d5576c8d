"""Whatever a browser sends, it gets an answer, and the table stays as it was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.kit import Browser, browser, make, server

GAME = "trigon"

numbers = st.one_of(st.integers(), st.just(0), st.none(), st.text(max_size=5))
names = st.one_of(st.text(max_size=20), st.sampled_from(["piece:0:W", "q15", "", "W", "timeout", "dealer", "\x00"]))
touches = st.lists(st.one_of(st.lists(names, min_size=3, max_size=3), names), max_size=4)
json = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=10)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=6,
)
do = st.sampled_from(["play", "explain", "undo", "hint", "show", "resign", "dance"])
fields = {"number": numbers, "text": names, "touches": touches, "entry": numbers, "seat": st.just(7)}
requests = st.builds(
    lambda word, rest: {"do": word} | rest, do, st.fixed_dictionaries({}, optional={**fields, "more": json})
)
texts = st.one_of(requests.map(lambda request: msgspec.json.encode(request).decode()), json.map(str), st.text())


@pytest.fixture(scope="module")
def page() -> Iterator[Browser]:
    with server() as client, browser(client, make(client, GAME, mode="two")) as page:
        yield page


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=texts)
def test_no_message_does_harm(page: Browser, text: str) -> None:
    before = page.look(0)
    page.send_text(text)
    answer = page.answer()
    assert answer.keys() & {"error", "explain", "past", "hint"}
    assert page.look(0) == before


@settings(max_examples=25, deadline=None)
@given(data=st.binary(max_size=40))
def test_nor_does_a_binary_one(page: Browser, data: bytes) -> None:
    page.send_bytes(data)
    assert page.answer()["error"][0] == "server-unreadable"


kinds = st.sampled_from(["person", "computer", "cat"])
bodies = st.one_of(
    json,
    st.fixed_dictionaries(
        {},
        optional={
            "game": st.one_of(st.sampled_from([GAME, "no"]), json),
            "options": st.one_of(json, st.dictionaries(st.sampled_from(["mode", "contact", "no"]), json, max_size=2)),
            "seats": st.lists(st.fixed_dictionaries({}, optional={"kind": kinds, "name": json}), max_size=5),
        },
    ),
).map(msgspec.json.encode)


@settings(max_examples=100, deadline=None)
@given(body=st.one_of(bodies, st.binary(max_size=50)), path=st.sampled_from(["/api/tables", "/api/tables/x/again"]))
def test_nor_does_a_request(body: bytes, path: str) -> None:
    answer = CLIENT.client.post(path, content=body)
    assert answer.status_code in {200, 400, 404}
    assert "error" in answer.json() or answer.status_code == 200


@settings(max_examples=40, deadline=None)
@given(game=names, options=st.one_of(names, json.map(lambda value: msgspec.json.encode(value).decode())))
def test_nor_does_a_question(game: str, options: str) -> None:
    answer = CLIENT.client.get("/api/seats", params={"game": game, "options": options})
    assert answer.status_code == 400
    answer = CLIENT.client.get("/api/seats", params={"game": GAME, "options": options})
    assert answer.status_code in {200, 400}


class CLIENT:
    """One server for all requests of this module."""

    client: Any


@pytest.fixture(scope="module", autouse=True)
def _one_server() -> Iterator[None]:
    with server() as client:
        CLIENT.client = client
        yield
