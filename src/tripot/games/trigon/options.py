"""What can be chosen for a game of Blokus Trigon."""

from __future__ import annotations

from typing import Literal

from tripot.engine.game import Options


class TrigonOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``mode``: the game for four of the rulebook or one of its variants a to c; ``contact``: its variant d."""

    mode: Literal["four", "three", "two", "teams"] = "four"
    contact: Literal["any", "corner"] = "any"


MODES = ("four", "three", "two", "teams")
CONTACTS = ("any", "corner")
"""The order in which the state record numbers them."""


def seats(options: TrigonOptions) -> int:
    """The number of people at the table."""
    return {"four": 4, "three": 3, "two": 2, "teams": 4}[options.mode]
