"""Each game on a phone: from the lobby to a move by touch."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.hands import TOUCH
from tests.browser.person import Person
from tests.browser.test_games import GAMES, Game

pytestmark = pytest.mark.browser

WIDTH, HEIGHT = 390, 844


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
