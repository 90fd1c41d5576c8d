"""A referee table: people play with the box, and one device enters what they do, tiles and throws included."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.kit import Browser, Json, another, browser, make, server
from tripot.engine.registry import find_game, game_names
from tripot.record import read_record, verify
from tripot.record.promise import verify_dealer

SHORT: dict[str, dict[str, Any]] = {"triggery": {"players": 1}, "trigon": {"mode": "two"}}


def enter(page: Browser, state: Json, lot: random.Random) -> Json:
    """What the referee reads off the table: for the dealer, or the best move of whose turn it is."""
    if state["actor"] == "dealer":
        assert state["moves"]
        assert all(touches == [] for _, touches, _ in state["moves"])
        text = lot.choice(state["moves"])[0]
    else:
        state = page.look(state["actor"])
        most = max(gain for *_, gain in state["moves"])
        text = lot.choice([move for *move, gain in state["moves"] if gain == most])[0]
    return page.after(state, "play", text=text)


@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_is_entered_by_hand(game: str) -> None:
    lot = random.Random(3)
    with server() as anne:
        ident = make(anne, game, dealer="people", **SHORT.get(game, {"players": 2}))
        with browser(anne, ident) as page:
            assert (page.table["promise"], page.table["dealer"]) == (None, "people")
            state = page.look(None)
            while state["result"] is None:
                state = enter(page, state, lot)
            assert state["result"]["ending"] in find_game(game).endings
            assert state["seed"] is None
            assert state["sheet"]
            state = page.after(state, "undo")  # the last entry was wrong
            assert state["result"] is None
            while state["result"] is None:
                state = enter(page, state, lot)
        record = read_record(anne.get(f"/api/tables/{ident}/record").text)
        result = verify(record).result()
        assert result is not None
        assert list(result.scores) == state["result"]["scores"]
        assert not verify_dealer(record)


@pytest.mark.parametrize("game", game_names())
def test_a_wrong_entry_is_taken_back_whoever_made_it(game: str) -> None:
    lot = random.Random(5)
    with server() as anne, browser(anne, make(anne, game, dealer="people", **SHORT.get(game, {"players": 2}))) as page:
        states = [page.look(None)]
        for _ in range(24):
            states.append(enter(page, states[-1], lot))
        for before in states[-2::-1]:
            page.look(None)
            after = page.after(page.look(None), "undo")
            assert after["actor"] == before["actor"]
            assert page.look(before["seat"])["scene"] == before["scene"]
        assert page.refusal("undo", number=page.look(None)["number"]) == "server-undo-nothing"


def test_the_dealers_entry_must_be_possible_and_at_its_time() -> None:
    with server() as anne, browser(anne, make(anne, "triominos", dealer="people")) as page:
        state = page.look(None)
        text = state["moves"][0][0]
        state = page.after(state, "play", text=text)
        assert page.refusal("play", number=state["number"], text=text) not in {"server-unreadable", "server-stale"}
        assert page.refusal("play", number=0, text=state["moves"][1][0]) == "server-stale"
        while state["actor"] == "dealer":
            state = page.after(state, "play", text=state["moves"][0][0])
        assert page.refusal("play", number=state["number"], text="draw 555") == "server-not-your-turn"
        assert page.look(state["actor"])["number"] == state["number"]


def test_who_looks_on_is_shown_no_tile_to_enter() -> None:
    with server() as anne:
        ident = make(anne, "triominos", dealer="people")
        with browser(another(anne), ident) as page:
            assert page.look(None)["moves"] == []
            assert page.refusal("play", number=0, text="draw 555") == "server-spectator"
