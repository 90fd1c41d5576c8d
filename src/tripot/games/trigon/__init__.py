"""Blokus Trigon: four colours of polyiamonds on a hexagon, corner to corner."""

from __future__ import annotations

from tripot.engine.game import Game, SearchSettings
from tripot.games.trigon import advice, blksgf, heuristics, notation, rules, scene
from tripot.games.trigon.options import TrigonOptions, seats
from tripot.games.trigon.state import start

GAME = Game(
    name="trigon",
    options=TrigonOptions,
    endings=("finished",),
    rules=rules,
    heuristics=heuristics,
    notation=notation,
    table=scene,
    advice=advice,
    seats=seats,
    start=start,
    deals=False,
    search=SearchSettings(simulations=(30, 100, 300), temperature=1.0, length=16, settled=True),
    arena_options="mode=two",
    formats={".blksgf": blksgf},
)
