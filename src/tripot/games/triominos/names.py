"""How tiles and cells are called (docs/notation.md)."""

from __future__ import annotations

from functools import cache

from tripot.games.triominos.board import turned


@cache
def tile_name(tile: int, turn: int = 0) -> str:
    """``223``: the numbers clockwise."""
    return "".join(map(str, turned(tile, turn)))


def spaced(tile: int, turn: int = 0) -> str:
    """``2 2 3``: as the score sheet shows it."""
    return " ".join(map(str, turned(tile, turn)))


def cell_name(x: int, y: int) -> str:
    """``-3,1``."""
    return f"{x},{y}"
