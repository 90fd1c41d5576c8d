"""Positions for the tests, from what matters in each."""

from __future__ import annotations

from typing import Any

import numpy as np

import tripot
from tripot.engine import kernels
from tripot.engine.position import Position
from tripot.games.triominos.board import TILES

BRIDGE = "455@0,0 534@-1,0 544@1,0 144@1,-1 412@2,-1 221@2,-2 112@1,-2 114@0,-2"
"""344 as a bridge on -1,-1: the rulebook's figure F, 3 + 4 + 4 + 40 = 51."""
HEXAGON = "345@0,0 553@-1,0 554@0,1 550@-1,1 015@-2,1"
"""155 on -2,0 closes it: figure G, 5 + 5 + 1 + 50 = 61."""
DOUBLE = "355@0,0 555@0,1 533@1,0 545@1,1 454@2,1 414@3,1 140@4,1 404@4,0 434@3,0"
"""345 on 2,0 closes two: figure H, 5 + 3 + 4 + 60 = 72."""
TRIPLE = "333@0,0 233@0,1 334@1,0 322@1,1 122@1,2 443@2,0 251@2,2 445@3,0 524@3,2 442@3,1 514@4,0 441@4,1"
"""234 on 2,1 closes three."""

OPTION_SETS: tuple[dict[str, Any], ...] = (
    {},
    {"players": 1},
    {"players": 3, "blocked": "subtract"},
    {"players": 4, "score": "simple"},
    {"players": 3, "score": "none", "hourglass": 30},
    {"hourglass": 30, "target": 100},
    {"score": "simple", "target": 30, "blocked": "subtract"},
    {"players": 4, "hourglass": 60},
)


def setup(tiles: str, racks: str, rest: str = "turn:1 0,0 no:2", options: str = "") -> Position:
    """Tiles on the table as ``322@-3,1 ...`` (all placed by seat 1), racks as ``012.345/...``."""
    table = ";".join(f"{tile}:1" for tile in tiles.split()) or "-"
    return tripot.position("triominos", f"{options} {table} {racks} {rest}".strip(), seed=1)


def canonical(numbers: str) -> str:
    """A tile as it is written in the hand."""
    return min(numbers[k:] + numbers[:k] for k in range(3))


def all_but(*used: str) -> str:
    """Every tile that is neither in these racks nor in these tables, as a rack: then the pool is empty."""
    gone = {canonical(word.partition("@")[0]) for text in used for word in text.replace(".", " ").split()}
    return ".".join(name for name in ("".join(map(str, tile)) for tile in TILES) if name not in gone)


def after(position: Position, *texts: str) -> Position:
    """A copy, some actions later."""
    later = position.copy()
    for text in texts:
        later.play(text)
    return later


def gains(position: Position) -> dict[str, int]:
    """What each legal action brings at once."""
    actions = position.actions()
    out = np.zeros(len(actions), np.int64)
    kernels.gains(position.states, 0, actions, out)
    return dict(zip(position.legal(), out.tolist(), strict=True))
