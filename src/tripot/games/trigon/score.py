"""What a colour and a player have, at any moment (4; 6b and 6c for two sides)."""

from __future__ import annotations

from typing import Any

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.trigon.numbering import shape_of
from tripot.games.trigon.pieces import SINGLE, TRIANGLES
from tripot.games.trigon.seats import same_side, seat_count
from tripot.games.trigon.tables import PIECE_SIZE, SHAPE_PIECE

ALL_PLACED = 15
SINGLE_LAST = 20
"""What a colour scores for having laid all its pieces; the second when the single triangle came last."""


@rule
def bonus(state: State, colour: int) -> int:
    """For a colour that has laid all its pieces."""
    if state.left[colour] != 0:
        return 0
    last = state.placements[colour, state.placed[colour] - 1]
    return SINGLE_LAST if SHAPE_PIECE[shape_of(last)] == SINGLE else ALL_PLACED


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
    piece = SHAPE_PIECE[shape_of(action)]
    if state.placed[state.turn] < PIECE_SIZE.size - 1:
        return int(PIECE_SIZE[piece])
    return int(PIECE_SIZE[piece]) + (SINGLE_LAST if piece == SINGLE else ALL_PLACED)
