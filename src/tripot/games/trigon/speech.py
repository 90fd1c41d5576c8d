"""How Pentobi's engine is spoken to: by the moves and colours of its files (blksgf.py)."""

from __future__ import annotations

from tripot.engine.state import State
from tripot.games.trigon import blksgf
from tripot.games.trigon.notation import placement_of, text_of
from tripot.games.trigon.options import TrigonOptions
from tripot.games.trigon.view import mode_of


def begin(options: TrigonOptions) -> tuple[str, ...]:
    """The commands that start a new game."""
    return (f"set_game {blksgf.NAMES[options.mode]}",)


def colour(state: State) -> str:
    """The colour to move."""
    return str(int(state["turn"]) + 1)


def write(state: State, action: int) -> str:
    """A placement as Pentobi writes it."""
    return blksgf.as_pentobi_writes(text_of(action), mode_of(state))


def read(state: State, text: str) -> int:
    """The placement that it means; IllegalMove when it can't be read."""
    return placement_of(blksgf.as_we_write(text, mode_of(state)))
