"""The start of a game, and the figures that are told beside its scores."""

from __future__ import annotations

from tripot.engine.state import State
from tripot.games.triggery.board import HIGHEST, STAR
from tripot.games.triggery.options import TriggeryOptions


def start(options: TriggeryOptions, state: State) -> None:
    """Two full bags and empty boards."""
    state.players = options.players
    state.claimed = options.bonus == "claimed"
    state.by_rounds = options.score == "rounds"
    state.bag[:] = [options.tablets.count(number) for number in range(STAR, HIGHEST + 1)]
    if options.players == 1:
        state.bag[1] = 0
    state.fresh = 1


def details(state: State) -> dict[str, int]:
    """Alone: the throws and the exact measure, in which a throw that still runs counts in full."""
    if state.players > 1:
        return {}
    running = 0 if state.ending else int(state.total)
    return {"throws": int(state.throws), "points": int(state.points) + running}
