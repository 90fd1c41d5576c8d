"""What can be chosen for a game of Triggery."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tripot.engine.errors import BadOption
from tripot.engine.game import Options
from tripot.engine.message import say
from tripot.games.triggery.board import CELL_COUNT, HIGHEST, STAR, TABLETS

MOST_STARS = 4
"""With at most four stars no line starts with fewer than two numbers, so every board can be cleared."""

MOST_TABLETS = 255
"""A bag's counts fit into a byte."""


class TriggeryOptions(Options, frozen=True, kw_only=True):
    """Two sides with two boards, or one player alone."""

    players: Annotated[int, Meta(ge=1, le=4)] = 2
    score: Literal["points", "rounds"] = "points"
    bonus: Literal["automatic", "claimed"] = "automatic"
    tablets: tuple[int, ...] = TABLETS
    """The tablets of each bag, 0 for a star."""

    def check(self) -> None:
        """A list of tablets must fill a board, and the board must be one that can be cleared."""
        if not CELL_COUNT <= len(self.tablets) <= MOST_TABLETS:
            raise BadOption(
                say("triggery-bad-tablets-count", count=len(self.tablets), least=CELL_COUNT, most=MOST_TABLETS)
            )
        for number in self.tablets:
            if not STAR <= number <= HIGHEST:
                raise BadOption(say("triggery-bad-tablet", number=number, highest=HIGHEST))
        stars = self.tablets.count(STAR)
        if stars > MOST_STARS:
            raise BadOption(say("triggery-bad-tablets-stars", stars=stars, most=MOST_STARS))
