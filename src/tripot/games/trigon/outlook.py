"""The points that each colour can expect in the end: a small network on its figures, learned from games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.trigon.prospects import FIGURES, figures
from tripot.games.trigon.reach import still_plays
from tripot.games.trigon.score import ALL_PLACED, colour_score
from tripot.games.trigon.traits import COLOURS

_TABLE = np.loadtxt(Path(__file__).with_name("outlook.csv"), delimiter=",", dtype=np.float32)
"""A row for each figure (prospects.py), one for the constants, one for the outputs; a column for each hidden unit, and
the last one for what goes straight to the output."""
HIDDEN = _TABLE.shape[1] - 1
INNER = _TABLE[: FIGURES + 1, :HIDDEN].copy()
OUTER = _TABLE[FIGURES + 1, :HIDDEN].copy()
STRAIGHT = _TABLE[: FIGURES + 1, HIDDEN].copy()
UNIT = 10.0
"""The network counts in tens of points."""


@rule
def more_points(figures_of_colour: Any, hidden: Any) -> float:
    """What the network expects from a colour's figures; ``hidden`` [HIDDEN] is scratch."""
    total = STRAIGHT[FIGURES]
    for unit in range(HIDDEN):
        hidden[unit] = INNER[FIGURES, unit]
    for k in range(FIGURES):
        figure = figures_of_colour[k]
        if figure != 0.0:
            total += figure * STRAIGHT[k]
            for unit in range(HIDDEN):
                hidden[unit] += figure * INNER[k, unit]
    for unit in range(HIDDEN):
        total += max(hidden[unit], np.float32(0.0)) * OUTER[unit]
    return float(UNIT * total)


@rule
def outlooks(state: State, out: Any) -> None:
    """The points that each colour can still expect to gain, into ``out`` [COLOURS]; 0 for one that can't place."""
    counts = np.empty((COLOURS, FIGURES), np.float32)
    hidden = np.empty(HIDDEN, np.float32)
    figures(state, counts)
    for colour in range(int(state.colours)):
        out[colour] = 0.0
        if still_plays(state, colour):
            most = float(ALL_PLACED - colour_score(state, colour))
            out[colour] = min(max(more_points(counts[colour], hidden), 0.0), most)
