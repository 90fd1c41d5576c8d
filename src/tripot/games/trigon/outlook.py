"""The points that each colour can expect in the end: a small network on its figures, learned from games.

There are two tables of it: who has a partner plays otherwise than who has none.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.trigon.prospects import FIGURES, figures
from tripot.games.trigon.reach import still_plays
from tripot.games.trigon.score import ALL_PLACED, colour_score
from tripot.games.trigon.seats import way_of
from tripot.games.trigon.traits import COLOURS

WAYS = ("together", "alone")
"""What the tables of TOGETHER and ALONE (seats.py) are called."""
FILES = tuple(Path(__file__).with_name(f"outlook-{way}.csv") for way in WAYS)
_TABLES = np.stack([np.loadtxt(file, delimiter=",", dtype=np.float32) for file in FILES])
"""A row for each figure (prospects.py), one for the constants, one for the outputs; a column for each hidden unit, and
the last one for what goes straight to the output."""
HIDDEN = _TABLES.shape[2] - 1
INNER = _TABLES[:, : FIGURES + 1, :HIDDEN].copy()
OUTER = _TABLES[:, FIGURES + 1, :HIDDEN].copy()
STRAIGHT = _TABLES[:, : FIGURES + 1, HIDDEN].copy()
UNIT = 10.0
"""The network counts in tens of points."""


@rule
def more_points(way: int, figures_of_colour: Any, hidden: Any) -> float:
    """What the network expects from a colour's figures, TOGETHER or ALONE; ``hidden`` [HIDDEN] is scratch."""
    inner, outer, straight = INNER[way], OUTER[way], STRAIGHT[way]
    total = straight[FIGURES]
    for unit in range(HIDDEN):
        hidden[unit] = inner[FIGURES, unit]
    for k in range(FIGURES):
        figure = figures_of_colour[k]
        if figure != 0.0:
            total += figure * straight[k]
            for unit in range(HIDDEN):
                hidden[unit] += figure * inner[k, unit]
    for unit in range(HIDDEN):
        total += max(hidden[unit], np.float32(0.0)) * outer[unit]
    return float(UNIT * total)


@rule
def outlooks(state: State, out: Any) -> None:
    """The points that each colour can still expect to gain, into ``out`` [COLOURS]; 0 for one that can't place."""
    counts = np.empty((COLOURS, FIGURES), np.float32)
    hidden = np.empty(HIDDEN, np.float32)
    way = way_of(state)
    figures(state, counts)
    for colour in range(int(state.colours)):
        out[colour] = 0.0
        if still_plays(state, colour):
            most = float(ALL_PLACED - colour_score(state, colour))
            out[colour] = min(max(more_points(way, counts[colour], hidden), 0.0), most)
