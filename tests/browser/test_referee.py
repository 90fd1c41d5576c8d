"""The referee's table: people play with the real box, one of them types what it gives."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import Person

pytestmark = pytest.mark.browser


def open_with_box(person: Person, game: str) -> None:
    person.page.goto("/")
    person.until(lambda: person.shows("[data-game]"), "the lobby")
    person.press(f"button[data-game={game}]")
    person.press("[data-action=terms]")
    person.see("[data-referee]").check()
    person.until(lambda: person.see("[data-seat-wish] input").count() == 2, "two people")
    for seat, name in enumerate(("Anne", "Basile")):
        person.see("[data-seat-wish] input").nth(seat).fill(name)
    person.press("[data-action=open]")
    person.until(lambda: person.shows("[data-deal-typed]"), "what the box gives")


def deal(person: Person, typed: str) -> None:
    number = person.ear.state["number"]
    person.until(lambda: person.attribute("main", "data-number") == str(number), "the page is here")
    person.page.keyboard.type(typed)
    person.key("Enter")
    person.until(lambda: person.ear.state["number"] > number, f"{typed} is entered")


@pytest.mark.parametrize("game", ["triominos", "triolet"])
def test_tiles_are_typed_and_people_play_at_one_screen(game: str, come: Callable[..., Person]) -> None:
    person = come()
    open_with_box(person, game)
    dealt = []
    for turn in range(200):
        state = person.ear.state
        if state["actor"] == "dealer":
            text = state["moves"][turn % len(state["moves"])][0]
            number = text.split()[1]
            deal(person, number[::-1] if game == "triominos" else number)  # in any order
            dealt.append(text)
        elif len(person.ear.played) >= len(dealt) + 4:
            break
        else:
            assert person.wait_for_turn()
            assert not person.shows("[data-pass]")
            moves = person.ear.moves
            person.play(next((move for move in moves if move[1]), moves[0]))
    assert [text for text in person.ear.played if text.split()[0] in {"draw", "show", "aside"} and " " in text] == dealt
    print_sheet(person)


def print_sheet(person: Person) -> None:
    """On paper there is the whole score sheet and nothing else."""
    person.page.emulate_media(media="print")
    person.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    sheet = person.read("[data-print]")
    assert "Anne" in sheet
    assert "Basile" in sheet
    assert person.see("[data-print] tbody tr").count() == len(person.ear.state["sheet"]) + 2
    assert not person.see("main").is_visible()
    person.page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert not person.shows("[data-print]")
