"""A scene is what there is to see and to touch.

The page draws scenes and knows no game. Everything is in board units (each panel has its own), y downwards. Colours are
roles, never values: a theme gives them values. See docs/scene.md for how the page uses each part.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tripot.engine.message import Message


class Path(msgspec.Struct, frozen=True, gc=False, tag="path", omit_defaults=True):
    """A filled or drawn outline, in SVG path syntax."""

    d: str
    fill: str = ""
    """A role: tile, tileline, tileedge, tileink, tileink2, ink, ink2, page, surface, sunk, line, board, cell, boardhi;
    of the owner: seat, seat-hi, seat-lo, seat-edge, on-seat, seat-turned, seat-figure; "" = none."""
    line: str = ""
    """The role of the stroke; "" = none."""
    width: float = 0.0
    hatch: bool = False
    """The owner's hatching lies over the fill."""
    opacity: float = 1.0


class Disc(msgspec.Struct, frozen=True, gc=False, tag="disc", omit_defaults=True):
    """A circle."""

    x: float
    y: float
    r: float
    fill: str = ""
    line: str = ""
    width: float = 0.0
    hatch: bool = False
    opacity: float = 1.0


class Figure(msgspec.Struct, frozen=True, gc=False, tag="text", omit_defaults=True):
    """A number or a short sign, centred on its point, always upright."""

    x: float
    y: float
    size: float
    text: str
    fill: str = "tileink"
    weight: int = 650
    wide_only: bool = False
    """Left out where it would be too small to read (the small count on a number tile)."""


Drawing = tuple[Path | Disc | Figure, ...]


