"""The teacher in the page: a hint that is played, a game that is reviewed and played on from a decision."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.fits import discs_can_be_told_apart
from tests.browser.hands import CLICK, KEYS
from tests.browser.person import Person
from tests.browser.test_axe import look
from tests.browser.test_table import message, play_some
from tripot.engine.words import in_words

pytestmark = pytest.mark.browser

Come = Callable[..., Person]
SIZES = [(1280, 800, "light"), (390, 844, "dark")]


@pytest.mark.parametrize(("width", "height", "light"), SIZES, ids=["wide", "phone"])
def test_a_hint_gives_reasons_and_is_played(width: int, height: int, light: str, come: Come) -> None:
    person = come(width, height, color_scheme=light, bypass_csp=True)
    person.open("trini")
    way = KEYS if width > height else CLICK
    play_some(person, 1)
    person.press("[data-action=hint]", way)
    person.until(lambda: person.shows("[data-advice]"), "the hint")
    assert person.ear.hint is not None
    moves = person.ear.hint["moves"]
    assert [one.get_attribute("data-text") for one in person.see("[data-advice]").all()] == [m["text"] for m in moves]
    for number, move in enumerate(moves, 1):
        person.press(f"[data-advice='{number}']", way)
        person.until(lambda n=number: person.see(f"[data-advice-at='{n}'][opacity='1']").count() == 1, "on the board")  # type: ignore[misc]
        told = person.read(".advice.shown")
        assert in_words(message(move["what"])) in told
        there = {touch[2] for touch in move["touches"]}
        spoken = {place.get_attribute("data-spoken") for place in person.see("[data-spoken]").all()}
        assert (
            spoken
            == set(re.findall(r"\b[a-z]\d\b", " ".join(in_words(message(reason)) for reason in move["reasons"])))
            - there
        )
        assert all(in_words(message(reason)).casefold() in told.casefold() for reason in without_names(move["reasons"]))
    look(person, "hint")
    person.press("[data-advice='1']", way)
    person.press("[data-action=follow]", way)
    person.confirm()
    person.until(lambda: person.ear.played[-1] == moves[0]["text"], "it is played")
    person.until(lambda: not person.shows("[data-advice]"), "the hint goes with the turn")


def test_on_a_small_board_the_moves_of_a_hint_can_be_told_apart(come: Come) -> None:
    person = come(667, 375)
    person.open("trigon")
    for turn in range(8):
        assert person.wait_for_turn()
        person.doing = f"turn {turn}"
        person.press("[data-action=hint]")
        person.until(lambda: person.shows("[data-advice-at]"), "the hint")
        discs_can_be_told_apart(person)
        person.press("[data-action=follow]")
        person.confirm()


def without_names(reasons: list[list[Any]]) -> list[list[Any]]:
    return [reason for reason in reasons if "seat-name" not in json.dumps(reason)]


@pytest.mark.parametrize(("width", "height", "light"), SIZES, ids=["wide", "phone"])
def test_a_finished_game_is_reviewed_and_played_on(width: int, height: int, light: str, come: Come) -> None:
    person = come(width, height, color_scheme=light, bypass_csp=True)
    person.open("trini")
    play_some(person, 3)
    first = person.table
    person.press("[data-action=menu]" if width > height else "[data-action=plus]")
    for _ in range(2):
        person.press("[data-action=resign]")
    person.until(lambda: person.ear.state["result"], "the end")
    if person.shows("[data-action=close]"):
        person.press("[data-action=close]")
    person.press("[data-action=analyse]")
    person.until(lambda: person.shows("[data-chart]"), "the review")
    review = json.loads(person.page.request.get(f"/api/tables/{first}/review").text().splitlines()[-1])["review"]
    assert person.see("[data-decisions=all] [data-decision]").count() == len(review["decisions"])
    assert person.see("[data-turn-at]").count() == len(review["turning_points"])
    look(person, "review")
    which = next(k for k, one in enumerate(review["decisions"]) if one["better"])
    decision = review["decisions"][which]
    person.press(f"[data-decisions=all] [data-decision='{which}']")
    person.until(lambda: person.shows("[data-judged=better][aria-pressed=true]"), "what would have been better")
    assert in_words(message(decision["played"]["what"])) in person.read("[data-judged=played]")
    assert in_words(message(decision["better"]["what"])) in person.read("[data-judged=better]")
    person.press("[data-judged=played]")
    person.until(lambda: person.shows("[data-judged=played][aria-pressed=true]"), "what was played")
    look(person, "decision")
    person.key("ArrowRight")
    person.until(lambda: person.shows(f".decision[data-at='{which + 1}']"), "the next decision")
    person.key("ArrowLeft")
    person.until(lambda: person.shows(f".decision[data-at='{which}']"), "this one again")
    person.press("[data-action=play-on]")
    person.until(lambda: person.table != first, "another table")
    assert person.wait_for_turn()
    assert person.ear.state["seat"] == decision["seat"]
    better = decision["better"]
    person.play(next(move for move in person.ear.moves if move[0] == better["text"]))
