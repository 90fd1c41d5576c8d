"""How hard a puzzle is: how often weaker and stronger levels miss it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from tripot.engine.position import Position
from tripot.engine.puzzle import PuzzleKind
from tripot.players import level_names, player
from tripot.players.knowledge import choosable, known_to
from tripot.players.levels import Player
from tripot.players.sight import noticed, whole_number
from tripot.puzzles.check import position_text
from tripot.puzzles.puzzle import Puzzle

TRIES: Final = 4
"""So many times each level tries to play it ..."""
GLANCES: Final = 20
"""... and so often it looks, where that is what is asked."""
STRONGEST: Final = 8
"""Levels from here on see nearly all: they would only take time."""


def graded(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its grade: 1 if nearly all levels find it, 5 if hardly any does, as its kind draws the bounds.

    The same puzzle has always the same.
    """
    return replace(puzzle, grade=grade_of(missed(puzzle), puzzle.find_kind().bounds))


def grade_of(share: float, bounds: Sequence[float]) -> int:
    """The grade, from 1, of a share that missed it."""
    return 1 + sum(share >= bound for bound in bounds)


def missed(puzzle: Puzzle) -> float:
    """The share of tries, all levels alike, in which the solution is not found."""
    kind, positions = puzzle.find_kind(), puzzle.played()
    game, seed = positions[0].game, int(puzzle.ident, 16)
    if kind.by_sight:
        levels = [level.notices for level in game.levels if level.notices]
        found = [sees(puzzle, positions, notices, seed + k) for notices in levels for k in range(GLANCES)]
    else:
        players = [player(name) for name in level_names(game)[: STRONGEST - 1]]
        found = [finds(kind, puzzle, positions, one, seed + k) for one in players for k in range(TRIES)]
    return found.count(False) / len(found)


def sees(puzzle: Puzzle, positions: list[Position], notices: float, seed: int) -> bool:
    """Whether somebody who notices so many actions at a time notices a right one each time."""
    return all(
        here.code != positions[0].code or not written_notices(here, notices, seed).isdisjoint(step)
        for here, step in zip(positions, puzzle.solution, strict=False)
    )


def written_notices(here: Position, notices: float, seed: int) -> set[str]:
    """The actions that somebody notices, as they are written."""
    lots = np.random.default_rng(seed)
    actions = noticed(known_to(here, here.code), choosable(here), whole_number(notices, lots), here.game.obvious, lots)
    return {position_text(here, action) for action in actions.tolist()}


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
    return position_text(here, chooser.choose(here, here.code, seed))


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
