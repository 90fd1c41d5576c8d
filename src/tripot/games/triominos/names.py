"""How tiles and cells are called (docs/notation.md)."""

from __future__ import annotations

from functools import cache, lru_cache

from tripot.games.triominos.board import turned

CELLS_KEPT = 1 << 14
"""What is made of a cell is kept for so many: a structure could reach anywhere."""


@cache
def tile_name(tile: int, turn: int = 0) -> str:
    """``223``: the numbers clockwise."""
    return "".join(map(str, turned(tile, turn)))


@cache
def spaced(tile: int, turn: int = 0) -> str:
    """``2 2 3``, never in two lines: for the hand, the score sheet and the teacher; turned, as it lies on the table."""
    return "\u00a0".join(map(str, turned(tile, turn)))


@lru_cache(CELLS_KEPT)
def cell_name(x: int, y: int) -> str:
    """``-3,1``."""
    return f"{x},{y}"
