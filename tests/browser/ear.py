"""What the page and the server say to each other, as the page hears it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.changes import whole

Json = dict[str, Any]
Move = tuple[str, list[list[str]], int]


class Ear:
    """Listens to the page's WebSockets."""

    def __init__(self, page: Page) -> None:
        self.table: Json = {}
        self.state: Json = {}
        self.hint: Json | None = None
        self.heard: list[Json] = []
        """Every message of the server."""
        self.played: list[str] = []
        """The actions that the page has sent."""
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._say)

    def _hear(self, payload: str | bytes) -> None:
        message = whole(json.loads(payload), self.state)
        self.heard.append(message)
        self.table = message.get("table", self.table)
        self.state = message.get("state", self.state)
        self.hint = message.get("hint", self.hint)

    def _say(self, payload: str | bytes) -> None:
        message: Json = json.loads(payload)
        if message["do"] == "play":
            self.played.append(message["text"])

    # What the page knows

    @property
    def moves(self) -> list[Move]:
        """The legal moves of who looks."""
        return [(text, touches, gain) for text, touches, gain in self.state.get("moves", [])]

    @property
    def scene(self) -> Json:
        scene: Json = self.state["scene"]
        return scene

    @property
    def hand(self) -> Json:
        """The hand of who looks; empty for a spectator."""
        return self.scene["hand"] or {}

    def lies(self, thing: str) -> Json | None:
        """The thing, if it lies on a board."""
        return next((one for one in self.scene["things"] if one["id"] == thing), None)

    def place_of(self, thing: str) -> str:
        """The place of a thing that lies on a board."""
        lies = self.lies(thing)
        assert lies is not None, thing
        place: str = lies["place"]
        return place

    def kind(self, thing: str) -> Json:
        """The kind of a thing."""
        all_things = [*self.scene["things"], *self.hand.get("things", [])]
        kinds: dict[str, Json] = self.table["kit"]["kinds"]
        return kinds[next(one["kind"] for one in all_things if one["id"] == thing)]

    def place(self, name: str) -> tuple[str, float, float]:
        """The panel of a place, and where on it the place is."""
        first = self.table["kit"]["panels"][0]["id"]
        found = [(first, place) for place in self.scene.get("places", [])]
        found += [(panel["id"], place) for panel in self.table["kit"]["panels"] for place in panel["places"]]
        panel, place = next(one for one in found if one[1]["id"] == name)
        return panel, place["x"], place["y"]

    def button(self, text: str) -> Json:
        """The button of an action."""
        buttons: list[Json] = self.scene["buttons"]
        return next(one for one in buttons if one.get("text") == text)

    def zone(self, place: str) -> Json | None:
        """The button whose mode takes things into this place."""
        return next((one for one in self.scene["buttons"] if one.get("zone") == place), None)
