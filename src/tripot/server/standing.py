"""What a table's log says beside the game: who sits where, what has been asked, and how people ended it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from tripot.server.storage import Entry
from tripot.server.wire import By, Seat, What

PLAY: Final = "play"
DEAL: Final = "deal"
UNDO: Final = "undo"
SIT: Final = "sit"
MOVED: Final = "moved"
"""The seat is held by another browser now."""
LEND: Final = "lend"
"""A computer plays for the person of this seat ..."""
BACK: Final = "back"
"""... and the person plays again."""
ASK: Final = "ask"
YES: Final = "yes"
NO: Final = "no"
RESIGN: Final = "resign"
DRAW: Final = "draw"
TIME: Final = "time"
START: Final = "start"
"""The person looks whose turn it is: its time begins (at a shared screen)."""
PAUSE: Final = "pause"
GO: Final = "go"
NEXT: Final = "next"
"""The text is the id of the next table of the same people."""

ENDS: Final[Mapping[str, By]] = {RESIGN: "resigned", DRAW: "agreed", TIME: "time"}
LENT_LEVEL: Final = "level-6"
"""Who plays for a person who is away."""


class Question(msgspec.Struct, frozen=True):
    """Something that the others must agree to."""

    what: What
    by: int
    about: int | None
    """The seat that a computer shall play for."""
    kept: int | None
    """How many actions of the game shall stay."""
    agreed: frozenset[int] = frozenset()


class Standing:
    """Grows entry by entry."""

    def __init__(self, seats: Iterable[Seat], entries: Iterable[Entry] = ()) -> None:
        self.seats = list(seats)
        self.lent: dict[int, Seat] = {}
        """The persons for whom computers play."""
        self.asked: Question | None = None
        self.refused_at = -1
        """The number of the entry that said no to the last question; -1 after an action."""
        self.ended: By | None = None
        self.winners: tuple[int, ...] = ()
        self.next: str | None = None
        for entry in entries:
            self.add(entry)

    @property
    def open_seats(self) -> list[int]:
        """The seats that wait for somebody."""
        return [k for k, seat in enumerate(self.seats) if seat.kind == "open"]

    @property
    def persons(self) -> list[int]:
        """The seats on which people play."""
        return [k for k, seat in enumerate(self.seats) if seat.kind == "person"]

    def person(self, seat: int) -> Seat:
        """The person of a seat, even when a computer plays for them."""
        return self.lent.get(seat, self.seats[seat])

    def add(self, entry: Entry) -> None:
        """Go on by one entry."""
        match entry.kind:
            case "play" | "deal":
                self.refused_at = -1
                if self.asked is not None and (self.asked.what != "computer" or self.asked.about == entry.seat):
                    self.asked = None
            case "undo":
                self.asked = None
            case "sit":
                self.seats[entry.seat] = Seat("person", entry.text)
            case "lend":
                self.lent[entry.seat] = self.seats[entry.seat]
                self.seats[entry.seat] = Seat("computer", self.lent[entry.seat].name, entry.text)
                self.asked = None
            case "back":
                self.seats[entry.seat] = self.lent.pop(entry.seat)
                self.asked = None
            case "ask":
                self.asked = question(entry)
            case "yes":
                assert self.asked is not None
                self.asked = msgspec.structs.replace(self.asked, agreed=self.asked.agreed | {entry.seat})
            case "no":
                self.asked, self.refused_at = None, entry.number
            case "next":
                self.next = entry.text
            case "resign" | "draw" | "time":
                self._end(ENDS[entry.kind], entry.seat)

    def _end(self, by: By, seat: int) -> None:
        """All seats share what people agreed on; who resigns, or whose time is over, leaves the win to the others."""
        self.ended, self.asked = by, None
        everybody = range(len(self.seats))
        self.winners = tuple(k for k in everybody if by == "agreed" or k != seat)


def question(entry: Entry) -> Question:
    """``draw``, ``computer 2`` or ``undo 17``."""
    what, _, number = entry.text.partition(" ")
    if what == "undo":
        return Question("undo", entry.seat, None, int(number))
    if what == "computer":
        return Question("computer", entry.seat, int(number), None)
    return Question("draw", entry.seat, None, None)
