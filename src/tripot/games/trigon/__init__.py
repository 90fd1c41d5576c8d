"""Blokus Trigon: four colours of polyiamonds on a hexagon, corner to corner."""

from __future__ import annotations

from tripot.engine.game import Game, SearchSettings
from tripot.games.trigon import advice, blksgf, heuristics, notation, rules, scene, speech
from tripot.games.trigon.figures import face
from tripot.games.trigon.levels import LEVELS
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
    search=SearchSettings(temperature=1.5, settled=True, overview=True, caution=0.0, most=24),
    obvious=2.0,
    levels=LEVELS,
    formats={".blksgf": blksgf},
    speech=speech,
    figures=face,
)
