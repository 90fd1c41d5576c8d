"""The 56 tiles, the triangular lattice, and the tables that say which tile fits where.

A cell (x, y) points up iff x + y is even. Its corners are numbered clockwise: top, right, left when it points up;
bottom, left, right when it points down. A vertex (x, line) is the point x half sides to the right on the line above row
``line``. Side k of a cell is the one opposite its corner k, and the neighbour across it has the same k.
"""

from __future__ import annotations

import numpy as np

TILES = tuple((a, b, c) for a in range(6) for b in range(a, 6) for c in range(b, 6))
"""Every a <= b <= c, read clockwise: each exists once, no mirror images [found]."""

TILE_COUNT = len(TILES)
ALL_TILES = np.uint64((1 << TILE_COUNT) - 1)
NUMBERS = np.array(TILES, np.int64)
SUMS = NUMBERS.sum(axis=1)

SEATS = 4
RACK = np.array([0, 9, 9, 7, 7], np.int64)
"""Tiles dealt to each seat, by the number of players [book; 9 alone is ours]."""
DRAWS = 3
"""The most tiles that can be drawn in a turn."""

CELLS = TILE_COUNT
"""At most so many cells are covered."""
EDGES = CELLS + 2
"""At most so many free cells share a side with n tiles: of 3n sides at least 2(n - 1) are inner ones."""
VERTICES = CELLS + 2
"""The first tile brings three vertices, each further one shares two of its three."""
REACH = CELLS
"""No cell is further than so many steps from the first tile."""

UP, DOWN = 0, 1
CORNER_X = np.array([[0, 1, -1], [0, -1, 1]], np.int64)
CORNER_LINE = np.array([[0, 1, 1], [1, 0, 0]], np.int64)
"""From a cell (up, down) to its corners."""
SIDE_X = np.array([[0, -1, 1], [0, 1, -1]], np.int64)
SIDE_Y = np.array([[1, 0, 0], [-1, 0, 0]], np.int64)
"""From a cell to its neighbour across side k."""
AROUND = np.array([[16, 1, 4], [2, 32, 8]], np.int64)
"""The bit of a cell (up, down) among the six around its corner k."""
SURROUNDED = 63
"""All six cells around a vertex."""

UNKNOWN = 6
"""The number of a vertex that no tile touches."""
FREE = (UNKNOWN * 7 + UNKNOWN) * 7 + UNKNOWN
"""The code of a cell without any known corner: the numbers of its corners as digits of base 7."""


def corners(x: int, y: int) -> tuple[tuple[int, int], ...]:
    """The three vertices of a cell, clockwise."""
    kind = (x + y) & 1
    return tuple((x + int(CORNER_X[kind, k]), y + int(CORNER_LINE[kind, k])) for k in range(3))


def turned(tile: int, turn: int) -> tuple[int, ...]:
    """The numbers of a tile, clockwise from its corner ``turn``."""
    numbers = TILES[tile]
    return numbers[turn:] + numbers[:turn]


def _fits() -> np.ndarray[tuple[int, int], np.dtype[np.uint64]]:
    """For each turn and each code of a cell: the set of tiles that fit; a triple counts as turned only once."""
    fits = np.zeros((3, 7**3), np.uint64)
    for code in range(7**3):
        known = (code // 49, code // 7 % 7, code % 7)
        for tile, numbers in enumerate(TILES):
            for turn in range(3 if len(set(numbers)) > 1 else 1):
                if all(k in (UNKNOWN, n) for k, n in zip(known, turned(tile, turn), strict=True)):
                    fits[turn, code] |= np.uint64(1 << tile)
    return fits


FITS = _fits()
FITS_ANYHOW = FITS[0] | FITS[1] | FITS[2]
TILE_BIT = np.uint64(1) << np.arange(64, dtype=np.uint64)

TILE_OF = {turned(tile, turn): (tile, turn) for tile in range(TILE_COUNT) for turn in (2, 1, 0)}
"""From three numbers read clockwise to the tile and its turn."""

BRIDGE, HEXAGON, DOUBLE, TRIPLE = 1, 2, 3, 4
FULL, SIMPLE, NONE = 0, 1, 2
"""The three ways to score; the tables below are read by them."""
BONUS = np.array([[0, 40, 50, 60, 70], [0, 1, 1, 2, 3], [0, 0, 0, 0, 0]], np.int64)
"""Nothing, bridge, hexagon, double, triple [triple: found; its 3 simple points: ours]."""
TILE_POINTS = np.stack([SUMS, np.ones_like(SUMS), np.zeros_like(SUMS)])
OUT_BONUS = np.array([25, 5, 0], np.int64)
DRAW_COST = np.array([5, 0, 0], np.int64)
THIRD_DRAW_COST = np.array([10, 0, 0], np.int64)
LATE_COST = np.array([15, 0, 0], np.int64)
