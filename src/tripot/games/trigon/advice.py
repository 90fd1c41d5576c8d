"""A placement of Blokus Trigon in words, from what ``heuristics.py`` weighs: size, room opened, room taken."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tripot.engine import kernels
from tripot.engine.advice import Scale, shared_by
from tripot.engine.message import Message, say
from tripot.engine.snapshot import states_of
from tripot.engine.state import State
from tripot.games.trigon.board import CELL_NAMES, COLOURS
from tripot.games.trigon.options import TrigonOptions
from tripot.games.trigon.pieces import PIECE_NAMES, SIZES, piece_of, placement_cells
from tripot.games.trigon.score import gain
from tripot.games.trigon.view import colours_of, mode_of, name_of_colour, partner_of, piece_name, pieces_left

SHOWN = 3
"""So many reasons at most."""
FEW = 4
"""From so many on, cells taken from a rival are worth a word."""
LITTLE_ROOM = 6
"""A colour that can attach to so few cells, or fewer, is nearly shut in."""


def scale(options: TrigonOptions, seat: int) -> Scale:  # noqa: ARG001
    """Chances to win, of the side where there are partners."""
    return shared_by(2 if options.mode == "teams" else 1)


def named(state: State, action: int) -> Message:
    """The piece, its colour where a player has two, and its first cell."""
    point = CELL_NAMES[placement_cells(action)[0]]
    if mode_of(state) == "two":
        return say("trigon-move-two", piece=piece_name(action), colour=COLOURS[int(state["turn"])], point=point)
    return say("trigon-move", piece=piece_name(action), point=point)


def reasons(state: State, action: int) -> list[Message]:
    """Who is shut in by it, what it takes from rivals, what it opens for its colour, and its size."""
    return list(_reasons(state, action))[:SHOWN]


def _reasons(state: State, action: int) -> Iterator[Message]:
    colour, piece = int(state["turn"]), piece_of(action)
    points = int(gain(state, action))
    states = states_of(state)
    kernels.play(states, 0, action)
    after = states[0]
    if len(pieces_left(state, colour)) == 1:
        yield say("trigon-why-last", points=points)
    rivals = [each for each in colours_of(state) if each not in {colour, partner_of(state, colour)}]
    for rival in rivals:
        if _blocked(after, rival) and not _blocked(state, rival):
            yield say("trigon-why-blocks", who=name_of_colour(state, rival), count=len(pieces_left(state, rival)))
    taken = {rival: _lost(state, after, rival) for rival in rivals if not _blocked(after, rival)}
    victim = max(taken, key=taken.__getitem__, default=None)
    if victim is not None and taken[victim] >= FEW:
        left = _count(_open_cells(after, victim))
        told = "trigon-why-squeezes" if left <= LITTLE_ROOM else "trigon-why-takes"
        yield say(told, who=name_of_colour(state, victim), count=taken[victim], left=left)
    opened = _count(_open_cells(after, colour) & ~_open_cells(state, colour))
    ways = _count(_open_cells(after, colour))
    if len(pieces_left(after, colour)):
        yield say("trigon-why-opens" if opened else "trigon-why-opens-none", count=opened, ways=ways)
    largest = max(SIZES[each] for each in pieces_left(state, colour))
    if SIZES[piece] == largest:
        rest = sum(SIZES[each] == largest for each in pieces_left(after, colour))
        yield say("trigon-why-large", count=SIZES[piece], rest=rest)
    else:
        yield say("trigon-why-small", count=SIZES[piece], piece=PIECE_NAMES[piece])


def _blocked(state: State, colour: int) -> bool:
    return bool(int(state["blocked"]) >> colour & 1)


def _open_cells(state: State, colour: int) -> np.ndarray:
    """The cells that a piece of the colour may attach to and could cover, as bits line by line."""
    cells: np.ndarray = state["attach"][colour] & ~state["closed"][colour]
    return cells


def _lost(before: State, after: State, colour: int) -> int:
    """How many of those a placement has taken from a colour."""
    return _count(_open_cells(before, colour) & ~_open_cells(after, colour))


def _count(cells: np.ndarray) -> int:
    return int(np.bitwise_count(cells).sum())
