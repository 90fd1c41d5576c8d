"""Exact play in Trini: wins that nobody can stop."""

from __future__ import annotations

import numpy as np

from tripot.engine.game import Stop
from tripot.engine.state import States
from tripot.games.trini.rules import MAX_ACTIONS, STATE
from tripot.games.trini.solver_attack import (
    DEPTH,
    FRAME,
    LOOKED_AT,
    PROGRESS,
    VERDICT,
    WON,
    attack,
)

OWN_MOVES = 3
"""How far ahead a win is looked for."""
TRINIS_A_MOVE = 2
"""More than so many a move, one after another, nobody has ever made: it isn't worth looking for."""
POSITIONS_A_CHUNK = 10_000
"""How many positions are looked at between two looks at ``stop`` (some 20 ms)."""


class Attack:
    """The narrow search for a forced win of one seat, or for as many Trinis as are ``wanted``."""

    def __init__(self, states: States, seat: int, own_moves: int, wanted: int | None = None) -> None:
        depth = own_moves * int(states[0]["players"]) + 1
        self.seat, self.own_moves = seat, own_moves
        self.wanted = int(states[0]["goal"]) if wanted is None else wanted
        self.states = np.zeros(depth, STATE)
        self.states[0] = states[0]
        self.actions = np.zeros((depth, MAX_ACTIONS), np.int64)
        self.frames = np.zeros(depth, FRAME)
        self.decisive = np.full(depth, -1)
        self.progress = np.zeros(PROGRESS, np.int64)

    def run(self, positions: int) -> bool:
        """Look at more positions; whether the search is over."""
        attack(
            self.states,
            self.actions,
            self.frames,
            self.decisive,
            self.progress,
            self.seat,
            self.own_moves,
            self.wanted,
            True,
            positions,
        )
        return bool(self.progress[DEPTH] < 0)

    @property
    def looked_at(self) -> int:
        """How many positions were looked at."""
        return int(self.progress[LOOKED_AT])

    @property
    def won(self) -> bool:
        """Whether it was found that the seat gets there."""
        return bool(self.progress[VERDICT] == WON)

    @property
    def winning(self) -> int | None:
        """The action that wins, once it is found (the seat is to move)."""
        return int(self.actions[0, self.frames[0]["next"] - 1]) if self.won else None


def solve(states: States, seat: int, effort: int, stop: Stop | None = None) -> int | None:
    """An action that reaches the goal in the fewest own moves, whatever the others do; None where none is found.

    ``effort`` is the number of positions to look at. None says nothing: there may be a longer win, or one that needs a
    quiet move.
    """
    needed = int(states[0]["goal"]) - int(states[0]["won"][seat])
    for own_moves in range(1, OWN_MOVES + 1):
        if needed > TRINIS_A_MOVE * own_moves:
            continue
        search = Attack(states, seat, own_moves)
        while not search.run(min(POSITIONS_A_CHUNK, effort)):
            effort -= POSITIONS_A_CHUNK
            if effort <= 0 or (stop and stop()):
                return None
        effort -= search.looked_at % POSITIONS_A_CHUNK
        if search.winning is not None:
            return search.winning
    return None


def warm(states: States, seat: int) -> None:
    """Compile the search for a win, by beginning one."""
    Attack(states, seat, 1).run(1)
