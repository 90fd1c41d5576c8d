"""The puzzles that come with the games, and which of them is today's."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar

from tripot.engine.errors import BadText
from tripot.engine.figures import Card, Figures
from tripot.engine.message import say
from tripot.engine.registry import find_game, game_names
from tripot.puzzles.puzzle import Puzzle
from tripot.puzzles.text import read_puzzles

MOST_PIECES: Final = 22
"""Of a figure of the day."""

T = TypeVar("T")


@cache
def library(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order of its file; () if it has none."""
    if not find_game(game).puzzles:
        return ()
    text = files(f"tripot.games.{game}").joinpath("puzzles.txt").read_text(encoding="utf-8")
    return tuple(read_puzzles(text))


@cache
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
    """A game's puzzle of a day, if it has puzzles."""
    return turn_of(library(game), game, day)


def figure_of_the_day(game: str, day: date) -> Card | None:
    """The same for the figures of a game: those that fill an evening, not a week."""
    figures: Figures | None = find_game(game).figures
    return turn_of([card for card in figures.library() if card.pieces <= MOST_PIECES], game, day) if figures else None


def turn_of(those: Sequence[T], game: str, day: date) -> T | None:
    """One of a game's things, the same for everyone; none comes again before all had their day."""
    if not those:
        return None
    turn, number = divmod(day.toordinal(), len(those))
    order = list(range(len(those)))
    random.Random(f"{game} {turn}").shuffle(order)
    return those[order[number]]
