"""``tripot loss``: what players lose a decision, against a deep search."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from tripot.arena.losses import losses
from tripot.cli.asked import FirstSeed, GameOptions, SomePlayers, Workers
from tripot.cli.bar import bar, shown
from tripot.engine.message import say
from tripot.engine.options import options_from_text
from tripot.engine.registry import find_game
from tripot.engine.words import in_words
from tripot.players import check_player, measured_names, warm


def loss(
    game: Annotated[str, typer.Argument(help="A game.")],
    players: SomePlayers = None,
    games: Annotated[int, typer.Option(help="Games for each player.", min=1)] = 20,
    simulations: Annotated[int, typer.Option(help="Simulations for each decision that is weighed.", min=1)] = 2000,
    seed: FirstSeed = 1,
    options: GameOptions = "",
    workers: Workers = 0,
) -> None:
    """Let players play among themselves, and print what a decision loses, with its 95 % interval."""
    found = find_game(game)
    names = players or list(measured_names(found))
    for name in names:
        check_player(found, name, budgets=True)
    given = options_from_text(found, options)
    unit = found.advice.scale(given, 0).difference
    table = Table("Player", "games", "decisions", "nothing better found", "loss a decision", "±")
    table.caption = f"1 stands for {in_words(say(unit, n=1))}"
    with bar() as progress:
        warm(game)
        for name in names:
            task = progress.add_task(f"{game}: {name}", total=games)
            one = losses(
                game,
                name,
                games,
                options=msgspec.structs.asdict(given),
                simulations=simulations,
                seed=seed,
                workers=workers or None,
                progress=partial(shown, progress, task),
            )
            cells = str(games), str(one.decisions), f"{one.best:.1%}", f"{one.mean:.2f}", f"{one.half:.2f}"
            table.add_row(name, *cells)
            progress.remove_task(task)
    Console(width=100).print(table)
