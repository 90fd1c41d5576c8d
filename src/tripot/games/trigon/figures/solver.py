"""How a figure can be filled: a first way, how many there are, and what comes next.

``effort`` bounds the placements that are tried, so that the same question gets the same answer on any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from tripot.engine.game import Stop
from tripot.games.trigon.figures.checks import why_not
from tripot.games.trigon.figures.figure import Figure, Laid
from tripot.games.trigon.figures.options import Options, options_of
from tripot.games.trigon.figures.search import Search

NODES_A_CHUNK = 2_000
"""How many placements are tried between two looks at ``stop`` (some 10 ms)."""
FIRST_TRY = 2_000
PATIENCE = 1.5
"""A search for one way begins anew, in another order, after so many placements, then after so many times more."""

Way = tuple[Laid, ...]
"""A figure filled: the cells under each piece."""

Tell = Callable[[float, int], None]
"""Told now and then: the largest share of the figure that was ever filled (0 to 1), and the placements tried."""


@dataclass
class Ration:
    """How much may still be done, and who is told how far it is."""

    effort: int
    stop: Stop | None = None
    tell: Tell | None = None
    nodes: int = 0
    most: float = 0.0

    def run(self, search: Search, limit: int | None = None) -> bool | None:
        """Whether there is another way; None when the effort, or this search's ``limit``, is spent, or when stopped."""
        while True:
            left = self.effort - self.nodes
            if limit is not None:
                left = min(left, limit - search.nodes)
            if left <= 0 or (self.stop and self.stop()):
                return None
            before = search.nodes
            found = search.run(min(left, NODES_A_CHUNK))
            self.nodes += search.nodes - before
            self.most = max(self.most, search.most / len(search.options.figure.cells))
            if self.tell:
                self.tell(self.most, self.nodes)
            if found is not None:
                return found

    @property
    def spent(self) -> bool:
        """Nothing more may be done."""
        return self.nodes >= self.effort or (self.stop is not None and self.stop())


@dataclass(frozen=True)
class Answer:
    """Whether a figure can be filled."""

    possible: bool | None
    """None: the effort didn't suffice to tell, or it was stopped."""
    way: Way = ()
    """A way to fill it, if there is one; the most forced pieces first."""


def first_way(figure: Figure, ration: Ration, seed: int = 0) -> Answer:
    """A way to fill the figure, by searches that begin anew when they get stuck; in the end one goes through all."""
    if not figure.cells:
        return Answer(True)
    if why_not(figure):
        return Answer(False)
    options, patience = options_of(figure), FIRST_TRY
    while True:
        search = Search(options, seed)
        found = ration.run(search, patience)
        if found is not None:
            return Answer(found, _way(search) if found else ())
        if ration.spent:
            return Answer(None)
        patience, seed = int(patience * PATIENCE), seed + 1


@dataclass(frozen=True)
class Count:
    """The different ways to fill a figure.

    Pieces of one form in several colours are alike, and what a turn or a mirroring of the figure makes of a way isn't
    another one.
    """

    ways: tuple[Way, ...]
    complete: bool
    """These are all."""

    @property
    def unique(self) -> bool | None:
        """Whether there is just one; None if that isn't known."""
        if len(self.ways) > 1:
            return False
        return len(self.ways) == 1 if self.complete else None


def count_ways(figure: Figure, limit: int, ration: Ration) -> Count:
    """Up to ``limit`` different ways to fill the figure."""
    if why_not(figure):
        return Count((), complete=True)
    options = options_of(figure)
    maps = [tuple(figure.cells.index(to) for to in symmetry.values()) for symmetry in figure.symmetries]
    search = Search(_one_of_each(options, maps))
    known: dict[tuple[tuple[int, ...], ...], Way] = {}
    while len(known) < limit:
        found = ration.run(search)
        if not found:
            return Count(tuple(known.values()), complete=found is False)
        covered = [[int(n) for n in search.options.cells[option] if n >= 0] for option in search.way()]
        key = min(tuple(sorted(tuple(sorted(to[n] for n in piece)) for piece in covered)) for to in maps)
        known.setdefault(key, _way(search))
    return Count(tuple(known.values()), complete=False)


def _one_of_each(options: Options, maps: Sequence[tuple[int, ...]]) -> Options:
    """Of a piece that must be laid just once, only one placement of those that the symmetries map to each other.

    The piece with the most placements that this saves.
    """
    single = [kind for kind in options.kinds if options.figure.pieces[kind] == 1]
    if len(maps) == 1 or not options.figure.exact or not single:
        return options
    best, saved = np.ones(len(options.shapes), np.bool_), 0
    for kind in single:
        kept = np.ones(len(options.shapes), np.bool_)
        seen: set[tuple[int, ...]] = set()
        for option in np.flatnonzero(options.pieces == kind):
            covered = [int(n) for n in options.cells[option] if n >= 0]
            orbit = {tuple(sorted(to[n] for n in covered)) for to in maps}
            kept[option] = not orbit & seen
            seen |= orbit
        if len(kept) - kept.sum() > saved:
            best, saved = kept, len(kept) - int(kept.sum())
    return options.only(best)


def _way(search: Search) -> Way:
    return tuple(search.options.laid(option) for option in search.way())


@dataclass(frozen=True)
class Next:
    """What to do in a figure that is begun."""

    possible: bool | None
    """Whether what lies there can be completed; None: not known."""
    piece: Laid | None = None
    """A piece that belongs to some way to complete it."""
    away: tuple[Laid, ...] = field(default=())
    """If it can't be completed: the fewest pieces, of those laid last, without which it can; () if not known."""


def next_piece(figure: Figure, laid: Sequence[Laid], ration: Ration) -> Next:
    """A next piece for what lies in the figure (in the order in which it was laid), or what has to go first."""
    answer = first_way(figure.rest(laid), ration)
    if answer.possible is not False:
        return Next(answer.possible, answer.way[0] if answer.way else None)
    for kept in range(len(laid) - 1, -1, -1):
        answer = first_way(figure.rest(laid[:kept]), ration)
        if answer.possible:
            return Next(False, away=tuple(laid[kept:]))
        if answer.possible is None:
            break
    return Next(False)
