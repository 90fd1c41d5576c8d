"""Forced Trinis: whether a seat gets so many of them within a few own moves, whatever the others answer.

A proof needs every answer of the others but only one action of the seat. A narrow search tries few: before its last own
move the seat must threaten to get there already. A full one takes nothing for granted. The others need not be clever
together: all of them only try to stop the seat.
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
from tripot.games.trini.pairs import has_pair
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
def can_make_at_once(state: State, seat: int, needed: int) -> bool:
    """Whether the seat, if it were its turn, could make so many Trinis in one action."""
    cells, rounds = 0, 0
    for which in range(N_ROUNDS):
        if state.trinis[which] == 0 and has_pair(state, which):
            rounds += 1
            for i in range(N_AROUND[which]):
                cells |= 1 << AROUND_CELL[which, i]
    if rounds < needed:
        return False
    for cell in range(N_TRIANGLES):
        value = whole(state.dice[cell])
        if value == 0:
            if cells >> cell & 1 and state.reserve[seat]:
                for lies in range(N_POSES):
                    if gain(state, PLACE + N_POSES * cell + lies) >= needed:
                        return True
        elif owner(value) == seat:
            if cells >> cell & 1:
                for i in range(N_TURNS):
                    if gain(state, TURN + N_POSES * cell + TURNS[pose(value), i]) >= needed:
                        return True
            for i in range(N_SLIDES[cell]):
                to = SLIDES[cell, i]
                free = state.dice[to] == 0 and cells >> to & 1
                if free and gain(state, SLIDE + N_POSES * cell + to) >= needed:
                    return True
    return False


@rule
def wins_at_once(state: State, seat: int) -> bool:
    """Whether the seat, if it were its turn, could reach the goal in one action."""
    return can_make_at_once(state, seat, whole(state.goal) - whole(state.won[seat]))


@rule
def verdict_of(state: State, seat: int, wanted: int, own_moves: int, narrow: bool) -> int:
    """What can be said at once of a position from which the seat has so many own moves left to get there."""
    needed = wanted - whole(state.won[seat])
    if needed <= 0:
        return WON
    if state.ending:
        return WON if narrow and has_most(state, seat) else NOT_WON
    if state.mover == seat:
        if own_moves and can_make_at_once(state, seat, needed):
            return WON
        return NOT_WON if own_moves <= 1 else UNKNOWN
    if own_moves == 0 or (narrow and own_moves == 1 and not can_make_at_once(state, seat, needed)):
        return NOT_WON
    return NOT_WON if wins_at_once(state, whole(state.mover)) else UNKNOWN


@rule
def has_most(state: State, seat: int) -> bool:
    """Whether the seat alone has the most Trinis: if the game ends so, it has won."""
    for other in range(state.players):
        if other != seat and state.won[other] >= state.won[seat]:
            return False
    return True


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
    wanted: int,
    narrow: bool,
    positions: int,
) -> None:
    """Look at up to ``positions`` more positions; call again until ``progress[DEPTH]`` is -1.

    ``wanted`` is the number of Trinis that the seat is to have, ``narrow`` says that it must threaten before its last
    own move (and that a win without them counts, too). Arrays have one place more than the longest line has actions;
    ``states[0]`` is the position where a seat is to move. When the verdict is WON and the seat itself was to move, the
    action stands at ``actions[0, frames[0].next - 1]``.
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
            answer = verdict_of(child, seat, wanted, left, narrow)
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
