"""The die: three pairs of opposite faces (circle, star, square: one solid, one hollow), standing on a corner.

A symbol is 2 x shape + 1 if hollow. A pose is the three visible symbols, clockwise from above, in the order of
``board.LOOKS``.
"""

from __future__ import annotations

import numpy as np

Faces = tuple[int, int, int]

CIRCLE, STAR, SQUARE = range(3)
LETTERS = "CcSsQq"

CLOCKWISE = ((CIRCLE, STAR, SQUARE), (CIRCLE, SQUARE, STAR))
"""How the shapes read around a corner with an even, and an odd number of hollow faces: all dice are alike (ours)."""


def _poses() -> list[Faces]:
    poses = []
    for hollow in range(8):
        odd = hollow.bit_count() % 2
        faces = [2 * shape + (hollow >> shape & 1) for shape in CLOCKWISE[odd]]
        poses += [(faces[k], faces[(k + 1) % 3], faces[(k + 2) % 3]) for k in range(3)]
    return poses


POSES = tuple(_poses())
N_POSES = len(POSES)
POSE_TEXT = tuple("".join(LETTERS[symbol] for symbol in faces) for faces in POSES)
POSE_OF = {text: pose for pose, text in enumerate(POSE_TEXT)}


def opposite(symbol: int) -> int:
    """The face under a visible one: the same shape, the other fill."""
    return symbol ^ 1


def turned_left(faces: Faces) -> Faces:
    """Turned by 120 degrees counter-clockwise: what looked N looks SW."""
    return faces[1], faces[2], faces[0]


def turned_right(faces: Faces) -> Faces:
    """Turned by 120 degrees clockwise."""
    return faces[2], faces[0], faces[1]


def tipped(faces: Faces, kept: int, *, back: bool = False) -> Faces:
    """One face keeps its place, a second takes the third's, the third goes under and its opposite appears."""
    mover, sunk = ((kept + 2) % 3, (kept + 1) % 3) if back else ((kept + 1) % 3, (kept + 2) % 3)
    new = list(faces)
    new[sunk] = faces[mover]
    new[mover] = opposite(faces[sunk])
    return new[0], new[1], new[2]


def _results(faces: Faces) -> list[Faces]:
    tips = [tipped(faces, kept, back=back) for kept in range(3) for back in (False, True)]
    return [turned_left(faces), turned_right(faces), *tips]


N_TURNS = 8
TURNS = np.array([[POSES.index(result) for result in _results(faces)] for faces in POSES], np.int64)
"""[pose]: the two poses that a turn and the six that a tip lead to."""

SYMBOL = np.array(POSES, np.int64)
"""[pose, face]: the symbol shown."""
