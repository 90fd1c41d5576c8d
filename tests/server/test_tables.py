"""The life of a table over HTTP and WebSocket."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.kit import browser, make, server
from tripot.engine.registry import find_game, game_names
from tripot.record import read_record, verify
from tripot.server.refusal import Refused
from tripot.server.storage import Entry, NumberTakenError, Storage, TableRow
from tripot.server.tables import Table
from tripot.server.wire import Seat

GAME = "trigon"


@pytest.mark.parametrize("game", game_names())
def test_people_play_at_one_screen(game: str) -> None:
    with server() as client:
        made = make(client, game)
        with browser(client, made) as page:
            assert page.table["game"] == game
            assert page.table["kit"]["panels"]
            state = page.look(None)
            for _ in range(12):
                seat = state["actor"]
                state = page.look(seat)
                assert state["moves"]
                state = page.play(state, choice=len(state["moves"]) // 2)
            assert state["sheet"]
            assert state["result"] is None


@pytest.mark.parametrize("game", game_names())
def test_computers_play_to_the_end_and_the_record_is_true(game: str) -> None:
    with server() as client:
        made = make(client, game, computers=range(6))
        with browser(client, made) as page:
            page.send("look", seat=None)
            state = page.until(lambda state: state["result"] is not None)
            assert state["actor"] is None
            assert state["result"]["ending"] in find_game(game).endings
            assert state["result"]["lines"]
        answer = client.get(f"/api/tables/{made['id']}/record?key={made['key']}")
        assert answer.status_code == 200
        result = verify(read_record(answer.text)).result()
        assert result is not None
        assert list(result.scores) == state["result"]["scores"]


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite")
    with server(file) as client:
        made = make(client, GAME, mode="two")
        with browser(client, made) as page:
            state = page.play(page.look(0), choice=7)
            before = page.look(1)
            assert state["number"] == before["number"]
    with server(file) as client, browser(client, made) as page:
        assert page.look(1) == before


def test_two_that_race_are_decided_by_the_database() -> None:
    storage = Storage(":memory:")
    row = TableRow("t", "k", GAME, "mode=two", (Seat("person", "Anne"), Seat("person", "Basile")), 0)
    storage.create(row)
    first, second = Table(row, storage), Table(row, storage)
    action = int(first.view(0).actions()[0])
    first.play(0, action)
    with pytest.raises(Refused) as refusal:
        second.play(0, int(second.view(0).actions()[1]))
    assert refusal.value.stale
    assert second.number == 1
    assert second.entries == first.entries
    with pytest.raises(NumberTakenError):
        storage.append("t", [Entry(1, 0, "again", None, 0)])
    assert storage.entries("t") == first.entries


def test_several_entries_are_appended_all_or_none() -> None:
    storage = Storage(":memory:")
    storage.create(TableRow("t", "k", GAME, "", (), 0))
    storage.append("t", [Entry(2, 0, "here", None, 0)])
    with pytest.raises(NumberTakenError):
        storage.append("t", [Entry(1, 0, "new", None, 0), Entry(2, 0, "new", None, 0)])
    assert [entry.number for entry in storage.entries("t")] == [2]


def test_a_stale_or_foreign_action_changes_nothing() -> None:
    with server() as client, browser(client, make(client, GAME, mode="two")) as page:
        state = page.look(0)
        text = state["moves"][0][0]
        assert page.ask("play", number=7, text=text)["error"][0] == "server-stale"
        page.look(1)
        assert page.ask("play", number=0, text=text)["error"][0] == "server-not-your-turn"
        page.look(None)
        assert page.ask("play", number=0, text=text)["error"][0] == "server-not-your-turn"
        assert page.ask("play", number=0, text="nonsense")["do"] == "play"
        assert page.look(0) == state


def test_computers_seats_have_no_eyes_to_borrow() -> None:
    with server() as client, browser(client, make(client, GAME, computers=[1], mode="two")) as page:
        assert page.ask("look", seat=1)["error"][0] == "server-not-your-seat"
        assert page.ask("look", seat=9)["error"][0] == "server-not-your-seat"


def test_again_rotates_the_seats() -> None:
    with server() as client:
        made = make(client, GAME, computers=[1], mode="two")
        answer = client.post(f"/api/tables/{made['id']}/again", json={"key": made["key"]})
        assert answer.status_code == 200
        with browser(client, answer.json()) as page:
            assert page.table["names"] == ["greedy", "Anne"]
            assert page.table["options"]["mode"] == "two"
        assert client.post(f"/api/tables/{made['id']}/again", json={"key": "no"}).status_code == 403


def test_the_table_is_closed_to_others() -> None:
    with server() as client:
        made = make(client, GAME, mode="two")
        with client.websocket_connect(f"/api/tables/{made['id']}?key=wrong") as session:
            assert session.receive_json()["error"][0] == "server-wrong-key"
            assert session.receive()["code"] == 4403
        with client.websocket_connect("/api/tables/nowhere?key=wrong") as session:
            assert session.receive_json()["error"][0] == "server-no-table"
            assert session.receive()["code"] == 4404


def test_looking_back_shows_what_was_there_then() -> None:
    with server() as client, browser(client, make(client, GAME, mode="two")) as page:
        first = page.look(0)
        second = page.play(first)
        page.look(1)
        past = page.ask("show", entry=0)["past"]
        assert past["seat"] == 1
        assert past["scene"]["things"] == first["scene"]["things"]
        assert past["moves"] == []
        page.look(0)
        assert page.ask("show", entry=1)["past"]["scene"]["things"] == second["scene"]["things"]
        assert page.ask("show", entry=2)["error"][0] == "server-no-entry"


def test_a_touch_is_explained() -> None:
    with server() as client, browser(client, make(client, GAME, mode="two")) as page:
        state = page.look(0)
        text, touches, gain = state["moves"][0]
        explained = page.ask("explain", number=0, touches=touches)["explain"]
        assert explained["text"] == text
        assert explained["preview"]["total"] == gain
        assert explained["touches"] == touches
        far = page.table["kit"]["panels"][0]["places"][-1]["id"]
        assert "reason" in page.ask("explain", number=0, touches=[[*touches[0][:2], far]])["explain"]
        for wrong in (["no", *touches[0][1:]], [touches[0][0], "no", far], [*touches[0][:2], "no"]):
            assert page.ask("explain", number=0, touches=[wrong])["error"][1]["name"] == "no"


def test_a_hint_is_a_legal_action() -> None:
    with server() as client, browser(client, make(client, GAME, mode="two")) as page:
        state = page.look(0)
        hint = page.ask("hint", number=0)["hint"]
        assert [hint["text"], hint["touches"], hint["gain"]] in state["moves"]
        assert page.ask("hint", number=1)["error"][0] == "server-stale"
