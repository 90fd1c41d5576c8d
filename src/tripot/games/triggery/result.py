"""Points lost and rounds won (rules 4 and 8), and who wins."""

from __future__ import annotations

from typing import Any

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.triggery.board import BIT, STAR_POINTS
from tripot.games.triggery.bonus import lowest
from tripot.games.triggery.state import layout_of

_ZERO = np.uint64(0)


@rule
def open_points(state: State, side: int) -> int:
    """Rule 8 and 4: the open numbers of a board, 25 for an open star."""
    layout = layout_of(state, side)
    opened = state.open[side]
    points = 0
    while opened != _ZERO:
        cell = lowest(opened)
        number = state.triggery_tablets[layout, cell]
        points += number if number > 0 else STAR_POINTS
        opened ^= BIT[cell]
    return points


@rule
def side_score(state: State, side: int) -> int:
    """Rule 8: points lost, or rounds won; alone the throws."""
    if state.players == 1:
        return int(-np.int64(state.throws))
    return int(np.int64(state.won[side])) if state.by_rounds else int(-np.int64(state.lost[side]))


@rule
def members(state: State, side: int) -> int:
    """The seats of a side."""
    return int((state.players + 1 - side) // 2)


@rule
def scores(state: State, out: Any) -> None:
    """Each seat has its side's score."""
    for seat in range(state.players):
        out[seat] = side_score(state, seat & 1)


@rule
def winners(state: State, out: Any) -> None:
    """The better side wins, equal sides share; partners share their side's part."""
    for seat in range(state.players):
        out[seat] = 0.0
        if state.ending:
            side = seat & 1
            part = 1.0
            if state.players > 1:
                lead = side_score(state, side) - side_score(state, 1 - side)
                part = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
            out[seat] = part / members(state, side)
