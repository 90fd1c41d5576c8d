"""A game alone: what it tends to, told as a share of the win and back.

Fitted to the final scores of 150 games that the prior played alone; ``evaluate`` has to say what the game comes to, or
a search that looks at states of different stages compares what can't be compared.
"""

from __future__ import annotations

import math

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.numbers import whole
from tripot.engine.state import State
from tripot.games.triominos.board import NONE, RACK, TILE_COUNT

EACH_HELD = np.array([11.0, 0.8])
"""What a tile in the rack still brings, by the way to score: its points and its part of the bonuses ..."""
EACH_IN_POOL = np.array([3.2, 0.9])
"""... and one in the pool, which may have to be drawn first."""
STUCK = 0.9
"""Without points: how much of a tile in the rack stays there when the pool is empty ..."""
POOL_HALVES = 16.0
"""... and so many tiles in the pool halve it."""
SPREAD = np.array([150.0, 30.0, 4.0])
"""So much above par makes the odds, which are 1 at par, e to 1."""
SURE = 1e-12
"""A share is taken to be this far from 0 and 1, where odds have no logarithm."""


@rule
def to_come(score: int, held: int, pool: int) -> float:
    """How many points a game still brings with so many tiles in the rack and in the pool.

    Without points, the tiles that will be left, below zero: then too the most is the best.
    """
    if score == NONE:
        return -STUCK * held / (1.0 + pool / POOL_HALVES)
    return float(EACH_HELD[score]) * held + float(EACH_IN_POOL[score]) * pool


PAR = np.array([to_come(score, int(RACK[1]), TILE_COUNT - int(RACK[1])) for score in range(3)])
"""What a game brings from the deal on."""


@rule
def share_alone(state: State) -> float:
    """What the game or match tends to beside par for all its games so far, as a share from 0 to 1."""
    above = float(state.scores[0]) - float(PAR[state.score]) * whole(state.games)
    if state.ending == 0:
        above += to_come(state.score, whole(state.counts[0]), whole(state.pool_count)) - float(PAR[state.score])
    elif state.score == NONE:
        above -= float(state.counts[0])
    return 1.0 / (1.0 + math.exp(-above / float(SPREAD[state.score])))


def above_par(share: float, score: int) -> float:
    """From such a share back to how far above par that is."""
    sure = min(max(share, SURE), 1.0 - SURE)
    return float(SPREAD[score]) * math.log(sure / (1.0 - sure))
