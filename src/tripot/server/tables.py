"""A table is its log: game, options, seats, and entries that are only ever added. All that is shown follows from it."""

from __future__ import annotations

import secrets
import time

from tripot.engine.errors import IllegalMove
from tripot.engine.options import options_from_text
from tripot.engine.position import View
from tripot.engine.registry import find_game
from tripot.engine.state import DEALER
from tripot.players.knowledge import choosable
from tripot.server.course import Course
from tripot.server.refusal import refused
from tripot.server.storage import Entry, NumberTakenError, Storage, TableRow


class Table:
    """A table in memory. Not for two threads at once (``Room`` sees to that)."""

    def __init__(self, row: TableRow, storage: Storage) -> None:
        self.row = row
        self.game = find_game(row.game)
        self.options = options_from_text(self.game, row.options)
        self.entries: list[Entry] = []
        self.course = Course(self.game, self.options)
        self._storage = storage
        self._views: dict[int | None, View] = {}
        self.read_again()

    @property
    def number(self) -> int:
        """The length of the log."""
        return len(self.entries)

    @property
    def actor(self) -> int:
        """A seat from 0, DEALER or OVER."""
        return self.course.actor

    def is_person(self, seat: int | None) -> bool:
        """Whether a person sits there."""
        return seat is not None and 0 <= seat < len(self.row.seats) and self.row.seats[seat].kind == "person"

    def is_computer(self, seat: int) -> bool:
        """Whether a computer sits there."""
        return seat >= 0 and self.row.seats[seat].kind == "computer"

    def view(self, seat: int | None) -> View:
        """What a seat may know now; None: what everybody may."""
        if seat not in self._views:
            self._views[seat] = self.course.position.view(None if seat is None else seat + 1)
        return self._views[seat]

    def answers(self, number: int) -> None:
        """Refuse a request that was made looking at an older state."""
        if number != self.number:
            raise refused("server-stale", 409)

    def play_text(self, seat: int | None, number: int, text: str) -> None:
        """A person's action. Judged by what the seat knows, so that a refusal tells nothing either."""
        self.answers(number)
        if seat is None or seat != self.actor:
            raise refused("server-not-your-turn")
        view = self.view(seat)
        self.play(seat, allowed(view, self.game.notation.read(view.state, text)))

    def play(self, seat: int, action: int) -> None:
        """Append a legal action by its number."""
        self._append([(seat, self.game.notation.write(self.course.position.state, action), None)])

    def deal(self) -> bool:
        """Let the dealer act until a seat does; whether it did anything."""
        texts = self.course.dealt(secrets.randbits(64))
        if texts:
            self._append([(DEALER, text, None) for text in texts])
        return bool(texts)

    def run_out(self, seat: int) -> None:
        """The clock acts for a seat."""
        legal = set(self.view(seat).actions().tolist())
        self.play(seat, next(action for action in self.game.clock_actions if action in legal))

    def take_back(self, seat: int | None, kept: int) -> None:
        """Go back to where the game was after its first ``kept`` actions."""
        self._append([(DEALER if seat is None else seat, "", kept)])

    def read_again(self) -> None:
        """Catch up with what others have appended."""
        for entry in self._storage.entries(self.row.id, self.number):
            self._add(entry)

    def past(self, entry: int) -> Course:
        """The course as it was after that many entries of the log."""
        if entry > self.number:
            raise refused("server-no-entry", entry=entry, there=self.number)
        return Course(self.game, self.options, self.entries[:entry])

    def _append(self, drafts: list[tuple[int, str, int | None]]) -> None:
        now = time.time_ns() // 1_000_000
        entries = [Entry(k, *draft, now) for k, draft in enumerate(drafts, self.number + 1)]
        try:
            self._storage.append(self.row.id, entries)
        except NumberTakenError:
            self.read_again()
            raise refused("server-stale", 409) from None
        for entry in entries:
            self._add(entry)

    def _add(self, entry: Entry) -> None:
        self.course.add(entry)
        self.entries.append(entry)
        self._views.clear()


def allowed(view: View, action: int) -> int:
    """The action, if a person may choose it; IllegalMove with the reason otherwise."""
    if (choosable(view) == action).any():
        return action
    if action in view.game.clock_actions:
        raise refused("server-clock-only")
    raise IllegalMove(view.game.notation.why_not(view.state, action))
