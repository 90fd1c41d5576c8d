"""What several commands ask in the same words."""

from __future__ import annotations

from typing import Annotated

import typer

from tripot.arena import SequentialTest
from tripot.engine.game import Game
from tripot.players import REFERENCES, STRONGEST

MOST_GAMES = 20_000
"""A match that is never decided ends."""
BUDGETS = "search:4500 or search:0.5s (the highest level with so many simulations or seconds an action)"
SOME_PLAYERS = (
    f"Some of {', '.join(REFERENCES)}, level-1, level-2 ..., {STRONGEST}, {BUDGETS}; "
    "none: the first three and the levels."
)

FirstSeed = Annotated[int, typer.Option(help="The first seed.", min=0)]
SomePlayers = Annotated[list[str] | None, typer.Argument(help=SOME_PLAYERS)]
GameOptions = Annotated[str, typer.Option(help="Options of the game, as mode=two,contact=corner.")]
Workers = Annotated[int, typer.Option(help="Processes (0: one a processor).", min=0)]


def games_asked(game: Game, games: int, test: SequentialTest | None) -> int:
    """How many games a match has; where nobody said (0), as many as the game needs, or as a test takes."""
    return games or (MOST_GAMES if test else game.arena_games)
