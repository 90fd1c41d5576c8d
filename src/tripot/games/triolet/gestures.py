"""From actions to touches and back; what an action would bring."""

from __future__ import annotations

from collections.abc import Sequence

from tripot.engine.errors import unreadable
from tripot.engine.scene import Ghost, Preview, Touch
from tripot.engine.state import State
from tripot.games.triolet.actions import (
    EXCHANGE,
    PLACEMENT,
    content_of,
    exchange_of,
    face_of,
    kind_of,
    laid,
    laid_at,
    square_of,
    tile_at,
)
from tripot.games.triolet.board import JOKER, KINDS, NAMES, RACK, SQUARE_OF
from tripot.games.triolet.kit import RESTING, kind_name, tile_of_face
from tripot.games.triolet.notation import placement_of
from tripot.games.triolet.sets import Board, board_of, explain
from tripot.games.triolet.texts import FACE_NAMES, FACE_OF, TILE_NAMES

BAG = "bag"
"""The zone of an exchange."""


def rack_id(k: int) -> str:
    """The k-th place of the own rack."""
    return f"rack:{k}"


def placed(action: int) -> Board:
    """The faces of a placement by square."""
    ones = (laid_at(action, k) for k in range(RACK))
    return {square_of(one): face_of(one) for one in ones if one}


def gesture(state: State, action: int) -> tuple[Touch, ...]:
    """Tiles of the rack to squares, or into the bag; of equal tiles the first ones."""
    free = {k: int(tile) for k, tile in enumerate(state.racks[state.turn])}
    if kind_of(action) == PLACEMENT:
        return tuple(
            Touch(_take(free, tile_of_face(face)), FACE_NAMES[face], NAMES[square])
            for square, face in placed(action).items()
        )
    if kind_of(action) == EXCHANGE:
        tiles = (tile_at(content_of(action), k) for k in range(RACK))
        return tuple(Touch(_take(free, tile), TILE_NAMES[tile], BAG) for tile in tiles if tile >= 0)
    return ()


def _take(free: dict[int, int], tile: int) -> str:
    k = next(k for k, held in free.items() if held == tile)
    del free[k]
    return rack_id(k)


def assemble(state: State, touches: Sequence[Touch]) -> int:
    """The placement, or with all tiles in the bag the exchange, that these touches mean."""
    if not touches or len(touches) > RACK or len({touch.thing for touch in touches}) < len(touches):
        raise unreadable("triolet-touches")
    if all(touch.place == BAG for touch in touches):
        tiles = [*sorted(_held(state, touch) for touch in touches), -1, -1]
        return exchange_of(*tiles[:RACK])
    ones = []
    for touch in touches:
        if touch.place not in SQUARE_OF:
            raise unreadable("triolet-bag-or-board")
        if touch.pose == RESTING:
            raise unreadable("triolet-joker-needs-value", square=touch.place)
        face = FACE_OF.get(touch.pose, KINDS + JOKER)
        if tile_of_face(face) != _held(state, touch):
            raise unreadable("triolet-touches")
        ones.append(laid(SQUARE_OF[touch.place], face))
    return placement_of(sorted(ones))


def _held(state: State, touch: Touch) -> int:
    """The tile of the own rack that is touched."""
    for k, tile in enumerate(state.racks[state.turn]):
        if touch.thing == rack_id(k) and tile < KINDS:
            return int(tile)
    raise unreadable("triolet-touches")


def preview(state: State, action: int) -> Preview:
    """The score of a placement, set by set."""
    if kind_of(action) != PLACEMENT:
        return Preview((), 0)
    new = placed(action)
    lines = explain(board_of(state), new)
    ghosts = [Ghost(kind_name(tile_of_face(face)), FACE_NAMES[face], NAMES[square]) for square, face in new.items()]
    return Preview(tuple(lines), sum(points for _, points in lines), tuple(ghosts))
