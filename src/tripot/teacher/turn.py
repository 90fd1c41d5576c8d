"""The rest of a turn: what the same seat would do next, where a turn has several actions."""

from __future__ import annotations

from typing import NamedTuple

from tripot.engine import kernels
from tripot.engine.position import View
from tripot.players.knowledge import known_to
from tripot.players.levels import Stop
from tripot.players.search import SearchPlayer

SIMULATIONS = 150
"""For each further action of the turn."""


class Later(NamedTuple):
    """A further action of the turn."""

    view: View
    """What its seat knows then."""
    action: int


def rest_of_turn(view: View, seat: int, action: int, seed: int, stop: Stop | None = None) -> list[Later]:
    """What ``seat`` would do after ``action`` before anybody else acts, chance included.

    Without what is only said (a gesture without touches: "done"). Only where a turn is a plan of its own, so that the
    search ends with it: elsewhere an action is a turn, and who plays alone goes on for the whole game.
    """
    found: list[Later] = []
    if not view.game.search.own_turn:
        return found
    now, chosen = view, action
    while True:
        states = known_to(now, seat)
        kernels.play(states, 0, chosen)
        now = View(view.game, view.options, states)
        if now.code != seat:
            return found
        chosen = SearchPlayer(SIMULATIONS).choose(now, seat, seed, stop)
        if not view.game.table.gesture(now.seen, chosen):
            return found
        found.append(Later(now, chosen))
