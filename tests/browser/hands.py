"""The hands of a person: they take things, turn them and lay them, by mouse, finger or keys."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.eyes import in_hand, laid, on_board, quoted
from tests.browser.keys import MANY, Keys
from tests.browser.ways import next_turn

CLICK, DRAG, KEYS, TOUCH = "click", "drag", "keys", "touch"


class Hands(Keys):
    """Touches things."""

    def press(self, selector: str, way: str = CLICK) -> None:
        """Press a button."""
        if way == KEYS:
            self.tab_to(selector)
            self.key("Enter")
        elif way == TOUCH:
            self.see(selector).tap()
        else:
            self.see(selector).click()

    def point_and_press(self, x: float, y: float, way: str = CLICK) -> None:
        """A point of the screen."""
        if way == TOUCH:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.click(x, y)

    def drag(self, origin: Locator, x: float, y: float) -> None:
        """Press, carry over the board, let go."""
        origin.hover(force=True)
        mouse = self.page.mouse
        mouse.down()
        mouse.move(x + 30, y + 30, steps=4)
        mouse.move(x, y, steps=3)
        mouse.up()

    def lay(self, thing: str, pose: str, place: str, way: str = CLICK) -> None:
        """Take a thing, turn it, and lay it at a place; one on the board is moved, or turned where it lies."""
        if self.ear.lies(thing):
            self._lay_from_board(thing, pose, place, way)
            return
        if self.attribute(in_hand(thing), "aria-pressed") != "true":
            self.press(in_hand(thing), way)
        self.turn(thing, pose, way)
        self._put(thing, place, way, in_hand(thing))
        self.turn(thing, pose, way)
        self.until(lambda: self.pose_of(thing) == pose, f"{thing} lies as {pose}")

    def turn(self, thing: str, wanted: str, way: str = CLICK) -> None:
        """Turn a thing until it lies as wanted, or choose that from its list; nothing if no turn leads there (yet)."""
        kind = self.ear.kind(thing)
        if kind.get("choose"):
            choice = f"[data-pose={quoted(wanted)}]"
            if self.pose_of(thing) != wanted and self.shows(choice):
                self.press(choice, way)
            return
        for _ in range(MANY):
            pose = self.pose_of(thing)
            turn = next_turn(kind, pose, wanted) if pose != wanted else None
            if turn is None:
                return
            if way == KEYS:
                self.key(turn["key"])
            else:
                self.press(f"[data-turn={quoted(turn['id'])}]", way)
            self.until(lambda pose=pose: self.pose_of(thing) != pose, f"{thing} turns from {pose}")  # type: ignore[misc]
        raise AssertionError((thing, wanted))

    def _lay_from_board(self, thing: str, pose: str, place: str, way: str) -> None:
        if way == KEYS:
            self.walk_to_thing(thing)
            self.key("Enter")
        else:
            self.point_and_press(*self.point(self.ear.place_of(thing)), way)
        if self.plays_at_once(thing):
            return
        if self.ear.place_of(thing) == place:
            self._choose_result(thing, pose, way)
        else:
            self._put(thing, place, way, on_board(thing))

    def plays_at_once(self, thing: str) -> bool:
        """What lies on a board and has a single other pose is just touched."""
        return self.ear.lies(thing) is not None and len(self.ear.kind(thing)["poses"]) == 2

    def _choose_result(self, thing: str, pose: str, way: str) -> None:
        """One of the small results around a thing that is turned where it lies."""
        if way == KEYS:
            self.walk_to_result(thing, pose)
            self.key("Enter")
            return
        box = self.see(f"[data-result={quoted(pose)}]").bounding_box()
        assert box is not None
        self.point_and_press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, way)

    def _put(self, thing: str, place: str, way: str, origin: str) -> None:
        """What is taken goes to a place."""
        if way == KEYS:
            self.walk_to_place(thing, place)
            self.key("Enter")
        elif way == DRAG:
            self.drag(self.see(origin).first, *self.point(place))
        else:
            self.point_and_press(*self.point(place), way)
        self.until(lambda: self.shows(laid(thing)), f"{thing} is laid at {place} by {way}")
