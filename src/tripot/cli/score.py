"""``tripot score``: the points of one placement on a bare board."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from tripot.engine.errors import BadOption
from tripot.engine.message import say
from tripot.engine.registry import find_game
from tripot.engine.words import LANGUAGES, in_words


def score(
    game: Annotated[str, typer.Argument(help="A game that scores placements.")],
    placement: Annotated[str, typer.Argument(help='What stands | what is placed: "4@4,7 8@4,8 | J3@4,9 10@5,9".')],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object with `total` and `lines`.")] = False,
    language: Annotated[str, typer.Option("--lang", help="en or fr.")] = "en",
) -> None:
    """Print what a placement scores, each set and bonus named."""
    if language not in LANGUAGES:
        raise BadOption(say("no-such-language", language=language, languages=", ".join(LANGUAGES)))
    scored = find_game(game).score_text
    if scored is None:
        raise BadOption(say("score-not-here", game=game))
    preview = scored(placement)
    lines = [(in_words(line, language), points) for line, points in preview.lines]
    if as_json:
        print(json.dumps({"total": preview.total, "lines": [{"what": w, "points": p} for w, p in lines]}))
        return
    table = Table(box=None, show_header=False, show_footer=True)
    table.add_column(footer="Total")
    table.add_column(justify="right", footer=str(preview.total))
    for what, points in lines:
        table.add_row(what, f"{points:+d}")
    Console().print(table)
