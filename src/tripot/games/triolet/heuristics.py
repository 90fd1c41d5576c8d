"""What a good move looks like, and who is ahead by how much.

The weights come from matches between greedy players, 20,000 games each. Only playing again tells much there. What a
placement opens to the others, open pairs and chances for a Triolet were tried too: they made no difference.
"""

from __future__ import annotations

import math
from typing import Any

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.triolet.actions import (
    EXCHANGE,
    PLACEMENT,
    content_of,
    face_of,
    kind_of,
    laid_at,
    square_of,
    tile_at,
)
from tripot.games.triolet.board import AGAIN, JOKER, RACK
from tripot.games.triolet.knowledge import count_of
from tripot.games.triolet.scoring import best_points, placement_points

AGAIN_WORTH = 40.0
"""Playing again, in points."""
JOKER_KEPT = 20.0
POINT_KEPT = -0.3
"""Each point by which the number tiles that stay in the rack are higher than usual."""
USUAL_TILE = 5.0
POINT_LAID = 1.0
"""With an empty bag, each point that leaves the rack."""


def prior(state: State, action: int) -> float:
    """Points, and a little for what stays in the rack."""
    kind = kind_of(action)
    if kind == PLACEMENT:
        value = float(placement_points(state, action))
        for k in range(RACK):
            one = laid_at(action, k)
            if one:
                if AGAIN[square_of(one)]:
                    value += AGAIN_WORTH
                value -= _leaves(state, min(face_of(one), JOKER))
        return value
    value = 0.0
    if kind == EXCHANGE:
        for k in range(RACK):
            tile = tile_at(content_of(action), k)
            if tile >= 0:
                value -= _leaves(state, tile)
    return value


@rule
def _leaves(state: State, tile: int) -> float:
    """What it costs to have a tile no more."""
    if tile == JOKER:
        return JOKER_KEPT if state.bag_size else 0.0
    if state.bag_size == 0:
        return -POINT_LAID * tile
    return POINT_KEPT * (tile - USUAL_TILE)


TURN_WORTH = 25.0
"""Being next to play, in points."""
SWING = 10.5
"""How far the points still to come lead apart, for the square root of the tiles left; fitted on 6,000 games."""
LEAST_SWING = 8.0
MARGIN_SWING = 60.0
MARGIN_PART = 0.1


def evaluate(state: State, out: Any) -> None:
    """Shares that grow with the lead in points, and faster the fewer tiles are left."""
    if state.ending:
        _shares(state, out, -1, MARGIN_SWING)
        for seat in range(state.seats):
            out[seat] *= MARGIN_PART
        _add_wins(state, out)
        return
    left = int(state.bag_size)
    for seat in range(state.seats):
        left += count_of(state.racks[seat])
    next_to_play = state.turn
    if state.due and state.tiles and not state.again:
        next_to_play = (state.turn + 1) % state.seats
    _shares(state, out, next_to_play, max(SWING * math.sqrt(left), LEAST_SWING))


@rule
def _shares(state: State, out: Any, next_to_play: int, swing: float) -> None:
    best = best_points(state)
    total = 0.0
    for seat in range(state.seats):
        lead = state.points[seat] - best + (TURN_WORTH if seat == next_to_play else 0.0)
        out[seat] = math.exp(lead / swing)
        total += out[seat]
    for seat in range(state.seats):
        out[seat] /= total


@rule
def _add_wins(state: State, out: Any) -> None:
    best = best_points(state)
    sharing = 0
    for seat in range(state.seats):
        sharing += int(state.points[seat] == best)
    for seat in range(state.seats):
        if state.points[seat] == best:
            out[seat] += (1.0 - MARGIN_PART) / sharing
