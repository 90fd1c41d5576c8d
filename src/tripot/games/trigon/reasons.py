"""Why a placement is not allowed: the most telling reason first."""

from __future__ import annotations

from tripot.engine.message import Message, say
from tripot.engine.state import State
from tripot.games.trigon.board import CELL_NAMES, COLOURS, SMALL_CELLS, STARTS, Cell, sides
from tripot.games.trigon.options import CONTACTS
from tripot.games.trigon.pieces import flat_vertices, piece_of, placement_cells
from tripot.games.trigon.tables import START_BIT, START_LINE
from tripot.games.trigon.view import (
    cells_of,
    corners_of,
    flat_corners_of,
    mode_of,
    owners,
    partner_of,
    pieces_left,
    the_piece,
)

_SMALL = frozenset(SMALL_CELLS)


def why_not(state: State, placement: int) -> Message:
    """Why the colour to move can't make a placement that ``legal`` does not list."""
    colour = int(state["turn"])
    return reason_against(state, colour, placement) or why_no_start(state, colour, placement)


def reason_against(state: State, colour: int, placement: int) -> Message | None:
    """What is wrong with a placement whoever's turn it is, except for where a colour may start."""
    cells = placement_cells(placement)
    taken = owners(state)
    for cell in cells:
        if mode_of(state) == "three" and cell not in _SMALL:
            return say("trigon-outside", point=CELL_NAMES[cell])
        if cell in taken:
            return say("trigon-taken", point=CELL_NAMES[cell], colour=COLOURS[taken[cell]])
    if piece_of(placement) not in pieces_left(state, colour):
        return say("trigon-piece-laid", piece=the_piece(piece_of(placement)), colour=COLOURS[colour])
    own = cells_of(state, colour)
    if own:
        return _contact(state, colour, cells, own)
    return (
        None
        if any(start in cells for start in STARTS)
        else say("trigon-no-start", points=_points(open_starts(state, colour)))
    )


def _contact(state: State, colour: int, cells: tuple[Cell, ...], own: set[Cell]) -> Message | None:
    """At a corner of one's own colour, never at a side (3); where it is so agreed, from corner to corner only (6d)."""
    for cell in cells:
        for other in sides(cell):
            if other in own:
                return say("trigon-side", point=CELL_NAMES[cell], other=CELL_NAMES[other])
    shared = corners_of(cells) & corners_of(own)
    if not shared:
        return say("trigon-no-corner", colour=COLOURS[colour])
    if CONTACTS[int(state["contact"])] == "corner" and shared & (
        flat_corners_of(state, colour) | set(flat_vertices(cells))
    ):
        return say("trigon-flat")
    return None


def why_no_start(state: State, colour: int, placement: int) -> Message:
    """The start that it covers is free, but not for this colour (6a to 6c)."""
    cells = placement_cells(placement)
    point = CELL_NAMES[next(start for start in STARTS if start in cells)]
    points = _points(open_starts(state, colour))
    partner = partner_of(state, colour)
    if partner is None:
        return say("trigon-start-three", point=point, points=points)
    ident = "trigon-start-kept" if not cells_of(state, partner) else "trigon-start-opposite"
    return say(ident, point=point, points=points, colour=COLOURS[colour], partner=COLOURS[partner])


def open_starts(state: State, colour: int) -> list[Cell]:
    """The starts that a colour which has not begun may cover."""
    open_cells = state["attach"][colour] & ~state["closed"][colour]
    return [start for start, line, bit in zip(STARTS, START_LINE, START_BIT, strict=True) if open_cells[line] & bit]


def _points(cells: list[Cell]) -> str:
    return ", ".join(CELL_NAMES[cell] for cell in cells)
