"""What a good move looks like, and who is ahead by how much.

The figures of ``prior`` here and in ``openings.py`` come from a regression on what 45,000 actions were worth six turns
later, from which an evolution strategy (CMA-ES) went on by playing more than a million games against it and against
greed (docs/decisions/0002).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.triolet.actions import (
    EXCHANGE,
    PASS,
    PLACEMENT,
    content_of,
    face_of,
    kind_of,
    laid_at,
    square_of,
    tile_at,
)
from tripot.games.triolet.board import AGAIN, JOKER, KINDS, NONE, RACK, SUM
from tripot.games.triolet.knowledge import count_of
from tripot.games.triolet.lines import worth
from tripot.games.triolet.openings import Known, opened
from tripot.games.triolet.scoring import best_points, placement_points

NO_SQUARE = -1

AGAIN_WORTH = 48.6
"""Playing again, in points."""
KEPT = np.array(
    [-6.3, -7.2, -3.8, -6.1, -3.8, -4.0, -3.3, -3.9, -2.7, -4.7, -2.6, -8.7, -8.2, -11.1, -15.3, -21.5, 29.3]
)
"""Each tile that stays in the rack, by its kind: a new one is better than most."""
KEPT_TWICE = -9.6
"""Two equal numbers that stay."""
KEPT_PAIR = 68.6
"""Two numbers that stay, times the part of the tiles out of sight that make them a Trio."""
EXCHANGED = 4.1
"""An exchange, beside a placement that neither scores nor opens anything."""
POINT_LAID = 1.6
"""With an empty bag, each point that leaves the rack ..."""
AGAIN_LATE = 41.0
"""... and playing again."""


def prior(state: State, action: int) -> float:
    """Points, what the placement opens, and what stays in the rack."""
    kind = kind_of(action)
    if kind == PASS:
        return 0.0
    if state.bag_size == 0:
        return _late(state, action)
    unseen = 0
    for tile in range(KINDS):
        unseen += state.bag[tile]
    value, kept = _rack_kept(state, action, unseen)
    if kind == EXCHANGE:
        return value + EXCHANGED
    for k in range(RACK):
        one = laid_at(action, k)
        if one and AGAIN[square_of(one)]:
            value += AGAIN_WORTH
    return placement_points(state, action) + value + opened(state, action, Known(kept, unseen))


@rule
def _late(state: State, action: int) -> float:
    """The same with an empty bag, when only placements are left: get rid of high numbers."""
    value = float(placement_points(state, action))
    for k in range(RACK):
        one = laid_at(action, k)
        if one:
            if AGAIN[square_of(one)]:
                value += AGAIN_LATE
            value += POINT_LAID * worth(face_of(one))
    return value


@rule
def _rack_kept(state: State, action: int, unseen: int) -> tuple[float, int]:
    """The worth of what stays in the rack, and its numbers as a set of bits."""
    rack = state.racks[state.turn]
    used = 0
    for k in range(RACK):
        one = laid_at(action, k)
        tile = min(face_of(one), JOKER) if one else NONE
        if kind_of(action) == EXCHANGE:
            tile = tile_at(content_of(action), k)
        for i in range(RACK):
            if rack[i] == tile and not used >> i & 1:
                used |= 1 << i
                break
    value = 0.0
    kept, numbers, total = 0, 0, 0
    for i in range(RACK):
        tile = int(rack[i])
        if tile >= NONE or used >> i & 1:
            continue
        value += KEPT[tile]
        if tile < JOKER:
            if kept >> tile & 1:
                value += KEPT_TWICE
            kept |= 1 << tile
            numbers += 1
            total += tile
    if numbers == 2 and total <= SUM:
        value += KEPT_PAIR * state.bag[SUM - total] / unseen
    return value, kept


def glance(state: State, action: int) -> int:  # noqa: ARG001 - a placement is seen where its first tile lies
    """The first square of a placement; that one may exchange is never overlooked."""
    return square_of(laid_at(action, 0)) if kind_of(action) == PLACEMENT else NO_SQUARE


TURN_WORTH = 25.0
"""Being next to play, in points."""
SWING = 21.0
"""A lead of so many points, for the square root of the tiles left, makes the odds e to 1 ...

That is twice what 6,000 games show (10.5): so a point counts nearly the same whoever leads.
"""
LEAST_SWING = 16.0
"""... and of so many with few tiles left."""
MARGIN_SWING = 60.0
MARGIN_PART = 0.1


def evaluate(state: State, out: Any) -> None:
    """Shares that grow with the lead in points, and faster the fewer tiles are left."""
    for seat in range(state.seats):
        out[seat] = state.points[seat]
    if state.ending:
        _shares(state, out, MARGIN_SWING)
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
    out[next_to_play] += TURN_WORTH
    _shares(state, out, max(SWING * math.sqrt(left), LEAST_SWING))


@rule
def _shares(state: State, out: Any, swing: float) -> None:
    """Turn points into shares of the win."""
    best = out[0]
    for seat in range(1, state.seats):
        best = max(best, out[seat])
    total = 0.0
    for seat in range(state.seats):
        out[seat] = math.exp((out[seat] - best) / swing)
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
