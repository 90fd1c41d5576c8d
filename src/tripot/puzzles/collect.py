"""A collection for a game's ``puzzles.txt``: many are composed, and chosen so that grades and themes are spread.

``python -m tripot.puzzles.collect GAME GAMES KIND=COUNT ... > puzzles.txt`` (docs/notation.md) writes one.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from tripot.engine.game import Game
from tripot.engine.registry import find_game
from tripot.puzzles.compose import of_one_game
from tripot.puzzles.puzzle import GRADES, Puzzle, kind_of
from tripot.puzzles.text import write_puzzles


def collected(game: Game, games: int, counts: Mapping[str, int]) -> list[Puzzle]:
    """So many puzzles of each kind out of so many games, or as many as there are; easy ones first within a kind."""
    kinds = [kind_of(game, name) for name in counts]
    found = [puzzle for number in range(1, games + 1) for puzzle in of_one_game(game, kinds, number)]
    return [
        puzzle
        for name, count in counts.items()
        for puzzle in spread((puzzle for puzzle in found if puzzle.kind == name), count)
    ]


def spread(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """So many of these, as evenly from all grades as can be, and of each the themes that are rarest so far."""
    waiting = list(puzzles)
    chosen: list[Puzzle] = []
    seen: Counter[str] = Counter()
    grade = 0
    while waiting and len(chosen) < count:
        grade = grade % GRADES + 1
        of_grade = [puzzle for puzzle in waiting if puzzle.grade == grade]
        if of_grade:
            best = min(of_grade, key=lambda puzzle: sum(seen[theme] for theme in puzzle.themes) / len(puzzle.themes))
            waiting.remove(best)
            chosen.append(best)
            seen.update(best.themes)
    return sorted(chosen, key=lambda puzzle: puzzle.grade)


def main(arguments: Sequence[str]) -> None:
    """What the command line asks for, as text."""
    name, games, *wanted = arguments
    counts = {kind: int(count) for kind, _, count in (one.partition("=") for one in wanted)}
    sys.stdout.write(write_puzzles(collected(find_game(name), int(games), counts)))


if __name__ == "__main__":
    main(sys.argv[1:])
