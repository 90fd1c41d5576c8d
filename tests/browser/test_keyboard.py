"""Without a mouse: a whole game, from the lobby to the next one, and where the focus is on all ways of the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.hands import KEYS
from tests.browser.person import Person
from tests.browser.play import check_result, play_to_the_end
from tests.browser.test_table import message, play_some
from tripot.engine.words import in_words

pytestmark = pytest.mark.browser


def test_a_whole_game_of_triggery_by_keys_alone(come: Callable[..., Person]) -> None:
    person = come(reduced_motion="reduce")
    person.open("triggery", {"players": 1}, ("Anne",), KEYS)
    assert play_to_the_end(person, (KEYS,)) == {KEYS}
    check_result(person)
    first = person.table
    person.press("[data-action=again]", KEYS)
    person.until(lambda: person.table != first and person.ear.state["moves"], "the next game")


def at(person: Person, selector: str) -> None:
    """That has the focus, and shows it."""
    person.until(lambda: person.shows(f"{selector}:focus-visible"), f"the focus is on {selector}")


def go(person: Person, selector: str, to: str) -> None:
    """What is pressed leads the focus there."""
    person.doing = f"{selector} is pressed"
    person.press(selector, KEYS)
    at(person, to)


def test_the_focus_goes_along_at_a_table(come: Callable[..., Person]) -> None:
    person = come()
    person.open("trini", way=KEYS)
    at(person, ".hand h2")
    assert person.wait_for_turn()
    die = person.ear.hand["things"][0]["id"]
    person.key("d")
    person.until(lambda: person.read("[data-aloud=pose]"), "how the die lies now is said")
    pose = person.ear.kind(die)["poses"][person.pose_of(die)]
    assert person.read("[data-aloud=pose]") == in_words(message(pose["label"]))
    person.play(next(move for move in person.ear.moves if move[1]), KEYS)
    assert person.wait_for_turn()
    assert person.shows("svg[data-panel]:focus")
    go(person, "[data-action=rules]", ".panel h2")
    assert person.attribute("[data-action=rules]", "aria-expanded") == "true"
    person.key("Escape")
    at(person, "[data-action=rules]")
    go(person, "[data-action=menu]", ".panel h2")
    go(person, "[data-action=close]", "[data-action=menu]")
    go(person, "[data-action=hint]", ".panel h2")
    go(person, "[data-action=follow]", ".hand h2")
    number = person.ear.state["number"]
    go(person, "[data-action=confirm]", ".hand h2")
    person.until(lambda: person.ear.state["number"] > number, "the move")
    assert person.wait_for_turn()
    go(person, "[data-action=menu]", ".panel h2")
    person.press("[data-action=resign]", KEYS)
    go(person, "[data-action=resign]", ".panel h2")
    person.until(lambda: person.shows("[data-result-of]"), "the end")
    go(person, "[data-action=close]", "[data-action=menu]")


def test_the_focus_goes_along_through_a_finished_game(come: Callable[..., Person]) -> None:
    person = come()
    person.open("trini", people=("Anne", "Basile"))
    play_some(person, 3)
    first = person.table
    person.press("[data-action=menu]")
    person.until(lambda: person.shows(".panel h2:focus:not(:focus-visible)"), "no ring for the mouse")
    for _ in range(2):
        person.press("[data-action=resign]", KEYS)
    person.until(lambda: person.shows("[data-result-of]"), "the end")
    go(person, "[data-action=close]", "[data-action=menu]")
    go(person, "[data-action=review]", ".past h2")
    for _ in person.ear.state["sheet"]:
        go(person, "[data-action=earlier]", "[data-action=earlier]")
    person.until(lambda: person.shows("[data-action=earlier][aria-disabled=true]"), "there is nothing earlier")
    go(person, "[data-action=present]", ".result h2")
    go(person, "[data-action=analyse]", ".panel h2")
    person.until(lambda: person.shows("[data-chart]"), "the review")
    picked = "[data-decisions=all] [data-decision='2']"
    go(person, picked, ".decision h3")
    assert person.read("[data-judged=played] .what").removeprefix("Played").strip() in person.read(".decision h3")
    go(person, "[data-action=later]", "[data-action=later]")
    go(person, "[data-action=list]", "[data-decision='2']")
    go(person, picked, ".decision h3")
    go(person, "[data-action=play-on]", ".hand h2")
    person.until(lambda: person.table != first, "another table")
    go(person, "[data-action=lobby]", "h1")
    go(person, "[data-action=guide]", ".panel h2")
    go(person, "[data-action=close]", "[data-action=guide]")


def test_the_focus_goes_along_through_the_puzzles(come: Callable[..., Person]) -> None:
    person = come()
    person.page.goto("/")
    person.until(lambda: person.shows("[data-seat-wish]"), "the lobby")
    go(person, "[data-action=puzzles]", "h1")
    person.until(lambda: person.shows("[data-open-puzzle]"), "the puzzles")
    other = "[data-puzzles-of=trini]"
    go(person, other, other)
    assert person.attribute(other, "aria-pressed") == "true", "a key among others, each of which Tab reaches"
    go(person, "[data-open-puzzle]", ".task")
    for _ in range(2):
        go(person, "[data-action=puzzle-hint]", "[data-action=puzzle-hint]")
    assert person.see("[data-action=puzzle-hint]").is_disabled()
    go(person, "[data-action=puzzle-show]", ".task")
    go(person, "[data-action=puzzle-again]", ".task")
