"""Score a placement on a bare board: ``4@4,7 8@4,8 | J3@4,9 10@5,9``, ``value@x,y`` with x and y from 0.

At the kitchen table nobody writes down whose turn it is: racks, the bag and the opening's rule are not asked.
"""

from __future__ import annotations

import re
from collections import Counter

from tripot.engine.errors import BadText, IllegalMove
from tripot.engine.message import say
from tripot.engine.scene import Ghost, Preview
from tripot.games.triolet.board import JOKER, NAMES, RACK, SIZE
from tripot.games.triolet.kit import kind_name, tile_of_face
from tripot.games.triolet.position_checks import lines_fault, too_many
from tripot.games.triolet.sets import Board, explain, fault
from tripot.games.triolet.texts import FACE_NAMES, FACE_OF

EMPTY = "(empty)"
ONE = re.compile(r"(?P<face>J?\d{1,2})@(?P<x>\d{1,2}),(?P<y>\d{1,2})", re.IGNORECASE)


def score_text(text: str) -> Preview:
    """The sets that the placement makes, with their points; BadText or IllegalMove when it can't be."""
    standing, bar, placed = text.partition("|")
    if not bar or "|" in placed:
        raise BadText(say("triolet-score-form"))
    board = _tiles("" if standing.strip().lower() == EMPTY else standing)
    new = _tiles(placed)
    if not 1 <= len(new) <= RACK:
        raise BadText(say("triolet-score-count", count=len(new)))
    reason = lines_fault(board) or too_many(dict(Counter(map(tile_of_face, [*board.values(), *new.values()]))))
    if reason is not None:
        raise BadText(reason)
    reason = fault(board, new, opening=False)
    if sum(face >= JOKER for face in new.values()) > 1:
        reason = say("triolet-one-joker")
    if reason is not None:
        raise IllegalMove(reason)
    lines = explain(board, new)
    ghosts = (Ghost(kind_name(tile_of_face(face)), FACE_NAMES[face], NAMES[square]) for square, face in new.items())
    return Preview(tuple(lines), sum(points for _, points in lines), tuple(ghosts))


def _tiles(text: str) -> Board:
    board: Board = {}
    for word in text.split():
        found = ONE.fullmatch(word)
        face = FACE_OF.get(found["face"].upper()) if found else None
        if found is None or face is None or int(found["x"]) >= SIZE or int(found["y"]) >= SIZE:
            raise BadText(say("triolet-score-tile", text=word))
        square = int(found["y"]) * SIZE + int(found["x"])
        if square in board:
            raise BadText(say("triolet-score-twice", square=NAMES[square]))
        board[square] = face
    return dict(sorted(board.items()))
