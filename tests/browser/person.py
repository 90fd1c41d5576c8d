"""A person at the page: opens a table, waits for a turn, makes moves."""

from __future__ import annotations

from typing import Any

from tests.browser.ear import Move
from tests.browser.eyes import in_hand, quoted
from tests.browser.hands import CLICK, KEYS, Hands
from tripot.engine.options import options_from
from tripot.engine.registry import find_game

FRIEND = "somebody who comes by the link"

WHERE = """() => {
  const data = document.querySelector("main[data-number]")?.dataset;
  return data && [data.number, data.eyes];
}"""


class Person(Hands):
    """Plays at one browser; knows what the page knows."""

    def open(
        self, game: str, options: dict[str, Any] | None = None, people: tuple[str, ...] = ("Anne",), way: str = CLICK
    ) -> None:
        """Choose the game in the lobby; the first seats are for people, the others for the computer at level 1.

        A ``FRIEND`` is awaited with the link.
        """
        self.page.goto("/")
        self.until(lambda: self.shows("[data-game]"), "the lobby")
        self.press(f"button[data-game={game}]", way)
        for name, value in (options or {}).items():
            self.press(f"[data-option={name}] [data-value={quoted(str(value))}]", way)
        found = find_game(game)
        seats = found.seats(options_from(found, options or {}))
        self.until(lambda: self.see("[data-seat-wish]").count() == seats, "the seats")
        for seat in range(seats):
            self._sit(f'[data-seat-wish="{seat}"]', people[seat] if seat < len(people) else None, way)
        self.press("[data-action=open]", way)
        self.until(lambda: self.shows("main[data-number]"), "the table")

    def _sit(self, seat: str, name: str | None, way: str) -> None:
        """A person of that name, or the computer."""
        kind = {None: "computer", FRIEND: "open"}.get(name, "person")
        self.see(f"{seat} [data-who]").select_option(kind)
        if name == FRIEND:
            return
        if name is None:
            self.see(f"{seat} [data-level]").select_option("level-1")
        else:
            self.press(f"{seat} input", way)
            self.page.keyboard.type(name)

    def sit(self, table: str, name: str, way: str = CLICK) -> None:
        """Come by the link and take a seat."""
        self.page.goto(f"/table/{table}")
        self.until(lambda: self.shows("[data-nickname]"), "the free seat")
        self.see("[data-nickname]").fill(name)
        self.press("[data-action=sit]", way)
        self.until(lambda: self.ear.table.get("mine"), "the seat")

    @property
    def table(self) -> str:
        ident: str = self.ear.table["id"]
        return ident

    def record(self) -> str:
        """The record of the game as the server gives it out."""
        answer = self.page.request.get(f"/api/tables/{self.table}/record")
        assert answer.ok, answer.text()
        return answer.text()

    def wait_for_turn(self, way: str = CLICK) -> bool:
        """Until a person must decide, taking the device when it is handed over; False when the game is over."""
        while True:
            self.until(self.is_settled, "a turn")
            if self.ear.state["result"]:
                return False
            if not self.shows("[data-pass]"):
                return True
            self.press("[data-action=me]", way)
            self.until(lambda: not self.shows("[data-pass]"))

    def is_settled(self) -> bool:
        """The page shows the newest state, and a person may do something."""
        state = self.ear.state
        eyes = "all" if state.get("seat") is None else str(state["seat"])
        if self.page.evaluate(WHERE) != [str(state.get("number")), eyes]:
            return False
        return bool(state["result"] or state["moves"] or self.shows("[data-pass]"))

    def play(self, move: Move, way: str = CLICK) -> None:
        """Make a move and see that it is just this one that the page plays."""
        text, touches, _ = move
        number, sent = self.ear.state["number"], len(self.ear.played)
        self.doing = f"{text} by {way} in state {number}"
        if touches:
            self.make(touches, way)
        else:
            self.press(f"[data-button={quoted(self.ear.button(text)['id'])}]", way)
        self.until(lambda: len(self.ear.played) > sent, "the move is sent")
        assert self.ear.played[sent:] == [text], way
        self.until(lambda: self.ear.state["number"] > number, "the answer")

    def make(self, touches: list[list[str]], way: str) -> None:
        """Touch what a move touches, and confirm it if it is not played at once."""
        zone = self.ear.zone(touches[0][2])
        if zone is not None:
            self.press(f"[data-button={quoted(zone['id'])}]", way)
        for thing, pose, place in touches:
            if zone is not None:
                self.press(in_hand(thing), way)
            else:
                self.lay(thing, pose, place, way)
        if not self.plays_at_once(touches[0][0]):
            self.confirm(way)

    def confirm(self, way: str = CLICK) -> None:
        """The main button; on the board it is Enter once more."""
        self.until(self.see("[data-action=confirm]").is_enabled, "the main button")
        if way == KEYS and self.shows("svg[data-panel]:focus"):
            self.key("Enter")
        else:
            self.press("[data-action=confirm]", way)
