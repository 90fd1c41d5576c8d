"""From options to the start of a game, and its hourglass."""

from __future__ import annotations

from typing import get_args, get_type_hints

from tripot.engine.state import State
from tripot.games.triominos.options import TriominosOptions
from tripot.games.triominos.turns import begin

_HINTS = get_type_hints(TriominosOptions)


def seats(options: TriominosOptions) -> int:
    """As many as there are players."""
    return options.players


def start(options: TriominosOptions, state: State) -> None:
    """Options as numbers in the record; nothing dealt yet."""
    state.players = options.players
    state.blocked = get_args(_HINTS["blocked"]).index(options.blocked)
    state.score = get_args(_HINTS["score"]).index(options.score)
    state.target = options.target
    state.hourglass = options.hourglass
    begin(state)


def clock(state: State) -> tuple[int, int]:
    """Seconds a turn, and the turn that runs."""
    return int(state.hourglass), int(state.turn)
