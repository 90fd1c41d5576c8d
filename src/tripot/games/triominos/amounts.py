"""In what a teacher counts: chances to win, or alone what the game tends to."""

from __future__ import annotations

from tripot.engine.advice import CHANCE, Scale
from tripot.games.triominos.board import FULL, NONE, SIMPLE
from tripot.games.triominos.forecast import PAR, above_par
from tripot.games.triominos.options import TriominosOptions

TELLING = {FULL: 5.0, SIMPLE: 1.0, NONE: 0.5}
"""So many points, or tiles left, are worth a word."""


def _points(score: int) -> Scale:
    """The score in the end."""

    def amount(share: float) -> float:
        return _unsigned_zero(float(PAR[score]) + above_par(share, score))

    return Scale("triominos-unit-points", "triominos-unit-points-less", amount, TELLING[score])


def _match(score: int) -> Scale:
    """In a match the last total says little, since the target ends it: points beside an average match so far."""

    def amount(share: float) -> float:
        return _unsigned_zero(above_par(share, score))

    return Scale("triominos-unit-match", "triominos-unit-points-less", amount, TELLING[score])


def _tiles_left(share: float) -> float:
    """Never below zero, not even by a rounding."""
    return max(0.0, -float(PAR[NONE]) - above_par(share, NONE))


def _unsigned_zero(points: float) -> float:
    """What is told as 0 is 0, without a sign."""
    return 0.0 if abs(points) <= 0.5 else points


POINTS = {"full": _points(FULL), "simple": _points(SIMPLE)}
MATCH = {"full": _match(FULL), "simple": _match(SIMPLE)}
TILES = Scale("triominos-unit-tiles", "triominos-unit-tiles-more", _tiles_left, TELLING[NONE], fewer=True, decimals=1)


def scale(options: TriominosOptions, seat: int) -> Scale:  # noqa: ARG001
    """Chances to win; alone the points or the tiles left that the game tends to."""
    if options.players > 1:
        return CHANCE
    if options.score == "none":
        return TILES
    return (MATCH if options.target else POINTS)[options.score]
