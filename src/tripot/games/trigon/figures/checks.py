"""What says at once, without a search, that a figure can't be filled.

Every piece has a fixed difference between its triangles of one direction and of the other (0, 1 or 2), and turning
it changes only the sign. So which areas go with which imbalances is a small exact reckoning over the pieces.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tripot.engine.message import Message, say
from tripot.games.trigon.board import cell_name, points_up
from tripot.games.trigon.figures.figure import Figure, Pieces, imbalance, parts
from tripot.games.trigon.figures.search import TILTS
from tripot.games.trigon.pieces import SIZES


def reachable(pieces: Pieces, area: int) -> npt.NDArray[np.bool_]:
    """``[a, area + d]``: whether some of the pieces have ``a`` triangles together, ``d`` more up than down."""
    known = np.zeros((area + 1, 2 * area + 1), np.bool_)
    known[0, area] = True
    for piece, count in enumerate(pieces):
        size, tilt = SIZES[piece], TILTS[piece]
        if size > area:
            continue
        for _ in range(count):
            added = known.copy()
            for d in {tilt, -tilt}:
                added[size:] |= np.roll(known[:-size], d, axis=1)
            known = added
    return known


def why_not(figure: Figure) -> Message | None:
    """A reason why no way can fill the figure; None if these checks find none."""
    if figure.area < len(figure.cells):
        return say("trigon-figure-too-large", count=len(figure.cells), area=figure.area)
    area = len(figure.cells)
    known = reachable(figure.pieces, area)
    if not known[area, area + imbalance(figure.cells)]:
        up = sum(map(points_up, figure.cells))
        return say("trigon-figure-balance", up=up, down=area - up)
    for part in parts(figure.cells):
        if not known[len(part), area + imbalance(part)]:
            return say("trigon-figure-part", count=len(part), point=cell_name(part[0]))
    return None
