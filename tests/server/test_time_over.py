"""What happens when the time of a table's clock is over, and while the server stands still."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.kit import another, browser, house_of, make, party, server, sit
from tests.server.tables import entry
from tripot.server import peer, room
from tripot.server.standing import START
from tripot.server.tables import now_ms

GAME = "trigon"
CLOCK = {"kind": "game", "seconds": 60}


def begin(client: TestClient, ident: str, ago: float) -> None:
    """The first person began to think so many seconds ago."""
    storage = house_of(client).storage
    number = len(storage.entries(ident)) + 1
    storage.append(ident, [entry(number, 0, START, time=now_ms() - int(ago * 1000))])


def test_with_two_seats_the_other_one_wins() -> None:
    with server() as anne:
        ident = make(anne, GAME, clock=CLOCK, mode="two")
        with browser(anne, ident) as page:
            page.look(None)  # the rules are loaded, which takes longer than the time that is left
            begin(anne, ident, 58)
            house = house_of(anne)
            assert anne.portal is not None
            anne.portal.call(house.heard, ident)
            assert 0 < page.look(0)["clock"]["left"][0] <= 2000
            over = page.until(lambda state: state["result"])
            assert (over["result"]["by"], over["result"]["winners"], over["actor"]) == ("time", [1], None)
            assert over["clock"]["left"] == [0, 60_000]
            assert page.refusal("back", number=over["number"]) == "server-not-now"


def test_with_more_seats_a_computer_plays_on() -> None:
    with server() as anne:
        ident = make(anne, GAME, clock=CLOCK, waiting=[1, 2], mode="three")
        others = [another(anne) for _ in range(2)]
        for one in others:
            sit(one, ident)
        begin(anne, ident, 59.5)
        with browser(anne, ident) as page, browser(others[0], ident) as other:
            other.until_table(lambda table: table["seats"][0]["kind"] == "computer")
            assert other.look(1)["result"] is None
            assert other.until_seen(1, 5)["actor"] == 1
            assert page.until_seen(0, 5)["may"] == ["back"]


def test_it_is_over_too_when_nobody_was_there() -> None:
    with server() as anne:
        ident = make(anne, GAME, clock=CLOCK, mode="two")
        begin(anne, ident, 3600)
        with browser(anne, ident) as page:
            page.send("look", seat=1)
            assert page.until(lambda state: state["result"])["result"]["by"] == "time"


def test_what_was_on_its_way_when_the_time_was_over_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_GIVEN_BACK", 20_000)
    monkeypatch.setattr(peer, "LONGEST_DELAY", 20_000)
    with server() as anne:
        ident = make(anne, GAME, clock=CLOCK, mode="two")
        begin(anne, ident, 59)
        with browser(anne, ident) as page:
            page.send("pong", sent=0)
            while (state := page.look(0))["clock"]["left"][0] > 0:
                time.sleep(0.1)
            after = page.play(state)
            assert (after["result"], after["actor"]) == (None, 1)
            assert 0 <= after["clock"]["left"][0] <= 500  # more than that isn't given back


def test_a_server_that_stops_in_order_gives_the_time_back(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite")
    with server(file) as anne:
        ident = make(anne, GAME, clock=CLOCK, mode="two")
        begin(anne, ident, 20)
        with browser(anne, ident) as page:
            assert 38_000 < page.look(0)["clock"]["left"][0] <= 40_000
    with server(file) as house:
        entries = house_of(house).storage.entries(ident)
        assert [one.kind for one in entries] == ["start", "pause"]
        assert 20_000 <= entries[-1].spent < 25_000
    time.sleep(2)
    with server(file, like=anne) as house, browser(house, ident) as page:
        page.until_seen(None, 3)
        state = page.look(0)
        left = state["clock"]["left"][0]
        assert 60_000 - entries[-1].spent - 1_000 < left <= 60_000 - entries[-1].spent
        assert state["clock"]["running"] == 0


def test_a_server_that_is_killed_gives_nothing_back(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite")
    with server(file) as anne:
        ident = make(anne, GAME, clock=CLOCK, mode="two")
        begin(anne, ident, 20)
        with browser(anne, ident) as page:
            page.look(0)
            with server(file, like=anne) as again, browser(again, ident) as later:  # as if the first weren't there
                assert later.look(0)["clock"]["left"][0] <= 40_000


def test_the_clock_of_each_is_told_to_all() -> None:
    with party(GAME, mode="two", clock=CLOCK | {"increment": 600}) as two:
        assert two.look()[1]["clock"]["of"] == 60_000
        two.play()
        for state in two.look():
            assert state["clock"]["running"] == 1
            assert 600_000 < state["clock"]["left"][0] <= 660_000
