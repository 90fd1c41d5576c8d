"""Forced wins of Trini: which action of a seat reaches the goal within a few own moves, whatever the others answer.

A proof needs every answer of the others but only one action of the seat, so the seat tries few: before its last own
move it must threaten to win already. The others need not be clever together: all of them only try to stop the seat.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tripot.engine import dispatch as game
from tripot.engine.compile import long_kernel, rule
from tripot.engine.numbers import whole
from tripot.engine.state import Actions, State, States
from tripot.games.trini.board import AROUND_CELL, N_AROUND, N_ROUNDS, N_SLIDES, N_TRIANGLES, SLIDES
from tripot.games.trini.dice import N_POSES, N_TURNS, TURNS
from tripot.games.trini.heuristics import has_pair
from tripot.games.trini.rules import PLACE, SLIDE, TURN, gain, owner, pose

FRAME = np.dtype([("count", np.int64), ("next", np.int64), ("own_moves", np.int64)], align=True)
"""A position on the way: how many actions it has, how many were tried, how many own moves are left to win with."""

DEPTH, VERDICT, LOOKED_AT = range(3)
"""``progress``: the deepest position on the way (-1 when done), the verdict, how many positions were looked at."""
PROGRESS = 3

UNKNOWN, WON, NOT_WON = 0, 1, -1

Progress = npt.NDArray[np.int64]
Frames = Any


@rule
def completes_goal(state: State, seat: int, action: int) -> bool:
    """Whether this action would give the seat the last Trinis that it needs."""
    return gain(state, action) >= whole(state.goal) - whole(state.won[seat])


@rule
def wins_at_once(state: State, seat: int) -> bool:
    """Whether the seat, if it were its turn, could reach the goal in one action."""
    cells, rounds = 0, 0
    for which in range(N_ROUNDS):
        if state.trinis[which] == 0 and has_pair(state, which):
            rounds += 1
            for i in range(N_AROUND[which]):
                cells |= 1 << AROUND_CELL[which, i]
    if rounds < whole(state.goal) - whole(state.won[seat]):
        return False
    for cell in range(N_TRIANGLES):
        value = whole(state.dice[cell])
        if value == 0:
            if cells >> cell & 1 and state.reserve[seat]:
                for lies in range(N_POSES):
                    if completes_goal(state, seat, PLACE + N_POSES * cell + lies):
                        return True
        elif owner(value) == seat:
            if cells >> cell & 1:
                for i in range(N_TURNS):
                    if completes_goal(state, seat, TURN + N_POSES * cell + TURNS[pose(value), i]):
                        return True
            for i in range(N_SLIDES[cell]):
                to = SLIDES[cell, i]
                if state.dice[to] == 0 and cells >> to & 1 and completes_goal(state, seat, SLIDE + N_POSES * cell + to):
                    return True
    return False


@rule
def verdict_of(state: State, seat: int, own_moves: int) -> int:
    """What can be said at once of a position from which the seat has so many own moves left to win."""
    if state.ending:
        for other in range(state.players):
            if other != seat and state.won[other] >= state.won[seat]:
                return NOT_WON
        return WON
    if state.mover == seat:
        if wins_at_once(state, seat):
            return WON
        return NOT_WON if own_moves <= 1 else UNKNOWN
    if own_moves == 0 or (own_moves == 1 and not wins_at_once(state, seat)):
        return NOT_WON
    return NOT_WON if wins_at_once(state, whole(state.mover)) else UNKNOWN


@rule
def enter(state: State, frame: Any, actions: Actions, own_moves: int, first: int) -> None:
    """List the actions of a position: ``first`` (what decided beside it) ahead, then those that make Trinis."""
    frame.count = game.legal(state, actions)
    frame.next = 0
    frame.own_moves = own_moves
    front = 0
    for k in range(frame.count):
        action = actions[k]
        if action == first or gain(state, action) > 0:
            actions[k] = actions[front]
            actions[front] = action
            if action == first:
                actions[front] = actions[0]
                actions[0] = action
            front += 1


@long_kernel
def attack(
    states: States,
    actions: npt.NDArray[np.int64],
    frames: Frames,
    decisive: Actions,
    progress: Progress,
    seat: int,
    own_moves: int,
    positions: int,
) -> None:
    """Look at up to ``positions`` more positions; call again until ``progress[DEPTH]`` is -1.

    Arrays have one place more than the longest line has actions; ``states[0]`` is the position where the seat is to
    move. When the verdict is WON, the action stands at ``actions[0, frames[0].next - 1]``.
    """
    depth = progress[DEPTH]
    if progress[LOOKED_AT] == 0:
        enter(states[0], frames[0], actions[0], own_moves, decisive[0])
    for _ in range(positions):
        progress[LOOKED_AT] += 1
        frame = frames[depth]
        own = states[depth].mover == seat
        verdict: int = UNKNOWN
        if frame.next == frame.count:
            verdict = NOT_WON if own else WON
        else:
            action = actions[depth, frame.next]
            frame.next += 1
            states[depth + 1] = states[depth]
            child = states[depth + 1]
            game.play(child, action)
            left = frame.own_moves - 1 if own else frame.own_moves
            answer = verdict_of(child, seat, left)
            if answer == UNKNOWN:
                depth += 1
                enter(child, frames[depth], actions[depth], left, decisive[depth])
            elif (answer == WON) == own:
                verdict = answer
        while verdict != UNKNOWN:
            if (verdict == WON) == (states[depth].mover == seat):
                decisive[depth] = actions[depth, frames[depth].next - 1]
            depth -= 1
            if depth < 0:
                progress[VERDICT] = verdict
                break
            if (verdict == WON) != (states[depth].mover == seat):
                verdict = UNKNOWN
        if depth < 0:
            break
    progress[DEPTH] = depth
