"""One search through all ways to fill a figure."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

import numpy as np

from tripot.games.trigon.drawing import centre
from tripot.games.trigon.figures.cover import (
    BEST,
    DEPTH,
    ENDED,
    FOUND,
    NODES,
    PROGRESS,
    WIDTH,
    Board,
    Problem,
    Whole,
    begin,
    search,
)
from tripot.games.trigon.figures.figure import imbalance
from tripot.games.trigon.figures.options import Options
from tripot.games.trigon.pieces import PIECES, SIZES

TILTS = tuple(abs(imbalance(cells)) for cells in PIECES.values())
"""How many more triangles of one direction than of the other each piece has: 0, 1 or 2."""


class Search:
    """A search that can be stopped and gone on with at any time; ``seed`` decides what is tried first."""

    def __init__(self, options: Options, seed: int = 0) -> None:
        self.options = options
        figure = options.figure
        items = len(figure.cells) + len(options.kinds)
        nodes = np.flatnonzero(options.items >= 0).astype(np.int32)
        sets = nodes[np.argsort(options.items[nodes], kind="stable")]
        fronts = np.bincount(options.items[nodes], minlength=items).astype(np.int32)
        spots = np.zeros(options.items.size, np.int32)
        spots[sets] = np.arange(sets.size)
        counts = [figure.pieces[kind] for kind in options.kinds]
        self._problem = Problem(
            items=options.items,
            tilts=options.tilts,
            ranks=_ranks(options, seed),
            starts=(np.cumsum(fronts) - fronts).astype(np.int32),
            sizes=np.array([SIZES[kind] for kind in options.kinds], np.int32),
            beside=options.beside,
            exact=figure.exact,
            turns=_turns(options, seed),
        )
        depths = sum(counts) + 1
        ones, twos = (sum(figure.pieces[kind] for kind in options.kinds if TILTS[kind] == tilt) for tilt in (1, 2))
        self._board = Board(
            sets=sets,
            spots=spots,
            fronts=fronts,
            left=np.array(counts, np.int32),
            sums=np.array([len(figure.cells), imbalance(figure.cells), ones, twos], np.int64),
            fronts_before=np.zeros((depths, items), np.int32),
            chosen=np.zeros(depths, np.int32),
            pile=np.zeros(depths * int(fronts.max(initial=1)), np.int32),
            first=np.zeros(depths, np.int32),
            end=np.zeros(depths, np.int32),
            branched=np.zeros(depths, np.int32),
            queue=np.zeros(len(figure.cells), np.int32),
            seen=np.zeros(len(figure.cells), np.int64),
        )
        self._progress = np.zeros(PROGRESS, np.int64)
        begin(self._problem, self._board, self._progress)

    def run(self, nodes: int) -> bool | None:
        """Whether there is another way; None when so many more nodes don't suffice to tell."""
        if not self._progress[ENDED]:
            search(self._problem, self._board, self._progress, nodes)
        if self._progress[ENDED]:
            return False
        return True if self._progress[FOUND] else None

    @property
    def nodes(self) -> int:
        """The placements tried so far."""
        return int(self._progress[NODES])

    @property
    def most(self) -> int:
        """The most triangles that were ever covered at once."""
        return int(self._progress[BEST])

    def way(self) -> list[int]:
        """The options of the way just found, the most forced first."""
        chosen = self._board.chosen[: self._progress[DEPTH] + 1]
        return [int(node) // WIDTH for node in chosen]


def _turns(options: Options, seed: int) -> Whole:
    """From one end of the figure to the other, so that what is open stays in one piece.

    The first two searches go along its length, there and back; later ones in any direction.
    """
    at = np.array([centre(cell) for cell in options.figure.cells])
    angle = Random(seed).uniform(0, 2 * pi)
    if seed < 2:
        wide, high = at.max(axis=0) - at.min(axis=0)
        angle = (0 if wide >= high else pi / 2) + seed * pi
    along = at @ np.array([cos(angle), sin(angle)])
    turns = np.empty(len(at), np.int32)
    turns[np.argsort(along, kind="stable")] = np.arange(len(at), dtype=np.int32)
    return turns


def _ranks(options: Options, seed: int) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
    """Large pieces are tried first: small ones fill what they leave. Those of one size by lot."""
    order = list(range(len(options.shapes)))
    Random(seed).shuffle(order)
    sizes = np.array(SIZES)[options.pieces]
    order.sort(key=lambda option: -sizes[option])
    ranks = np.empty(len(order), np.int32)
    ranks[order] = np.arange(len(order), dtype=np.int32)
    return ranks
