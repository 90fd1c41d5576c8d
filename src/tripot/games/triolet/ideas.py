"""Which placements are one idea to a person: the same tiles on the same squares, or on their mirror image."""

from __future__ import annotations

from tripot.engine.state import State
from tripot.games.triolet.actions import PLACEMENT, kind_of
from tripot.games.triolet.board import SIZE, SQUARES
from tripot.games.triolet.gestures import placed
from tripot.games.triolet.kit import tile_of_face
from tripot.games.triolet.scoring import placement_points
from tripot.games.triolet.sets import board_of

Image = tuple[int, ...]
"""Where each square goes."""


def _image(upside_down: bool, left_right: bool, across: bool) -> Image:
    def goes(y: int, x: int) -> int:
        y, x = SIZE - 1 - y if upside_down else y, SIZE - 1 - x if left_right else x
        return x * SIZE + y if across else y * SIZE + x

    return tuple(goes(*divmod(square, SIZE)) for square in range(SQUARES))


_WAYS = (False, True)
IMAGES = tuple(_image(first, second, third) for first in _WAYS for second in _WAYS for third in _WAYS)
"""The eight ways to turn or mirror the board, which leave the special squares as they are."""


def idea(state: State, action: int) -> object:
    """What makes a placement another suggestion: its tiles, their squares and its points.

    The order of the tiles and the value of a joker are details. What stands may look the same turned or mirrored, an
    empty board most of all: then so do the squares. Each exchange is an idea.
    """
    if kind_of(action) != PLACEMENT:
        return action
    new, board = placed(action), board_of(state)
    same = (image for image in IMAGES if all(board.get(image[square]) == face for square, face in board.items()))
    squares = min(sorted(image[square] for square in new) for image in same)
    tiles = sorted(tile_of_face(face) for face in new.values())
    return tuple(squares), tuple(tiles), int(placement_points(state, action))
