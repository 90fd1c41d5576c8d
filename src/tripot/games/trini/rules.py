"""The rules of Trini, over one record. Sections of RULES.md are named where a rule comes from."""

from __future__ import annotations

from typing import Any

import numpy as np

from tripot.engine.chance import mix
from tripot.engine.compile import rule
from tripot.engine.numbers import whole
from tripot.engine.state import OVER, Actions, State
from tripot.games.trini.board import (
    IDLE_ROUNDS,
    MAX_PLAYERS,
    N_ROUNDS,
    N_SLIDES,
    N_TRIANGLES,
    OCCURRENCES,
    OUTSIDE,
    ROUND_AT,
    SLIDES,
)
from tripot.games.trini.dice import N_POSES, N_TURNS, SYMBOL, TURNS

STATE = np.dtype(
    [
        ("rng", "u8"),
        ("mark", "u8"),  # a hash of the dice on the board
        ("history", "u8", IDLE_ROUNDS * MAX_PLAYERS),  # the marks since the last placement or Trini
        ("seen", "u4", N_ROUNDS + 1),  # each round: how many dice show it each symbol, four bits a symbol
        ("since", "u2"),  # turns since the last placement or Trini
        ("idle", "u2"),  # turns since the last Trini
        ("dice", "u1", N_TRIANGLES),  # 0 free, else 1 + 24 x seat + pose
        ("number", "u1", N_TRIANGLES),  # which of its owner's dice it is: the n-th placed, from 0
        ("trinis", "u1", N_ROUNDS),  # 0 empty, else 1 + seat
        ("reserve", "u1", MAX_PLAYERS),  # dice not yet placed
        ("won", "u1", MAX_PLAYERS),  # Trinis placed
        ("mover", "u1"),
        ("players", "u1"),
        ("goal", "u1"),
        ("shape_only", "u1"),
        ("ending", "u1"),
        ("fill", "u1", 2),  # up to whole words: no byte of a record is left undefined
    ],
    align=True,
)

GOAL_REACHED, REPETITION, NO_PROGRESS = 1, 2, 3
"""``ending``."""

BLOCK = N_TRIANGLES * N_POSES
PLACE, TURN, SLIDE = 0, BLOCK, 2 * BLOCK
"""An action: PLACE or TURN + 24 x cell + new pose, or SLIDE + 24 x from + to."""

MAX_ACTIONS = BLOCK
"""Each free cell allows 24 placements, each die 8 turns and at most 8 slides: an empty board is the maximum."""

VALUES = MAX_PLAYERS * N_POSES + 1
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_COUNTERS = np.arange(1, N_TRIANGLES * VALUES + 1, dtype=np.uint64) * _GOLDEN
MARKS = np.array(mix(_COUNTERS)).reshape(N_TRIANGLES, VALUES)  # type: ignore[arg-type]
MARKS[:, 0] = 0
"""[cell, value of ``dice``]: the share of a die in the position's mark (Zobrist)."""

SHOWS = np.zeros((VALUES, 3), np.int64)
SHOWS[1:] = np.tile(1 << 4 * SYMBOL, (MAX_PLAYERS, 1))
"""[value of ``dice``, face]: what it adds to ``seen``."""


# What is on the board


@rule
def owner(value: int) -> int:
    """Whose die it is."""
    return (whole(value) - 1) // N_POSES


@rule
def pose(value: int) -> int:
    """How the die lies."""
    return (whole(value) - 1) % N_POSES


