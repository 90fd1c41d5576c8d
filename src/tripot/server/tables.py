"""A table is its log: game, options, seats, and entries that are only ever added. All that is shown follows from it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence

import msgspec
from anyio import to_thread

from tripot.engine.errors import IllegalMove
from tripot.engine.options import options_from_text
from tripot.engine.position import View
from tripot.engine.registry import find_game
from tripot.engine.state import DEALER, OVER
from tripot.players.knowledge import choosable
from tripot.record.promise import dealt
from tripot.server.clock import Timing
from tripot.server.course import Course
from tripot.server.refusal import refused
from tripot.server.standing import DEAL, MOVED, PLAY, SIT, UNDO, Standing
from tripot.server.storage import Entry, NumberTakenError, Storage, TableRow, saying_why
from tripot.server.wire import Seat

OF_THE_GAME = frozenset({PLAY, DEAL, UNDO})
"""Entries that change the course of the game."""


class Draft(msgspec.Struct, frozen=True, gc=False):
    """An entry that has no number yet."""

    kind: str
    seat: int
    text: str = ""
    kept: int | None = None
    spent: int = 0


class Table:
    """A table in memory. Not for two threads at once (``Room`` sees to that)."""

    def __init__(self, row: TableRow, storage: Storage) -> None:
        self.row = row
        self.game = find_game(row.game)
        self.options = options_from_text(self.game, row.options)
        self.entries: list[Entry] = []
        self.course = Course(self.game, self.options)
        self.standing = Standing(row.seats)
        self.holders = storage.holders(row.id)
        self.timing = Timing(self)
        self._storage = storage
        self._views: dict[int | None, View] = {}
        self._gathered: list[Draft] | None = None
        self.read_again()

    @property
    def number(self) -> int:
        """The length of the log."""
        return len(self.entries)

    @property
    def begun(self) -> bool:
        """Whether all seats are taken."""
        return not self.standing.open_seats

    @property
    def over(self) -> bool:
        """Whether the rules or the people have ended the game."""
        return self.standing.ended is not None or self.course.actor == OVER

    @property
    def actor(self) -> int:
        """A seat from 0, DEALER or OVER."""
        return OVER if self.standing.ended is not None else self.course.actor

    @property
    def seats(self) -> list[Seat]:
        """Who sits where now."""
        return self.standing.seats

    def held_by(self, browser: bytes | None) -> tuple[int, ...]:
        """The seats of a browser, those that a computer has taken meanwhile too; DEALER for a referee."""
        return () if browser is None else tuple(sorted(k for k, holder in self.holders.items() if holder == browser))

    def is_person(self, seat: int | None) -> bool:
        """Whether a person plays there."""
        return seat is not None and 0 <= seat < len(self.seats) and self.seats[seat].kind == "person"

    def is_computer(self, seat: int) -> bool:
        """Whether a computer plays there."""
        return seat >= 0 and self.seats[seat].kind == "computer"

    def is_shared_screen(self, seat: int) -> bool:
        """Whether another person plays at the same browser as the person of this seat."""
        holder = self.holders.get(seat)
        return sum(self.holders.get(k) == holder for k in self.standing.persons) > 1

    def view(self, seat: int | None) -> View:
        """What a seat may know now; None: what everybody may."""
        if seat not in self._views:
            self._views[seat] = self.course.position.view(None if seat is None else seat + 1)
        return self._views[seat]

    def answers(self, number: int) -> None:
        """Refuse a request that was made looking at an older state."""
        if number != self.number:
            raise refused("server-stale", 409)

    def has(self, seat: int | None, number: int, text: str, *, dealer: bool = False) -> bool:
        """Whether just this action was played (or entered) as an answer to that number: then it was sent twice."""
        if not 0 <= number < self.number:
            return False
        entry = self.entries[number]
        own = (entry.kind == PLAY and entry.seat == seat) or (entry.kind == DEAL and dealer)
        return own and entry.text == text

    def play_text(self, seat: int | None, number: int, text: str, delay: int = 0) -> None:
        """A person's action. Judged by what the seat knows, so that a refusal tells nothing either."""
        self.answers(number)
        if seat is None or seat != self.actor:
            raise refused("server-not-your-turn")
        if not self.begun:
            raise refused("server-waits")
        view = self.view(seat)
        self.play(seat, allowed(view, self.game.notation.read(view.seen, text)), delay)

    def play(self, seat: int, action: int, delay: int = 0) -> None:
        """Append a legal action by its number; ``delay``: the milliseconds of the line that the seat is spared."""
        text = self.game.notation.write(self.course.position.seen, action)
        self.append(Draft(PLAY, seat, text, spent=self.timing.spent(now_ms(), delay)))

    def deal(self) -> bool:
        """Let the dealer act until a seat does; whether it did anything."""
        if not self.begun or self.actor != DEALER or self.row.dealer != "house":
            return False
        seed = self.row.seed or unpromised()
        self.append(*(Draft(DEAL, DEALER, text) for text in dealt(self.course.position, seed, self.row.counted)))
        return True

    def deal_text(self, number: int, text: str) -> None:
        """What a referee enters for the dealer."""
        self.answers(number)
        if self.actor != DEALER or not self.begun:
            raise refused("server-not-your-turn")
        view = self.course.position
        action = allowed(view, self.game.notation.read(view.seen, text))
        self.append(Draft(DEAL, DEALER, self.game.notation.write(view.seen, action)))

    def run_out(self, seat: int) -> None:
        """The hourglass acts for a seat."""
        legal = set(self.view(seat).actions().tolist())
        self.play(seat, next(action for action in self.game.clock_actions if action in legal))

    def read_again(self) -> bool:
        """Catch up with what others have appended; whether there was anything."""
        missed = self._storage.entries(self.row.id, self.number)
        for entry in missed:
            self._add(entry)
        return bool(missed)

    def past(self, entry: int) -> Course:
        """The course as it was after that many entries of the log."""
        if entry > self.number:
            raise refused("server-no-entry", entry=entry, there=self.number)
        return Course(self.game, self.options, (one for one in self.entries[:entry] if one.kind in OF_THE_GAME))

    def append(self, *drafts: Draft) -> None:
        """Add to the log, all or nothing. Refused as stale when another process was quicker; then it is read again."""
        if self._gathered is not None:
            self._gathered.extend(drafts)
            return
        entries = self._numbered(drafts)
        try:
            self._storage.append(self.row.id, entries)
        except NumberTakenError:
            self.read_again()
            raise refused("server-stale", 409) from None
        for entry in entries:
            self._add(entry)

    async def appending(self, work: Callable[[], object]) -> None:
        """Do on the event loop what appends as its last deed; the loop goes on while the database keeps it."""
        self._gathered = []
        try:
            work()
            entries = self._numbered(self._gathered)
        finally:
            self._gathered = None
        if not entries:
            return
        try:
            with saying_why():
                await asyncio.wrap_future(self._storage.appending(self.row.id, entries))
        except NumberTakenError:
            await to_thread.run_sync(self.read_again)
            raise refused("server-stale", 409) from None
        for entry in entries:
            self._add(entry)

    def _numbered(self, drafts: Sequence[Draft]) -> list[Entry]:
        now = now_ms()
        return [
            Entry(number, draft.seat, draft.kind, draft.text, draft.kept, draft.spent, now)
            for number, draft in enumerate(drafts, self.number + 1)
        ]

    def _add(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.standing.add(entry)
        if entry.kind in OF_THE_GAME:
            self.course.add(entry)
            self._views.clear()
        elif entry.kind in {SIT, MOVED}:
            self.holders = self._storage.holders(self.row.id)
        self.timing.add(entry)


def allowed(view: View, action: int) -> int:
    """The action, if a person may choose it; IllegalMove with the reason otherwise."""
    if (choosable(view) == action).any():
        return action
    if action in view.game.clock_actions:
        raise refused("server-clock-only")
    raise IllegalMove(view.game.notation.why_not(view.seen, action))


def unpromised() -> bytes:
    """A seed for once, at a table from before there were promises."""
    return secrets.token_bytes(32)


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
