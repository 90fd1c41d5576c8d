"""``tripot loss``: what players lose a decision, against a deep search."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tripot.cli.arena import SOME_PLAYERS, shown
from tripot.engine.message import say
from tripot.engine.options import options_from_text
from tripot.engine.registry import find_game
from tripot.engine.words import in_words
from tripot.players import check_player, measured_names, warm
from tripot.teacher.losses import losses


def loss(
    game: Annotated[str, typer.Argument(help="A game.")],
    players: Annotated[list[str] | None, typer.Argument(help=SOME_PLAYERS)] = None,
    games: Annotated[int, typer.Option(help="Games for each player.", min=1)] = 20,
    simulations: Annotated[int, typer.Option(help="Simulations for each decision that is weighed.", min=1)] = 2000,
    seed: Annotated[int, typer.Option(help="The first seed.", min=0)] = 1,
    options: Annotated[str, typer.Option(help="Options of the game.")] = "",
    workers: Annotated[int, typer.Option(help="Processes (0: one a processor).", min=0)] = 0,
) -> None:
    """Let players play among themselves, and print what a decision loses, with its 95 % interval."""
    found = find_game(game)
    names = players or list(measured_names(found))
    for name in names:
        check_player(found, name)
    given = options_from_text(found, options)
    unit = found.advice.scale(given, 0).difference
    table = Table("Player", "games", "decisions", "nothing better found", "loss a decision", "±")
    table.caption = f"1 stands for {in_words(say(unit, n=1))}"
    with Progress(console=Console(stderr=True), transient=True) as progress:
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
