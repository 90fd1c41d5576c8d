"""Trini (Martin Radtke, HiKu Spiele, 1997): three identical symbols around a round cell."""

from tripot.engine.game import Game, SearchSettings
from tripot.games.trini import advice, heuristics, notation, rules, scene, solver
from tripot.games.trini.levels import LEVELS
from tripot.games.trini.options import TriniOptions
from tripot.games.trini.puzzles import PUZZLES
from tripot.games.trini.start import seats, start

GAME = Game(
    name="trini",
    options=TriniOptions,
    endings=("goal", "repetition", "no-progress"),
    rules=rules,
    heuristics=heuristics,
    notation=notation,
    table=scene,
    advice=advice,
    solver=solver,
    seats=seats,
    start=start,
    deals=False,
    levels=LEVELS,
    search=SearchSettings(exploration=0.7, temperature=0.3, length=6, draws=16, settled=True, effort=400_000),
    puzzles=PUZZLES,
)
