"""Triolet: tiles from 0 to 15, and whatever stands three in a line makes fifteen."""

from tripot.engine.game import Game
from tripot.games.triolet import heuristics, notation, rules, scene
from tripot.games.triolet.options import TrioletOptions
from tripot.games.triolet.score_text import score_text

GAME = Game(
    name="triolet",
    options=TrioletOptions,
    endings=rules.ENDINGS,
    rules=rules,
    heuristics=heuristics,
    notation=notation,
    table=scene,
    seats=lambda options: int(options.players),
    start=rules.start,
    hidden=True,
    score_text=score_text,
)
