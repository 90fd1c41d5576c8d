"""The messages of docs/server-api.md as types: msgspec reads, checks and writes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tripot.engine.alone import Measure
from tripot.engine.message import Message
from tripot.engine.options import Choice
from tripot.engine.scene import Kit, Move, Preview, Row, Scene, Touch

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Text = Annotated[str, msgspec.Meta(max_length=1000)]
Touches = Annotated[tuple[Touch, ...], msgspec.Meta(max_length=64)]


Name = Annotated[str, msgspec.Meta(max_length=40)]


class Seat(msgspec.Struct, frozen=True, gc=False):
    """Who sits on a seat; an open one waits for somebody with the link."""

    kind: Literal["person", "open", "computer"]
    name: Name = ""
    level: Name = ""


class GameClock(msgspec.Struct, frozen=True, tag_field="kind", tag="game"):
    """Seconds for the whole game, and some more for each turn."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=86_400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0


class TurnClock(msgspec.Struct, frozen=True, tag_field="kind", tag="turn"):
    """Seconds for each turn."""

    seconds: Annotated[int, msgspec.Meta(ge=5, le=86_400)]


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days"):
    """Days for each turn."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


Clock = GameClock | TurnClock | DaysClock
Dealer = Literal["house", "people"]


class NewTable(msgspec.Struct, frozen=True):
    """``POST /api/tables``."""

    game: Text
    seats: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=16)]
    options: dict[str, Any] = {}
    draw: bool = True
    clock: Clock | None = None
    listed: bool = False
    dealer: Dealer = "house"


class Sit(msgspec.Struct, frozen=True):
    """``POST /api/tables/<id>/sit``; no seat: the first one that is open."""

    name: Name
    seat: SeatNumber | None = None


class Made(msgspec.Struct, frozen=True):
    """A table's address."""

    id: str


class Seated(msgspec.Struct, frozen=True):
    """The seat that was taken."""

    seat: int


class Ticket(msgspec.Struct, frozen=True):
    """What moves a browser's seats to another device, once."""

    ticket: Text


class Moving(msgspec.Struct, frozen=True):
    """``GET /api/move/<ticket>``: the table, who sits there, and the seats that would move."""

    game: str
    seats: tuple[Seat, ...]
    mine: tuple[int, ...]


class Waiting(msgspec.Struct, frozen=True):
    """A table of ``GET /api/lobby``."""

    id: str
    game: str
    options: Any
    seats: tuple[Seat, ...]
    clock: Clock | None
    made: int


class GameInfo(msgspec.Struct, frozen=True):
    """One game of ``GET /api/games``."""

    name: str
    hidden: bool
    deals: bool
    choices: tuple[Choice, ...]
    endings: tuple[str, ...]
    levels: tuple[str, ...]
    """How strong the computer can be, the weakest first."""


class Progress(msgspec.Struct, frozen=True):
    """How many of a game's rules are compiled."""

    done: int
    of: int


class Look(msgspec.Struct, frozen=True, tag_field="do", tag="look"):
    """See with these eyes from now on."""

    seat: SeatNumber | None = None


class Play(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag="play"):
    """Play an action of the seat that looks."""

    number: Number
    text: Text


class Explain(msgspec.Struct, frozen=True, tag_field="do", tag="explain"):
    """What would these touches do, or why don't they do anything?"""

    number: Number
    touches: Touches


class Undo(msgspec.Struct, frozen=True, tag_field="do", tag="undo"):
    """Take back."""

    number: Number


class Hint(msgspec.Struct, frozen=True, tag_field="do", tag="hint"):
    """What would the computer do?"""

    number: Number


class Show(msgspec.Struct, frozen=True, tag_field="do", tag="show"):
    """Look back."""

    entry: Number


class Ask(msgspec.Struct, frozen=True, tag_field="do", tag="ask"):
    """Offer a draw, or ask that a computer plays for the person of a seat."""

    number: Number
    what: Literal["draw", "computer"]
    about: SeatNumber | None = None


class Reply(msgspec.Struct, frozen=True, tag_field="do", tag="answer"):
    """Answer the question that waits."""

    number: Number
    yes: bool


class Resign(msgspec.Struct, frozen=True, tag_field="do", tag="resign"):
    """The other seat wins."""

    number: Number


class Leave(msgspec.Struct, frozen=True, tag_field="do", tag="leave"):
    """A computer plays on."""

    number: Number


class Back(msgspec.Struct, frozen=True, tag_field="do", tag="back"):
    """Play again where a computer has played meanwhile."""

    number: Number


class Say(msgspec.Struct, frozen=True, tag_field="do", tag="say"):
    """Say something at the table."""

    text: Annotated[str, msgspec.Meta(max_length=300)]


class Listen(msgspec.Struct, frozen=True, tag_field="do", tag="listen"):
    """Hear what is said (a spectator's wish)."""


