"""The rules of Blokus Trigon on one state record (RULES.md, section 3; the rulebook's paragraphs 3, 4 and 6)."""

from __future__ import annotations

from typing import Any

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import OVER, Actions, State
from tripot.games.trigon.bits import NONE
from tripot.games.trigon.fits import can_place, find_placements
from tripot.games.trigon.lot import draw_placement
from tripot.games.trigon.pieces import PLACEMENTS, SINGLE, TRIANGLES
from tripot.games.trigon.state import CORNER, STATE, TEAMS, THREE, TWO
from tripot.games.trigon.tables import (
    PIECE_SIZE,
    PLACED_LEFT,
    PLACED_LINE,
    PLACED_SHAPE,
    SHAPE_PIECE,
    STAMP_BESIDE,
    STAMP_CELLS,
    STAMP_CORNERS,
    STAMP_FLAT,
    STAMP_LEFT,
    STAMP_LINES,
    STAMP_TOUCHING,
    START_BIT,
    START_LINE,
)

__all__ = ["MAX_ACTIONS", "STATE"]

MAX_ACTIONS = len(PLACEMENTS)
"""Every action is a placement on the big board, by its number."""

ALL_PLACED = 15
SINGLE_LAST = 20
"""What a colour scores for having laid all its pieces; the second when the single triangle came last."""

FINISHED = 1
STARTS = START_BIT.size


@rule
def seat_of(state: State, colour: int) -> int:
    """Whose colour it is: with two players the first has blue and red, the second yellow and green (6b)."""
    return colour % 2 if state.mode == TWO else colour


@rule
def seat_count(state: State) -> int:
    """The number of players."""
    return 2 if state.mode == TWO else int(state.colours)


@rule
def same_side(state: State, colour: int, other: int) -> bool:
    """Whether two colours, or a colour and a seat, play together: blue and red, yellow and green (6b, 6c)."""
    return (colour - other) % 2 == 0 if state.mode in (TWO, TEAMS) else colour == other


def actor(state: State) -> int:
    """The seat whose colour is to move; a colour that can't is skipped without an action."""
    if state.ending:
        return OVER
    return seat_of(state, int(state.turn))


def legal(state: State, actions: Actions) -> int:
    """Any piece left, on free cells, at a corner of its colour and at none of its sides; no passing."""
    return find_placements(state, int(state.turn), actions)


def random_action(state: State, actions: Actions) -> int:
    """One of the legal placements, uniformly by lot."""
    return draw_placement(state, int(state.turn), actions)


@rule
def lay(state: State, colour: int, action: int) -> None:
    """Put the piece on the board: close and open cells for everybody concerned."""
    shape = np.int64(PLACED_SHAPE[action])
    shift = np.uint64(PLACED_LEFT[action] - STAMP_LEFT)
    for k in range(STAMP_LINES):
        line = np.int64(PLACED_LINE[action]) + k - 1
        for each in range(int(state.colours)):
            state.closed[each, line] |= STAMP_CELLS[shape, k] << shift
        state.closed[colour, line] |= STAMP_BESIDE[shape, k] << shift
        state.attach[colour, line] |= STAMP_TOUCHING[shape, k] << shift
        if state.contact == CORNER:
            state.closed[colour, line] |= STAMP_FLAT[shape, k] << shift
            state.corners[colour, line] |= STAMP_CORNERS[shape, k] << shift
    piece = SHAPE_PIECE[shape]
    state.placements[colour, state.placed[colour]] = action
    state.placed[colour] += 1
    state.triangles[colour] += PIECE_SIZE[piece]
    state.left[colour] &= ~(np.uint32(1) << np.uint32(piece))


@rule
def covered_start(action: int) -> int:
    """The start that a placement covers; -1 if none."""
    shape = np.int64(PLACED_SHAPE[action])
    shift = np.uint64(PLACED_LEFT[action] - STAMP_LEFT)
    for start in range(STARTS):
        k = START_LINE[start] - np.int64(PLACED_LINE[action]) + 1
        if 0 <= k < STAMP_LINES and (STAMP_CELLS[shape, k] << shift) & START_BIT[start] != NONE:
            return start
    return -1


