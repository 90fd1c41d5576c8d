"""A placement of Blokus Trigon in words, from what ``heuristics.py`` weighs: size, room opened, room taken.

Room is what a colour can really use: the pieces that still fit, and the footholds (room.py) where they do.
"""

from __future__ import annotations

from collections.abc import Iterator

from tripot.engine import kernels
from tripot.engine.advice import Scale, shared_by
from tripot.engine.message import Message, say
from tripot.engine.snapshot import states_of
from tripot.engine.state import State
from tripot.games.trigon.board import CELL_NAMES, COLOURS
from tripot.games.trigon.options import TrigonOptions
from tripot.games.trigon.pieces import SIZES, piece_of, placement_cells
from tripot.games.trigon.room import Room, room_of
from tripot.games.trigon.score import gain
from tripot.games.trigon.view import (
    colours_of,
    mode_of,
    name_of_colour,
    partner_of,
    piece_name,
    pieces_left,
    the_piece,
)

SHOWN = 3
"""So many reasons at most."""
FEW = 4
"""From so many on, footholds taken from a rival are worth a word."""
LATE = 8
"""With so few pieces left, or fewer, it counts which of them fit, not how many footholds there are."""
NAMED = 2
"""So many pieces are told by their names; more are counted."""
LARGE = 5
"""From so many triangles on a piece is large."""


def scale(options: TrigonOptions, seat: int) -> Scale:  # noqa: ARG001
    """Chances to win, of the side where there are partners."""
    return shared_by(2 if options.mode == "teams" else 1)


def named(state: State, action: int) -> Message:
    """The piece, its colour where a player has two, and its first cell."""
    return say(
        "trigon-move-two" if mode_of(state) == "two" else "trigon-move",
        piece=piece_name(action),
        count=SIZES[piece_of(action)],
        colour=COLOURS[int(state["turn"])],
        point=CELL_NAMES[placement_cells(action)[0]],
    )


def reasons(state: State, action: int) -> list[Message]:
    """Who is shut in by it, what it takes from rivals, what room it leaves its colour, and its size."""
    return list(_reasons(state, action))[:SHOWN]


def _reasons(state: State, action: int) -> Iterator[Message]:
    colour, piece = int(state["turn"]), piece_of(action)
    states = states_of(state)
    kernels.play(states, 0, action)
    after = states[0]
    held = pieces_left(after, colour)
    before, room = room_of(state, colour), room_of(after, colour)
    if not held:
        yield say("trigon-why-last", points=int(gain(state, action)))
    rivals = [each for each in colours_of(state) if each not in {colour, partner_of(state, colour)}]
    rooms = {rival: (room_of(state, rival), room_of(after, rival)) for rival in rivals if int(state["placed"][rival])}
    for rival, (theirs, left) in rooms.items():
        if theirs.pieces and not left.pieces:
            yield say("trigon-why-blocks", who=name_of_colour(state, rival), count=len(pieces_left(state, rival)))
    taken = _taken(state, {rival: both for rival, both in rooms.items() if both[1].pieces})
    own = _kept(held, before, room, piece) if held else iter(())
    late = is_late(held, room)
    yield from own if late else taken
    yield from taken if late else own
    if held:
        yield from _size(SIZES[piece], pieces_left(state, colour), before)


def is_late(held: list[int], room: Room) -> bool:
    """Whether a colour has so few pieces, or room for so few of them, that it counts which ones fit."""
    return len(held) <= LATE or 2 * len(room.pieces) <= len(held)


def _kept(held: list[int], before: Room, room: Room, piece: int) -> Iterator[Message]:
    """What room a colour has for what it still holds, once the piece lies there."""
    if not room.pieces:
        yield say("trigon-why-nothing")
    elif is_late(held, room):
        gained, lost = room.pieces - before.pieces, before.pieces - room.pieces - {piece}
        if gained:
            yield say("trigon-why-room", pieces=_these(gained))
        elif len(room.pieces) <= NAMED:
            yield say("trigon-why-fits", pieces=_these(room.pieces), count=len(room.pieces))
        else:
            yield say("trigon-why-keeps", fit=len(room.pieces), count=len(held), out=len(held) - len(room.pieces))
        if lost:
            yield say("trigon-why-costs", pieces=_these(lost), count=len(lost))
    else:
        opened = len(room.footholds - before.footholds)
        yield say("trigon-why-opens" if opened else "trigon-why-opens-none", count=opened, ways=len(room.footholds))


def _taken(state: State, rooms: dict[int, tuple[Room, Room]]) -> Iterator[Message]:
    """What the one rival who loses most has lost: room for pieces, late in its game, or else many footholds."""
    lost = {
        rival: before.pieces - left.pieces
        for rival, (before, left) in rooms.items()
        if is_late(pieces_left(state, rival), left)
    }
    victim = max(lost, key=lambda rival: _triangles(lost[rival]), default=None)
    if victim is not None and lost[victim]:
        yield say("trigon-why-crowds", who=name_of_colour(state, victim), pieces=_these(lost[victim]))
        return
    gone = {rival: len(before.footholds - left.footholds) for rival, (before, left) in rooms.items()}
    victim = max(gone, key=gone.__getitem__, default=None)
    if victim is not None and gone[victim] >= FEW:
        yield say("trigon-why-takes", who=name_of_colour(state, victim), count=gone[victim])


def _size(size: int, held: list[int], before: Room) -> Iterator[Message]:
    """Whether the piece is large, among those that could be laid now."""
    if size < before.largest:
        yield say("trigon-why-small", count=size, larger=before.largest)
    elif size >= LARGE and size == max(SIZES[each] for each in held):
        yield say("trigon-why-large", count=size, rest=sum(SIZES[each] == size for each in held) - 1)
    elif size > min(SIZES[each] for each in before.pieces):
        yield say("trigon-why-largest", count=size)


def _these(pieces: frozenset[int]) -> Message:
    """Pieces by their names, the largest first; by their number where they are many."""
    if len(pieces) > NAMED:
        return say("trigon-pieces", count=len(pieces))
    first, *more = (the_piece(piece) for piece in sorted(pieces, reverse=True))
    return say("trigon-both", one=first, other=more[0]) if more else first


def _triangles(pieces: frozenset[int]) -> int:
    return sum(SIZES[piece] for piece in pieces)
