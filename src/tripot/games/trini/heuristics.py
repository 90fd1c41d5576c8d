"""What a good move looks like (looks.py), where it is seen, and how a position stands."""

from __future__ import annotations

from typing import Any

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.numbers import whole
from tripot.engine.state import State
from tripot.games.trini.board import N_ROUNDS
from tripot.games.trini.looks import looks, prior
from tripot.games.trini.pairs import can_make, has_pair
from tripot.games.trini.rules import target_of, winners

__all__ = ["evaluate", "glance", "looks", "prior"]

LATER = 0.6
"""What a Trini that a seat can make is worth when its turn comes one turn later."""
CERTAINTY = 0.5
"""How much a lead of one Trini tells at the start ..."""
CERTAINTY_GROWS = 1.0
"""... and how much more when the leader has all but reached the goal."""


def glance(state: State, action: int) -> int:  # noqa: ARG001 - dice are seen where they would lie
    """The cell where the die ends."""
    return target_of(action)


def evaluate(state: State, out: Any) -> None:
    """Trinis made, and those that each seat can make when its turn comes, weighed against each other."""
    if state.ending:
        winners(state, out)
        return
    players = whole(state.players)
    for seat in range(players):
        out[seat] = whole(state.won[seat])
    _add_chances(state, out)
    best = 0.0
    for seat in range(players):
        best = max(best, out[seat])
    certainty = CERTAINTY + CERTAINTY_GROWS * min(1.0, best / state.goal)
    total = 0.0
    for seat in range(players):
        out[seat] = np.exp(certainty * (out[seat] - best))
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@rule
def _add_chances(state: State, out: Any) -> None:
    """In turn order, each seat takes one round that it can complete and nobody took before."""
    players = whole(state.players)
    taken = 0
    worth = 1.0
    for turn in range(players):
        seat = (whole(state.mover) + turn) % players
        for which in range(N_ROUNDS):
            free = state.trinis[which] == 0 and not taken >> which & 1
            if free and has_pair(state, which) and can_make(state, which, seat):
                taken |= 1 << which
                out[seat] += worth
                break
        worth *= LATER
