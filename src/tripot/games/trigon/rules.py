"""The rules of Blokus Trigon on one state record (RULES.md, section 3; the rulebook's paragraphs 3, 4 and 6)."""

from __future__ import annotations

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import OVER, Actions, State
from tripot.games.trigon.board import ROWS
from tripot.games.trigon.fits import can_place, find_placements
from tripot.games.trigon.lot import draw_placement
from tripot.games.trigon.numbering import column_bit, line_in, row_of
from tripot.games.trigon.pieces import PLACEMENTS
from tripot.games.trigon.score import gain, scores, winners
from tripot.games.trigon.seats import seat_of
from tripot.games.trigon.starts import begin
from tripot.games.trigon.state import CORNER, STATE
from tripot.games.trigon.tables import (
    PIECE_SIZE,
    SHAPE_PIECE,
    STAMP_BESIDE,
    STAMP_CELLS,
    STAMP_CORNERS,
    STAMP_FLAT,
    STAMP_LEFT,
    STAMP_LINES,
    STAMP_TOUCHING,
)

__all__ = ["MAX_ACTIONS", "STATE", "gain", "scores", "winners"]

MAX_ACTIONS = len(PLACEMENTS)
"""Every action is a placement on the big board, by its number."""

FINISHED = 1


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
    row = row_of(action)
    shape, shift = row // ROWS, np.uint64(column_bit(action, row) - STAMP_LEFT)
    for k in range(STAMP_LINES):
        line = line_in(row) + k - 1
        for each in range(int(state.colours)):
            state.closed[each, line] |= np.uint64(STAMP_CELLS[shape, k]) << shift
        state.closed[colour, line] |= np.uint64(STAMP_BESIDE[shape, k]) << shift
        state.attach[colour, line] |= np.uint64(STAMP_TOUCHING[shape, k]) << shift
        if state.contact == CORNER:
            state.closed[colour, line] |= np.uint64(STAMP_FLAT[shape, k]) << shift
            state.corners[colour, line] |= np.uint64(STAMP_CORNERS[shape, k]) << shift
    piece = SHAPE_PIECE[shape]
    state.placements[colour, state.placed[colour]] = action
    state.placed[colour] += 1
    state.triangles[colour] += PIECE_SIZE[piece]
    state.left[colour] &= ~(np.uint32(1) << np.uint32(piece))


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
