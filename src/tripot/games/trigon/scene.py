"""What there is to see and to touch."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tripot.engine.errors import unreadable
from tripot.engine.message import Message, name_of, say
from tripot.engine.scene import Hand, Mark, Player, Scene, Thing, Touch
from tripot.engine.state import SPECTATOR, State
from tripot.games.trigon.board import CELL_NAMES, CELLS_BY_NAME, COLOURS, STARTS, Cell
from tripot.games.trigon.kit import ANCHORS, BOARD, FIRST_SHAPES, TRAY_SHAPES, kit, place_id, pose_id
from tripot.games.trigon.options import CONTACTS
from tripot.games.trigon.pieces import PIECE_NAMES, PLACEMENT_NUMBERS, PLACEMENTS, SHAPES, SIZES, piece_of
from tripot.games.trigon.reasons import open_starts
from tripot.games.trigon.sheet import preview, settlement, sheet
from tripot.games.trigon.view import (
    colours_of,
    mode_of,
    owners,
    piece_name,
    pieces_left,
    placements_of,
    score_of,
    seat_of_colour,
    seats_of,
    thing_id,
)

__all__ = ["assemble", "gesture", "kit", "preview", "scene", "settlement", "sheet"]


def scene(state: State, seat: int) -> Scene:
    """The board, and the tray of the seat's colour."""
    return Scene(
        things=tuple(_laid(colour, each) for colour in colours_of(state) for each in placements_of(state, colour)),
        hand=None if seat == SPECTATOR else _hand(state, seat),
        buttons=(),
        players=tuple(_player(state, each) for each in seats_of(state)),
        subtitle=say("trigon-subtitle", mode=mode_of(state), contact=CONTACTS[int(state["contact"])]),
        stock=say("trigon-stock"),
        marks=tuple(Mark(CELL_NAMES[start], "start") for start in _starts_to_show(state)),
    )


def _laid(colour: int, placement: int) -> Thing:
    piece, count = piece_name(placement), SIZES[piece_of(placement)]
    label = say("trigon-piece-there", colour=COLOURS[colour], piece=piece, count=count, point=place_id(placement))
    pose = pose_id(PLACEMENTS[placement][0])
    return Thing(thing_id(colour, piece), piece, pose, place_id(placement), BOARD, colour, label)


def _starts_to_show(state: State) -> list[Cell]:
    """Those open to the colour that begins; after that all that nothing covers, as they are printed on the board."""
    turn = int(state["turn"])
    if not state["ending"] and not state["placed"][turn]:
        return open_starts(state, turn)
    taken = owners(state)
    return [start for start in STARTS if start not in taken]


def colour_shown(state: State, seat: int) -> int:
    """The colour whose pieces a seat sees: with two players the one that it plays now or next."""
    turn = int(state["turn"])
    colours = len(colours_of(state))
    coming = [(turn + step) % colours for step in range(colours)]
    own = [colour for colour in coming if seat_of_colour(state, colour) == seat]
    return next((colour for colour in own if not int(state["blocked"]) >> colour & 1), own[0])


def _hand(state: State, seat: int) -> Hand:
    colour = colour_shown(state, seat)
    left = pieces_left(state, colour)
    things = []
    for piece, name in enumerate(PIECE_NAMES):
        gone = piece not in left
        ident = f"laid:{colour}:{name}" if gone else thing_id(colour, name)
        label = say("trigon-piece", piece=name, count=SIZES[piece])
        things.append(Thing(ident, name, pose_id(TRAY_SHAPES[piece]), seat=colour, label=label, gone=gone))
    title, note = _expected(state, seat, colour)
    return Hand(title, note, "tray", tuple(things))


def _expected(state: State, seat: int, colour: int) -> tuple[Message, Message | None]:
    """What the seat is asked to do, and the rule that it must keep in mind."""
    if state["ending"]:
        return say("trigon-hand-over"), None
    if seat_of_colour(state, int(state["turn"])) != seat:
        title = say("trigon-hand-wait", name=name_of(seat_of_colour(state, int(state["turn"]))))
        return title, say("trigon-note-blocked") if int(state["blocked"]) >> colour & 1 else None
    title = say("trigon-hand-two", colour=COLOURS[colour]) if mode_of(state) == "two" else say("trigon-hand-play")
    if not state["placed"][colour]:
        return title, say("trigon-note-start")
    return title, say(f"trigon-note-{CONTACTS[int(state['contact'])]}")


def _player(state: State, seat: int) -> Player:
    colours = tuple(colour for colour in colours_of(state) if seat_of_colour(state, colour) == seat)
    return Player(seat, colours, score_of(state, seat), _still_to_lay(state, colours))


def _still_to_lay(state: State, colours: tuple[int, ...]) -> Message:
    counts = [len(pieces_left(state, colour)) for colour in colours]
    if not sum(counts):
        return say("trigon-all-laid")
    blocked = all(int(state["blocked"]) >> c & 1 or not n for c, n in zip(colours, counts, strict=True))
    return say("trigon-stuck" if blocked else "trigon-to-lay", count=sum(counts))


# Touching


@cache
def _touch(colour: int, placement: int) -> tuple[Touch, ...]:
    return (Touch(thing_id(colour, piece_name(placement)), pose_id(PLACEMENTS[placement][0]), place_id(placement)),)


def gesture(state: State, action: int) -> tuple[Touch, ...]:
    """The piece, how it lies, and the place under its anchor."""
    return _touch(int(state["turn"]), action)


@cache
def _pieces_by_thing(colour: int) -> dict[str, int]:
    return {thing_id(colour, name): piece for piece, name in enumerate(PIECE_NAMES)}


def assemble(state: State, touches: Sequence[Touch]) -> int:
    """One piece of the colour to move on the board; whether it may lie there is asked of the rules."""
    if len(touches) != 1:
        raise unreadable("trigon-one-piece")
    (touch,) = touches
    turn = int(state["turn"])
    piece = _pieces_by_thing(turn).get(touch.thing)
    if piece is None:
        raise unreadable("trigon-not-your-piece", colour=COLOURS[turn])
    if touch.place not in CELLS_BY_NAME:
        raise unreadable("trigon-one-piece")
    shape = FIRST_SHAPES[piece] + int(touch.pose) if touch.pose.isdecimal() else len(SHAPES)
    if shape >= len(SHAPES) or SHAPES[shape].piece != piece:
        raise unreadable("trigon-one-piece")
    (x, row), (ax, arow) = CELLS_BY_NAME[touch.place], SHAPES[shape].cells[ANCHORS[shape]]
    if (x - ax + row - arow) % 2:
        raise unreadable("trigon-turn-first", point=touch.place)
    placement = PLACEMENT_NUMBERS.get((shape, x - ax, row - arow))
    if placement is None:
        raise unreadable("trigon-off-board")
    return placement
