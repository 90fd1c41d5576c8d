"""One placement by lot, without listing them all."""

from __future__ import annotations

from tripot.engine.chance import random_below
from tripot.engine.compile import rule
from tripot.engine.state import Actions, State
from tripot.games.trigon.bits import NONE, ONE, bit_count, bit_index, lowest_bit
from tripot.games.trigon.fits import (
    FIRST_LINE,
    LAST_LINE,
    closed_around,
    corners_around,
    find_placements,
    has_left,
    open_cells,
    points_up_at,
)
from tripot.games.trigon.numbering import number_at
from tripot.games.trigon.tables import FIT_CELLS, FIT_FLAT, FIT_PIECE, FITS

TRIES = 100
"""After so many fits that were not possible, the list is quicker."""


@rule
def count_attaching(state: State, colour: int) -> int:
    """How many such cells there are on the board."""
    count = 0
    for line in range(FIRST_LINE, LAST_LINE + 1):
        count += bit_count(open_cells(state, colour, line))
    return count


@rule
def attaching_spot(state: State, colour: int, number: int) -> int:
    """The spot of the cell with that number among them."""
    line = FIRST_LINE
    cells = open_cells(state, colour, line)
    here = bit_count(cells)
    while number >= here:
        number -= here
        line += 1
        cells = open_cells(state, colour, line)
        here = bit_count(cells)
    for _ in range(number):
        cells &= cells - ONE
    return line * 64 + bit_index(lowest_bit(cells))


@rule
def draw_placement(state: State, colour: int, actions: Actions) -> int:
    """Each placement that the colour may make with the same probability; it must have one.

    A cell and a fit are drawn until they make a placement, which is found at one of its attaching cells only: so all
    have the same chance in each draw.
    """
    spots = count_attaching(state, colour)
    for _ in range(TRIES):
        fit = random_below(state, FITS)
        if has_left(state, colour, FIT_PIECE[fit]):
            spot = attaching_spot(state, colour, random_below(state, spots))
            up = points_up_at(spot)
            obstacles = FIT_CELLS[up, fit] & closed_around(state, colour, spot)
            obstacles |= FIT_FLAT[up, fit] & corners_around(state, colour, spot)
            if obstacles == NONE:
                return number_at(spot, up, fit)
    return int(actions[random_below(state, find_placements(state, colour, actions))])
