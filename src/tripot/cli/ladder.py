"""``tripot ladder``: how strong the levels are, as a page."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from tripot.arena import play_match
from tripot.arena.ladder import Ladder, all_out, farther, kept, neighbours, still_to_play
from tripot.arena.ladder_page import page, share
from tripot.cli.asked import FirstSeed, Workers
from tripot.cli.bar import bar, shown
from tripot.engine.registry import find_game, game_names
from tripot.players import level_names, warm

PAGE = "levels.md"
FOLDER = "levels"
SLICE = 40
"""So many games are played, then kept: a ladder that is broken off goes on from there."""


def ladder(
    game: Annotated[str, typer.Argument(help="A game, or all.")],
    games: Annotated[int, typer.Option(help="Games each pair plays (0: none, only the page is written).", min=0)] = 400,
    far: Annotated[int, typer.Option(help="Games that levels two apart and the reference players play.", min=0)] = 100,
    strongest: Annotated[int, typer.Option(help="Games that “strongest” plays the highest level.", min=0)] = 0,
    seed: FirstSeed = 1,
    workers: Workers = 0,
    lowest: Annotated[int, typer.Option(help="The lowest level that plays the one below.", min=2)] = 2,
    highest: Annotated[int, typer.Option(help="The highest level that plays.", min=2)] = 99,
    again: Annotated[bool, typer.Option(help="Play what was played already, too.")] = False,
    folder: Annotated[Path, typer.Option(help="Where the page and the matches lie.")] = Path("docs"),
) -> None:
    """Let the levels of a game meet, and write the page of all ladders (docs/levels.md) from what was played."""
    for name in game_names() if game == "all" else (game,):
        found = find_game(name)
        known = Ladder(found, folder / FOLDER)
        near = [pair for number, pair in enumerate(neighbours(found), 2) if lowest <= number <= highest]
        too_high = set(level_names(found)[highest:])
        counts = dict.fromkeys(near, games) | {pair: far for pair in farther(found) if not too_high & set(pair)}
        counts[all_out(found)] = strongest
        pairs = [pair for pair, count in counts.items() if count]
        if not pairs:
            continue
        warm(name)
        with bar() as progress:
            for pair in pairs:
                if again:
                    known.forget(pair)
                left, next_seed = still_to_play(known, pair, counts[pair], seed)
                task = progress.add_task(f"{name}: {pair[0]} against {pair[1]}", total=left)
                for done in range(0, left, SLICE):
                    match = play_match(
                        name,
                        pair,
                        min(SLICE, left - done),
                        seed=next_seed + done // 2,
                        workers=workers or None,
                        progress=partial(shown, progress, task, already=done),
                    )
                    known.add(kept(match, found, next_seed + done // 2))
                progress.remove_task(task)
                if left and (one := known.find(pair)):
                    print(f"{name}: {pair[0]} against {pair[1]}: {share(one)}, {one.games} games", flush=True)
    ladders = [Ladder(find_game(name), folder / FOLDER) for name in game_names()]
    (folder / PAGE).write_text(page(ladders), encoding="utf-8")