class Place(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A spot of a panel where something can lie."""

    id: str
    x: float
    y: float
    kind: str = ""
    """Only poses of the same kind fit here (an up triangle, a down triangle...)."""
    label: str = ""
    """The place's name in the notation, for screen readers and the move list."""


class Panel(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One board. The first panel is the large one, further ones are shown small beside it."""

    id: str
    box: tuple[float, float, float, float]
    """x, y, width, height of what is shown at first."""
    ground: Drawing
    places: tuple[Place, ...]
    unit: float = 1.0
    """The length, in board units, that LOOK.md calls one unit of this game."""
    open_ended: bool = False
    """The board has no edge: the page pans and zooms."""
    glow: dict[str, tuple[str, ...]] = {}
    """Pointing at this place lights those places."""


class Pose(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One way a thing can lie."""

    drawing: Drawing
    outline: str
    """The thing's outer edge as an SVG path around (0, 0): rings, dashes and slashes follow it."""
    kind: str = ""
    label: Message | None = None


class Turn(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A way to change the pose: a button and a key."""

    id: str
    icon: str
    """left, right, flip, keep-1, keep-2, keep-3 (with the drawing below), more, less."""
    label: Message
    key: str
    to: dict[str, str]
    """From pose to pose."""
    drawing: Drawing = ()


class Kind(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """All poses of a kind of thing: a die, the piece W, the tile 2-2-3."""

    poses: dict[str, Pose]
    turns: tuple[Turn, ...] = ()
    choose: bool = False
    """The pose is chosen from a list that opens (the value of a joker)."""


class Kit(msgspec.Struct, frozen=True, gc=False):
    """What doesn't change during a game: sent once."""

    tint: str
    """The board's tint: the name of the game."""
    panels: tuple[Panel, ...]
    kinds: dict[str, Kind]
    chips: dict[str, Drawing] = {}
    """Small drawings by name for a player's row (Trinis won), about 1 unit across, centred on (0, 0)."""


class Thing(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that lies on a panel or in the hand. Between two scenes it is the same thing if its id is the same."""

    id: str
    kind: str
    pose: str
    place: str = ""
    """The place it lies on; "" in the hand."""
    panel: str = ""
    seat: int | None = None
    """Whose colour it has: 0..3."""
    label: Message | None = None
    count: int = 1
    """How many of it (dice in the reserve)."""
    gone: bool = False
    """In the hand: it is no longer there, only its outline keeps the place."""


class Button(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An action of the game that is a button: draw, pass, done, or a mode (exchange: choose things, then confirm)."""

    id: str
    label: Message
    text: str = ""
    """The action's notation; "" for a zone."""
    zone: str = ""
    """The id of a place that is not on a board: things of the hand can be touched into it (``Touch.place``)."""
    enabled: bool = True
    reason: Message | None = None
    """Why it is not enabled."""
    main: bool = False
    """It is what one does next (ending a turn): drawn as the main button."""


class Touch(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One step of a gesture: this thing, in this pose, to this place. The order of several touches doesn't matter."""

    thing: str
    pose: str
    place: str


class Move(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A legal action as the page needs it."""

    text: str
    touches: tuple[Touch, ...]
    gain: int


class Mark(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A sign laid on a thing or a place of the board."""

    at: str
    """The id of a thing or a place."""
    style: str
    """last (ink ring), paid (solid ink line), chain (dashed, with its number), start (ring on a free place), dot."""
    number: int = 0
    x: float = 0.0
    y: float = 0.0
    panel: str = ""
    """With ``at`` empty: a point of this panel (the vertex dots of a preview)."""


class Ghost(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A thing that would appear."""

    kind: str
    pose: str
    place: str
    seat: int | None = None


class Preview(msgspec.Struct, frozen=True, gc=False):
    """What a legal action would do."""

    lines: tuple[tuple[Message, int], ...]
    """How the points come about, line by line; they sum to ``total``."""
    total: int
    ghosts: tuple[Ghost, ...] = ()
    marks: tuple[Mark, ...] = ()
    confirm: Message | None = None
    """The label of the button that makes it ("Place, 2 Trinis"); None: the page's own words with the points."""


class Hand(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The card of the seat that looks: what is expected and what it holds."""

    title: Message
    note: Message | None = None
    layout: str = "rack"
    """rack (a row), tray (a grid of fixed places), single (one large thing with its turns), dice (to look at)."""
    things: tuple[Thing, ...] = ()
    figure: Message | None = None
    """A large figure beside (the total of the dice) ..."""
    figure_note: Message | None = None
    """... and what is left of it."""


class Player(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A seat's row."""

    seat: int
    colours: tuple[int, ...]
    """The seat colours it plays (Trigon for two: two of them)."""
    score: int
    note: Message
    """What everybody may know: dice left, tiles in hand..."""
    chips: tuple[str, ...] = ()
    """Names in ``Kit.chips``."""


class Note(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A numbered line beside the board (the chain of Triggery)."""

    text: Message
    figure: str = ""
    number: int = 0


class Form(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A score sheet with numbered lines that are filled in one after the other, and a sum at its foot."""

    lines: int
    """So many at least; those that are not filled in stay empty."""
    total: int | None = None
    """What stands at the foot once it is known."""


class Scene(msgspec.Struct, frozen=True, gc=False):
    """What a seat sees of a position."""

    things: tuple[Thing, ...]
    """On the panels."""
    hand: Hand | None
    """None for a spectator and for a seat with nothing to show."""
    buttons: tuple[Button, ...]
    players: tuple[Player, ...]
    subtitle: Message | None = None
    """Beside the game's name: "first round, automatic bonuses"."""
    stock: Message | None = None
    """At the head of the score sheet: "bag: 50 tiles"."""
    marks: tuple[Mark, ...] = ()
    panels: tuple[str, ...] = ()
    """The panels to show, in this order (yours first); () = all, as in the kit."""
    titles: dict[str, tuple[Message, Message | None]] = {}
    """A heading, and a note at its right, for panels that need one."""
    notes_title: Message | None = None
    notes: tuple[Note, ...] = ()
    places: tuple[Place, ...] = ()
    """Further places of the first panel, for a board that grows: they change from scene to scene."""
    box: tuple[float, float, float, float] | None = None
    """x, y, width, height of what to show of an open-ended panel; None: the panel's own."""
    form: Form | None = None
    """The score sheet as it is printed for this game, if it is."""


class Deed(msgspec.Struct, frozen=True, gc=False):
    """One entry of a log."""

    number: int
    actor: int
    """The seat from 0, or DEALER."""
    action: int


class Step(Deed, frozen=True, gc=False):
    """The same with the positions around it; what a score sheet is made from."""

    before: Any
    after: Any


class Row(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A row of the score sheet: one turn."""

    number: int
    """The turn's number, from 1."""
    seat: int
    what: Message
    how: Message | None = None
    points: int | None = None
    lines: tuple[tuple[Message, int | None], ...] = ()
    marks: tuple[Mark, ...] = ()
    """What it changed on the board."""
    colour: int | None = None
    """The colour of its badge, when it is not the seat's own (a seat that plays two colours)."""
    last: int = 0
    """The number of the log entry that this row ends with: the position to show for it."""
    total: int | None = None
    """What the turns add up to so far, on a sheet that is added up."""
