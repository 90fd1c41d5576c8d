"""What room a colour has: which of its pieces fit somewhere, and the footholds that they can use."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tripot.engine import kernels
from tripot.engine.snapshot import states_of
from tripot.engine.state import State
from tripot.games.trigon.board import Cell
from tripot.games.trigon.pieces import PLACEMENTS, SIZES, piece_of, placement_cells
from tripot.games.trigon.tables import BELOW, LEFT


class Room(NamedTuple):
    """Where a colour could lay something if it were its turn."""

    pieces: frozenset[int]
    """The pieces it has left that fit somewhere."""
    footholds: frozenset[Cell]
    """The cells it may attach to, each with a piece that fits over it."""

    @property
    def largest(self) -> int:
        """The triangles of the largest piece that fits; 0 if none does."""
        return max((SIZES[piece] for piece in self.pieces), default=0)


def room_of(state: State, colour: int) -> Room:
    """From all placements that the colour may make, whoever's turn it is."""
    states = states_of(state)
    states[0]["turn"] = colour
    actions = np.empty(len(PLACEMENTS), np.int64)
    found = [int(action) for action in actions[: kernels.legal(states, 0, actions)]]
    covered = set().union(*map(placement_cells, found))
    attaching = [int(line) for line in state["attach"][colour]]
    return Room(
        pieces=frozenset(map(piece_of, found)),
        footholds=frozenset(cell for cell in covered if attaching[cell[1] + BELOW] >> (cell[0] + LEFT) & 1),
    )