@rule
def start_stays_open(mode: int, begun: int, start: int, colour: int, other: int) -> bool:
    """Whether another colour may still begin at ``other`` after a colour began at ``start``.

    For three, one start stays empty between those that are used (6a). For two sides, both colours of a side begin
    opposite each other (6b, 6c): ``begun`` at ``start`` keeps the opposite start for its partner.
    """
    if mode == THREE:
        return (start - other) % 2 == 0
    if mode in (TWO, TEAMS):
        opposite = other == (start + STARTS // 2) % STARTS
        return opposite if (begun - colour) % 2 == 0 else not opposite
    return True


@rule
def begin(state: State, colour: int, action: int) -> None:
    """A colour's first piece: from now on it attaches to its own, and some starts are no longer open to others."""
    for line in range(state.attach.shape[1]):
        state.attach[colour, line] = NONE
    start = covered_start(action)
    if start < 0:
        return
    for each in range(int(state.colours)):
        if state.placed[each] == 0 and each != colour:
            for other in range(STARTS):
                if not start_stays_open(int(state.mode), colour, start, each, other):
                    state.attach[each, START_LINE[other]] &= ~START_BIT[other]


@rule
def end(state: State) -> None:
    """No colour can place any more: it is nobody's turn."""
    state.blocked = (1 << int(state.colours)) - 1
    state.turn = 0
    state.ending = FINISHED


@rule
def next_turn(state: State, colour: int) -> None:
    """The next colour that can place; when none can, the game is over."""
    colours = int(state.colours)
    for step in range(1, colours + 1):
        each = (colour + step) % colours
        if (state.blocked >> each) & 1 == 0:
            if can_place(state, each):
                state.turn = each
                return
            state.blocked |= 1 << each
    end(state)


def play(state: State, action: int) -> None:
    """Lay a piece, then the turn goes on."""
    colour = int(state.turn)
    if state.placed[colour] == 0:
        begin(state, colour, action)
    lay(state, colour, action)
    next_turn(state, colour)


@rule
def bonus(state: State, colour: int) -> int:
    """For a colour that has laid all its pieces."""
    if state.left[colour] != 0:
        return 0
    last = state.placements[colour, state.placed[colour] - 1]
    return SINGLE_LAST if SHAPE_PIECE[PLACED_SHAPE[last]] == SINGLE else ALL_PLACED


@rule
def colour_score(state: State, colour: int) -> int:
    """One point less for each triangle that isn't laid, or the bonus."""
    return int(state.triangles[colour]) - TRIANGLES + bonus(state, colour)


@rule
def add_up(state: State, out: Any) -> None:
    """A player's colours together; in teams, both colours of the side for each of its seats."""
    for seat in range(seat_count(state)):
        out[seat] = 0
        for colour in range(int(state.colours)):
            if same_side(state, colour, seat):
                out[seat] += colour_score(state, colour)


def scores(state: State, out: Any) -> None:
    """What each seat has so far, at any moment."""
    add_up(state, out)


def winners(state: State, out: Any) -> None:
    """The highest score; equal scores share."""
    seats = seat_count(state)
    for seat in range(seats):
        out[seat] = 0.0
    if not state.ending:
        return
    add_up(state, out)
    best = out[0]
    for seat in range(1, seats):
        best = max(best, out[seat])
    sharing = 0
    for seat in range(seats):
        sharing += out[seat] == best
    for seat in range(seats):
        out[seat] = 1.0 / sharing if out[seat] == best else 0.0


def gain(state: State, action: int) -> int:
    """The piece's triangles, and the bonus when it is the colour's last piece."""
    piece = SHAPE_PIECE[PLACED_SHAPE[action]]
    if state.placed[state.turn] < PIECE_SIZE.size - 1:
        return int(PIECE_SIZE[piece])
    return int(PIECE_SIZE[piece]) + (SINGLE_LAST if piece == SINGLE else ALL_PLACED)


def deal(state: State) -> int:  # noqa: ARG001
    """There is no dealer in this game."""
    return -1


def odds(state: State, action: int) -> float:  # noqa: ARG001
    """There is no dealer in this game."""
    return 0.0


def hide(state: State, seat: int) -> None:  # noqa: ARG001
    """Everybody sees everything."""
    state.rng = 0


def imagine(state: State, seat: int) -> None:
    """Nothing is hidden."""
