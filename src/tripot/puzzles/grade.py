"""How hard a puzzle is: how often weaker and stronger levels miss it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tripot.engine.position import Position
from tripot.engine.puzzle import PuzzleKind
from tripot.players import level_names, player
from tripot.players.levels import Player
from tripot.puzzles.puzzle import GRADES, Puzzle

TRIES: Final = 4
"""So many times each level tries."""
STRONGEST: Final = 8
"""Levels from here on see nearly all: they would only take time."""


def graded(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its grade: 1 if all levels find it, 5 if hardly any does. The same puzzle has always the same."""
    return replace(puzzle, grade=grade_of(missed(puzzle)))


def grade_of(share: float) -> int:
    """1 .. 5 of a share that missed it."""
    return 1 + min(GRADES - 1, int(share * GRADES))


def missed(puzzle: Puzzle) -> float:
    """The share of tries, all levels alike, in which the solution is not found."""
    kind, positions = puzzle.find_kind(), puzzle.played()
    names = level_names(positions[0].game)[: STRONGEST - 1]
    seed = int(puzzle.ident, 16)
    tries = [(player(name), seed + number) for name in names for number in range(TRIES)]
    return sum(not finds(kind, puzzle, positions, *one) for one in tries) / len(tries)


def finds(kind: PuzzleKind, puzzle: Puzzle, positions: list[Position], chooser: Player, seed: int) -> bool:
    """Whether a player finds the solution: right action after right action, or, where all can be tried, the goal."""
    if kind.free:
        return reaches_freely(kind, positions[0].copy(), chooser, seed)
    seat = positions[0].code
    for here, step in zip(positions, puzzle.solution, strict=False):
        if here.code == seat and written_choice(here, chooser, seed) not in step:
            return False
    return True


def written_choice(here: Position, chooser: Player, seed: int) -> str:
    """What a player does, as it is written."""
    text: str = here.game.notation.write(here.seen, chooser.choose(here, here.code, seed))
    return text


def reaches_freely(kind: PuzzleKind, now: Position, chooser: Player, seed: int) -> bool:
    """Whether a player who goes on for himself reaches the goal."""
    seat = now.code
    for _ in range(kind.turns):
        if now.code != seat:
            return False
        action = chooser.choose(now, seat, seed)
        if kind.reached(now, action):
            return True
        now.play_action(action)
    return False
