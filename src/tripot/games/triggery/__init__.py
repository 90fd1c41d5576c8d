"""Triggery (André François, 1989): turn all your tablets; the last number of a line turns for free."""

from tripot.engine.game import Game, SearchSettings
from tripot.games.triggery import advice, alone, heuristics, notation, rules, scene, solver
from tripot.games.triggery.levels import LEVELS
from tripot.games.triggery.options import TriggeryOptions
from tripot.games.triggery.puzzles import PUZZLES
from tripot.games.triggery.start import details, start
from tripot.games.triggery.state import ENDINGS

GAME = Game(
    name="triggery",
    options=TriggeryOptions,
    endings=ENDINGS,
    rules=rules,
    heuristics=heuristics,
    notation=notation,
    table=scene,
    advice=advice,
    solver=solver,
    alone=alone,
    puzzles=PUZZLES,
    seats=lambda options: int(options.players),
    start=start,
    details=details,
    search=SearchSettings(exploration=0.1, own_turn=True, effort=1 << 23),
    obvious=2.0,
    levels=LEVELS,
    arena_games=3000,
)
