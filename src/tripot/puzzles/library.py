"""The puzzles that come with the games, and which of them is today's."""

from __future__ import annotations

import random
from datetime import date
from functools import cache
from importlib.resources import files

from tripot.engine.errors import BadText
from tripot.engine.message import say
from tripot.engine.registry import find_game, game_names
from tripot.puzzles.puzzle import Puzzle
from tripot.puzzles.text import read_puzzles


@cache
def library(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order of its file; () if it has none."""
    if not find_game(game).puzzles:
        return ()
    text = files(f"tripot.games.{game}").joinpath("puzzles.txt").read_text(encoding="utf-8")
    return tuple(read_puzzles(text))


def all_puzzles() -> dict[str, Puzzle]:
    """Every puzzle by its ident."""
    return {puzzle.ident: puzzle for game in game_names() for puzzle in library(game)}


def find_puzzle(ident: str) -> Puzzle:
    """The puzzle with this ident; BadText if there is none."""
    found = all_puzzles().get(ident)
    if found is None:
        raise BadText(say("puzzle-unknown", puzzle=ident))
    return found


def of_the_day(game: str, day: date) -> Puzzle | None:
    """The same for everyone; none comes again before all had their day."""
    puzzles = library(game)
    if not puzzles:
        return None
    turn, number = divmod(day.toordinal(), len(puzzles))
    order = list(range(len(puzzles)))
    random.Random(f"{game} {turn}").shuffle(order)
    return puzzles[order[number]]
