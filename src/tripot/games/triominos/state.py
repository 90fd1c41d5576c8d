"""The record of a game, its phases, and the numbers of its actions."""

from __future__ import annotations

import numpy as np

from tripot.engine.compile import rule
from tripot.games.triominos.board import CELLS, EDGES, SEATS, TILE_COUNT, VERTICES

STATE = np.dtype(
    [
        ("rng", "u8"),
        ("pool", "u8"),
        ("racks", "u8", (SEATS,)),
        ("shown", "u8"),  # start tiles that lie face up
        ("seen", "u8"),  # all start tiles of this game: none of them was dealt into a rack
        ("scores", "i4", (SEATS,)),
        ("target", "i4"),
        ("turn", "u4"),  # the number of the turn that runs, from 1
        ("games", "u2"),  # finished games of the match
        ("hourglass", "u2"),
        ("rests", "u2", (SEATS,)),  # the last finished game's
        ("settled", "u2"),  # how the last finished game ended, before a target is looked at
        ("edge_code", "u2", (EDGES,)),  # the numbers known at the corners of each cell of ``edge`` (board.FREE)
        ("players", "u1"),
        ("blocked", "u1"),
        ("score", "u1"),
        ("ending", "u1"),
        ("phase", "u1"),
        ("to", "u1"),  # whose turn it is
        ("draws", "u1"),  # tiles drawn in this turn
        ("fresh", "u1"),  # the tile just drawn
        ("passes", "u1"),  # turns in succession that ended for want of a pool
        ("pool_count", "u1"),
        ("counts", "u1", (SEATS,)),
        ("kept", "u1", (SEATS,)),  # tiles drawn since the deal and not placed at once
        ("contenders", "u1"),  # seats that draw for the start, as bits
        ("start_sums", "i1", (SEATS,)),  # of this round of the start draw; -1: not yet drawn
        ("placed", "u1"),
        ("placed_x", "i1", (CELLS,)),
        ("placed_y", "i1", (CELLS,)),
        ("placed_tile", "u1", (CELLS,)),
        ("placed_turn", "u1", (CELLS,)),
        ("placed_by", "u1", (CELLS,)),
        ("placed_kept", "u1", (CELLS,)),  # ``kept`` of that seat then, or AT_ONCE
        ("edge", "u1"),  # free cells that share a side with a tile; before the first tile its own cell
        ("edge_x", "i1", (EDGES,)),
        ("edge_y", "i1", (EDGES,)),
        ("edge_corners", "u1", (EDGES, 3)),  # vertices, or NOWHERE where no tile touches
        ("vertices", "u1"),
        ("vertex_x", "i1", (VERTICES,)),
        ("vertex_line", "i1", (VERTICES,)),
        ("vertex_number", "u1", (VERTICES,)),
        ("vertex_tiles", "u1", (VERTICES,)),  # which of the six cells around it are covered
        ("vertex_cells", "u1", (VERTICES,)),  # which of them are covered or in ``edge``
    ],
    align=True,
)
"""No byte is left unused between or after the fields, since NumPy's copies don't carry such bytes over."""

ENDINGS = ("out", "blocked", "passed", "target")
OUT, BLOCKED, PASSED, TARGET = 1, 2, 3, 4

DEAL, SHOW, DRAWING, LATE, TURN = 0, 1, 2, 3, 4
"""Phases: the dealer deals, shows start tiles, gives a drawn tile, gives one for the hourglass; a seat decides."""

NOWHERE = 255
NO_TILE, HIDDEN_TILE = 255, 254
AT_ONCE = 255
"""The tile was placed in the turn in which it was drawn."""

DRAW, PASS, TIMEOUT = 0, 1, 2
GIVE = 64
"""GIVE + tile: the dealer gives a tile from the pool to a rack."""
OPEN = 128
"""OPEN + tile: the dealer shows a start tile."""
PLACE = 256
_SPAN, _MIDDLE = 128, 64

MAX_ACTIONS = 320
"""A tile fits a cell with two known corners in one turn at most, and at most 6 tiles fit it. With n tiles on the table
there are at most n + 2 cells and 56 - n tiles in the rack: at most 52 * 6 = 312 placements, then draw or pass, and
timeout."""


@rule
def place_action(tile: int, turn: int, x: int, y: int) -> int:
    """The number of a placement: the tile, clockwise from its corner ``turn``, on the cell (x, y)."""
    return PLACE + (((y + _MIDDLE) * _SPAN + x + _MIDDLE) * 3 + turn) * TILE_COUNT + tile


@rule
def action_tile(action: int) -> int:
    """The tile of a placement."""
    return (action - PLACE) % TILE_COUNT


@rule
def action_turn(action: int) -> int:
    """Its turn."""
    return (action - PLACE) // TILE_COUNT % 3


@rule
def action_x(action: int) -> int:
    """Its column."""
    return (action - PLACE) // (TILE_COUNT * 3) % _SPAN - _MIDDLE


@rule
def action_y(action: int) -> int:
    """Its row."""
    return (action - PLACE) // (TILE_COUNT * 3 * _SPAN) - _MIDDLE
