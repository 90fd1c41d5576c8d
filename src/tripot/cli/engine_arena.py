"""``tripot arena GAME PLAYER --gtp "PATH ARGUMENTS"``: a match against an engine of others."""

from __future__ import annotations

from functools import partial

import msgspec
from rich.console import Console
from rich.table import Table

from tripot.arena.engine_match import STAGES, Pace, Speeds, meet_engine
from tripot.arena.sequential import SequentialTest
from tripot.cli.asked import games_asked
from tripot.cli.bar import bar, shown
from tripot.cli.match_table import match_table, row
from tripot.engine.errors import BadOption
from tripot.engine.message import say
from tripot.engine.options import options_from_text
from tripot.engine.registry import find_game
from tripot.players import player_names, warm

UNKNOWN = "-"


def engine_arena(
    name: str, players: list[str], command: str, games: int, seed: int, options: str, test: SequentialTest | None
) -> None:
    """Play it and print the share of wins, and what both players spent."""
    game = find_game(name)
    if len(players) != 1:
        raise BadOption(say("arena-one-player", given=len(players), levels=", ".join(player_names(game))))
    given = msgspec.structs.asdict(options_from_text(game, options))
    count = games_asked(game, games, test)
    warm(name)
    with bar() as progress:
        task = progress.add_task(f"{name}: {players[0]} against the engine", total=count)
        moved = partial(shown, progress, task)
        match, speeds = meet_engine(
            name, players[0], command, count, options=given, seed=seed, progress=moved, test=test
        )
    console = Console(width=140)
    table = match_table(test)
    table.add_row(*row(match, options, test))
    console.print(table)
    console.print(pace_table(speeds))


def pace_table(speeds: Speeds) -> Table:
    """Processor seconds a move and simulations a second, stage by stage and in all."""
    table = Table("Actions", "our s a move", "engine's s a move", "our simulations/s", "engine's simulations/s")
    ends = [f"to {end}" for end in STAGES[1:]] + ["to the end"]
    for start, end, ours, theirs in zip(STAGES, ends, speeds.ours, speeds.theirs, strict=True):
        table.add_row(f"{start + 1} {end}", *figures(ours, theirs))
    table.add_row("all", *figures(together(speeds.ours), together(speeds.theirs)))
    return table


def together(paces: list[Pace]) -> Pace:
    """All stages as one."""
    return Pace(
        sum(pace.moves for pace in paces),
        sum(pace.seconds for pace in paces),
        sum(pace.simulations for pace in paces),
    )


def figures(*paces: Pace) -> list[str]:
    """Seconds a move of each, then simulations a second of each; a dash where they aren't known."""
    seconds = [f"{pace.seconds / pace.moves:.3f}" if pace.seconds else UNKNOWN for pace in paces]
    rates = [
        f"{pace.simulations / pace.seconds:,.0f}" if pace.seconds and pace.simulations else UNKNOWN for pace in paces
    ]
    return [*seconds, *rates]
