"""What can be chosen for a game of Triolet."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tripot.engine.game import Options


class TrioletOptions(Options, frozen=True):
    """Two to four players."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
