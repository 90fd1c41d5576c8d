"""The keyboard: Tab from part to part, arrow keys from point to point."""

from __future__ import annotations

from tests.browser.eyes import Eyes, board
from tests.browser.ways import Stop, next_arrow

MANY = 200
"""More presses than any way on the page takes."""

STOPS = """(svg) => {
  const at = (one) => one.hasAttribute("cx") ? [+one.getAttribute("cx"), +one.getAttribute("cy")]
    : one.getAttribute("transform").match(/-?[\\d.]+(e-?\\d+)?/g).slice(0, 2).map(Number);
  const targets = [...svg.querySelectorAll("[data-target]")].map((one) => [one.dataset.target, ...at(one)]);
  const results = [...svg.querySelectorAll("[data-result]")].map((one) => [`result ${one.dataset.result}`, ...at(one)]);
  return [...targets, ...results];
}"""

DIRECTION = """(wanted) => {
  const here = document.activeElement;
  if (here === wanted) return "here";
  const before = here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
  return before && here !== document.body ? "before" : "after";
}"""


class Keys(Eyes):
    """Presses keys."""

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    def tab_to(self, selector: str) -> None:
        """Tab, or Shift and Tab, until that has the focus."""
        wanted = self.element(selector)
        for _ in range(MANY):
            direction = wanted.evaluate(DIRECTION)
            if direction == "here":
                return
            self.key("Tab" if direction == "after" else "Shift+Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    def walk_to_place(self, thing: str, place: str) -> None:
        """Arrow keys until the cursor is on a place for the thing that is taken."""
        panel, *_ = self.ear.place(place)
        self.tab_to(board(panel))
        self._walk(panel, place, without=thing)

    def walk_to_result(self, thing: str, pose: str) -> None:
        """Arrow keys until the cursor is on one of the small results around a thing."""
        panel, *_ = self.ear.place(self.ear.place_of(thing))
        self._walk(panel, f"result {pose}", without=thing)

    def walk_to_thing(self, thing: str) -> None:
        """Arrow keys until the cursor is on a thing of the board."""
        panel, *_ = self.ear.place(self.ear.place_of(thing))
        self.tab_to(board(panel))
        self._walk(panel, thing)

    def _stops(self, panel: str, without: str) -> list[Stop]:
        """Where the arrow keys lead: to what may be taken, to places and results for what is taken."""
        usable = {touch[0] for _, touches, _ in self.ear.moves for touch in touches} - {without}
        things = [(one["id"], *self.ear.place(one["place"])) for one in self.ear.scene["things"] if one["id"] in usable]
        stops: list[Stop] = [(name, x, y) for name, where, x, y in things if where == panel]
        stops += [(name, x, y) for name, x, y in self.element(board(panel)).evaluate(STOPS)]
        return stops

    def _walk(self, panel: str, wanted: str, without: str = "") -> None:
        stops = self._stops(panel, without)
        cursor = self.see(f"{board(panel)} [data-cursor]")
        self.key("ArrowRight")
        for _ in range(MANY):
            self.until(cursor.count, "the cursor of the arrow keys")
            at = cursor.get_attribute("data-cursor") or ""
            if at == wanted:
                return
            key = next_arrow(at, wanted, stops)
            assert key is not None, f"no arrow keys lead from {at} to {wanted}"
            self.key(key)
        raise AssertionError(wanted)
