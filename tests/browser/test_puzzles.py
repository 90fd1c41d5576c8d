"""Somebody solves puzzles in the page: one of every kind, with a wrong try first, without a line, day after day."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import msgspec
import pytest

from tests.browser.hands import CLICK, DRAG, KEYS
from tests.browser.person import Person
from tests.browser.test_axe import look
from tripot.engine.registry import find_game, game_names
from tripot.puzzles import Puzzle, library, of_the_day
from tripot.server.puzzles import whole

pytestmark = pytest.mark.browser

Come = Callable[..., Person]
Json = dict[str, Any]

FIRST_OF_KIND = {
    f"{game}-{kind.name}": next(puzzle for puzzle in library(game) if puzzle.kind == kind.name)
    for game in game_names()
    for kind in find_game(game).puzzles
}


def follow(person: Person, doc: Json, number: int) -> Json:
    """The person sees this position of a puzzle."""
    node: Json = doc["nodes"][number]
    person.ear.table, person.ear.state = doc["info"], node["state"]
    person.until(lambda: person.attribute("main[data-number]", "data-number") == str(number), f"position {number}")
    return node


def make(person: Person, node: Json, text: str, way: str) -> None:
    """Make the move of that text."""
    touches = next(touches for one, touches, _ in node["state"]["moves"] if one == text)
    person.doing = f"{text} by {way}"
    if touches:
        person.make(touches, way)
    else:
        button = next(one for one in node["state"]["scene"]["buttons"] if one.get("text") == text)
        person.press(f"[data-button='{button['id']}']", way)


def solve(person: Person, doc: Json, way: str) -> None:
    """Move after move, as the solution says."""
    number = 0
    for text in doc["solution"]:
        node = follow(person, doc, number)
        if "then" in node:
            number = node["then"]
            continue
        make(person, node, text, way)
        number = node["next"][text]
    follow(person, doc, number)


def document(puzzle: Puzzle) -> Json:
    found: Json = msgspec.json.decode(bytes(whole(puzzle.ident)))
    return found


def outcome(person: Person) -> str | None:
    return person.attribute("main[data-puzzle]", "data-outcome")


@pytest.mark.parametrize("way", [CLICK, KEYS, DRAG])
@pytest.mark.parametrize("puzzle", FIRST_OF_KIND.values(), ids=FIRST_OF_KIND.keys())
def test_a_puzzle_of_each_kind_is_solved(puzzle: Puzzle, way: str, come: Come) -> None:
    person = come()
    person.page.goto(f"/puzzle/{puzzle.ident}")
    solve(person, document(puzzle), way)
    person.until(lambda: outcome(person) == "solved", "solved")
    assert "Solved at the first try!" in person.read("[data-status]")
    person.press("[data-action=puzzles]")
    person.press(f"[data-puzzles-of={puzzle.game}]")
    person.until(lambda: person.shows(f"[data-open-puzzle='{puzzle.ident}'][data-done]"), "it is ticked")
    assert person.attribute("[data-solved]", "data-solved") == "1"


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)], ids=["wide", "phone"])
def test_a_wrong_try_hints_and_the_solution(width: int, height: int, light: str, come: Come) -> None:
    person = come(width, height, color_scheme=light, bypass_csp=True)
    puzzle = next(one for one in FIRST_OF_KIND.values() if not one.find_kind().free)
    doc = document(puzzle)
    person.page.goto("/puzzles")
    person.until(lambda: person.shows("[data-day]"), "today's puzzles")
    look(person, "puzzles")
    person.page.goto(f"/puzzle/{puzzle.ident}")
    node = follow(person, doc, 0)
    wrong = next(text for text, touches, _ in node["state"]["moves"] if touches and text not in node["next"])
    make(person, node, wrong, CLICK)
    person.until(lambda: "1" in re.sub("One", "1", person.read("[data-status]")), "the try is counted")
    assert outcome(person) == ""
    look(person, "a wrong try")
    for _ in range(2):
        person.press("[data-action=puzzle-hint]")
    assert person.see("[data-action=puzzle-hint]").is_disabled()
    person.press("[data-action=puzzle-show]")
    person.until(lambda: outcome(person) == "shown", "the solution is shown")
    end = next(k for k, one in enumerate(doc["nodes"]) if one.get("solved"))
    follow(person, doc, end)
    look(person, "the solution")
    person.press("[data-action=puzzle-again]")
    solve(person, doc, CLICK)
    person.until(lambda: outcome(person) == "solved", "solved")
    person.page.goto("/puzzles")
    person.press(f"[data-puzzles-of={puzzle.game}]")
    assert not person.shows(f"[data-open-puzzle='{puzzle.ident}'][data-done]"), (
        "who has seen the solution hasn't found it"
    )


def test_the_puzzle_of_the_day_without_a_line(come: Come) -> None:
    person = come(locale="fr-FR", permissions=["clipboard-read", "clipboard-write"])
    page = person.page
    today = date.fromisoformat(page.evaluate("new Date().toLocaleDateString('sv')"))
    game = next(name for name in game_names() if library(name))
    puzzle = of_the_day(game, today)
    assert puzzle is not None
    page.goto("/puzzles")
    person.until(lambda: person.shows(f"[data-day={game}]"), "today's puzzle")
    person.until(lambda: page.evaluate("caches.match('/').then(Boolean)"), "the page is kept")
    page.evaluate(
        "([game, days]) => localStorage.setItem('tripot:puzzle-days', JSON.stringify({ [game]: days }))",
        [game, [str(today - timedelta(days=k)) for k in (2, 1)]],
    )
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.context.set_offline(True)
    page.reload()
    person.until(lambda: person.shows(f"[data-day={game}]"), "it comes without a line")
    person.press(f"[data-day={game}]")
    solve(person, document(puzzle), CLICK)
    person.until(lambda: outcome(person) == "solved", "solved")
    assert "3 jours de suite" in person.read("[data-status]")
    person.press("[data-action=puzzle-share]")
    person.until(lambda: "●" in page.evaluate("navigator.clipboard.readText()"), "the text to share")
    shared = page.evaluate("navigator.clipboard.readText()")
    assert f"/puzzle/{puzzle.ident}?day={today}" in shared
    assert all(text not in shared for step in puzzle.solution for text in step)
    page.goto("/puzzles")
    person.until(lambda: person.shows(f"[data-day={game}][data-done]"), "done for today")
    shape = next(name for name in game_names() if find_game(name).figures)
    person.press(f"[data-day={shape}]")
    person.until(lambda: person.shows(f"main[data-figure][data-game={shape}]"), "the figure of the day comes, too")
    assert person.see("[data-thing]").count() > 0