@rule
def agreeing(state: State, which: int, symbol: int) -> int:
    """How many dice around a round show it this symbol; with ``match=shape`` the fill doesn't count."""
    seen = whole(state.seen[which])
    if state.shape_only:
        pair = 8 * (symbol // 2)
        return ((seen >> pair) & 15) + ((seen >> (pair + 4)) & 15)
    return (seen >> (4 * symbol)) & 15


@rule
def same(state: State, one: int, other: int) -> bool:
    """Whether two symbols are identical."""
    if state.shape_only:
        return one // 2 == other // 2
    return one == other


@rule
def put(state: State, cell: int, value: int) -> None:
    """Change what stands on a triangular cell."""
    old = state.dice[cell]
    state.mark ^= MARKS[cell, old] ^ MARKS[cell, value]
    for face in range(3):
        which = ROUND_AT[cell, face]
        state.seen[which] = whole(state.seen[which]) + SHOWS[value, face] - SHOWS[old, face]
    state.dice[cell] = value


# What an action would make


@rule
def target_of(action: int) -> int:
    """The cell where the die of an action ends."""
    if action >= SLIDE:
        return action % N_POSES
    return (action % BLOCK) // N_POSES


@rule
def origin_of(action: int) -> int:
    """The cell where the die of an action stood before; for a placement the same as ``target_of``."""
    return (action % BLOCK) // N_POSES


@rule
def pose_after(state: State, action: int) -> int:
    """How the die of an action will lie."""
    if action >= SLIDE:
        return pose(state.dice[origin_of(action)])
    return action % N_POSES


@rule
def agreeing_after(state: State, action: int, face: int) -> int:
    """How many dice will agree with this face of the moved die, itself included; 0 when it looks at no round."""
    which = ROUND_AT[target_of(action), face]
    if which == OUTSIDE:
        return 0
    symbol = SYMBOL[pose_after(state, action), face]
    count = agreeing(state, which, symbol) + 1
    origin = origin_of(action)
    before = state.dice[origin]
    if before:
        for old_face in range(3):
            if ROUND_AT[origin, old_face] == which and same(state, SYMBOL[pose(before), old_face], symbol):
                count -= 1
    return count


@rule
def makes_trini(state: State, action: int, face: int) -> bool:
    """Three or more dice around an empty round, the moved one among them, will show it the same symbol."""
    return agreeing_after(state, action, face) >= 3 and state.trinis[ROUND_AT[target_of(action), face]] == 0


# The rules that every game has


def actor(state: State) -> int:
    """Players take turns until the game ends."""
    return OVER if state.ending else whole(state.mover)


def legal(state: State, actions: Actions) -> int:
    """Place a die from the reserve, slide one of your dice, or turn or tip it: exactly one of these."""
    n = 0
    seat = whole(state.mover)
    lowest = 1 + N_POSES * seat
    may_place = state.reserve[seat] > 0
    for cell in range(N_TRIANGLES):
        value = whole(state.dice[cell])
        if value == 0:
            if may_place:
                for lies in range(N_POSES):
                    actions[n + lies] = PLACE + N_POSES * cell + lies
                n += N_POSES
        elif lowest <= value < lowest + N_POSES:
            for i in range(N_TURNS):
                actions[n + i] = TURN + N_POSES * cell + TURNS[value - lowest, i]
            n += N_TURNS
            for i in range(N_SLIDES[cell]):
                to = SLIDES[cell, i]
                if state.dice[to] == 0:
                    actions[n] = SLIDE + N_POSES * cell + to
                    n += 1
    return n


def play(state: State, action: int) -> None:
    """Make the action, put Trinis where it completes three, and judge whether the game ends."""
    seat = whole(state.mover)
    cell = origin_of(action)
    if action >= SLIDE:
        to = target_of(action)
        value = state.dice[cell]
        put(state, cell, 0)
        put(state, to, value)
        state.number[to] = state.number[cell]
        state.number[cell] = 0
    else:
        put(state, cell, 1 + N_POSES * seat + action % N_POSES)
        if action < TURN:
            state.number[cell] = dice_placed(state, seat)
            state.reserve[seat] -= 1
    made = _put_trinis(state, target_of(action), seat)
    state.mover = (seat + 1) % state.players
    _judge(state, seat, made, action < TURN)


@rule
def dice_placed(state: State, seat: int) -> int:
    """How many dice of a seat are on the board: a die never leaves it."""
    return dice_gone(whole(state.players), whole(state.reserve[seat]))


@rule
def dice_gone(players: int, reserve: int) -> int:
    """How many dice of a seat are no longer in its reserve."""
    return N_TRIANGLES // players - reserve


@rule
def _put_trinis(state: State, cell: int, seat: int) -> int:
    """Each empty round that the moved die completes gets a Trini of its owner, for ever."""
    made = 0
    lies = pose(state.dice[cell])
    for face in range(3):
        which = ROUND_AT[cell, face]
        if which != OUTSIDE and state.trinis[which] == 0 and agreeing(state, which, SYMBOL[lies, face]) >= 3:
            state.trinis[which] = seat + 1
            made += 1
    state.won[seat] += made
    return made


@rule
def _judge(state: State, seat: int, made: int, placed: bool) -> None:
    """In this order: the goal, the same position for the third time, no new Trini for too long."""
    state.idle = 0 if made else state.idle + 1
    state.since = 0 if made or placed else state.since + 1
    if state.won[seat] >= state.goal:
        state.ending = GOAL_REACHED
    elif _occurrences(state) >= OCCURRENCES:
        state.ending = REPETITION
    elif state.idle >= IDLE_ROUNDS * whole(state.players):
        state.ending = NO_PROGRESS
    else:
        state.history[state.since] = state.mark


@rule
def _occurrences(state: State) -> int:
    """How often this position stood on the board, now included.

    Placements and Trinis can't be undone, and the same player is to move only once a round.
    """
    count = 1
    earlier = whole(state.since) - whole(state.players)
    while earlier >= 0:
        if state.history[earlier] == state.mark:
            count += 1
        earlier -= whole(state.players)
    return count


def deal(state: State) -> int:  # noqa: ARG001
    """There is no dealer."""
    return 0


def odds(state: State, action: int) -> float:  # noqa: ARG001
    """There is no dealer."""
    return 0.0


def scores(state: State, out: Any) -> None:
    """Trinis placed."""
    for seat in range(out.size):
        out[seat] = state.won[seat]


@rule
def winners(state: State, out: Any) -> None:
    """The most Trinis win, equal numbers share (whoever reaches the goal has the most).

    ``out`` may have places for more seats than play.
    """
    best, sharing = -1, 0
    for seat in range(whole(state.players)):
        if whole(state.won[seat]) > best:
            best, sharing = whole(state.won[seat]), 0
        if whole(state.won[seat]) == best:
            sharing += 1
    for seat in range(whole(state.players)):
        out[seat] = 1.0 / sharing if state.ending and state.won[seat] == best else 0.0


@rule
def gain(state: State, action: int) -> int:
    """How many Trinis the action makes."""
    made = 0
    for face in range(3):
        if makes_trini(state, action, face):
            made += 1
    return made


def hide(state: State, seat: int) -> None:  # noqa: ARG001
    """Everything lies open; only the generator is nobody's business."""
    state.rng = 0


def imagine(state: State, seat: int) -> None:
    """Nothing is hidden, so there is nothing to imagine."""
