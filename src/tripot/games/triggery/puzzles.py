"""Problems of Triggery, as the rulebook proposes to set oneself: clear this board with this throw."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar, Final

import numpy as np

from tripot.engine.game import Stop
from tripot.engine.position import Position
from tripot.engine.puzzle import PuzzleKind
from tripot.engine.state import copied
from tripot.games.triggery.actions import DONE, PAY
from tripot.games.triggery.board import CELL_COUNT
from tripot.games.triggery.bonus import counts_of
from tripot.games.triggery.problem_boards import (
    LINE_SETS,
    MOST_PAID,
    STRAIGHT,
    built,
    cells_of,
    clearing,
    settled,
    ways,
)

THROWS: Final = {3: (1, 2), 4: (1, 3), 5: (1, 4), 6: (2, 4), 7: (3, 4), 8: (3, 5), 9: (4, 5), 10: (4, 6), 11: (5, 6)}
"""Two dice for each total."""
TRIES: Final = 600
"""Boards that are looked for on one layout and throw: a second or two, and in vain for many of the higher throws."""
WAYS: Final = (8, 120)
"""So many sets of payments can be tried, at least (or there is nothing to choose) and at most (or it is arithmetic)."""
AVALANCHE: Final = 15
"""So many tablets that turn for free are worth a name."""


class ClearWithOneThrow(PuzzleKind):
    """Clear the board with the throw that lies there.

    It is unique in this sense: of all sets of tablets that could be paid with the throw, in whatever order and number,
    just one clears the board. In which order its tablets are paid makes no difference.
    """

    name: ClassVar[str] = "clear"
    turns: ClassVar[int] = MOST_PAID
    free: ClassVar[bool] = True
    bounds: ClassVar[tuple[float, ...]] = (0.2, 0.3, 0.4, 0.5)
    options: ClassVar[tuple[str, ...]] = ("players=1",)

    def candidates(self, position: Position) -> Iterator[Position]:
        """Boards made from the layout of a game that begins."""
        state = position.state
        if state["throws"] != 1 or state["left"] < state["total"]:
            return
        numbers = numbers_of(position)
        rng = random.Random(repr(numbers))
        total = rng.choice(list(THROWS))
        for _ in range(TRIES):
            board = built(numbers, total, rng)
            if board is not None:
                yield set_up(position, board, total)

    def right(self, position: Position, turns: int, stop: Stop | None = None) -> tuple[int, ...]:  # noqa: ARG002
        """What is paid first in some way that clears the board."""
        board, numbers, left = what_is_open(position), numbers_of(position), int(position.state["left"])
        sets = [paid for paid in clearing(board, numbers, left) if paid.bit_count() <= turns]
        return tuple(PAY + cell for cell in cells_of(board) if any(paid >> cell & 1 for paid in sets))

    def unique(self, position: Position, turns: int) -> bool:  # noqa: ARG002 - of whatever length
        """One set of payments only clears the board."""
        left = int(position.state["left"])
        return len(clearing(what_is_open(position), numbers_of(position), left)) == 1

    def reached(self, before: Position, action: int) -> bool:
        """The last tablet turns."""
        if action >= DONE:
            return False
        return not settled(what_is_open(before) ^ 1 << (action - PAY))

    def themes(self, position: Position, action: int) -> tuple[str, ...]:  # noqa: ARG002 - the whole way counts
        """What one must see; nothing if a rule of thumb finds the way, or if there is too little or too much to try.

        Diagonals are in all of them: rows and columns alone turn no such board.
        """
        board, numbers, left = what_is_open(position), numbers_of(position), int(position.state["left"])
        tried = ways(board, numbers, left)
        if not WAYS[0] <= len(tried) <= WAYS[1] or any(falls(board, numbers, left, rule) for rule in RULES_OF_THUMB):
            return ()
        (paid,) = clearing(board, numbers, left)
        stars = sum(1 << cell for cell in range(CELL_COUNT) if int(position.state["open"][0]) >> cell & 1) ^ board
        return tuple(name for name, seen in THEMES.items() if seen(board, paid, stars))


def numbers_of(position: Position) -> list[int]:
    """The number of each cell's tablet; 0 for a star."""
    return [int(number) for number in position.state["triggery_tablets"][0]]


def what_is_open(position: Position) -> int:
    """The open numbers."""
    state = position.state
    return int(state["open"][0] & ~state["stars"][0])


def set_up(position: Position, board: int, total: int) -> Position:
    """The layout with only these numbers open, and the stars that wait for them, at the first throw."""
    states = copied(position.states)
    state = states[0]
    stars = cells_of(int(state["stars"][0]))
    waiting = sum(1 << star for star in stars if any(board & line for line in STRAIGHT if line >> star & 1))
    state["open"][0] = board | waiting
    state["counts"][0] = counts_of(np.uint64(board), state["stars"][0])
    state["dice"] = THROWS[total]
    state["total"] = state["left"] = total
    return Position(position.game, position.options, states)


Rule = Callable[[int, Sequence[int], list[int]], int]
"""A rule of thumb: from the board, its numbers and the cells that can be paid, which one to pay."""


def highest(_: int, numbers: Sequence[int], payable: list[int]) -> int:
    """As much as possible at once."""
    return max(payable, key=lambda cell: numbers[cell])


def lowest(_: int, numbers: Sequence[int], payable: list[int]) -> int:
    """As many as possible."""
    return min(payable, key=lambda cell: numbers[cell])


def greediest(board: int, numbers: Sequence[int], payable: list[int]) -> int:
    """What turns most at once, the cheaper the better."""
    return min(payable, key=lambda cell: (settled(board ^ 1 << cell).bit_count(), numbers[cell]))


RULES_OF_THUMB: Final = (highest, lowest, greediest)


def falls(board: int, numbers: Sequence[int], left: int, rule: Rule) -> bool:
    """Whether a rule of thumb clears the board."""
    while payable := [cell for cell in cells_of(board) if numbers[cell] <= left]:
        cell = rule(board, numbers, payable)
        left -= numbers[cell]
        board = settled(board ^ 1 << cell)
    return not board


def hides_behind_a_star(board: int, paid: int, stars: int) -> bool:
    """Some line has a star besides what was paid and the one number that turns then."""
    return any(line & stars and line & paid and (line & (board ^ paid)).bit_count() == 1 for line in LINE_SETS)


def begins_quietly(board: int, paid: int, _: int) -> bool:
    """None of the payments starts a chain by itself."""
    return all(settled(board ^ 1 << cell) == board ^ 1 << cell for cell in cells_of(paid))


def is_an_avalanche(board: int, paid: int, stars: int) -> bool:
    """Much turns for free."""
    return (board ^ paid | stars).bit_count() >= AVALANCHE


def takes_three(_: int, paid: int, __: int) -> bool:
    """Three payments or more."""
    return paid.bit_count() == MOST_PAID - 1


THEMES: Final = {
    "star": hides_behind_a_star,
    "quiet": begins_quietly,
    "avalanche": is_an_avalanche,
    "three": takes_three,
}

PUZZLES = (ClearWithOneThrow(),)
