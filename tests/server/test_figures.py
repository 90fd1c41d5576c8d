"""Figures over HTTP: the library, bad input, searches that tell how far they are and end when nobody waits."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.server.kit import Json, server
from tripot.engine.figures import Answer, Watch
from tripot.server.app import make_app
from tripot.server.figures import ROUTES
from tripot.server.refusal import Refused
from tripot.server.searches import AT_ONCE, MOST, Searches

HEXAGON = "pieces: O\n\n^v^\nv^v\n"


def post(client: Any, what: str, game: str = "trigon", **body: Any) -> Any:
    return client.post(f"/api/figures/{game}/{what}", json=body)


def lines(text: str) -> list[Json]:
    return [msgspec.json.decode(line) for line in text.splitlines()]


def test_the_library_and_a_figure() -> None:
    with server() as client:
        library = client.get("/api/figures").json()
        assert len(library["trigon"]) >= 24
        card = library["trigon"][0]
        assert "solution" not in card["text"]
        figure = post(client, "open", text=card["text"]).json()
        places = [place["id"] for place in figure["kit"]["panels"][0]["places"]]
        assert sorted(places) == sorted(figure["points"])
        assert {thing["kind"] for thing in figure["tray"]} == set(figure["steps"]) == set(figure["kit"]["kinds"])
        assert figure["problem"] is None
        assert client.get(f"/api/figures/trigon/library/{card['id']}").json() == figure
        assert client.get("/api/figures/trigon/library/whale").status_code == 404


def test_a_figure_is_drawn() -> None:
    with server() as client:
        paper = post(client, "paper", text=HEXAGON).json()
        assert len(paper["drawn"]) == 6
        assert paper["counts"] == {"O": 1}
        drawn = post(client, "draw", cells=paper["drawn"], counts={"O": 1}, name="  A   wheel ").json()
        assert drawn["text"].startswith("name: A wheel\npieces: O\n")
        assert drawn["problem"] is None
        drawn = post(client, "draw", cells=paper["drawn"], counts={"C5": 1}).json()
        assert drawn["problem"][0] == "trigon-figure-too-large"


def test_a_search_tells_how_far_it_is_and_what_it_found() -> None:
    with server() as client:
        *told, last = lines(post(client, "possible", text=HEXAGON).text)
        assert told
        assert all(set(line) == {"done", "of", "tried"} for line in told)
        assert last["answer"]["possible"] is True
        assert (last["answer"]["ways"], last["answer"]["complete"]) == (1, True)
        *_, last = lines(post(client, "hint", text=HEXAGON).text)
        assert last["answer"]["next"].count(",") == 5
        two = "pieces: 2x1 I3 2\n\n^v^\nv^v"
        *_, last = lines(post(client, "hint", text=two, laid="a1,b1 a2,b2,c2").text)
        assert last["answer"]["possible"] is True


@pytest.mark.parametrize(
    ("what", "body", "reason"),
    [
        ("open", {"text": "nonsense"}, "trigon-figure-no-pieces"),
        ("open", {"text": "pieces: all\n^^"}, "trigon-figure-direction"),
        ("possible", {"text": "pieces: all\n^w"}, "trigon-figure-sign"),
        ("possible", {"text": HEXAGON, "laid": "a1"}, "trigon-figure-too-often"),
        ("hint", {"text": HEXAGON, "laid": "z99"}, "trigon-figure-laid"),
        ("hint", {"text": 7}, "server-unreadable"),
        ("paper", {}, "server-unreadable"),
        ("draw", {"cells": [], "counts": {"1": 1}}, "trigon-figure-empty"),
        ("draw", {"cells": ["b1"], "counts": {}}, "trigon-figure-choose"),
        ("draw", {"cells": ["b1"], "counts": {"1": 5}}, "server-unreadable"),
        ("draw", {"cells": ["b1"], "counts": {"1": 1}, "name": "n" * 90}, "trigon-figure-long-name"),
    ],
)
def test_bad_input_is_one_sentence(what: str, body: Json, reason: str) -> None:
    with server() as client:
        answer = post(client, what, **body)
        assert answer.status_code == 400
        assert answer.json()["error"][0] == reason


def test_a_game_without_figures_says_so() -> None:
    with server() as client:
        assert post(client, "open", game="triolet", text=HEXAGON).status_code == 404
        assert post(client, "open", game="whist", text=HEXAGON).status_code == 400


class Slow:
    """A search that goes on until it is told to stop."""

    def __init__(self) -> None:
        self.begun, self.stopped = threading.Semaphore(0), threading.Semaphore(0)

    def __call__(self, watch: Watch, stop: Callable[[], bool]) -> Answer:
        self.begun.release()
        watch.share, watch.tried = 0.5, 7
        while not stop():
            time.sleep(0.005)
        self.stopped.release()
        return Answer(None)


def test_when_nobody_waits_it_ends() -> None:
    async def visit() -> None:
        searches, slow = Searches(), Slow()
        told = searches.begin(slow)
        first = msgspec.json.decode(await anext(told))
        assert first == {"done": 0, "of": 1000, "tried": 0}
        await asyncio.to_thread(slow.begun.acquire, timeout=5)
        assert msgspec.json.decode(await anext(told)) == {"done": 500, "of": 1000, "tried": 7}
        await told.aclose()  # type: ignore[attr-defined]
        assert await asyncio.to_thread(slow.stopped.acquire, timeout=5)

    asyncio.run(visit())


def test_a_search_that_fails_says_so(caplog: pytest.LogCaptureFixture) -> None:
    def fail(*_: object) -> Answer:
        raise RuntimeError

    async def visit() -> None:
        *_, last = [line async for line in Searches().begin(fail)]
        assert msgspec.json.decode(last) == {"error": ["server-trouble", {}]}

    asyncio.run(visit())
    assert "a search in a figure has failed" in caplog.text


def test_a_few_run_at_once_and_too_many_are_refused() -> None:
    async def visit() -> None:
        searches, slow = Searches(), Slow()
        crowd = [searches.begin(slow) for _ in range(MOST)]
        for told in crowd:
            await anext(told)
        for _ in range(AT_ONCE):
            assert await asyncio.to_thread(slow.begun.acquire, timeout=5)
        assert not await asyncio.to_thread(slow.begun.acquire, timeout=0.2)
        with pytest.raises(Refused) as caught:
            searches.begin(slow)
        assert caught.value.status == 503
        for told in crowd:
            await told.aclose()  # type: ignore[attr-defined]
        await searches.close()
        assert searches.begin(slow)

    asyncio.run(visit())


def test_each_address_has_its_limit() -> None:
    from starlette.testclient import TestClient

    from tripot.server.limits import Limits

    app = make_app(":memory:", compile_ahead=False, limits=Limits(searches_burst=2, searches_a_minute=1))
    with TestClient(app, base_url="http://127.0.0.1:8000") as client:
        answers = [post(client, "possible", text=HEXAGON) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].json()["error"][0] == "server-too-many-searches"


def test_every_route_is_tried_here() -> None:
    assert {route.path.rpartition("/")[2] for route in ROUTES} == {
        "figures",
        "open",
        "paper",
        "draw",
        "possible",
        "hint",
        "{id}",
    }
