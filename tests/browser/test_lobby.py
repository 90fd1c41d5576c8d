"""Setting up a table while the line is slow."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route

from tests.browser.person import Person

pytestmark = pytest.mark.browser

Come = Callable[..., Person]

SEATS_OF_TRIGON = "**/api/seats?game=trigon*"


def choose_three_colours(person: Person, held: list[Route]) -> None:
    """Trigon for four, then at once for three; the questions how many seats there are have no answer yet."""
    person.page.goto("/")
    person.until(lambda: person.shows("[data-game]"), "the lobby")
    person.page.route(SEATS_OF_TRIGON, lambda route: held.append(route))  # noqa: PLW0108 - Playwright wants a function
    person.press("button[data-game=trigon]")
    person.press("[data-option=mode] [data-value=three]")
    person.until(lambda: len(held) == 2, "both questions")


def answer(person: Person, route: Route) -> None:
    with person.page.expect_response(SEATS_OF_TRIGON):
        route.continue_()


def seats(person: Person) -> int:
    return person.see("[data-seat-wish]").count()


def test_an_answer_that_has_been_overtaken_changes_nothing(come: Come) -> None:
    person, held = come(), list[Route]()
    choose_three_colours(person, held)
    first, second = held
    answer(person, second)
    person.until(lambda: seats(person) == 3, "three seats")
    answer(person, first)
    person.press("[data-action=open]")
    person.until(lambda: person.shows("main[data-number]"), "the table")
    assert len(person.ear.table["seats"]) == 3


def test_who_opens_before_the_seats_are_counted_gets_them_all(come: Come) -> None:
    person, held = come(), list[Route]()
    choose_three_colours(person, held)
    person.press("[data-action=open]")
    assert seats(person) == 2
    for route in held:
        answer(person, route)
    person.until(lambda: person.shows("main[data-number]"), "the table")
    assert len(person.ear.table["seats"]) == 3


def test_the_seats_stand_at_once_when_one_comes_back(come: Come) -> None:
    person, held = come(), list[Route]()
    choose_three_colours(person, held)
    for route in held:
        answer(person, route)
    person.until(lambda: seats(person) == 3, "three seats")
    person.page.reload()
    person.until(lambda: len(held) == 3, "the question")
    person.until(lambda: seats(person) == 3, "three seats before the answer")
    answer(person, held[2])
