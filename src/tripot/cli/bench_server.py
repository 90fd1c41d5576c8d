"""``tripot bench-server``: the server under load, beside boardgame.io's."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Annotated

import typer
from rich.console import Console

from tripot.bench.load import Load, Outcome, Told, run, wish
from tripot.bench.node import MissingError, packages
from tripot.bench.profile import Line, Profile
from tripot.bench.serving import boardgame, tripot
from tripot.cli.load_tables import Speed, live_table, profile_table, speed_table
from tripot.cli.warmup import compile_all
from tripot.engine.registry import find_game, game_names
from tripot.warmup import already_warm

EVERY = 2000.0
"""Milliseconds between two moves at a live table."""
QUICK = 3.0
"""Seconds that a short run takes for each line."""


@dataclass
class Bench:
    """One call of the command."""

    console: Console
    games: list[str]
    load: Load
    workers: int
    rounds: int
    modules: Path | None = None
    why_not: str = ""
    """Why boardgame.io is not compared."""
    peer: list[Outcome] = field(default_factory=list)
    mine: dict[str, list[Outcome]] = field(default_factory=dict)


def bench_server(
    games: Annotated[list[str] | None, typer.Argument(help="Games (all if none is named).")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="A short run: one round, few live tables.")] = False,
    seconds: Annotated[float, typer.Option(help="Seconds a line and round.", min=0.5)] = 10.0,
    rounds: Annotated[int, typer.Option(help="The medians are of so many.", min=1)] = 3,
    tables: Annotated[int, typer.Option(help="Tables that play as fast as they can.", min=1)] = 100,
    live: Annotated[int, typer.Option(help="Tables with a move every 2 s; 0: none.", min=0)] = 2000,
    minutes: Annotated[float, typer.Option(help="So long do those play.", min=0.02)] = 10.0,
    workers: Annotated[int, typer.Option(help="Processes of the server (0: one a processor).", min=0)] = 0,
    peer: Annotated[bool, typer.Option(help="Compare with boardgame.io.")] = True,
    deflate: Annotated[bool, typer.Option(help="Clients offer to compress, as browsers do.")] = True,
    profile: Annotated[bool, typer.Option("--profile", help="Show where the server's time goes, too.")] = False,
) -> None:
    """Moves that the opponent's client has seen, from clients on this machine; tables in a file that is durable."""
    names = [find_game(name).name for name in games or game_names()]
    compile_all([name for name in names if name not in already_warm(names)])
    if quick:
        seconds, rounds, live, minutes = min(seconds, QUICK), 1, min(live, 200), min(minutes, 0.1)
    load = Load(tables, seconds, report=seconds, deflate=deflate)
    bench = Bench(Console(width=165), names, load, workers or os.cpu_count() or 1, rounds)
    install(bench, peer=peer)
    fast(bench)
    bench.console.print(speed_table(speeds(bench), tables, bench.why_not))
    if live:
        live_load = Load(live, 60 * minutes, EVERY, warm=5.0, report=min(60.0, 60 * minutes), deflate=deflate)
        bench.console.print(live_table(play(bench, names, live_load, bench.console.print), live))
    if profile:
        for name in names:
            show_profile(bench, name)


def install(bench: Bench, *, peer: bool) -> None:
    """The clients' packages; without them Node's own sockets serve, and nothing is compared."""
    try:
        bench.modules = packages()
    except MissingError as missing:
        bench.why_not = str(missing)
    if not peer:
        bench.why_not = "--no-peer"


def fast(bench: Bench) -> None:
    """The rounds, each with all that are compared, one after the other."""
    for number in range(bench.rounds):
        if bench.modules is not None and not bench.why_not:
            with boardgame(bench.modules) as (address, process):
                bench.peer.append(run("boardgame.io", address, process, bench.load, [{}], bench.modules))
        for name in bench.games:
            bench.mine.setdefault(name, []).append(play(bench, [name], bench.load))
        bench.console.print(f"Round {number + 1} of {bench.rounds} is over.")


def play(
    bench: Bench,
    games: list[str],
    load: Load,
    say: Callable[[str], None] | None = None,
    hear: Callable[[Told, int], None] | None = None,
) -> Outcome:
    """One run of Tripot; ``say``: tell how it goes."""
    with tripot(bench.workers) as (address, process):

        def heard(told: Told) -> None:
            if say is not None and told.event == "minute":
                say(f"{told.moves} moves seen in {told.seconds:.0f} s, p99 {told.p99:.0f} ms")
            if hear is not None:
                hear(told, process)

        return run("tripot", address, process, load, [wish(name) for name in games], bench.modules, heard)


def speeds(bench: Bench) -> list[Speed]:
    """The lines of the table, boardgame.io's first."""
    found = [speed("boardgame.io 0.50, in memory", bench.peer)] if bench.peer else []
    return found + [speed(f"tripot, {name}, durable", outcomes) for name, outcomes in bench.mine.items()]


def speed(name: str, outcomes: list[Outcome]) -> Speed:
    """Medians over the rounds; what went wrong is added up."""
    wrong: dict[str, int] = {}
    for outcome in outcomes:
        for why, count in outcome.reports[-1][0].refused.items():
            wrong[why] = wrong.get(why, 0) + count
    each = [outcome.speed for outcome in outcomes]
    return Speed(
        name,
        median(each),
        min(each),
        max(each),
        median(outcome.whole.p50 for outcome in outcomes),
        median(outcome.whole.p99 for outcome in outcomes),
        median(outcome.reports[-1][1].megabytes for outcome in outcomes),
        median(outcome.spent / outcome.seconds for outcome in outcomes),
        median(outcome.clients for outcome in outcomes),
        median(outcome.cost for outcome in outcomes),
        sum(outcome.whole.stuck for outcome in outcomes),
        wrong,
        median(outcome.reports[-1][0].made / outcome.seconds for outcome in outcomes),
    )


def show_profile(bench: Bench, name: str) -> None:
    """One more run, looked at from outside."""
    profiles: list[Profile] = []
    with tempfile.TemporaryDirectory() as folder:

        def hear(told: Told, process: int) -> None:
            if told.event == "begin":
                profiles.append(Profile(process, bench.load.seconds - 1, Path(folder) / "profile"))

        try:
            outcome = play(bench, [name], bench.load, hear=hear)
            lines: list[Line] = profiles[0].lines()
        except MissingError as missing:
            bench.console.print(f"[bold red]NO PROFILE[/]: {missing}")
            return
    bench.console.print(profile_table(name, outcome, lines))
