"""A game for one: how it is measured, and the best that its luck would have allowed."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import msgspec

from tripot.engine.message import Message
from tripot.engine.state import State

if TYPE_CHECKING:
    from tripot.engine.position import Position


class Measure(msgspec.Struct, frozen=True):
    """How good a finished game alone was."""

    said: Message
    """"13 throws, 95 points"."""
    rank: tuple[int, ...]
    """The less the better, and the first figure counts most."""


@dataclass(frozen=True)
class Optimum:
    """What is known of the best that a finished game alone could have come to with the same luck."""

    said: Message
    """What is proved, in a sentence."""
    proved: bool
    """Nothing is left open."""
    done: float
    """The part of the effort that is spent, 0 to 1."""
    line: tuple[str, ...]
    """The best game that is known, from its start on: every action, the dealer's too."""


class Alone(Protocol):
    """``alone.py``: for games in which one player has a goal of their own."""

    def measure(self, state: State) -> Measure:
        """Of a game that is over."""

    def optimum(self, position: Position) -> Generator[Optimum]:
        """Ever more that is known of a game that is over (``position`` has its whole log); the last is all of it.

        With something new, or not, every 50 ms or so: whoever has heard enough stops asking. What is called unbeatable
        is proved, and the effort is limited by a count, never by a clock. Releases the GIL while it thinks.
        """
