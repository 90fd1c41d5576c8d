"""Positions that several tests set up."""

from __future__ import annotations

from collections import Counter

from tripot.engine.position import Position
from tripot.games.triggery.board import TABLETS

SKETCH = """
    20  .  .  16  .  .
     1  .  2   .  .  24
     .  .  .   *  .  .
    15  .  9   .  .  *
     .  .  .   .  .  .
    12  .  .  10  .  18
"""
"""The rulebook's example; a dot is a turned tablet."""


def board(sketch: str) -> str:
    """A board of a position's line; what is turned gets any of the tablets that are left."""
    rest = list((Counter(TABLETS) - Counter(int(t) for t in sketch.replace("*", "0").split() if t != ".")).elements())
    rest = [number for number in sorted(rest, reverse=True) if number]
    rows = [line.split() for line in sketch.split("\n") if line.strip()]
    return "/".join(".".join(f"{rest.pop()}x" if t == "." else t for t in row) for row in rows)


EXAMPLE = board(SKETCH)

FULL = board(
    """
     1  2  3  4  5  6
     7  8  1  2  3  4
     5  6  7  8  1  2
     3  4  5  6  7  8
     9 10 11 12 13 14
    15 16 17 18 19 20
    """
)

DEAR = board(
    """
    .  9 20  .  .  .
    .  . 10 11  .  .
    .  *  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    . 12  . 13  .  .
    """
)
"""Nothing to turn with less than 9; 75 points and a star."""

PENDING = f"bonus=claimed {EXAMPLE.replace('1.3x.2.', '1x.3x.2x.')} {FULL} turn 1 start 5-2 throw 5-6 left 11 fresh"
"""Side 1 forgot 24 on f2 and, for its column, 9 on c4."""


def play_all(position: Position, *texts: str) -> None:
    for text in texts:
        position.play(text)
