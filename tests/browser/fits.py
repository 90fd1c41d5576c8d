"""What has to be true of a page in any window: nothing sticks out, is cut, or lies behind something else."""

from __future__ import annotations

from math import hypot

from tests.browser.person import Person

LEAST_BOARD = 120
"""A board that is smaller can't be read."""
LEAST_PANEL = 120

STICKS_OUT = """() => {
  const seen = (node) => node.getBoundingClientRect().width > 0 && !node.closest("svg, .unseen");
  const name = (node) => [node.tagName, ...Object.entries(node.dataset).flat(), node.textContent.trim()].join(" ");
  const found = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${wide} wide`);
  for (const node of document.querySelectorAll("button, a, input, select")) {
    if (!seen(node)) continue;
    const { left, right } = node.getBoundingClientRect();
    const card = node.closest(".card, .dock, aside, header, main")?.getBoundingClientRect();
    if (left < Math.max(0, card?.left ?? 0) - 1 || right > Math.min(innerWidth, card?.right ?? innerWidth) + 1)
      found.push(`${name(node)}: from ${left} to ${right}`);
    const cut = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2;
    if (node.matches(".btn") && cut) found.push(`${name(node)} is cut`);
  }
  return found;
}"""

COVERED = """([selector, scroll]) => [...document.querySelectorAll(selector)].flatMap((node) => {
  if (scroll) node.scrollIntoView({ block: "center" });
  const { left, top, width, height } = node.getBoundingClientRect();
  const points = [0.2, 0.5, 0.8].map((share) => document.elementFromPoint(left + width / 2, top + share * height));
  if (points.every((at) => node.contains(at))) return [];
  return [[...Object.entries(node.dataset).flat(), top, top + height].join(" ")];
})"""


def nothing_sticks_out(person: Person) -> None:
    found = person.page.evaluate(STICKS_OUT)
    assert not found, (person.doing, person.page.viewport_size, found)


def all_in_sight(person: Person, selector: str, *, scrolls: bool = False) -> None:
    """Each of them can be pressed where it is, or where the page has scrolled to."""
    assert person.shows(selector), (person.doing, selector)
    found = person.page.evaluate(COVERED, [selector, scrolls])
    assert not found, (person.doing, person.page.viewport_size, found)


def board_is_readable(person: Person) -> None:
    box = person.see("svg[data-panel]").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= LEAST_BOARD, (person.doing, person.page.viewport_size, box)


def panel_is_open(person: Person, name: str) -> None:
    """So much of what it tells that one sees it has opened."""
    box, size = person.see(f"[data-panel-of={name}] .body").bounding_box(), person.page.viewport_size
    assert box is not None
    assert size is not None
    seen = min(box["y"] + box["height"], size["height"]) - max(box["y"], 0)
    assert seen >= min(LEAST_PANEL, size["height"] / 2), (person.doing, size, box)


def discs_can_be_told_apart(person: Person) -> None:
    """The numbers of a hint lie on the board as a whole, and none on another."""
    board = person.see("svg[data-panel]").first.bounding_box()
    discs = [disc.bounding_box() for disc in person.see("[data-advice-at] circle").all()]
    assert board is not None
    assert discs
    for number, disc in enumerate(discs):
        assert disc is not None
        assert board["x"] <= disc["x"] <= board["x"] + board["width"] - disc["width"]
        for other in discs[:number]:
            assert other is not None
            assert hypot(disc["x"] - other["x"], disc["y"] - other["y"]) > 0.9 * disc["width"], (person.doing, discs)
