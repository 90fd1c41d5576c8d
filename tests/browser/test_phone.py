"""Each game on a phone: from the lobby to a move by touch."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.eyes import in_hand, laid
from tests.browser.hands import TOUCH
from tests.browser.person import Person
from tests.browser.test_games import GAMES, Game

pytestmark = pytest.mark.browser

WIDTH, HEIGHT = 390, 844
LIFT = 48
"""While a finger drags, the thing floats so far above it (web/src/board/drag.svelte.ts)."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_on_a_phone_the_table_fits_and_a_finger_makes_a_move(game: Game, come: Callable[..., Person]) -> None:
    person = come(WIDTH, HEIGHT, has_touch=True, is_mobile=True, device_scale_factor=2)
    person.open(game.name, game.options, game.people, TOUCH)
    assert person.wait_for_turn(TOUCH)
    nothing_hangs_over(person)
    person.play(next(move for move in person.ear.moves if move[1]), TOUCH)
    nothing_hangs_over(person)


def nothing_hangs_over(person: Person) -> None:
    """The page is as wide as the phone, and board and main actions are in sight."""
    assert person.page.evaluate("document.documentElement.scrollWidth") == WIDTH
    for selector in ("svg[data-panel]", "[data-action=hint]"):
        box = person.see(selector).first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= WIDTH
        assert box["y"] + box["height"] <= HEIGHT


def test_a_finger_drags_a_tile_which_lies_above_the_finger(come: Callable[..., Person]) -> None:
    person = come(WIDTH, HEIGHT, has_touch=True, is_mobile=True, device_scale_factor=2)
    person.open("triolet", people=("Anne", "Basile"), way=TOUCH)
    assert person.wait_for_turn(TOUCH)
    text, touches, _ = next(move for move in person.ear.moves if len(move[1]) == 1 and "@" in move[0])
    ((thing, _, place),) = touches
    box = person.see(in_hand(thing)).bounding_box()
    assert box is not None
    x, y = person.point(place)
    swipe(person, (box["x"] + 20, box["y"] + 20), (x, y + LIFT))
    person.until(lambda: person.shows(laid(thing)), "the tile is laid")
    person.confirm(TOUCH)
    person.until(lambda: person.ear.played, "the move")
    assert person.ear.played == [text]


def swipe(person: Person, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger goes down, along, rests (after a flick Chromium takes no tap for a moment), and goes up."""
    finger = person.page.context.new_cdp_session(person.page)
    steps = (*range(9), 8, 8, 8, 8)
    ways = [tuple(a + (b - a) * step / 8 for a, b in zip(start, end, strict=True)) for step in steps]
    for step, (x, y) in enumerate(ways):
        kind = "touchMove" if step else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        person.page.wait_for_timeout(30)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
