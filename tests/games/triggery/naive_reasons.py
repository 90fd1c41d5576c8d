"""What is true of a payment, found the slow way: the action is played, sets of tablets are tried one by one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations

from tripot.engine.message import Message
from tripot.engine.position import Position
from tripot.games.triggery.board import CELL_COUNT, CELLS, LINE_NAMES, LINES
from tripot.games.triggery.look import line_name
from tripot.games.triggery.state import layout_of, side_to_play

LARGE = range(11, 25)
PAIRS = [(low, high) for low in range(1, 7) for high in range(low, 7)]
Board = dict[int, int]
"""The open tablets: cell and number, 0 for a star."""


def open_board(position: Position, side: int | None = None) -> Board:
    """What is open in front of the side that plays."""
    state = position.state
    side = int(side_to_play(state)) if side is None else side
    tablets = state.triggery_tablets[int(layout_of(state, side))]
    return {cell: int(tablets[cell]) for cell in range(CELL_COUNT) if int(state.open[side]) >> cell & 1}


def line_of(told: Message) -> str:
    """The line that a message names."""
    return next(name for k, name in enumerate(LINE_NAMES) if line_name(k) == told)


def numbers_in(board: Board, line: str) -> dict[int, int]:
    """The open numbers of a line."""
    return {cell: board[cell] for cell in LINES[line] if board.get(cell)}


def rolled_up(board: Board) -> Board:
    """The numbers that bonuses leave open."""
    left = {cell: number for cell, number in board.items() if number}
    while lone := next((cells for line in LINES if len(cells := numbers_in(left, line)) == 1), None):
        left = {cell: number for cell, number in left.items() if cell not in lone}
    return left


def large_of(board: Board) -> Board:
    """Everything else is turned."""
    return {cell: number for cell, number in board.items() if number in LARGE}


def without(board: Board, cells: Iterable[int]) -> Board:
    """The board once these are turned."""
    gone = set(cells)
    return {cell: number for cell, number in board.items() if cell not in gone}


def must_be_paid(board: Board) -> int:
    """The fewest large numbers that have to be paid, all sets being tried."""
    stuck = rolled_up(large_of(board))
    sets = chain.from_iterable(combinations(stuck, size) for size in range(len(stuck) + 1))
    return next(len(paid) for paid in sets if not rolled_up(without(stuck, paid)))


def cells_of_block(board: Board, numbers: list[int]) -> set[int]:
    """Where these numbers, each of which exists once, are open."""
    return {cell for cell, number in board.items() if number in numbers}


def throws_that_pay(number: int) -> set[tuple[int, int]]:
    """All pairs of dice of which the total is enough."""
    return {(low, high) for low, high in PAIRS if (low + high) * (2 if low == high else 1) >= number}


def throws_told(pays: Message) -> set[tuple[int, int]]:
    """The pairs that the sentence lists."""
    double, eleven = pays.args["double"], pays.args["eleven"]
    assert isinstance(double, int)
    return {(face, face) for face in range(double, 7)} | ({(5, 6)} if eleven else set())


def after_payment(position: Position, cell: int) -> tuple[Board, int]:
    """What is open then, by the rules, and what is left of the throw."""
    state = position.state
    side, left = int(side_to_play(state)), int(state.left) - open_board(position)[cell]
    after = position.copy()
    after.play(CELLS[cell])
    over = after.state.ending or after.state.second != state.second
    return ({}, left) if over else (open_board(after, side), left)


def payable(board: Board, left: int) -> Iterator[int]:
    """The numbers that are within what is left."""
    return (cell for cell, number in board.items() if 0 < number <= left)
