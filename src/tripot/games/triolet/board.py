"""The tiles, the squares and the numbers of the rulebook: plain data, and tables for the compiled rules.

Squares are numbered row by row, A1 = 0 to O15 = 224. A *tile* is 0..15, its number, or the joker. A *face* is what lies
on a square: 0..15 for a number tile, 16 + value for a joker that stands for that value.
"""

from __future__ import annotations

import numpy as np

SIZE = 15
SQUARES = SIZE * SIZE
CENTRE = SQUARES // 2

NUMBERS = 16
JOKER = 16
KINDS = 17
"""Kinds of tiles: sixteen numbers and the joker."""
NONE = 17
"""A place of a rack where no tile lies."""
HIDDEN = 18
"""A tile that the one who looks can't see."""

COPIES = np.array([9, 9, 8, 8, 7, 8, 6, 6, 4, 4, 3, 3, 2, 2, 1, 1, 2], np.uint8)
"""How many tiles of each kind there are: 81 numbers and 2 jokers. [found: the book has only their sum]"""
TILES = int(COPIES.sum())

RACK = 3
ASIDE = 3
SUM = 15
TRIO = 30
TRIOLET_BONUS = 50
EXCHANGE_NEEDS = 5
"""Tiles that the bag must hold for an exchange."""
EXCHANGES_IN_A_ROW = 3
"""Exchanges a player, with no placement between, that end the game. [ours]"""

LAYOUT = """\
.......R.......
.R..T.....T..R.
...............
.......D.......
.T..D.....D..T.
...............
...............
R..D...*...D..R
...............
...............
.T..D.....D..T.
.......D.......
...............
.R..T.....T..R.
.......R.......
"""
"""The special squares: R play again, D double, T triple, * the centre, a double too. [found]"""

SPECIAL = "".join(LAYOUT.split())
TIMES = np.array([{"D": 2, "*": 2, "T": 3}.get(sign, 1) for sign in SPECIAL], np.int64)
"""By how much a square multiplies."""
AGAIN = np.array([sign == "R" for sign in SPECIAL])
"""Squares that let one play again."""

ROWS = "ABCDEFGHIJKLMNO"
NAMES = tuple(f"{ROWS[square // SIZE]}{square % SIZE + 1}" for square in range(SQUARES))
"""The squares as the notation writes them."""
SQUARE_OF = {name: square for square, name in enumerate(NAMES)}

STEPS = np.array([1, SIZE], np.int64)
"""From a square to the next along a row (direction 0) and down a column (direction 1)."""
