"""axe finds nothing serious on any page, in light and dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import ROOT
from tests.browser.person import FRIEND, Person

pytestmark = pytest.mark.browser

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DRAWN = ("[data-thing]", "[data-pose]", "[data-deal-text]")
"""Figures on these are a picture: the label says in words what is drawn."""
RUN = """async (drawn) => {
  const labels = "label-content-name-mismatch";
  const all = await axe.run(document, { resultTypes: ["violations"], rules: { [labels]: { enabled: false } } });
  const words = await axe.run({ exclude: drawn }, { resultTypes: ["violations"], runOnly: [labels] });
  return [...all.violations, ...words.violations];
}"""
GRAVE = {"serious", "critical"}


def look(person: Person, where: str) -> None:
    """What axe has to say."""
    person.doing = where
    if not AXE.is_file():
        pytest.fail("axe isn't there: `python web/build_page.py --check` gets the page's packages.", pytrace=False)
    person.page.wait_for_timeout(400)  # colours have faded in
    if not person.page.evaluate("'axe' in window"):
        person.page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = person.page.evaluate(RUN, list(DRAWN))
    grave = [(one["id"], [node["html"] for node in one["nodes"]]) for one in found if one["impact"] in GRAVE]
    assert not grave, (where, grave)


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "phone"])
def test_axe_finds_nothing_serious_on_any_page(light: str, size: tuple[int, int], come: Callable[..., Person]) -> None:
    anne = come(*size, bypass_csp=True, color_scheme=light)
    basile = come(*size, bypass_csp=True, color_scheme=light)
    menu = "[data-action=menu]" if size[0] > size[1] else "[data-action=plus]"
    anne.page.goto("/")
    anne.until(lambda: anne.shows("[data-game] svg"), "the lobby")
    anne.press("[data-action=terms]")
    look(anne, "lobby")
    anne.open("trigon", {"mode": "two"}, people=("Anne", FRIEND))
    look(anne, "table that waits")
    basile.page.goto(f"/table/{anne.table}")
    basile.until(lambda: basile.shows("[data-nickname]"), "the free seat")
    look(basile, "table with a free seat")
    basile.sit(anne.table, "Basile")
    anne.until(lambda: not anne.shows("[data-waiting]"), "the game")
    look(anne, "running table")
    anne.press(menu)
    anne.press("[data-action=ticket]")
    anne.until(lambda: anne.shows("[data-move-away] [data-qr]"), "the link")
    look(anne, "menu")
    link = anne.see("[data-move-away] [data-link]").input_value()
    anne.press("[data-action=draw]")
    basile.until(lambda: basile.shows("[data-asked]"), "the offer")
    look(basile, "offer")
    basile.press("[data-action=no]")
    basile.press("[data-action=talk]")
    basile.see("[data-say]").fill("Bonsoir")
    basile.key("Enter")
    basile.until(lambda: "Bonsoir" in basile.read("[data-talk]"), "the talk")
    basile.press("[data-action=mute]")
    look(basile, "talk")
    basile.press("[data-action=close]")
    basile.press("[data-action=rules]")
    basile.until(lambda: basile.shows("[data-panel-of=guide] h1"), "the rules")
    look(basile, "rules")
    for _ in range(2):
        anne.press("[data-action=resign]")
    anne.until(lambda: anne.ear.state["result"], "the end")
    if anne.shows("[data-action=close]"):
        anne.press("[data-action=close]")
    anne.until(lambda: anne.shows("[data-result-of]"), "the result")
    look(anne, "finished table")
    there = come(*size, bypass_csp=True, color_scheme=light)
    there.page.goto(link)
    there.until(lambda: there.shows("[data-action=move]"), "the question")
    look(there, "move")


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_serious_at_a_table_for_each_game(light: str, come: Callable[..., Person]) -> None:
    for game in ("trini", "triolet", "triggery", "triominos"):
        person = come(bypass_csp=True, color_scheme=light)
        person.open(game, people=("Anne", "Basile"))
        assert person.wait_for_turn()
        look(person, game)
