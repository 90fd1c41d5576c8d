"""What a state record says, as plain Python values: for the notation and the scene."""

from __future__ import annotations

from tripot.engine.message import Message, name_of, say
from tripot.engine.state import State
from tripot.games.trigon.board import COLOURS, Cell, Vertex, vertices
from tripot.games.trigon.options import MODES
from tripot.games.trigon.pieces import PIECE_NAMES, SIZES, flat_vertices, piece_of, placement_cells
from tripot.games.trigon.score import colour_score


def mode_of(state: State) -> str:
    """The mode as the options name it."""
    return MODES[int(state["mode"])]


def colours_of(state: State) -> range:
    """The colours in play."""
    return range(int(state["colours"]))


def placements_of(state: State, colour: int) -> list[int]:
    """The placements of a colour in the order of play."""
    return [int(each) for each in state["placements"][colour, : int(state["placed"][colour])]]


def pieces_left(state: State, colour: int) -> list[int]:
    """The pieces that a colour has not laid."""
    left = int(state["left"][colour])
    return [piece for piece in range(len(PIECE_NAMES)) if left >> piece & 1]


def cells_of(state: State, colour: int) -> set[Cell]:
    """The cells that a colour covers."""
    return {cell for each in placements_of(state, colour) for cell in placement_cells(each)}


def owners(state: State) -> dict[Cell, int]:
    """Who covers each taken cell."""
    return {cell: colour for colour in colours_of(state) for cell in cells_of(state, colour)}


def corners_of(cells: tuple[Cell, ...] | set[Cell]) -> set[Vertex]:
    """Every vertex of some cells."""
    return {vertex for cell in cells for vertex in vertices(cell)}


def flat_corners_of(state: State, colour: int) -> set[Vertex]:
    """The vertices in the middle of a straight side of a colour's pieces."""
    return {vertex for each in placements_of(state, colour) for vertex in flat_vertices(placement_cells(each))}


def partner_of(state: State, colour: int) -> int | None:
    """The other colour of the same side, in the modes that have sides."""
    return (colour + 2) % 4 if mode_of(state) in {"two", "teams"} else None


def seat_of_colour(state: State, colour: int) -> int:
    """Whose colour it is, from 0."""
    return colour % 2 if mode_of(state) == "two" else colour


def name_of_colour(state: State, colour: int) -> Message:
    """The person who plays it; the colour itself where a seat plays two."""
    return say("trigon-colour", colour=COLOURS[colour]) if mode_of(state) == "two" else name_of(colour)


def piece_name(placement: int) -> str:
    """The name of the piece that lies there."""
    return PIECE_NAMES[piece_of(placement)]


def the_piece(piece: int) -> Message:
    """The piece in the middle of a sentence."""
    return say("trigon-the", piece=PIECE_NAMES[piece], count=SIZES[piece])


def seats_of(state: State) -> range:
    """The players."""
    return range(2 if mode_of(state) == "two" else int(state["colours"]))


def colour_points(state: State, colour: int) -> int:
    """What a colour has so far."""
    return int(colour_score(state, colour))


def score_of(state: State, seat: int) -> int:
    """What a seat has so far: a side's colours together."""
    sides = mode_of(state) in {"two", "teams"}
    return sum(colour_points(state, c) for c in colours_of(state) if (c % 2 == seat % 2 if sides else c == seat))


def thing_id(colour: int, piece: str) -> str:
    """The same piece has the same name in the tray and on the board."""
    return f"piece:{colour}:{piece}"
