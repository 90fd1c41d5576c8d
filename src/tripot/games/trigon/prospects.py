"""What a colour may still hope for, as counts: the room it has, how open that is, and who else is near it."""

from __future__ import annotations

from typing import Any

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.trigon.bits import NONE, bit_count
from tripot.games.trigon.fits import FIRST_LINE, LAST_LINE, has_left
from tripot.games.trigon.reach import FAR_STEPS, STEPS, compare, open_sides, spread_all, still_plays
from tripot.games.trigon.seats import same_side
from tripot.games.trigon.tables import LINES, PIECE_SIZE
from tripot.games.trigon.traits import COLOURS

BEFORE_RIVALS, WITH_RIVALS, AFTER_RIVALS = range(3)
RINGS = np.array([0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 7, 8, 8])
"""Numbers of steps are told apart as far as a piece reaches, beyond it two or three together."""
QUIET, CONTESTED, ATTACHING, FARTHER = range(4)
"""Where open cells lie: within reach of a piece, of rivals' too or not; where a piece can attach; farther away."""
NEXT, ACROSS, BEFORE, PARTNER = range(4)
"""The other colours: the rivals who play next, after them and just before the colour, and its partner."""
NEAR_SOONER, NEAR_LATER, FAR_SOONER, FAR_LATER = range(4)
"""Which of two colours comes first to a cell, within reach of a piece or farther away."""
NOBODY, NO_RIVAL, SOME_RIVALS, ALL_RIVALS = range(4)
"""To whom else a cell is open; NOBODY counts among NO_RIVAL too."""

ROOM = 0
BEYOND = ROOM + 3 * (int(RINGS[-1]) + 1)
OPEN_SIDES = BEYOND + 1
FIRST_THERE = OPEN_SIDES + 4 * 4
OPEN_TO = FIRST_THERE + 4 * 4
LEFT_OF_SIZE = OPEN_TO + 4
LARGEST = int(PIECE_SIZE.max())
TURN = LEFT_OF_SIZE + LARGEST
PLACED = TURN + 4
FIGURES = PLACED + 1


@rule
def figures(state: State, out: Any) -> None:
    """The figures of each colour that can still place something into ``out`` [COLOURS, FIGURES].

    For each ring of steps from where it can attach, the cells that it reaches before the rivals, with them, and after
    them; the open cells beyond; the cells within reach by where they lie and how many of their sides are open; the
    cells that it reaches sooner and later than each of the others; all its open cells by whom else they are open to;
    its pieces left, by size; its turn (one of four is 1: to move, next ...); how many pieces it has laid.
    """
    colours = int(state.colours)
    reach = np.empty((COLOURS, FAR_STEPS, LINES), np.uint64)
    free = np.empty((COLOURS, LINES), np.uint64)
    sooner = np.empty((COLOURS, COLOURS, LINES), np.uint64)
    rivals = np.empty((FAR_STEPS, LINES), np.uint64)
    sides = np.empty((4, LINES), np.uint64)
    spread_all(state, reach, free)
    compare(reach, colours, sooner)
    for colour in range(colours):
        if still_plays(state, colour):
            out[colour, :] = 0.0
            rivals_reach(state, reach, colour, rivals)
            count_room(reach[colour], free[colour], rivals, out[colour])
            open_sides(free[colour], sides)
            count_open_sides(reach[colour], rivals, sides, out[colour])
            count_others(state, reach[colour], sooner, colour, out[colour])
            count_open_to(state, free, colour, sides, out[colour])
            for piece in range(PIECE_SIZE.size):
                if has_left(state, colour, piece):
                    out[colour, LEFT_OF_SIZE + PIECE_SIZE[piece] - 1] += 1.0
            out[colour, TURN + (colour - int(state.turn)) % colours] = 1.0
            out[colour, PLACED] = float(state.placed[colour])


@rule
def rivals_reach(state: State, reach: Any, colour: int, out: Any) -> None:
    """The cells within each number of steps of some rival, into ``out`` [FAR_STEPS, LINES]."""
    out[:, :] = NONE
    for other in range(int(state.colours)):
        if not same_side(state, other, colour):
            for step in range(FAR_STEPS):
                for line in range(LINES):
                    out[step, line] |= reach[other, step, line]


