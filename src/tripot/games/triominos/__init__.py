"""Triominos Challenge (Goliath): triangles with three numbers, bridges and hexagons."""

from tripot.engine.game import Game, SearchSettings
from tripot.games.triominos import advice, heuristics, notation, rules, scene, solver
from tripot.games.triominos.levels import LEVELS
from tripot.games.triominos.options import TriominosOptions
from tripot.games.triominos.puzzles import PUZZLES
from tripot.games.triominos.setup import clock, seats, start
from tripot.games.triominos.state import ENDINGS, TIMEOUT

GAME = Game(
    name="triominos",
    options=TriominosOptions,
    endings=ENDINGS,
    rules=rules,
    heuristics=heuristics,
    notation=notation,
    table=scene,
    advice=advice,
    solver=solver,
    seats=seats,
    start=start,
    hidden=True,
    clock=clock,
    clock_actions=(TIMEOUT,),
    more_option_sets=("hourglass=30", "players=3,hourglass=30", "target=100", "players=4,score=simple,target=30"),
    search=SearchSettings(exploration=0.2),
    obvious=20.0,
    levels=LEVELS,
    arena_games=1600,
    puzzles=PUZZLES,
)
