"""The state record of Blokus Trigon."""

from __future__ import annotations

import numpy as np

from tripot.engine.state import State
from tripot.games.trigon.board import COLOURS
from tripot.games.trigon.options import CONTACTS, MODES, TrigonOptions
from tripot.games.trigon.pieces import PIECES
from tripot.games.trigon.tables import LINES, OFF_BOARD, START_CELLS

FOUR, THREE, TWO, TEAMS = range(len(MODES))
ANY, CORNER = range(len(CONTACTS))

STATE = np.dtype(
    [
        ("rng", "u8"),
        ("closed", "u8", (len(COLOURS), LINES)),
        ("attach", "u8", (len(COLOURS), LINES)),
        ("corners", "u8", (len(COLOURS), LINES)),
        ("left", "u4", (len(COLOURS),)),
        ("placements", "i2", (len(COLOURS), len(PIECES))),
        ("turn", "i2"),
        ("blocked", "i2"),
        ("placed", "i1", (len(COLOURS),)),
        ("triangles", "i1", (len(COLOURS),)),
        ("mode", "i1"),
        ("contact", "i1"),
        ("colours", "i1"),
        ("ending", "u1"),
    ],
    align=True,
)
"""Of each colour, as sets of cells (tables.py):

- ``closed``: where it can't lay anything: off the board, taken, beside one of its own sides;
- ``attach``: a piece must cover one of these: the starts open to it, later the cells at a corner of its pieces;
- ``corners``: the vertices that its pieces touch, kept only when contacts must be corner to corner;

then a bit for each piece it still has, its placements in the order of play (``placed`` of them), and the number of
triangles it has laid. ``turn`` is the colour to move, ``blocked`` has a bit for each colour that can't any more.
The widths leave no gap between the fields: equal positions are equal bytes.
"""


def start(options: TrigonOptions, state: State) -> None:
    """Nothing is laid yet; blue begins."""
    state["mode"] = MODES.index(options.mode)
    state["contact"] = CONTACTS.index(options.contact)
    state["colours"] = 3 if options.mode == "three" else 4
    state["closed"][:] = OFF_BOARD[1 if options.mode == "three" else 0]
    state["attach"][:] = START_CELLS
    state["left"][:] = 2 ** len(PIECES) - 1