class Pong(msgspec.Struct, frozen=True, tag_field="do", tag="pong"):
    """The answer to a ping."""

    sent: int


Request = Look | Play | Explain | Undo | Hint | Show | Ask | Reply | Resign | Leave | Back | Say | Listen | Pong

Permission = Literal["resign", "leave", "draw", "computer", "back", "again", "luck", "optimum"]
What = Literal["undo", "draw", "computer"]
By = Literal["resigned", "agreed", "time"]


class Times(msgspec.Struct, frozen=True, gc=False):
    """What is left to each seat, in milliseconds; None for computers. ``of`` is what a turn or a game has."""

    running: int | None
    left: tuple[int | None, ...]
    of: int


class Asked(msgspec.Struct, frozen=True, gc=False):
    """A question that waits for answers."""

    what: What
    by: int
    about: int | None
    missing: tuple[int, ...]
    mine: bool


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How the game ended. Seats count from 0."""

    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[tuple[Message, int | None], ...]
    by: By | None = None
    measure: Measure | None = None
    """How good a game alone was, by the rules' ending."""


class State(msgspec.Struct, frozen=True, gc=False):
    """What one pair of eyes sees."""

    number: int
    seat: int | None
    actor: int | Literal["dealer"] | None
    open: int
    scene: Scene
    moves: tuple[Move, ...]
    sheet: tuple[Row, ...]
    undo: Message | None
    may: tuple[Permission, ...]
    asked: Asked | None
    thinking: int | None
    clock: Times | None
    away: tuple[int, ...]
    result: Outcome | None
    seed: str | None
    next: str | None


class TableInfo(msgspec.Struct, frozen=True):
    """What changes at a table only when somebody sits down or leaves."""

    id: str
    game: str
    hidden: bool
    options: Any
    seats: tuple[Seat, ...]
    mine: tuple[int, ...]
    """The seats that this browser holds."""
    kit: msgspec.Raw
    """A ``Kit``, written once for all tables that have the same."""
    clock: Clock | None
    dealer: Dealer
    listed: bool
    promise: str | None
    """The hash of the seed from which all tiles and throws follow, in hex."""
    luck: str | None
    """The table where this luck was dealt first: the seed is known, and nothing is promised. None: it is new."""


class Explained(msgspec.Struct, frozen=True, omit_defaults=True):
    """The touches, and either what they do or why they do nothing."""

    touches: tuple[Touch, ...]
    text: str | None = None
    preview: Preview | None = None
    reason: Message | None = None


class Advice(msgspec.Struct, frozen=True):
    """An action that the teacher names, and why."""

    text: str
    touches: tuple[Touch, ...]
    gain: int
    what: Message
    amount: float
    """What it is expected to bring, in the unit that is said with it."""
    reasons: tuple[Message, ...]
    then: tuple[Message, ...] = ()
    """What else the turn would hold."""


class Hinted(msgspec.Struct, frozen=True):
    """The best few actions, the best one first."""

    number: int
    unit: str
    """The id of the sentence that tells an amount, ``$n``."""
    moves: tuple[Advice, ...]


class Judged(msgspec.Struct, frozen=True):
    """A decision of a game that is over."""

    entry: int
    """How many entries of the log came before it."""
    seat: int
    amount: float
    """What its seat could expect then, playing well."""
    loss: float
    """How much less it could expect afterwards."""
    played: Advice
    better: Advice | None
    """What would have been better."""


class Reviewed(msgspec.Struct, frozen=True):
    """A whole game, judged."""

    unit: str
    """The id of the sentence that tells an amount, ``$n``, and of the one that tells a loss."""
    difference: str
    fewer: bool
    """The smaller an amount the better."""
    decisions: tuple[Judged, ...]
    turning_points: tuple[int, ...]
    """Which decisions cost most, in the order of the game."""
    final: tuple[float, ...]
    """What each seat has in the end; () if the people ended the game."""


class BestTurn(msgspec.Struct, frozen=True):
    """A turn of the best game that is known: its row of the score sheet, and the table after it."""

    row: Row
    scene: Scene


class Possible(msgspec.Struct, frozen=True):
    """What a game alone could have come to with the same luck."""

    said: Message
    proved: bool
    turns: tuple[BestTurn, ...]


class PlayOn(msgspec.Struct, frozen=True):
    """``POST /api/tables/<id>/play-on``: a new table from the position after so many entries."""

    entry: Number


class Card(msgspec.Struct, frozen=True):
    """A position to look at, for the card of a game."""

    kit: Kit
    scene: Scene


UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What decoding raises; the last one when brackets stand in brackets in brackets..."""

read_request = msgspec.json.Decoder(Request).decode
write = msgspec.json.Encoder().encode


def error(message: Message, do: str | None = None) -> bytes:
    """The answer to what can't be done."""
    return write({"error": message, "do": do})
