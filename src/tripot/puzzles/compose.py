"""New puzzles, from games that our own players play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from tripot.engine.game import Game, Stop
from tripot.engine.options import options_from_text
from tripot.engine.position import Position, position, start
from tripot.engine.puzzle import PuzzleKind
from tripot.players import level_names, player
from tripot.puzzles.check import position_text
from tripot.puzzles.grade import graded
from tripot.puzzles.puzzle import Puzzle


def compose(game: Game, kind: PuzzleKind, seed: int = 1, stop: Stop | None = None) -> Iterator[Puzzle]:
    """Puzzles without end, one a game at most; the same seed gives the same ones."""
    for number in count(seed):
        yield from of_one_game(game, (kind,), number, stop)
        if stop and stop():
            return


def of_one_game(game: Game, kinds: Sequence[PuzzleKind], number: int, stop: Stop | None = None) -> Iterator[Puzzle]:
    """The first puzzle of each kind that a game gives; ``number`` tells which game."""
    for options in dict.fromkeys(kind.options[number % len(kind.options)] for kind in kinds):
        missing = [kind for kind in kinds if kind.options[number % len(kind.options)] == options]
        for here in positions_of_game(game, options, number):
            for kind in tuple(missing):
                found = next(filter(None, (puzzle_of(kind, one, stop) for one in kind.candidates(here))), None)
                if stop and stop():
                    return
                if found:
                    missing.remove(kind)
                    yield graded(found)
            if not missing:
                break


def positions_of_game(game: Game, options: str, seed: int) -> Iterator[Position]:
    """Every position of a game in which a seat acts, each with a copy of its own.

    The seats are levels that overlook things and don't think long, so that games are many, differ and leave something
    to find.
    """
    names = [name for name, level in zip(level_names(game), game.levels, strict=True) if not level.simulations][1:]
    now = start(game, options_from_text(game, options), seed)
    chosen = [player(names[(seed + seat) % len(names)]) for seat in range(now.seats)]
    now.deal()
    while now.code >= 0:
        yield now.copy()
        now.play_action(chosen[now.code].choose(now, now.code, seed + now.length))
        now.deal()


def solved(puzzle: Puzzle, stop: Stop | None = None) -> Puzzle | None:
    """The same puzzle with the solution that is found anew; None if there is none, or several."""
    return puzzle_of(puzzle.find_kind(), puzzle.start(), stop)


def puzzle_of(kind: PuzzleKind, here: Position, stop: Stop | None = None) -> Puzzle | None:
    """The puzzle of a position, if it is one: a single way to the goal, and something to see in it."""
    now = position(here.game.name, here.to_text(), seed=0)  # as it will be set up: without a past
    text = now.to_text()
    seat, left = now.code, kind.turns
    themes: tuple[str, ...] = ()
    solution: list[tuple[str, ...]] = []
    if left > 1 and not kind.free and kind.right(now, left - 1, stop):
        return None
    if kind.free and not kind.unique(now, left):
        return None
    while True:
        if now.code != seat:
            action = kind.answer(now, left)
            solution.append((position_text(now, action),))
            now.play_action(action)
            continue
        right = kind.right(now, left, stop)
        if not right or (len(right) > 1 and not kind.free and not (kind.several and left == 1)):
            return None
        themes = themes or kind.themes(now, right[0])
        if not themes:
            return None
        solution.append(tuple(position_text(now, action) for action in (right[:1] if kind.free else right)))
        done = kind.reached(now, right[0])
        now.play_action(right[0])
        left -= 1
        if done:
            return Puzzle(here.game.name, kind.name, text, tuple(solution), themes=themes)
