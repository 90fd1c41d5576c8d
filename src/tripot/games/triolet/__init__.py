"""Triolet: tiles from 0 to 15, and whatever stands three in a line makes fifteen."""

from tripot.engine.game import Game, SearchSettings
from tripot.games.triolet import advice, heuristics, notation, rules, scene, solver
from tripot.games.triolet.levels import LEVELS
from tripot.games.triolet.options import TrioletOptions
from tripot.games.triolet.puzzles import PUZZLES
from tripot.games.triolet.score_text import score_text

GAME = Game(
    name="triolet",
    options=TrioletOptions,
    endings=rules.ENDINGS,
    rules=rules,
    heuristics=heuristics,
    notation=notation,
    table=scene,
    advice=advice,
    solver=solver,
    seats=lambda options: int(options.players),
    start=rules.start,
    hidden=True,
    score_text=score_text,
    greedy_by_gain=True,
    levels=LEVELS,
    obvious=40.0,
    search=SearchSettings(
        exploration=0.3,
        temperature=8.0,
        first_width=6.0,
        growth=0.6,
        length=4,
        draws=0,
        own_turn=True,
    ),
    puzzles=PUZZLES,
)
