"""What can be taken back, and what can't."""

from __future__ import annotations

import time

import pytest

from tests.server.kit import Browser, Json, browser, make, server
from tests.server.tables import table_of
from tripot.engine.registry import find_game, game_names
from tripot.engine.state import DEALER
from tripot.players import player
from tripot.server.refusal import Refused
from tripot.server.undo import kept_after_undo

OPEN = "trigon"


def undo(page: Browser, state: Json) -> Json:
    return page.after(state, "undo")


def test_people_take_back_step_by_step() -> None:
    with server() as client, browser(client, make(client, OPEN, mode="two")) as page:
        start = page.look(0)
        assert start["undo"][0] == "server-undo-nothing"
        assert page.refusal("undo", number=0) == "server-undo-nothing"
        one = page.play(start)
        page.look(1)
        two = page.play(page.look(1))
        assert two["undo"] is None
        back = undo(page, two)
        assert back["actor"] == 1
        assert back["number"] == 3
        assert back["scene"]["things"] == one["scene"]["things"]
        back = undo(page, back)
        page.look(0)
        assert back["actor"] == 0
        assert page.refusal("undo", number=back["number"]) == "server-undo-nothing"
        assert page.ask("show", entry=2)["past"]["scene"]["things"] == two["scene"]["things"]


def test_the_computers_answer_is_taken_back_too() -> None:
    with server() as client, browser(client, make(client, OPEN, computers=[1], mode="two")) as page:
        start = page.look(0)
        page.send("play", number=0, text=start["moves"][0][0])
        state = page.until(lambda state: state["number"] == 2)
        assert state["actor"] == 0
        back = undo(page, state)
        assert back["scene"] == start["scene"]
        assert back["moves"] == start["moves"]


def test_a_computer_that_thinks_is_stopped() -> None:
    with (
        server(minimum_seconds=60) as client,
        browser(client, make(client, OPEN, computers=[1], level="search-3", mode="two")) as page,
    ):
        start = page.look(0)
        page.send("play", number=0, text=start["moves"][0][0])
        state = page.until(lambda state: state["thinking"] == 1)
        before = time.monotonic()
        back = undo(page, state)
        assert back["actor"] == 0
        assert back["thinking"] is None
        assert time.monotonic() - before < 5


@pytest.mark.parametrize("game", game_names())
def test_never_across_the_dealer_and_with_hidden_tiles_only_ones_own(game: str) -> None:
    table = table_of(game)
    chooser = player("random")
    asked = 0
    while table.actor >= 0 and asked < 150:
        seat = table.actor
        table.play(seat, chooser.choose(table.view(seat), seat, asked))
        table.deal()
        last = table.course.deeds[-1].actor
        everybody = range(len(table.seats))
        for eyes in (None, *everybody):
            asked += 1
            own = eyes == seat or not find_game(game).hidden
            if last != DEALER and own and not (table.actor < 0 and find_game(game).hidden):
                assert kept_after_undo(table, eyes, everybody) == len(table.course.deeds) - 1
            else:
                with pytest.raises(Refused):
                    kept_after_undo(table, eyes, everybody)
