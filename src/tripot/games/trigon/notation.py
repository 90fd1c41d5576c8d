"""Placements and positions as text (docs/notation.md)."""

from __future__ import annotations

from functools import cache, lru_cache

from tripot.engine.errors import BadText, IllegalMove, unreadable
from tripot.engine.message import say
from tripot.engine.state import State
from tripot.games.trigon import setup
from tripot.games.trigon.board import CELL_NAMES, CELLS_BY_NAME, COLOURS
from tripot.games.trigon.pieces import find_placement, placement_cells
from tripot.games.trigon.reasons import reason_against, why_not
from tripot.games.trigon.view import colours_of, placements_of

__all__ = ["read", "read_position", "text_of", "why_not", "write", "write_position"]

OVER = "over"
STUCK = "trigon-position-stuck"


@cache
def text_of(placement: int) -> str:
    """The points that a placement covers: ``q15,r15,q16``."""
    return ",".join(CELL_NAMES[cell] for cell in placement_cells(placement))


@lru_cache(maxsize=1 << 16)
def placement_of(text: str) -> int:
    """The placement that covers these points, in any order."""
    points = text.lower().replace(",", " ").split()
    if not points:
        raise unreadable("trigon-no-points")
    for point in points:
        if point not in CELLS_BY_NAME:
            raise unreadable("trigon-bad-point", point=point)
        if points.count(point) > 1:
            raise unreadable("trigon-point-twice", point=point)
    placement = find_placement(tuple(CELLS_BY_NAME[point] for point in points))
    if placement is None:
        raise unreadable("trigon-no-piece", count=len(points))
    return placement


def write(state: State, action: int) -> str:  # noqa: ARG001
    """A placement as the points that it covers."""
    return text_of(action)


def read(state: State, text: str) -> int:  # noqa: ARG001
    """The placement that covers these points."""
    return placement_of(text)


def write_position(state: State) -> str:
    """``yellow; blue q15,r15,q16; yellow; red; green``: whose turn, then each colour's pieces in the order of play."""
    turn = OVER if state["ending"] else COLOURS[int(state["turn"])]
    parts = [" ".join([COLOURS[c], *map(text_of, placements_of(state, c))]) for c in colours_of(state)]
    return "; ".join([turn, *parts])


def read_position(state: State, text: str) -> None:
    """Set up a position; colours may have started elsewhere than the mode asks (records of other programs do)."""
    turn, *parts = [part.split() for part in text.lower().split(";")]
    names = [COLOURS[colour] for colour in colours_of(state)]
    if [part[0] for part in parts if part] != names:
        raise BadText(say("trigon-position-colours", names="; ".join(names)))
    for colour, (_, *placements) in enumerate(parts):
        for each in placements:
            _lay(state, colour, each)
    if turn == [OVER]:
        if not setup.finish(state):
            raise BadText(say("trigon-position-not-over"))
    elif len(turn) != 1 or turn[0] not in names:
        raise BadText(say("trigon-position-turn", names=", ".join([*names, OVER])))
    elif not setup.give_turn(state, names.index(turn[0])):
        raise BadText(say(STUCK, colour=turn[0]))


def _lay(state: State, colour: int, text: str) -> None:
    try:
        placement = placement_of(text)
    except IllegalMove as error:
        raise BadText(say("trigon-position-piece", text=text, why=error.message)) from None
    wrong = reason_against(state, colour, placement)
    if wrong:
        raise BadText(say("trigon-position-piece", text=text, why=wrong))
    setup.lay_for(state, colour, placement)
