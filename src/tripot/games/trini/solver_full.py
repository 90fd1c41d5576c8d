"""Proofs at full width: all actions of a seat that give it so many Trinis in time, whatever the others answer."""

from __future__ import annotations

import numpy as np

from tripot.engine import kernels
from tripot.engine.game import Stop
from tripot.engine.state import States
from tripot.games.trini.rules import MAX_ACTIONS, STATE
from tripot.games.trini.solver_attack import DEPTH, FRAME, PROGRESS, UNKNOWN, VERDICT, WON, attack

POSITIONS_A_CHUNK = 50_000
"""How many positions are looked at between two looks at ``stop`` (some 50 ms)."""


class Proof:
    """The full search for one seat: every action, every answer, no threats asked for."""

    def __init__(self, start: States, seat: int, wanted: int, own_moves: int, stop: Stop | None = None) -> None:
        depth = own_moves * int(start[0]["players"]) + 1
        self.start, self.seat, self.wanted, self.own_moves, self.stop = start, seat, wanted, own_moves, stop
        self.states = np.zeros(depth, STATE)
        self.actions = np.zeros((depth, MAX_ACTIONS), np.int64)
        self.frames = np.zeros(depth, FRAME)
        self.decisive = np.full(depth, -1)  # what decided a position beside: it often decides the next one, too
        self.progress = np.zeros(PROGRESS, np.int64)

    def right(self, most: int = MAX_ACTIONS) -> tuple[int, ...] | None:
        """The actions that get there, ``most`` of them at most; None if the search was stopped."""
        actions = np.zeros(MAX_ACTIONS, np.int64)
        actions = actions[: kernels.legal(self.start, 0, actions)]
        if self.own_moves == 1:
            gains = np.zeros(len(actions), np.int64)
            kernels.gains(self.start, 0, actions, gains)
            needed = self.wanted - int(self.start[0]["won"][self.seat])
            return tuple(actions[gains >= needed][:most].tolist())
        found: list[int] = []
        for action in actions.tolist():
            sure = self.gets_there(action)
            if sure is None:
                return None
            if sure:
                found.append(action)
            if len(found) == most:
                break
        return tuple(found)

    def gets_there(self, action: int) -> bool | None:
        """Whether this action does; None if the search was stopped."""
        self.states[0] = self.start[0]
        over = kernels.play(self.states, 0, action) < 0
        if self.states[0]["won"][self.seat] >= self.wanted:
            return True
        if over:
            return False
        self.progress[:] = UNKNOWN
        while self.progress[DEPTH] >= 0:
            if self.stop and self.stop():
                return None
            attack(
                self.states,
                self.actions,
                self.frames,
                self.decisive,
                self.progress,
                self.seat,
                self.own_moves - 1,
                self.wanted,
                False,
                POSITIONS_A_CHUNK,
            )
        return bool(self.progress[VERDICT] == WON)
