"""A game alone: its measure, the best that was possible, and the same deal once more."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.browser.hands import CLICK, TOUCH
from tests.browser.person import Person
from tests.browser.test_axe import look
from tripot.engine.message import Message, say
from tripot.engine.words import in_words
from tripot.record import read_record, verify
from tripot.record.log import Record

pytestmark = pytest.mark.browser

Come = Callable[..., Person]
SIZES = [(1280, 800, "light"), (390, 844, "dark")]
MOST_TURNS = 300


def play_alone(person: Person, way: str, seed: int | None = None) -> Record:
    """To the end: what turns most, or by lot; what the page shows then is what the record says."""
    lots = random.Random(seed)
    for _ in range(MOST_TURNS):
        if not person.wait_for_turn(way):
            break
        most = max(gain for _, _, gain in person.ear.moves)
        moves = [move for move in person.ear.moves if seed is not None or move[2] == most]
        person.play(lots.choice(moves) if seed is not None else moves[0], way)
    person.until(lambda: person.shows("[data-result-of]"), "the result")
    record = read_record(person.record())
    details = verify(record).details()
    said = in_words(say("triggery-measure", **details))
    assert person.read("[data-result-of] h2") == in_words(say("page-alone", score=said))
    return record


def throws_of(record: Record) -> list[str]:
    return [entry.text for entry in record.entries if entry.text.startswith("throw")]


def told(person: Person, ident: str, **args: int | Message) -> bool:
    return in_words(say(ident, **args)) in person.read("[data-bests]")


@pytest.mark.parametrize(("width", "height", "light"), SIZES, ids=["wide", "phone"])
def test_alone_to_the_end_and_once_more_with_the_same_deal(width: int, height: int, light: str, come: Come) -> None:
    phone = width < height
    person = come(width, height, color_scheme=light, bypass_csp=True, has_touch=phone)
    way = TOUCH if phone else CLICK
    person.open("triggery", {"players": 1}, ("Anne",))
    first = play_alone(person, way, seed=5)
    before = person.table
    own = verify(first).details()
    person.until(lambda: person.shows("[data-possible]"), "what was possible")
    found = person.read("[data-possible]")
    assert person.attribute("[data-possible]", "data-possible") in {"proved", "bounded"}
    look(person, "finished game alone")

    person.press("[data-action=possible]", way)
    person.until(lambda: person.shows("[data-possible-turn]"), "the best game")
    turns = person.see("[data-possible-turn]").all()
    assert len(turns) <= own["throws"]
    assert str(len(turns)) in found
    person.press(f"[data-possible-turn='{len(turns) - 1}']", way)
    person.until(lambda: person.see("[data-lies=open]").count() == 0, "a cleared board")
    person.press("[data-possible-turn='0']", way)
    person.until(lambda: person.shows("[data-possible-turn='0'][aria-pressed=true]"), "the first throw")
    look(person, "the best game")
    person.press("[data-panel-of=possible] [data-action=close]", way)
    person.until(lambda: person.shows("[data-result-of]"), "the end again")

    person.press("[data-action=same-luck]", way)
    person.until(lambda: person.table != before, "the same deal")
    assert person.ear.table["luck"] == before
    assert person.wait_for_turn(way)
    assert in_words(say("page-luck-known")) in person.read(".news" if phone else "header .meta")
    second = play_alone(person, way)
    both = min(len(throws_of(first)), len(throws_of(second)))
    assert both >= 8
    assert throws_of(first)[:both] == throws_of(second)[:both]
    better = verify(second).details()
    assert (better["throws"], better["points"]) < (own["throws"], own["points"])
    assert told(person, "page-best-deal-now", count=2)
    sheet_adds_up(person, second, way, phone=phone)

    person.press("[data-action=plus]" if phone else "[data-action=menu]", way)
    assert person.attribute("[data-luck]", "data-luck") == before
    assert in_words(say("page-honest-known")) in person.read("[data-honest]")
    person.page.goto(f"/table/{before}")
    person.until(lambda: person.shows("[data-bests]"), "the first game again")
    assert told(person, "page-best-deal", best=say("triggery-measure", **better))


def sheet_adds_up(person: Person, record: Record, way: str, *, phone: bool) -> None:
    """The rulebook's sheet: a line a throw with the running sum, to 20 at least, and the exact sum at its foot."""
    if phone:
        person.press("[data-action=sheet]", way)
    details = verify(record).details()
    rows = person.see("[data-row]").all()
    assert len(rows) == details["throws"]
    for row, throw in zip(rows, throws_of(record), strict=True):
        assert throw.removeprefix("throw ") in row.inner_text()
    assert rows[-1].locator("strong").inner_text() == str(details["points"])
    assert person.see(".sheet .blank").count() == max(0, 20 - len(rows))
    assert person.attribute("[data-sheet-total]", "data-sheet-total") == str(details["points"])
    if phone:
        person.press(".sheet [data-action=close]", way)
    person.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    lines = person.see("[data-print] table").first.locator("tbody tr").all()
    assert len(lines) == max(20, len(rows)) + 1
    assert lines[-1].locator("td").all_text_contents() == ["*", "", "", str(details["points"])]
    person.page.evaluate("dispatchEvent(new Event('afterprint'))")


def test_whoever_leaves_lets_the_work_end(come: Come) -> None:
    person = come()
    asked: list[str] = []
    person.page.on("requestfailed", lambda request: asked.append(request.url))
    person.page.route("**/optimum", lambda _: None)  # it never answers
    person.open("triggery", {"players": 1}, ("Anne",))
    play_alone(person, CLICK)
    person.until(lambda: person.shows("[data-done]"), "the work")
    person.press("[data-action=home]")
    person.until(lambda: any(url.endswith("/optimum") for url in asked), "the request is given up")
    person.until(lambda: person.shows("button[data-game]"), "the lobby")
