"""``tripot alone``: what players reach when they play alone."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from tripot.arena.alone import Alone, Figure, play_alone
from tripot.cli.asked import FirstSeed, GameOptions, SomePlayers, Workers
from tripot.cli.bar import bar, shown
from tripot.engine.options import options_from_text
from tripot.engine.registry import find_game
from tripot.players import check_player, measured_names, warm


def alone(
    game: Annotated[str, typer.Argument(help="A game that can be played alone.")],
    players: SomePlayers = None,
    games: Annotated[int, typer.Option(help="Games for each player.", min=1)] = 100,
    seed: FirstSeed = 1,
    options: GameOptions = "players=1",
    workers: Workers = 0,
) -> None:
    """Let players play the same games alone, with the same luck, and print the means with their 95 % intervals."""
    found = find_game(game)
    levels = players or list(measured_names(found))
    for level in levels:
        check_player(found, level, budgets=True)
    given = msgspec.structs.asdict(options_from_text(found, options))
    with bar() as progress:
        warm(game)
        task = progress.add_task(f"{game}: {', '.join(levels)}", total=games)
        reached = play_alone(
            game,
            levels,
            games,
            options=given,
            seed=seed,
            workers=workers or None,
            progress=partial(shown, progress, task),
        )
    Console(width=120).print(table_of(reached))


def table_of(reached: Alone) -> Table:
    """A row a player: each figure, and how far it is from the first player's."""
    names = list(reached.figures[0])
    table = Table("Player", "games")
    for name in names:
        table.add_column(name)
        table.add_column(f"beside {reached.players[0]}")
    for k, level in enumerate(reached.players):
        cells = []
        for name in names:
            cells += [written(reached.figure(k, name)), written(reached.less_first(k, name)) if k else ""]
        table.add_row(level, str(len(reached.figures[k][names[0]])), *cells)
    return table


def written(figure: Figure) -> str:
    """``13.62 ± 0.05``."""
    return f"{figure.mean:.2f} ± {figure.half:.2f}"
