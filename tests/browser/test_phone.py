"""Each game on a phone, from the lobby to a move by touch, and in windows as small as they come."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from tests.browser.eyes import in_hand, laid
from tests.browser.fits import all_in_sight, board_is_readable, nothing_sticks_out, panel_is_open
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
    """Board and main actions are in sight."""
    nothing_sticks_out(person)
    all_in_sight(person, "svg[data-panel], [data-action=hint]")


SMALL = ((844, 390), (667, 375), (640, 400), (320, 568), (360, 640), (320, 256))
"""Phones in both ways, and a desktop's window zoomed to 200 and 400 %, which has to be scrolled."""
HELD = ".hand [data-thing]:enabled, .hand [data-turn], .hand .main, [data-action=hint]"

TWICE = """() => {
  const all = [...document.querySelectorAll("body *")].filter((node) => !node.closest("svg"));
  const sizes = all.map((node) => 2 * Number.parseFloat(getComputedStyle(node).fontSize));
  all.forEach((node, i) => (node.style.fontSize = `${sizes[i]}px`));
}"""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_in_a_small_window_everything_can_be_pressed_and_what_is_opened_shows(
    game: Game, come: Callable[..., Person]
) -> None:
    person = come(locale="fr-FR")
    person.open(game.name, game.options)
    assert person.wait_for_turn()
    fits_small_windows(person, "a turn")
    _, touches, _ = max((move for move in person.ear.moves if move[1]), key=lambda move: move[2])
    if not person.plays_at_once(touches[0][0]):
        person.lay(*touches[0])
        fits_small_windows(person, "a draft")
    for width, height in SMALL:
        person.page.set_viewport_size({"width": width, "height": height})
        person.press("[data-action=rules]")
        person.until(lambda: person.shows("[data-panel-of=guide] h1"), "the rules")
        panel_is_open(person, "guide")
        person.press("[data-action=close]")
    person.doing = "text alone twice as large"
    person.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    person.page.evaluate(TWICE)
    nothing_sticks_out(person)


def fits_small_windows(person: Person, doing: str) -> None:
    for width, height in SMALL:
        person.doing = doing
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(120)
        nothing_sticks_out(person)
        board_is_readable(person)
        all_in_sight(person, HELD, scrolls=height < 300)
    person.page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.parametrize("path", ["/", "/puzzles", "/figures"])
def test_no_list_is_wider_than_the_smallest_window(path: str, come: Callable[..., Person]) -> None:
    person = come(320, 640, locale="fr-FR")
    person.page.goto(path)
    person.until(lambda: person.shows("[data-action=open], [data-open-puzzle], main a svg"), "the list")
    nothing_sticks_out(person)


NAMES = ("Anne-Catherine de La Rochefoucauld", "Maximilian Oberhuber-Wittelsbach")
STRIP = ".strip .seat"


def test_names_notes_and_clocks_have_room(come: Callable[..., Person]) -> None:
    """A long name ends in dots, and is said whole when it is pressed; the board stays where it is."""
    person = come(WIDTH, HEIGHT, has_touch=True, is_mobile=True, device_scale_factor=2)
    person.page.goto("/")
    seats = [{"kind": "person", "name": name} for name in NAMES]
    wish = {"game": "triominos", "options": {"players": 2}, "seats": seats, "draw": False}
    made = person.page.request.post("/api/tables", data=wish | {"clock": {"kind": "game", "seconds": 600}})
    person.page.goto(f"/table/{made.json()['id']}")
    person.until(lambda: person.see(STRIP).count() == 2, "the table")
    for seat in range(2):
        note, clock = (person.see(f"{STRIP}[data-seat='{seat}'] {part}") for part in (".note", ".clock"))
        assert note.inner_text() == "9 tiles in hand"
        assert re.fullmatch(r"10:00|9:5\d", clock.inner_text())
        assert whole(note)
        assert whole(clock)
        assert not whole(person.see(f"{STRIP}[data-seat='{seat}'] .who"))
    board = person.see("svg[data-panel]").first.bounding_box()
    person.press(f"{STRIP}[data-seat='1'] [data-action=whole]", TOUCH)
    person.until(lambda: person.shows("[data-whole='1']"), "the name")
    assert NAMES[1] in person.read("[data-whole]")
    assert whole(person.see("[data-whole]"))
    assert person.see("svg[data-panel]").first.bounding_box() == board
    person.press("[data-pass] h2", TOUCH)
    person.until(lambda: not person.shows("[data-whole]"), "it goes again")
    nothing_hangs_over(person)
    assert whole(person.see("[data-action=me]"))


def whole(part: Locator) -> bool:
    """Nothing of it is cut off."""
    there: bool = part.evaluate("node => node.scrollWidth <= node.clientWidth && node.clientWidth > 0")
    return there


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
