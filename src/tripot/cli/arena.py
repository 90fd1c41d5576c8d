"""``tripot arena``: matches between players."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from tripot.arena import Match, play_match
from tripot.cli.engine_arena import engine_arena
from tripot.engine.errors import BadOption
from tripot.engine.message import say
from tripot.engine.options import options_from_text
from tripot.engine.registry import find_game, game_names
from tripot.players import LEVELS, player, warm

PLAYERS_A_MATCH = 2


def arena(
    game: Annotated[str, typer.Argument(help="A game, or all.")],
    players: Annotated[
        list[str] | None, typer.Argument(help=f"Two of {', '.join(LEVELS)}; none: each level against the one below.")
    ] = None,
    games: Annotated[int, typer.Option(help="Games a match (0: as many as the game needs).", min=0)] = 0,
    seed: Annotated[int, typer.Option(help="The first seed.", min=0)] = 1,
    options: Annotated[str, typer.Option(help="Options of the game, as mode=two,contact=corner.")] = "",
    workers: Annotated[int, typer.Option(help="Processes (0: one a processor).", min=0)] = 0,
    gtp: Annotated[str, typer.Option(help="Play one player against an engine: its path and arguments.")] = "",
) -> None:
    """Play matches, seats exchanged and seeds fixed, and print each share of wins with its 95 % interval."""
    if gtp:
        engine_arena(game, players or [], gtp, games, seed, options)
        return
    names = game_names() if game == "all" else (game,)
    pairs = pairs_of(players or [])
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for name in names:
            chosen = options or find_game(name).arena_options
            given = msgspec.structs.asdict(options_from_text(find_game(name), chosen))
            warm(name)
            count = games or find_game(name).arena_games
            table = Table("Game", "Options", "Player", "against", "games", "share of wins", "95 % interval", "margin")
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
                )
                table.add_row(*row(match, chosen))
                progress.remove_task(task)
            Console(width=120).print(table)


def pairs_of(players: list[str]) -> list[tuple[str, str]]:
    """Who meets whom."""
    if not players:
        return list(zip(LEVELS[1:], LEVELS, strict=False))
    for level in players:
        player(level)
    if len(players) != PLAYERS_A_MATCH:
        raise BadOption(say("arena-two-players", given=len(players), levels=", ".join(LEVELS)))
    return [(players[0], players[1])]


def shown(progress: Progress, task: TaskID, done: int) -> None:
    """Move the bar."""
    progress.update(task, completed=done)


def row(match: Match, options: str) -> list[str]:
    """A match as a row."""
    low, high = match.interval
    return [
        match.game,
        options,
        *match.players,
        str(match.games),
        f"{match.share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{match.margin:+.1f}",
    ]
