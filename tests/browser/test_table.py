"""What one can do at a table besides playing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.browser.ear import Json
from tests.browser.eyes import in_hand
from tests.browser.person import Person
from tripot.engine.message import Message, say
from tripot.engine.words import in_words

pytestmark = pytest.mark.browser

Come = Callable[..., Person]


def play_some(person: Person, turns: int) -> None:
    for _ in range(turns):
        assert person.wait_for_turn()
        person.play(next(move for move in person.ear.moves if move[1]))
    assert person.wait_for_turn()


def test_undo_takes_back_ones_move_and_the_computers_answer(come: Come) -> None:
    person = come()
    person.open("trini")
    play_some(person, 2)
    before, number = person.ear.scene, person.ear.state["number"]
    play_some(person, 1)
    assert person.ear.scene != before
    person.press("[data-action=undo]")
    person.until(lambda: person.ear.state["number"] > number + 2)
    assert person.wait_for_turn()
    assert person.ear.scene == before


def test_undo_that_is_not_possible_says_why(come: Come) -> None:
    person = come()
    person.open("triolet", people=("Anne", "Basile"))
    play_some(person, 1)
    person.see("[data-action=undo]").click(force=True)
    person.until(lambda: person.shows("p.why"), "the reason")
    assert person.read("p.why") == in_words(message(person.ear.state["undo"]))


def test_a_person_is_called_by_name_at_one_table_after_the_other(come: Come) -> None:
    person = come()
    person.open("triggery", people=("Anne", "Basile"))
    for _ in range(3):
        assert person.wait_for_turn()
        own, other = person.see(".cap b").all_inner_texts()
        assert own == in_words(say("triggery-your-board"))
        assert other in {"Anne", "Basile"}
        before = person.table
        for _ in range(2):
            person.press("[data-action=new]")
        person.until(lambda before=before: person.table != before, "another table")  # type: ignore[misc]


def test_a_new_game_asks_once(come: Come) -> None:
    person = come()
    person.open("triolet", people=("Anne", "Basile"))
    first = person.table
    person.press("[data-action=new]")
    assert person.table == first
    person.press("[data-action=new]")
    person.until(lambda: person.table != first, "another table")


def test_a_hint_can_be_followed(come: Come) -> None:
    person = come()
    person.open("trigon", {"mode": "two"})
    assert person.wait_for_turn()
    person.press("[data-action=hint]")
    person.until(lambda: person.shows("[data-advice]"), "the hint")
    assert person.ear.hint is not None
    moves = person.ear.hint["moves"]
    assert person.see("[data-advice]").count() == len(moves) == 3
    assert in_words(message(moves[0]["what"])) in person.read("[data-advice='1']")
    assert in_words(message(moves[0]["reasons"][0])).casefold() in person.read(".advice.shown .why").casefold()
    person.press("[data-advice='2']")
    person.until(lambda: person.attribute("[data-advice='2']", "aria-pressed") == "true", "the second one is shown")
    person.press("[data-action=follow]")
    person.confirm()
    person.until(lambda: person.ear.played == [moves[1]["text"]])
    person.until(lambda: not person.shows("[data-advice]"), "the hint goes with the turn")


def test_a_reload_keeps_the_table_and_hides_the_hand_again(come: Come) -> None:
    person = come()
    person.open("triolet", people=("Anne", "Basile"))
    play_some(person, 3)
    number, things, scores = person.ear.state["number"], person.ear.scene["things"], scores_of(person)
    person.page.reload()
    person.until(lambda: person.shows("[data-pass]"))
    assert person.ear.state["seat"] is None
    assert not person.shows("button[data-thing]")
    assert person.wait_for_turn()
    assert (person.ear.state["number"], person.ear.scene["things"], scores_of(person)) == (number, things, scores)
    play_some(person, 1)


def scores_of(person: Person) -> list[str | None]:
    return [person.attribute(f'[data-seat="{seat}"] [data-score]', "data-score") for seat in range(2)]


def test_who_has_only_the_address_watches(come: Come) -> None:
    person, other = come(), come()
    person.open("triominos", people=("Anne", "Basile"))
    play_some(person, 1)
    other.page.goto(f"/table/{person.table}")
    other.until(lambda: other.shows("main[data-eyes=all]"))
    assert not other.shows("button[data-thing], [data-pass], [data-button]")
    play_some(person, 1)
    other.until(lambda: other.ear.state["number"] == person.ear.state["number"])
    assert other.ear.scene["things"] == person.ear.scene["things"]
    assert all(message["state"]["scene"]["hand"] is None for message in other.ear.heard if "state" in message)


def test_an_illegal_place_is_drawn_illegal_before_the_click_and_says_why(come: Come) -> None:
    person = come()
    person.open("trigon", {"mode": "two"})
    assert person.wait_for_turn()
    thing = person.ear.hand["things"][-1]["id"]
    pose = person.pose_of(thing)
    form = person.ear.kind(thing)["poses"][pose]["kind"]
    person.press(in_hand(thing))
    open_places = {touches[0][2] for _, touches, _ in person.ear.moves if touches[0][:2] == [thing, pose]}
    free = [place for place in places_of(person) if place["kind"] == form and place["id"] not in open_places]
    illegal = free[len(free) // 2]["id"]
    person.page.mouse.move(*person.point(illegal))
    person.until(lambda: person.shows("[data-laid=no]"), "it is drawn illegal")
    person.until(lambda: person.shows("p.why"), "the reason")
    explained = [message["explain"] for message in person.ear.heard if "explain" in message]
    assert explained[-1]["touches"] == [[thing, pose, illegal]]
    assert person.read("p.why") == in_words(message(explained[-1]["reason"]))
    person.point_and_press(*person.point(illegal))
    assert person.shows("[data-laid=no]")
    assert person.see("[data-action=confirm]").is_disabled()
    assert person.ear.played == []


def places_of(person: Person) -> list[Json]:
    found: list[Json] = person.ear.table["kit"]["panels"][0]["places"]
    return found


def test_tiles_are_exchanged_by_touching_them_into_the_bag(come: Come) -> None:
    person = come()
    person.open("triolet", people=("Anne", "Basile"))
    play_some(person, 2)
    exchanges = [move for move in person.ear.moves if move[0].startswith("exchange")]
    person.play(max(exchanges, key=lambda move: len(move[1])))
    assert person.wait_for_turn()
    assert person.ear.played[-1].startswith("exchange")


def test_the_language_changes_at_once(come: Come) -> None:
    person = come()
    person.open("triggery", people=("Anne", "Basile"))
    assert person.wait_for_turn()
    for language in ("fr", "en"):
        person.press("[data-action=language]")
        person.until(lambda language=language: person.attribute("html", "lang") == language)  # type: ignore[misc]
        assert person.read("[data-action=undo]") == in_words(say("page-undo"), language)
        assert person.read("header .meta") == in_words(message(person.ear.scene["subtitle"]), language)
        assert person.read("section.hand h2") == in_words(message(person.ear.hand["title"]), language)


def test_looking_back_shows_an_earlier_position_and_returns(come: Come) -> None:
    person = come()
    person.open("trini", people=("Anne", "Basile"))
    boards = []
    for _ in range(4):
        play_some(person, 1)
        boards.append(board_of(person))
    assert boards[1] != boards[2] != boards[3]
    person.press('[data-row="2"]')
    person.press('[data-row-show="2"]')
    person.until(lambda: board_of(person) == boards[1], "the board after two moves")
    person.press("[data-action=later]")
    person.until(lambda: board_of(person) == boards[2], "the board after three")
    person.press("[data-action=present]")
    person.until(lambda: board_of(person) == boards[3])


def board_of(person: Person) -> dict[str, str]:
    """The things that the page shows on its board, and how they lie."""
    script = "(all) => Object.fromEntries(all.map((one) => [one.dataset.thing, one.dataset.lies]))"
    found: dict[str, str] = person.see("svg g[data-thing]").evaluate_all(script)
    return found


def message(found: list[Any]) -> Message:
    """A message as it comes over the wire."""
    return msgspec.convert(found, Message)
