"""Figures: shapes to be filled with a game's pieces, alone. What a game that has them hands over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from tripot.engine.game import Stop
from tripot.engine.message import Message
from tripot.engine.scene import Drawing, Kit, Thing

Point = tuple[int, int]
"""A place as two whole numbers; ``Fillable.steps`` are the same all over the grid."""
Box = tuple[float, float, float, float]


class Card(msgspec.Struct, frozen=True, gc=False):
    """A figure that comes with the house."""

    id: str
    name: Message
    grade: int
    """From 1, easy, to 5."""
    pieces: int
    ways: str
    """How many different ways there are to fill it: ``1``, ``12``, ``1000+``."""
    text: str
    """The figure itself, without a solution."""
    picture: Drawing
    box: Box


class Fillable(msgspec.Struct, frozen=True, gc=False):
    """A figure to be filled: all that a page needs to play it alone."""

    text: str
    """As the house writes it."""
    name: str
    kit: Kit
    """One panel: the figure, each of its cells a place."""
    tray: tuple[Thing, ...]
    """The pieces, one entry a kind; those of one kind are as many as ``count``."""
    points: dict[str, Point]
    """Where the places are."""
    steps: dict[str, dict[str, tuple[Point, ...]]]
    """Of each kind and pose, the places that it covers, as seen from the one it is said to lie on, which must have the
    pose's ``kind``."""
    problem: Message | None = None
    """Why no way can fill it, where that is plain without a search."""
    spare: int = 0
    """How many cells the pieces have more than the figure."""


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A kind of piece that a figure can be made for."""

    id: str
    label: Message
    cells: int
    picture: Drawing
    box: Box


class Paper(msgspec.Struct, frozen=True, gc=False):
    """A sheet to draw figures on, and the pieces to choose from."""

    box: Box
    cells: tuple[tuple[str, str, float, float], ...]
    """Of each cell its name, its outline (an SVG path), its middle (x, y); from the top, row by row."""
    pieces: tuple[Piece, ...]
    most: int
    """How many of each piece there are (the colours)."""
    drawn: tuple[str, ...] = ()
    """The cells of the figure that was laid on it, in its middle."""
    counts: dict[str, int] = {}
    """Its pieces."""
    name: str = ""


class Drawn(msgspec.Struct, frozen=True, gc=False):
    """A figure that was drawn: its text, and what can be said of it at once."""

    text: str
    cells: int
    area: int
    """The cells of all pieces together."""
    problem: Message | None


class Answer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a search found."""

    possible: bool | None
    """None: not known, the effort didn't suffice."""
    way: tuple[str, ...] = ()
    """The pieces of a way to go on, if there is one ..."""
    next: str = ""
    """... or only its first."""
    away: tuple[str, ...] = ()
    """If it can't be completed: the fewest of the pieces laid last without which it can."""
    ways: int = 0
    """How many different ways were found ..."""
    complete: bool = False
    """... and whether these are all."""


class Watch(msgspec.Struct, gc=False):
    """How far a search is; whoever waits looks at it from another thread."""

    share: float = 0.0
    """The largest share of the figure that was ever filled."""
    tried: int = 0


Solver = Callable[[str, float, int], bool | None]
"""Whether a figure (its text) can be filled, asked for so many seconds with a seed; None: not found out."""


class Figures(Protocol):
    """``figures/``: BadText with a sentence for texts that can't be read, in all of its functions."""

    def library(self) -> tuple[Card, ...]:
        """The figures that come with the house, the easiest first."""

    def open(self, text: str) -> Fillable:
        """A figure to be filled."""

    def paper(self, text: str = "", *, large: bool = False) -> Paper:
        """A sheet to draw on, with this figure on it; as large as that needs."""

    def draw(self, cells: Sequence[str], counts: dict[str, int], name: str) -> Drawn:
        """The figure that these cells of the paper make, with so many of each piece."""

    def check(self, text: str, laid: str) -> None:
        """Read both; BadText with what is wrong."""

    def possible(self, text: str, laid: str, effort: int, watch: Watch, stop: Stop) -> Answer:
        """Whether the figure can be filled from there; counts the ways up to a few when nothing is laid."""

    def hint(self, text: str, laid: str, effort: int, watch: Watch, stop: Stop) -> Answer:
        """A next piece, or what has to be taken up first."""

    def solvers(self) -> dict[str, Solver]:
        """Those that ``tripot bench-figures`` compares, by name, the one in use first."""

    def warm(self) -> None:
        """Compile all that the others may need."""
