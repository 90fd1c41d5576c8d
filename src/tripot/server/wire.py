"""The messages of docs/server-api.md as types: msgspec reads, checks and writes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tripot.engine.message import Message
from tripot.engine.options import Choice
from tripot.engine.scene import Kit, Move, Preview, Row, Scene, Touch

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Text = Annotated[str, msgspec.Meta(max_length=1000)]
Touches = Annotated[tuple[Touch, ...], msgspec.Meta(max_length=64)]


class Seat(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    kind: Literal["person", "computer"]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    level: Annotated[str, msgspec.Meta(max_length=40)] = ""


class NewTable(msgspec.Struct, frozen=True):
    """``POST /api/tables``."""

    game: Text
    seats: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=16)]
    options: dict[str, Any] = {}
    draw: bool = True


class Again(msgspec.Struct, frozen=True):
    """``POST /api/tables/<id>/again``."""

    key: Text


class Made(msgspec.Struct, frozen=True):
    """A table's address and the key of the browser that made it."""

    id: str
    key: str


class GameInfo(msgspec.Struct, frozen=True):
    """One game of ``GET /api/games``."""

    name: str
    hidden: bool
    choices: tuple[Choice, ...]
    endings: tuple[str, ...]


class Progress(msgspec.Struct, frozen=True):
    """How many of a game's rules are compiled."""

    done: int
    of: int


class Look(msgspec.Struct, frozen=True, tag_field="do", tag="look"):
    """See with these eyes from now on."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=64)] | None = None


class Play(msgspec.Struct, frozen=True, tag_field="do", tag="play"):
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


class Resign(msgspec.Struct, frozen=True, tag_field="do", tag="resign"):
    """Belongs to online play."""


Request = Look | Play | Explain | Undo | Hint | Show | Resign


class Clock(msgspec.Struct, frozen=True):
    """The turn that runs."""

    left_ms: int
    of_ms: int


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended. Seats count from 0."""

    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[tuple[Message, int | None], ...]


class State(msgspec.Struct, frozen=True):
    """What one pair of eyes sees."""

    number: int
    seat: int | None
    actor: int | Literal["dealer"] | None
    scene: Scene
    moves: tuple[Move, ...]
    sheet: tuple[Row, ...]
    undo: Message | None
    thinking: int | None
    clock: Clock | None
    result: Outcome | None


class TableInfo(msgspec.Struct, frozen=True):
    """What doesn't change at a table."""

    id: str
    game: str
    hidden: bool
    options: Any
    names: tuple[str, ...]
    """A person's name, a computer's level."""
    seats: tuple[Seat, ...]
    kit: Kit


class Explained(msgspec.Struct, frozen=True, omit_defaults=True):
    """The touches, and either what they do or why they do nothing."""

    touches: tuple[Touch, ...]
    text: str | None = None
    preview: Preview | None = None
    reason: Message | None = None


class Hinted(msgspec.Struct, frozen=True):
    """An action that the computer would choose."""

    number: int
    text: str
    touches: tuple[Touch, ...]
    gain: int


class Card(msgspec.Struct, frozen=True):
    """A position to look at, for the card of a game."""

    kit: Kit
    scene: Scene


read_request = msgspec.json.Decoder(Request).decode
write = msgspec.json.Encoder().encode


def error(message: Message, do: str | None = None) -> bytes:
    """The answer to what can't be done."""
    return write({"error": message, "do": do})
