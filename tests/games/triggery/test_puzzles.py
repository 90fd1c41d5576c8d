"""Problems: clear this board with one throw. Every shipped one is proved, and by other code than composed it."""

from __future__ import annotations

import random
from itertools import islice, permutations

import pytest

import tripot
from tests.games.triggery.positions import EXAMPLE
from tests.tactics.triggery import Alone
from tripot.engine.position import Position
from tripot.engine.registry import find_game
from tripot.games.triggery.problem_boards import built, cells_of, clearing, settled, ways
from tripot.games.triggery.puzzles import PUZZLES, RULES_OF_THUMB, THEMES, THROWS, falls, numbers_of, what_is_open
from tripot.puzzles import Puzzle, check, compose, library

(KIND,) = PUZZLES
SHIPPED = library("triggery")


def paid_sets(position: Position) -> set[frozenset[str]]:
    """By the rules alone: every set of tablets that clears the board when it is paid, found move by move."""
    found: set[frozenset[str]] = set()
    seen: set[frozenset[str]] = set()
    waiting: list[tuple[Position, frozenset[str]]] = [(position, frozenset())]
    while waiting:
        here, paid = waiting.pop()
        for text in here.legal():
            if text in {"done", "pass"} or paid | {text} in seen:
                continue
            after = here.copy()
            after.play(text)
            seen.add(paid | {text})
            if after.actor is None:
                found.add(paid | {text})
            else:
                waiting.append((after, paid | {text}))
    return found


@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: puzzle.ident)
def test_every_problem_holds_what_it_says(puzzle: Puzzle) -> None:
    check(puzzle)
    position = puzzle.start()
    (only,) = paid_sets(position)
    assert only == {text for step in puzzle.solution for text in step}
    for order in permutations(only):
        now = position.copy()
        for text in order:
            now.play(text)
        assert now.actor is None, "the order makes no difference"
    board, numbers, left = what_is_open(position), numbers_of(position), int(position.state["left"])
    assert not any(falls(board, numbers, left, rule) for rule in RULES_OF_THUMB)
    assert puzzle.themes == KIND.themes(position, 0)
    assert left in THROWS


def test_there_are_enough_and_of_every_grade_theme_and_throw() -> None:
    assert 20 <= len(SHIPPED) <= 40
    assert len({puzzle.ident for puzzle in SHIPPED}) == len(SHIPPED)
    assert {puzzle.grade for puzzle in SHIPPED} >= {1, 2, 3, 4}
    assert {theme for puzzle in SHIPPED for theme in puzzle.themes} == set(THEMES)
    assert len({int(puzzle.start().state["total"]) for puzzle in SHIPPED}) >= 6


def test_the_example_of_the_rulebook_is_found() -> None:
    """How many can be turned with nothing but a 3? All, by 1 and 2."""
    position = tripot.position("triggery", f"players=1 {EXAMPLE}")
    position.play("throw 1-2")
    board, numbers = what_is_open(position), numbers_of(position)
    assert [prices(paid, numbers) for paid in clearing(board, numbers, 3)] == [[1, 2]]
    assert KIND.unique(position, 1)
    assert {position.game.notation.write(position.state, action) for action in KIND.right(position, 2)} == {"a2", "c2"}
    assert KIND.right(position, 1) == ()


def prices(paid: int, numbers: list[int]) -> list[int]:
    return sorted(numbers[cell] for cell in cells_of(paid))


@pytest.mark.parametrize("seed", range(3))
def test_chains_and_ways_are_those_of_plain_sets(seed: int) -> None:
    position = tripot.new("triggery", seed=seed, players=1)
    position.deal()
    numbers, rng = numbers_of(position), random.Random(seed)
    cells = [cell for cell in range(36) if numbers[cell]]
    alone = Alone({cell: numbers[cell] for cell in cells})
    for _ in range(200):
        some = frozenset(rng.sample(cells, rng.randint(2, 20)))
        rest = settled(sum(1 << cell for cell in some))
        assert set(cells_of(rest)) == alone.chain(some)
    boards = [built(numbers, 5, rng) for _ in range(400)]
    for board in filter(None, boards):
        assert settled(board) == board
        assert all(sum(prices(paid, numbers)) <= 5 for paid in ways(board, numbers, 5))
        assert len(clearing(board, numbers, 5)) == 1


def test_composing_gives_the_same_again_and_each_holds() -> None:
    game = find_game("triggery")
    one, other = (list(islice(compose(game, KIND, seed=7), 2)) for _ in range(2))
    assert one == other
    for puzzle in one:
        check(puzzle)
        assert 1 <= puzzle.grade <= 5
