"""What can be chosen for a game of Trini."""

from __future__ import annotations

from typing import Literal

from tripot.engine.game import Options


class TriniOptions(Options, frozen=True):
    """Two to four players; what makes three symbols identical."""

    players: Literal[2, 3, 4] = 2
    match: Literal["exact", "shape"] = "exact"
    """``exact``: shape and fill must agree; ``shape``: a solid circle and a hollow one are the same."""
