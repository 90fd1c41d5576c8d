"""What says at once that a figure can't be filled, and never wrongly."""

from __future__ import annotations

import itertools

import pytest

from tests.games.trigon.figures.shapes import pieces
from tripot.engine.words import in_words
from tripot.games.trigon.figures.checks import reachable, why_not
from tripot.games.trigon.figures.figure import Figure, imbalance
from tripot.games.trigon.figures.text import read
from tripot.games.trigon.pieces import PIECE_NAMES, PIECES


def test_reachable_is_what_trying_all_choices_finds() -> None:
    names = ("1", "I3", "A4", "C4", "P5", "F", "P6")
    area = 24
    tried = {(0, 0)}
    for chosen in itertools.product((-1, 0, 1), repeat=len(names)):
        used = [(sign, PIECES[name]) for sign, name in zip(chosen, names, strict=True) if sign]
        tried.add((sum(len(cells) for _, cells in used), sum(sign * imbalance(cells) for sign, cells in used)))
    known = reachable(pieces(*names), area)
    found = {(a, d - area) for a in range(area + 1) for d in range(2 * area + 1) if known[a, d]}
    assert found == {(a, d) for a, d in tried if a <= area}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("pieces: 1\n^v", "trigon-figure-too-large"),
        ("pieces: 2\n^ ^", "trigon-figure-balance"),
        ("pieces: 2x1 2xI3\n ^\n^v^", "trigon-figure-none"),
        ("pieces: 2xC5\n^v^v^     ^v^v^", "trigon-figure-none"),
        ("pieces: 2 2xC5\n^v^v^v    ^v^v^v", "trigon-figure-part"),
    ],
)
def test_the_reason_is_told(text: str, reason: str) -> None:
    message = why_not(read(text).figure)
    assert (message.id if message else "trigon-figure-none") == reason
    if message:
        for language in ("en", "fr"):
            assert in_words(message, language)


def test_every_piece_fills_itself() -> None:
    for name, cells in PIECES.items():
        assert name in PIECE_NAMES
        assert why_not(Figure(cells, pieces(name))) is None
