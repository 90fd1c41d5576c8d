"""Who is away, and a computer for them."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.kit import PATIENCE, Party, house_of, party
from tripot.server import presence

GAME = "trigon"


@pytest.fixture(autouse=True)
def _away_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "AWAY_AFTER_MS", -1)
    monkeypatch.setattr(presence, "BEAT_SECONDS", 3600.0)


def beat(party: Party) -> None:
    portal: Any = party.clients[0].portal
    portal.call(house_of(party.clients[0]).presence.beat)


def goes(party: Party, seat: int) -> None:
    """Their browser is closed."""
    page = party.pages.pop(seat)
    page.close()
    while True:
        beat(party)
        if party.pages[0].look(0)["away"]:
            return


def test_whoever_comes_is_noted_at_once() -> None:
    with party(GAME, mode="two") as two:
        end = time.monotonic() + PATIENCE
        while house_of(two.clients[0]).storage.seen(two.ident).keys() != {0, 1}:
            assert time.monotonic() < end
            two.look()


def test_whoever_comes_back_is_no_longer_away() -> None:
    with party(GAME, 3, mode="three") as three:
        three.look()
        goes(three, 2)
        with three.comes(2) as page:
            page.look(2)
            three.pages[0].send("look", seat=0)
            three.pages[0].until(lambda state: state["away"] == [])


def test_whoever_is_gone_is_away_and_whoever_is_here_is_not() -> None:
    with party(GAME, 3, mode="three") as three:
        three.look()  # all have come
        beat(three)
        assert [state["away"] for state in three.look()] == [[], [], []]
        assert (
            three.pages[0].refusal("ask", number=three.look()[0]["number"], what="computer", about=2)
            == "server-not-now"
        )
        goes(three, 2)
        state = three.look()[0]
        assert (state["away"], state["may"]) == ([2], ["leave", "computer"])
        for about in (0, 1, None, 7):
            why = three.pages[0].refusal("ask", number=state["number"], what="computer", about=about)
            assert why == "server-not-away"


def test_the_others_agree_on_a_computer_and_the_person_comes_back() -> None:
    with party(GAME, 3, mode="three") as three:
        goes(three, 2)
        three.pages[0].after(three.look()[0], "ask", what="computer", about=2)
        asked = three.look()[1]["asked"]
        assert asked == {"what": "computer", "by": 0, "about": 2, "missing": [1], "mine": True}
        three.play()  # this question doesn't lapse
        state = three.look()[1]
        assert state["asked"] == asked
        three.pages[1].after(state, "answer", yes=True)
        three.pages[0].until_table(lambda table: table["seats"][2]["kind"] == "computer")
        three.play()
        assert three.pages[0].until(lambda state: state["actor"] == 0)["away"] == []
        with three.comes(2) as page:
            assert page.table["seats"][2]["kind"] == "computer"
            page.after(page.look(2), "back")
            page.until_table(lambda table: table["seats"][2]["kind"] == "person")


def test_with_two_it_needs_nobodys_consent() -> None:
    with party(GAME, mode="two") as two:
        two.play()
        goes(two, 1)
        two.pages[0].after(two.look()[0], "ask", what="computer", about=1)
        assert two.pages[0].until(lambda state: state["actor"] == 0)["asked"] is None


def test_the_question_lapses_when_the_person_plays() -> None:
    with party(GAME, 3, mode="three") as three:
        three.play()
        three.play()
        goes(three, 2)
        three.pages[0].after(three.look()[0], "ask", what="computer", about=2)
        with three.comes(2) as page:
            page.play(page.look(2))
        assert three.look()[0]["asked"] is None


def test_a_question_that_somebody_away_doesnt_answer_holds_nobody_up() -> None:
    with party(GAME, mode="two") as two:
        two.play()
        two.pages[0].after(two.look()[0], "undo")
        goes(two, 1)
        two.pages[0].after(two.look()[0], "ask", what="computer", about=1)
        assert two.pages[0].until(lambda state: state["actor"] == 0)["asked"] is None
