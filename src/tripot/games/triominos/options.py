"""What can be chosen for a game of Triominos Challenge."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tripot.engine.errors import BadOption
from tripot.engine.game import Options
from tripot.engine.message import say


class TriominosOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rulebook's two settlements, its three ways to score, its match to a target, its hourglass."""

    players: Annotated[int, Meta(ge=1, le=4)] = 2
    blocked: Literal["lowest_collects", "subtract"] = "lowest_collects"
    """How a blocked game is settled ("Blocage" and "Partie Bloquée")."""
    score: Literal["full", "simple", "none"] = "full"
    """All points, the simplified points, or none at all ("Conseils de jeu")."""
    target: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """The score to reach over several games; 0 is a single game."""
    hourglass: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds a turn; 0 is none ("Temps limite")."""

    def check(self) -> None:
        """A target needs points."""
        if self.target and self.score == "none":
            raise BadOption(say("triominos-target-needs-points"))
