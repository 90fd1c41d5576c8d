"""``tripot bench``: the figures that the project promises."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from tripot.bench.peers import peers
from tripot.bench.placements import placing_share
from tripot.bench.python_face import python_face
from tripot.bench.random_play import Speed, random_play
from tripot.bench.searching import searching
from tripot.engine.options import option_sets
from tripot.engine.registry import find_game, game_names

ROUNDS = 5
THREADS = 2


def bench(
    seconds: Annotated[float, typer.Option(help="Seconds a line.", min=0.1)] = 2.0,
    server: Annotated[bool, typer.Option(help="Measure the server's start and memory too.")] = True,
) -> None:
    """Random play of every game and option set beside OpenSpiel's games, the Python face, the search, the server."""
    console = Console(width=130)
    speeds = [
        random_play(name, options, seconds, ROUNDS) for name in game_names() for options in option_sets(find_game(name))
    ]
    try:
        speeds += peers(seconds, ROUNDS)
    except ImportError:
        console.print("Not compared: the extra “open-spiel” is not installed.")
    console.print(speed_table(speeds))
    console.print(defaults_table(speeds, seconds))
    console.print(search_table(seconds))
    if server:
        from tripot.bench.server_start import measure

        figures = Table("Server", "measured")
        for what, value in measure():
            figures.add_row(what, value)
        console.print(figures)


def defaults_table(speeds: list[Speed], seconds: float) -> Table:
    """For each game's default options: placements in random play, and the speed of the Python face."""
    table = Table("Defaults", "placements/s in random play", "Python face: p.legal() + p.play(), moves/s")
    for name in game_names():
        moves = next(s.moves_per_second for s in speeds if (s.name, s.options) == (name, ""))
        face = python_face(name, "", seconds, ROUNDS)
        table.add_row(name, f"{moves * placing_share(name, ''):,.0f}", f"{face:,.0f}")
    return table


def search_table(seconds: float) -> Table:
    """The tree search with one thread and with several."""
    table = Table("Search", "simulations/s, 1 thread", f"{THREADS} threads", "times")
    for name in game_names():
        s = searching(name, seconds, ROUNDS, THREADS)
        table.add_row(name, f"{s.alone:,.0f}", f"{s.together:,.0f}", f"{s.times:.2f}")
    return table


def speed_table(speeds: list[Speed]) -> Table:
    """Random play as a table; the last column compares with the first peer."""
    table = Table("Random play", "options", "moves/s", "lowest to highest", "games/s", "moves a game", "x pyspiel hex")
    reference = next((s.moves_per_second for s in speeds if s.options.startswith("hex")), None)
    for s in speeds:
        times = f"{s.moves_per_second / reference:.2f}" if reference else "-"
        table.add_row(
            s.name,
            s.options or "(defaults)",
            f"{s.moves_per_second:,.0f}",
            f"{s.slowest:,.0f} to {s.fastest:,.0f}",
            f"{s.games_per_second:,.0f}",
            f"{s.moves_per_game:.0f}",
            times,
        )
    return table
