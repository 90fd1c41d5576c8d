"""Sets of tiles as bits of a 64-bit word, and whole numbers."""

from __future__ import annotations

import numpy as np

from tripot.engine.chance import random_below
from tripot.engine.compile import rule
from tripot.engine.numbers import whole
from tripot.engine.state import State

_1, _2, _4, _8, _16, _32 = (np.uint64(n) for n in (1, 2, 4, 8, 16, 32))
_PAIRS, _FOURS, _BYTES = (np.uint64(n) for n in (0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F))
_LOW = np.uint64(127)


@rule
def size(tiles: np.uint64) -> int:
    """How many tiles the set has."""
    n = tiles - ((tiles >> _1) & _PAIRS)
    n = (n & _FOURS) + ((n >> _2) & _FOURS)
    n = (n + (n >> _4)) & _BYTES
    n = n + (n >> _8)
    n = n + (n >> _16)
    return whole((n + (n >> _32)) & _LOW)


@rule
def lowest(tiles: np.uint64) -> int:
    """The first tile of a set that is not empty."""
    return size((tiles ^ (tiles - _1)) >> _1)


@rule
def without_lowest(tiles: np.uint64) -> np.uint64:
    """The set without its first tile."""
    return tiles & (tiles - _1)


@rule
def any_of(state: State, tiles: np.uint64) -> int:
    """A tile of the set by lot; the set is not empty."""
    for _ in range(random_below(state, size(tiles))):
        tiles = without_lowest(tiles)
    return lowest(tiles)
