"""The life of a table over HTTP and WebSocket."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.kit import browser, make, server
from tripot.engine.registry import find_game, game_names
from tripot.record import read_record, verify
from tripot.record.promise import promise_of, verify_dealer

GAME = "trigon"


@pytest.mark.parametrize("game", game_names())
def test_people_play_at_one_screen(game: str) -> None:
    with server() as client, browser(client, make(client, game)) as page:
        assert page.table["game"] == game
        assert page.table["kit"]["panels"]
        state = page.look(None)
        for _ in range(12):
            seat = state["actor"]
            state = page.look(seat)
            assert state["moves"]
            gains = [gain for *_, gain in state["moves"]]
            state = page.play(state, choice=gains.index(max(gains)))  # exchanges alone would end Triolet soon
        assert state["sheet"]
        assert state["result"] is None


@pytest.mark.parametrize("game", game_names())
def test_computers_play_to_the_end_and_the_record_is_true(game: str) -> None:
    with server() as client:
        made = make(client, game, computers=range(6))
        with browser(client, made) as page:
            page.send("look", seat=None)
            state = page.until(lambda state: state["result"] is not None or state["seed"] is not None)
            if find_game(game).deals:
                assert promise_of(bytes.fromhex(state["seed"])) == page.table["promise"]
            else:
                assert (state["seed"], page.table["promise"]) == (None, None)
            assert state["actor"] is None
            assert state["result"]["ending"] in find_game(game).endings
            assert state["result"]["lines"]
        answer = client.get(f"/api/tables/{made}/record")
        assert answer.status_code == 200
        record = read_record(answer.text)
        assert verify_dealer(record) == find_game(game).deals
        result = verify(record).result()
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
    with server(file, like=client) as client, browser(client, made) as page:
        assert page.look(1) == before


def test_a_stale_or_foreign_action_changes_nothing() -> None:
    with server() as client, browser(client, make(client, GAME, mode="two")) as page:
        state = page.look(0)
        text = state["moves"][0][0]
        assert page.refusal("play", number=7, text=text) == "server-stale"
        page.look(1)
        assert page.refusal("play", number=0, text=text) == "server-not-your-turn"
        page.look(None)
        assert page.refusal("play", number=0, text=text) == "server-not-your-turn"
        assert page.ask("play", number=0, text="nonsense")["do"] == "play"
        assert page.look(0) == state


def test_computers_seats_have_no_eyes_to_borrow() -> None:
    with server() as client, browser(client, make(client, GAME, computers=[1], mode="two")) as page:
        assert page.refusal("look", seat=1) == "server-not-your-seat"
        assert page.refusal("look", seat=9) == "server-not-your-seat"


def test_a_table_that_isnt_there_is_refused() -> None:
    with server() as client, client.websocket_connect("/api/tables/nowhere") as session:
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
        assert page.refusal("show", entry=2) == "server-no-entry"


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
        for move in hint["moves"]:
            assert [move["text"], move["touches"], move["gain"]] in state["moves"]
            assert move["what"]
        assert len(hint["moves"]) == 3
        assert page.refusal("hint", number=1) == "server-stale"
