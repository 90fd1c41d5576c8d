"""``tripot arena``: matches between players."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from tripot.arena import SequentialTest, play_match
from tripot.arena.ladder import neighbours
from tripot.cli.asked import BUDGETS, FirstSeed, GameOptions, Workers, games_asked
from tripot.cli.bar import bar, shown
from tripot.cli.engine_arena import engine_arena
from tripot.cli.match_table import match_table, row
from tripot.engine.errors import BadOption
from tripot.engine.game import Game
from tripot.engine.message import say
from tripot.engine.options import options_from_text
from tripot.engine.registry import find_game, game_names
from tripot.players import REFERENCES, STRONGEST, check_player, player_names, warm

PLAYERS_A_MATCH = 2
PLAYERS = (
    f"Two of {', '.join(REFERENCES)}, level-1, level-2 ..., {STRONGEST}, {BUDGETS}; "
    "none: each level against the one below."
)


def arena(
    game: Annotated[str, typer.Argument(help="A game, or all.")],
    players: Annotated[list[str] | None, typer.Argument(help=PLAYERS)] = None,
    games: Annotated[int, typer.Option(help="Games a match (0: as many as the game needs).", min=0)] = 0,
    seed: FirstSeed = 1,
    options: GameOptions = "",
    workers: Workers = 0,
    until_decided: Annotated[
        bool,
        typer.Option(help="Play until it is decided whether the share of wins is --low or --high, at most --games."),
    ] = False,
    low: Annotated[float, typer.Option(help="H0 of the sequential test.", min=0, max=1)] = 0.5,
    high: Annotated[float, typer.Option(help="H1 of the sequential test.", min=0, max=1)] = 0.6,
    error: Annotated[float, typer.Option(help="How often it may be wrong, either way.", min=0.001, max=0.4)] = 0.05,
    gtp: Annotated[str, typer.Option(help="Play one player against an engine: its path and arguments.")] = "",
) -> None:
    """Play matches, seats exchanged and seeds fixed, and print each share of wins with its 95 % interval."""
    if low >= high:
        raise BadOption(say("arena-low-high", low=f"{low:.0%}", high=f"{high:.0%}"))
    test = SequentialTest(low, high, error) if until_decided else None
    if gtp:
        engine_arena(game, players or [], gtp, games, seed, options, test)
        return
    names = game_names() if game == "all" else (game,)
    with bar() as progress:
        for name in names:
            found = find_game(name)
            pairs = pairs_of(found, players or [])
            given = msgspec.structs.asdict(options_from_text(found, options))
            warm(name)
            count = games_asked(found, games, test)
            table = match_table(test)
            for pair in pairs:
                task = progress.add_task(f"{name}: {pair[0]} against {pair[1]}", total=count)
                match = play_match(
                    name,
                    pair,
                    count,
                    options=given,
                    seed=seed,
                    workers=workers or None,
                    progress=partial(shown, progress, task),
                    test=test,
                )
                table.add_row(*row(match, options, test))
                progress.remove_task(task)
            Console(width=140).print(table)


def pairs_of(game: Game, players: list[str]) -> list[tuple[str, str]]:
    """Who meets whom."""
    names = player_names(game)
    if not players:
        return [("greedy", "random"), *neighbours(game)]
    for name in players:
        check_player(game, name, budgets=True)
    if len(players) != PLAYERS_A_MATCH:
        raise BadOption(say("arena-two-players", given=len(players), levels=", ".join(names)))
    return [(players[0], players[1])]
