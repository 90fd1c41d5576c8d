"""What a good move looks like: make Trinis, leave no pair that the next player can complete."""

from __future__ import annotations

from typing import Any

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.numbers import whole
from tripot.engine.state import Actions, State
from tripot.games.trini.board import OUTSIDE, ROUND_AT
from tripot.games.trini.dice import LETTERS, N_POSES, SYMBOL
from tripot.games.trini.pairs import NOWHERE, worth_of_pair, worth_of_pairs_at
from tripot.games.trini.rules import (
    SLIDE,
    agreeing,
    agreeing_after,
    gain,
    origin_of,
    pose,
    pose_after,
    same,
    target_of,
)

WINNING = 20.0
"""The game is won: better than any number of Trinis."""


def prior(state: State, action: int) -> float:
    """Trinis made, less what the pairs left behind are worth to the next player."""
    return look_of(state, action, worth_of_pairs_at(state, origin_of(action)))


@rule
def look_of(state: State, action: int, left: float) -> float:
    """The ``prior`` of an action of a die whose pairs where it stands now are worth ``left``."""
    made = gain(state, action)
    if whole(state.won[state.mover]) + made >= state.goal:
        return WINNING + made
    worth = float(made)
    cell, lies = target_of(action), pose_after(state, action)
    for face in range(3):
        which = ROUND_AT[cell, face]
        if agreeing_after(state, action, face) == 2 and state.trinis[which] == 0:
            worth += worth_of_pair(state, which, SYMBOL[lies, face], cell)
    return worth - left


@rule
def looks(state: State, actions: Actions, count: int, out: Any) -> None:
    """``prior`` of each of the first ``count`` legal actions; quick where those of a cell follow each other.

    Placements and turns at one cell differ only by the symbols that the die will show: what each symbol brings at each
    of its three faces is counted once for all of them, and what a die leaves behind once for all its actions.
    """
    brings = np.empty((3, len(LETTERS)))
    makes = np.empty((3, len(LETTERS)), np.int64)
    missing = whole(state.goal) - whole(state.won[state.mover])
    here: int = NOWHERE
    left = 0.0
    for k in range(count):
        action = actions[k]
        if origin_of(action) != here:
            here = origin_of(action)
            left = worth_of_pairs_at(state, here)
            weigh_symbols(state, here, makes, brings)
        if action >= SLIDE:
            out[k] = look_of(state, action, left)
            continue
        first, second, third = SYMBOL[action % N_POSES]
        made = makes[0, first] + makes[1, second] + makes[2, third]
        if made >= missing:
            out[k] = WINNING + made
        else:
            out[k] = made + brings[0, first] + brings[1, second] + brings[2, third] - left


@rule
def weigh_symbols(state: State, cell: int, makes: Any, brings: Any) -> None:
    """[face, symbol] of a die that will stand on ``cell``: whether it makes a Trini there, and what a pair brings."""
    value = whole(state.dice[cell])
    for face in range(3):
        which = ROUND_AT[cell, face]
        empty = which != OUTSIDE and state.trinis[which] == 0
        for symbol in range(len(LETTERS)):
            makes[face, symbol], brings[face, symbol] = 0, 0.0
            if empty:
                agree = agreeing(state, which, symbol) + 1
                if value and same(state, SYMBOL[pose(value), face], symbol):
                    agree -= 1
                if agree >= 3:
                    makes[face, symbol] = 1
                elif agree == 2:
                    brings[face, symbol] = worth_of_pair(state, which, symbol, cell)
