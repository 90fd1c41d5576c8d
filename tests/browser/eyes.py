"""What a person sees of the page, and what the page hears."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ElementHandle, Locator, Page

from tests.browser.ear import Ear

PATIENCE = 60
"""Seconds."""

ON_SCREEN = """(svg, [x, y]) => {
  const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
  return [point.x, point.y];
}"""


def quoted(name: str) -> str:
    """For use in a CSS selector."""
    return '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'


def board(panel: str) -> str:
    return f"svg[data-panel={quoted(panel)}]"


def in_hand(thing: str) -> str:
    return f"button[data-thing={quoted(thing)}]"


def on_board(thing: str) -> str:
    return f"g[data-thing={quoted(thing)}]"


def laid(thing: str) -> str:
    return f"[data-laid-thing={quoted(thing)}]"


class Eyes:
    """Looks at the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ear = Ear(page)
        self.doing = ""
        """What the person is about to do, for the report of a failure."""

    def until(self, what: Callable[[], Any], why: str = "") -> None:
        """Wait until it is so."""
        end = time.monotonic() + PATIENCE
        while not what():
            assert time.monotonic() < end, f"waited in vain: {why or what} ({self.doing})"
            self.page.wait_for_timeout(5)

    def see(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def shows(self, selector: str) -> bool:
        return self.see(selector).count() > 0

    def read(self, selector: str) -> str:
        """The text of the first one."""
        return self.see(selector).first.inner_text()

    def attribute(self, selector: str, name: str) -> str | None:
        return self.see(selector).first.get_attribute(name)

    def element(self, selector: str) -> ElementHandle:
        """The first one."""
        found = self.see(selector).first.element_handle()
        assert found is not None
        return found

    def point(self, place: str) -> tuple[float, float]:
        """Where a place is on the screen, once its board has come to rest."""
        panel, x, y = self.ear.place(place)
        tab = f"[data-panel-tab={quoted(panel)}]"  # a phone shows one board at a time
        if self.shows(tab) and self.attribute(tab, "aria-pressed") != "true":
            self.see(tab).click()
        svg = self.element(board(panel))
        before = None
        while (now := svg.evaluate(ON_SCREEN, [x, y])) != before:
            before = now
            self.page.wait_for_timeout(20)
        return now[0], now[1]

    def pose_of(self, thing: str) -> str:
        """How a thing lies, laid or in the hand."""
        return self.attribute(laid(thing) if self.shows(laid(thing)) else in_hand(thing), "data-lies") or ""
