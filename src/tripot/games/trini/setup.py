"""Positions as text.

``2 5 b7CSQ,d6QcS/d5CSQ -/c6``: whose turn it is, turns since the last Trini, the dice seat by seat in the order in
which they were placed, the Trinis seat by seat. Like a chess position it doesn't carry what stood on the board before,
so a game that ended by repetition says ``repetition`` at the end.
"""

from __future__ import annotations

from tripot.engine.errors import BadText
from tripot.engine.message import say
from tripot.engine.state import State
from tripot.games.trini.board import DICE, IDLE_ROUNDS, N_TRIANGLES, ROUND_NAMES, TRIANGLE_NAMES
from tripot.games.trini.dice import N_POSES, POSE_OF, POSE_TEXT
from tripot.games.trini.rules import GOAL_REACHED, NO_PROGRESS, REPETITION, dice_placed, owner, pose, put

NOTHING = "-"


def dice_of(state: State, seat: int) -> list[int]:
    """The cells of a seat's dice on the board, in the order of their numbers."""
    cells = [cell for cell in range(N_TRIANGLES) if state.dice[cell] and owner(state.dice[cell]) == seat]
    return sorted(cells, key=lambda cell: int(state.number[cell]))


def trinis_of(state: State, seat: int) -> list[str]:
    """The names of the rounds with a seat's Trinis."""
    return [name for name, value in zip(ROUND_NAMES, state.trinis, strict=True) if value == seat + 1]


def write_position(state: State) -> str:
    """The whole position."""
    seats = range(int(state.players))
    dice = [
        ",".join(TRIANGLE_NAMES[cell] + POSE_TEXT[pose(state.dice[cell])] for cell in dice_of(state, seat))
        for seat in seats
    ]
    trinis = [",".join(trinis_of(state, seat)) for seat in seats]
    parts = [str(state.mover + 1), str(state.idle), _joined(dice), _joined(trinis)]
    if state.ending == REPETITION:
        parts.append("repetition")
    return " ".join(parts)


def _joined(seats: list[str]) -> str:
    return "/".join(text or NOTHING for text in seats)


def read_position(state: State, text: str) -> None:
    """Set up such a position on the record of a new game."""
    parts = text.split()
    if len(parts) not in (4, 5):
        raise BadText(say("trini-position-parts", text=text))
    mover, idle, dice, trinis, *end = parts
    limit = IDLE_ROUNDS * int(state.players)
    state.mover = _number(mover, 1, int(state.players)) - 1
    state.idle = _number(idle, 0, limit)
    for seat, part in enumerate(_split(state, dice)):
        for name in part:
            _set_die(state, seat, name[:2], name[2:])
    for seat, part in enumerate(_split(state, trinis)):
        for name in part:
            _set_trini(state, seat, name)
    state.history[0] = state.mark
    state.ending = _ending(state, end)


def _number(text: str, low: int, high: int) -> int:
    if not text.isdecimal() or not low <= int(text) <= high:
        raise BadText(say("trini-position-number", text=text, low=low, high=high))
    return int(text)


def _split(state: State, text: str) -> list[list[str]]:
    seats = text.split("/")
    if len(seats) != state.players:
        raise BadText(say("trini-position-seats", text=text, seats=int(state.players)))
    return [[] if part == NOTHING else part.split(",") for part in seats]


def _set_die(state: State, seat: int, name: str, faces: str) -> None:
    if name not in TRIANGLE_NAMES or faces not in POSE_OF:
        raise BadText(say("trini-position-die", text=name + faces))
    cell = TRIANGLE_NAMES.index(name)
    if state.dice[cell]:
        raise BadText(say("trini-position-twice", cell=name))
    if not state.reserve[seat]:
        raise BadText(say("trini-position-dice", seat=seat + 1, dice=DICE[int(state.players)]))
    state.number[cell] = dice_placed(state, seat)
    state.reserve[seat] -= 1
    put(state, cell, 1 + N_POSES * seat + POSE_OF[faces])


def _set_trini(state: State, seat: int, name: str) -> None:
    if name not in ROUND_NAMES:
        raise BadText(say("trini-position-round", text=name))
    which = ROUND_NAMES.index(name)
    if state.trinis[which]:
        raise BadText(say("trini-position-twice", cell=name))
    state.trinis[which] = seat + 1
    state.won[seat] += 1


def _ending(state: State, end: list[str]) -> int:
    """The goal and the lack of progress can be seen; a repetition must be said."""
    reached = [seat for seat in range(int(state.players)) if state.won[seat] >= state.goal]
    if len(reached) > 1:
        raise BadText(say("trini-position-goal", goal=int(state.goal)))
    if end and (end != ["repetition"] or reached):
        raise BadText(say("trini-position-end", text=end[0]))
    if reached:
        return GOAL_REACHED
    if end:
        return REPETITION
    return NO_PROGRESS if state.idle == IDLE_ROUNDS * int(state.players) else 0