@rule
def count_room(reach: Any, free: Any, rivals: Any, out: Any) -> None:
    """The rings, and what lies beyond them."""
    for step in range(FAR_STEPS):
        before, together, after = 0, 0, 0
        for line in range(FIRST_LINE, LAST_LINE + 1):
            cells = reach[step, line]
            theirs_earlier = NONE
            if step:
                cells &= ~reach[step - 1, line]
                theirs_earlier = rivals[step - 1, line]
            theirs = rivals[step, line]
            before += bit_count(cells & ~theirs)
            together += bit_count(cells & theirs & ~theirs_earlier)
            after += bit_count(cells & theirs_earlier)
        ring = ROOM + 3 * RINGS[step]
        out[ring + BEFORE_RIVALS] += before
        out[ring + WITH_RIVALS] += together
        out[ring + AFTER_RIVALS] += after
    beyond = 0
    for line in range(FIRST_LINE, LAST_LINE + 1):
        beyond += bit_count(free[line] & ~reach[FAR_STEPS - 1, line])
    out[BEYOND] = beyond


@rule
def count_open_sides(reach: Any, rivals: Any, sides: Any, out: Any) -> None:
    """The cells of each place by how many cells at their sides are open."""
    for each in range(4):
        quiet, contested, attaching, farther = 0, 0, 0, 0
        for line in range(FIRST_LINE, LAST_LINE + 1):
            near, theirs = reach[STEPS - 1, line], rivals[STEPS - 1, line]
            cells = sides[each, line]
            quiet += bit_count(cells & near & ~theirs)
            contested += bit_count(cells & near & theirs)
            attaching += bit_count(cells & reach[0, line])
            farther += bit_count(cells & reach[FAR_STEPS - 1, line] & ~near)
        out[OPEN_SIDES + 4 * QUIET + each] = quiet
        out[OPEN_SIDES + 4 * CONTESTED + each] = contested
        out[OPEN_SIDES + 4 * ATTACHING + each] = attaching
        out[OPEN_SIDES + 4 * FARTHER + each] = farther


@rule
def count_others(state: State, reach: Any, sooner: Any, colour: int, out: Any) -> None:
    """The cells where the colour is sooner or later than each of the others."""
    colours = int(state.colours)
    for step in range(1, colours):
        other = (colour + step) % colours
        who = NEXT if step == 1 else BEFORE if step == colours - 1 else ACROSS
        if same_side(state, other, colour):
            who = PARTNER
        near_sooner, near_later, far_sooner, far_later = 0, 0, 0, 0
        for line in range(FIRST_LINE, LAST_LINE + 1):
            near = reach[STEPS - 1, line]
            far = reach[FAR_STEPS - 1, line] & ~near
            first, second = sooner[colour, other, line], sooner[other, colour, line]
            near_sooner += bit_count(near & first)
            near_later += bit_count(near & second)
            far_sooner += bit_count(far & first)
            far_later += bit_count(far & second)
        out[FIRST_THERE + 4 * who + NEAR_SOONER] = near_sooner
        out[FIRST_THERE + 4 * who + NEAR_LATER] = near_later
        out[FIRST_THERE + 4 * who + FAR_SOONER] = far_sooner
        out[FIRST_THERE + 4 * who + FAR_LATER] = far_later


@rule
def count_open_to(state: State, free: Any, colour: int, scratch: Any, out: Any) -> None:
    """All the colour's open cells by whom else they are open to; ``scratch`` [3, LINES]."""
    partner, some_rival, all_rivals = scratch[0], scratch[1], scratch[2]
    for line in range(LINES):
        partner[line] = some_rival[line] = NONE
        all_rivals[line] = free[colour, line]
    for other in range(int(state.colours)):
        if other == colour:
            continue
        if same_side(state, other, colour):
            for line in range(LINES):
                partner[line] |= free[other, line]
        else:
            for line in range(LINES):
                some_rival[line] |= free[other, line]
                all_rivals[line] &= free[other, line]
    nobody, no_rival, some, every = 0, 0, 0, 0
    for line in range(FIRST_LINE, LAST_LINE + 1):
        here = free[colour, line]
        nobody += bit_count(here & ~some_rival[line] & ~partner[line])
        no_rival += bit_count(here & ~some_rival[line])
        some += bit_count(here & some_rival[line] & ~all_rivals[line])
        every += bit_count(all_rivals[line])
    out[OPEN_TO + NOBODY] = nobody
    out[OPEN_TO + NO_RIVAL] = no_rival
    out[OPEN_TO + SOME_RIVALS] = some
    out[OPEN_TO + ALL_RIVALS] = every
