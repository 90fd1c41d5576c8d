"""A game alone: what it tends to, told as a share of the win and back.

A search sees states of different stages, which only what the game comes to makes comparable. So ``evaluate`` adds to
the score what is still to come, fitted to games that levels 5 and 7 played alone: where the prior goes on by itself
(level 5), the mean is the final score, from the first turn to the last.
"""

from __future__ import annotations

import math

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.numbers import whole
from tripot.engine.state import State
from tripot.games.triominos.board import NONE, RACK, TILE_COUNT

EACH_HELD = np.array([0.0, 0.8])
"""What a tile in the rack still brings, by the way to score: its points and its part of the bonuses ..."""
COMPANY = np.array([0.35, 0.0])
"""... and for each tile in the rack so much more: who can choose makes bridges and hexagons."""
EACH_IN_POOL = np.array([5.4, 0.9])
"""What a tile in the pool still brings, though it may have to be drawn ..."""
CROWD = np.array([0.06, 0.0])
"""... for each tile in the pool so much less ..."""
JOINED = np.array([0.2, 0.0])
"""... and for each one in the rack so much more."""
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
    in_rack = float(EACH_HELD[score]) + float(COMPANY[score]) * held
    in_pool = float(EACH_IN_POOL[score]) - float(CROWD[score]) * pool + float(JOINED[score]) * held
    return in_rack * held + in_pool * pool


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
