"""How hard a figure is, measured: by the placements that the solver tries for one way, and by its pieces.

What stops the solver stops a person, too; but a person also has to keep many pieces in view, which costs it nothing.
"""

from __future__ import annotations

from bisect import bisect_right
from math import log10
from statistics import median

from tripot.games.trigon.figures.figure import Figure
from tripot.games.trigon.figures.options import options_of
from tripot.games.trigon.figures.search import Search

SEEDS = 9
MOST = 100_000
"""Placements that are tried in one search."""
BOUNDS = (1.5, 2.2, 2.7, 3.4)
"""Where the grades 2, 3, 4 and 5 begin."""


def tried(figure: Figure) -> float:
    """The placements that are tried for one way, in the middle of nine searches in different orders."""
    options = options_of(figure)
    nodes = []
    for seed in range(SEEDS):
        search = Search(options, seed)
        search.run(MOST)
        nodes.append(search.nodes)
    return median(nodes)


def grade_of(figure: Figure, pieces: int) -> int:
    """From 1 to 5; ``pieces``: how many it takes."""
    return 1 + bisect_right(BOUNDS, log10(max(1.0, tried(figure))) / 2 + pieces / 8)
