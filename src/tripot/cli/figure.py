"""``tripot figure``: whether a figure can be filled, and how."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tripot.cli.files import text_of
from tripot.engine.errors import BadOption
from tripot.engine.figures import Figures, Watch
from tripot.engine.message import say
from tripot.engine.registry import find_game, game_names
from tripot.engine.words import in_words

PLENTY = 10**12
"""Placements: the time decides."""


def figure(
    file: Annotated[Path, typer.Argument(help="The text of a figure (docs/notation.md).", exists=True, dir_okay=False)],
    game: Annotated[str, typer.Option(help="A game that has figures; none: the first one that has.")] = "",
    seconds: Annotated[float, typer.Option(help="After so long the search ends.", min=0.1)] = 60.0,
) -> None:
    """Say whether a figure can be filled, and in how many ways; print it with a solution."""
    figures = figures_of(game)
    text = text_of(file)
    opened = figures.open(text)
    if opened.problem:
        print(in_words(opened.problem))
        raise typer.Exit(1)
    end = time.monotonic() + seconds
    with Console(stderr=True).status("…"):
        found = figures.possible(text, "", PLENTY, Watch(), lambda: time.monotonic() > end)
    if not found.possible:
        print(in_words(say("page-figure-unknown-way" if found.possible is None else "page-figure-impossible")))
        raise typer.Exit(1)
    print(in_words(say("page-figure-has-ways" if found.complete else "page-figure-has-more", ways=found.ways)))
    print(f"\nsolution: {' '.join(found.way)}\n{opened.text}")


def figures_of(game: str) -> Figures:
    """Those of a game, or of the first that has any."""
    for name in [game] if game else game_names():
        found: Figures | None = find_game(name).figures
        if found:
            return found
    raise BadOption(say("server-no-figures", game=game))
