"""Reviews of finished games: asked for over HTTP, computed beside the event loop, shared, stopped, kept, limited."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from tests.kit import random_game
from tests.server.kit import Json, another, browser, house_of, make, server
from tests.server.operating import operated
from tests.server.tables import row_of
from tripot.engine.position import Position
from tripot.engine.state import DEALER
from tripot.server import jobs
from tripot.server.browsers import hash_of
from tripot.server.limits import Limits
from tripot.server.reviews import Reviews
from tripot.server.standing import DEAL, PLAY
from tripot.server.storage import Entry, Storage
from tripot.server.tables import Table
from tripot.teacher import review as teacher

GAMES: list[tuple[str, dict[str, Any]]] = [("triolet", {"players": 2}), ("triggery", {"players": 2})]
LEFT_OUT = 3
"""A running game lacks so many actions."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teacher, "SIMULATIONS", 12)
    monkeypatch.setattr(teacher, "LEAST", 12)


def finished(name: str, options: dict[str, Any]) -> Position:
    *_, last = random_game(name, 3, **options)
    return last


def put(file: str, name: str, options: dict[str, Any], left_out: int = 0) -> None:
    """A table ``t`` of Anne and Basile with a whole game in its log, or nearly."""
    storage, game = Storage(file), finished(name, options)
    storage.create(row_of(name, **options), {0: hash_of("anne"), 1: hash_of("basile")})
    seats = [(DEAL, DEALER) if one.actor == "dealer" else (PLAY, int(one.actor) - 1) for one in game.log]
    entries = [
        Entry(number, seat, kind, game.log[number - 1].text, None, 0, 0)
        for number, (kind, seat) in enumerate(seats[: len(seats) - left_out], 1)
    ]
    storage.append("t", entries)
    storage.close()


def lines_of(client: TestClient) -> list[Json]:
    answer = client.get("/api/tables/t/review")
    assert answer.status_code == 200, answer.text
    return [msgspec.json.decode(line) for line in answer.text.splitlines()]


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_a_finished_game_is_judged(name: str, options: dict[str, Any], tmp_path: Path) -> None:
    file = str(tmp_path / "tables")
    put(file, name, options)
    with server(file) as client:
        *progress, last = lines_of(client)
        assert progress
        assert all(0 <= line["done"] <= line["of"] for line in progress)
        found = last["review"]
        assert len(found["decisions"]) > 10
        assert len(found["final"]) == 2
        for k in found["turning_points"]:
            one = found["decisions"][k]
            past = client.get(f"/api/tables/t/review/{one['entry']}").json()["past"]
            assert (past["number"], past["seat"]) == (one["entry"], one["seat"])
            things = {thing["id"] for thing in past["scene"]["things"] + past["scene"]["hand"]["things"]}
            for move in (one["played"], one["better"]):
                assert {touch[0] for touch in move["touches"]} <= things
        assert lines_of(client) == [last], "it is kept"


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_nothing_is_judged_or_shown_while_the_game_runs(name: str, options: dict[str, Any], tmp_path: Path) -> None:
    file = str(tmp_path / "tables")
    put(file, name, options, LEFT_OUT)
    with server(file) as client:
        for path, post in (("review", False), ("review/5", False), ("play-on", True)):
            address = f"/api/tables/t/{path}"
            answer = client.post(address, json={"entry": 5}) if post else client.get(address)
            assert answer.status_code == 403
            assert answer.json()["error"][0] == "server-review-running"


def test_one_plays_on_from_a_decision(tmp_path: Path) -> None:
    file = str(tmp_path / "tables")
    put(file, *GAMES[0])
    with server(file) as client:
        one = lines_of(client)[-1]["review"]["decisions"][4]
        past = client.get(f"/api/tables/t/review/{one['entry']}").json()["past"]
        visitor = another(client)
        made = visitor.post("/api/tables/t/play-on", json={"entry": one["entry"]})
        assert made.status_code == 200, made.text
        with browser(visitor, made.json()["id"]) as page:
            assert page.table["mine"] == [one["seat"]]
            assert [seat["kind"] for seat in page.table["seats"]].count("computer") == 1
            state = page.look(one["seat"])
            assert state["actor"] == one["seat"]
            assert one["played"]["text"] in [move[0] for move in state["moves"]]
            assert state["scene"]["things"] == past["scene"]["things"]
            assert state["scene"]["hand"]["things"] == past["scene"]["hand"]["things"]
            page.play(state)
        assert visitor.post("/api/tables/t/play-on", json={"entry": 0}).status_code == 400


def test_only_decisions_can_be_looked_at(tmp_path: Path) -> None:
    file = str(tmp_path / "tables")
    put(file, *GAMES[0])
    with server(file) as client:
        for entry in (0, 9_999):
            answer = client.get(f"/api/tables/t/review/{entry}")
            assert answer.status_code == 400
            assert answer.json()["error"][0] == "server-no-entry"
        assert client.get("/api/tables/no/review").status_code == 404


def test_an_address_may_ask_for_so_many_reviews() -> None:
    with operated(limits=Limits(reviews_burst=2, reviews_a_minute=1)) as client:
        ident = make(client, "trini")
        answers = [client.get(f"/api/tables/{ident}/review") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [403, 403, 429]
        assert answers[-1].json()["error"][0] == "server-too-many-reviews"
        assert house_of(client).reviews


def test_it_stops_when_nobody_waits_and_is_shared_by_those_who_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(teacher, "SIMULATIONS", 3000)
    monkeypatch.setattr(jobs, "TOLD_EVERY", 0.02)
    file = str(tmp_path / "tables")
    put(file, *GAMES[0])
    storage = Storage(file)
    row = storage.find("t")
    assert row is not None
    table = Table(row, storage)

    async def ask() -> None:
        all_reviews = Reviews()
        one, two = all_reviews.find(table), all_reviews.find(table)
        await anext(one)
        await anext(two)
        (job,) = all_reviews._jobs.values()
        assert job.followers == 2
        await one.aclose()  # type: ignore[attr-defined]
        assert not job.stop.is_set()
        await two.aclose()  # type: ignore[attr-defined]
        assert job.stop.is_set()
        await asyncio.wait_for(job.ended.wait(), 5)
        assert job.text is None
        assert not all_reviews._jobs
        assert not all_reviews._kept

    asyncio.run(ask())
    storage.close()
