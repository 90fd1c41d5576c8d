"""``tripot bench-figures``: how long the solvers of figures take, all in one run."""

from __future__ import annotations

import time
from statistics import median
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from tripot.engine.errors import BadOption
from tripot.engine.figures import Solver
from tripot.engine.message import say
from tripot.engine.registry import find_game


def bench_figures(
    game: Annotated[str, typer.Argument(help="A game that has figures.")],
    seconds: Annotated[float, typer.Option(help="After so long a solver is stopped.", min=0.1)] = 60.0,
    rounds: Annotated[int, typer.Option(help="Each with another seed.", min=1)] = 3,
    least: Annotated[int, typer.Option(help="Only figures of so many pieces and more.")] = 0,
) -> None:
    """A first way to fill each figure of the library, one thread each: the median of the processor seconds."""
    figures = find_game(game).figures
    if figures is None:
        raise BadOption(say("server-no-figures", game=game))
    solvers = figures.solvers()
    console = Console(width=110)
    if len(solvers) < 2:
        console.print("Not compared: the extra “or-tools” is not installed.")
    figures.warm()
    table = Table("figure", "pieces", *[f"{name}: s (found)" for name in solvers])
    for card in figures.library():
        if card.pieces >= least:
            found = [timed(solver, card.text, seconds, rounds) for solver in solvers.values()]
            table.add_row(card.id, str(card.pieces), *[f"{took:.3f} ({count} of {rounds})" for took, count in found])
    console.print(table)


def timed(solver: Solver, text: str, seconds: float, rounds: int) -> tuple[float, int]:
    """The median of the processor seconds that it took, and how often it found out."""
    took, found = [], 0
    for seed in range(rounds):
        begun = time.process_time()
        found += solver(text, seconds, seed) is not None
        took.append(time.process_time() - begun)
    return median(took), found
