"""A whole game without a mouse, from the lobby to the next game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.hands import KEYS
from tests.browser.person import Person
from tests.browser.play import check_result, play_to_the_end

pytestmark = pytest.mark.browser


def test_a_whole_game_of_triggery_by_keys_alone(come: Callable[..., Person]) -> None:
    person = come(reduced_motion="reduce")
    person.open("triggery", {"players": 1}, ("Anne",), KEYS)
    assert play_to_the_end(person, (KEYS,)) == {KEYS}
    check_result(person)
    first = person.table
    person.press("[data-action=again]", KEYS)
    person.until(lambda: person.table != first and person.ear.state["moves"], "the next game")
