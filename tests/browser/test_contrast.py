"""High contrast: the system sets all colours; one still sees what is chosen, pressed or shown, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.fits import discs_can_be_told_apart
from tests.browser.person import Person

pytestmark = pytest.mark.browser

LOOKS = """(node) => {
  const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(node);
  return [backgroundColor, borderTopWidth === "0px" || borderTopColor, borderTopWidth];
}"""
FRAMED = """(nodes) => nodes.map((node) => {
  const { borderTopColor, borderTopWidth } = getComputedStyle(node);
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  return borderTopWidth !== "0px" && borderTopColor !== ground;
})"""


def differ(person: Person, chosen: str, other: str) -> None:
    looks = [person.see(selector).first.evaluate(LOOKS) for selector in (chosen, other)]
    assert looks[0] != looks[1], (chosen, looks)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_in_high_contrast_one_sees_what_is_chosen(light: str, come: Callable[..., Person]) -> None:
    person = come(forced_colors="active", color_scheme=light)
    person.page.goto("/")
    person.until(lambda: person.shows("[data-option] [aria-pressed=true]"), "the lobby")
    differ(person, "button[data-game][aria-pressed=true]", "button[data-game][aria-pressed=false]")
    differ(person, "[data-option] [aria-pressed=true]", "[data-option] [aria-pressed=false]")
    person.open("trigon", {"mode": "two"})
    assert person.wait_for_turn()
    differ(person, "[data-seat][data-turn]", "[data-seat]:not([data-turn])")
    differ(person, "[data-action=sound][aria-pressed=true]", "[data-action=patterns][aria-pressed=false]")
    assert not any(person.see(".hand [data-thing]").evaluate_all(FRAMED)), "no frames round the pieces of the tray"
    person.press(".hand [data-thing]:enabled >> nth=0")
    assert person.see(".hand [data-thing]").evaluate_all(FRAMED).count(True) == 1
    person.press("[data-action=hint]")
    person.until(lambda: person.shows("[data-advice]"), "the hint")
    differ(person, "[data-advice][aria-pressed=true] i", "[data-advice][aria-pressed=false] i")
    discs_can_be_told_apart(person)
