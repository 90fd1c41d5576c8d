"""``tripot puzzle new|solve|check``: puzzles as text."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from tripot.cli.bar import bar
from tripot.cli.files import text_of
from tripot.engine.errors import BadText
from tripot.engine.message import say
from tripot.engine.registry import find_game
from tripot.engine.words import in_words
from tripot.puzzles import Puzzle, check, compose, graded, kind_of, read_puzzles, solved, write_puzzles

app = typer.Typer(help="Puzzles: compose new ones, solve and check those of a file.", no_args_is_help=True)

File = Annotated[Path, typer.Argument(help="A file of puzzles (docs/notation.md).", exists=True, dir_okay=False)]


@app.command("new")
def new_(
    game: Annotated[str, typer.Argument(help="A game.")],
    kind: Annotated[str, typer.Option(help="A kind of puzzle; none: all that the game has.")] = "",
    count: Annotated[int, typer.Option(help="So many of each kind.", min=1)] = 1,
    seed: Annotated[int, typer.Option(help="The first game that is looked through.", min=0)] = 1,
) -> None:
    """Compose puzzles from games of our own players, prove and grade them, and print their text."""
    found = find_game(game)
    kinds = [kind_of(found, kind)] if kind else list(found.puzzles)
    if not kinds:
        raise BadText(say("puzzle-no-kinds", game=game))
    puzzles: list[Puzzle] = []
    with bar() as progress:
        for one in kinds:
            task = progress.add_task(f"{game}: {one.name}", total=count)
            for puzzle in islice(compose(found, one, seed), count):
                puzzles.append(puzzle)
                progress.advance(task)
    print(write_puzzles(puzzles), end="")


@app.command("solve")
def solve(file: File) -> None:
    """Find the solution of each puzzle of a file, whatever stands there, and print it with its grade."""
    found = []
    for puzzle in read_puzzles(text_of(file)):
        answer = solved(puzzle)
        if answer is None:
            raise BadText(say("puzzle-unsolvable", position=puzzle.position))
        found.append(graded(answer))
    print(write_puzzles(found), end="")


@app.command("check")
def check_(file: File) -> None:
    """Prove each puzzle of a file: legal, it reaches the goal, and there is no other way."""
    puzzles = read_puzzles(text_of(file))
    for puzzle in puzzles:
        check(puzzle)
    print(in_words(say("puzzle-checked", file=str(file), count=len(puzzles))))
