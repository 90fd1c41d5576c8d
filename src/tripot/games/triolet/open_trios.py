"""Open Trios: empty squares that wait for one number, and what a placement does to them.

It opens some, blocks some and leaves the others; ``openings.py`` weighs them, here they are found exactly.
"""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from tripot.engine.snapshot import states_of
from tripot.engine.state import State
from tripot.games.triolet.board import AGAIN, JOKER, RACK, SQUARES
from tripot.games.triolet.gestures import placed
from tripot.games.triolet.lines import completes_block, put
from tripot.games.triolet.openings import CLASSES, FITS, TRIO_OF, Known, worth_of_square
from tripot.games.triolet.sets import Board, beside, board_of, new_sets


class OpenTrio(NamedTuple):
    """An empty square that waits for one number to make a Trio."""

    square: int
    number: int


class Change(NamedTuple):
    """What a placement does to the open Trios."""

    after: State
    """What stands when it is laid; nothing is drawn yet."""
    opened: set[OpenTrio]
    blocked: set[OpenTrio]
    """Nothing fits these squares any more; neither laid on nor at the other end of a Trio that is closed."""
    left: set[OpenTrio]


def change(state: State, action: int) -> Change:
    """What a placement opens, blocks and leaves."""
    new = placed(action)
    before, after = states_of(state)[0], states_of(state)[0]
    for square, face in new.items():
        put(after, square, face)
    finished = not any(AGAIN[square] for square in new)
    block = 2 if int(state.opening) > int(finished) else 3
    waited, wait = open_trios(before, block), open_trios(after, block)
    told_otherwise = new.keys() | {trio.square for trio in wait} | ends_of_trios(board_of(state), new)
    blocked = {trio for trio in waited - wait if trio.square not in told_otherwise}
    return Change(after, wait - waited, blocked, wait & waited)


def ends_of_trios(board: Board, new: Board) -> set[int | None]:
    """The squares at both ends of the Trios that a placement closes; None past the edge."""
    ends = set()
    for line in new_sets(board, new):
        if len(line) == RACK:
            d = 0 if line[1] - line[0] == 1 else 1
            ends |= {beside(line[0], d, -1), beside(line[-1], d, 1)}
    return ends


def open_trios(state: State, block: int) -> set[OpenTrio]:
    """All of them, while a full block of so many squares each way isn't allowed."""
    rows, columns = state["demand"].tolist()
    found = set()
    for square in range(SQUARES):
        kind = int(CLASSES[rows[square], columns[square]])
        if kind >= TRIO_OF and not completes_block(state, block, square, -1, -1):
            found.add(OpenTrio(square, kind - TRIO_OF))
    return found


def takes_tiles(state: State, square: int) -> bool:
    """Whether some number fits an empty square that tiles stand beside."""
    rows, columns = state["demand"]
    return int(CLASSES[rows[square], columns[square]]) >= FITS


def harm(state: State, trio: OpenTrio, kept: list[int]) -> float:
    """What an open Trio costs the mover who keeps these tiles, as ``prior`` weighs it; below 0, what it brings."""
    numbers = sum(1 << number for number in {tile for tile in kept if tile < JOKER})
    row, column = (int(demand[trio.square]) for demand in state["demand"])
    return -worth_of_square(state, trio.square, row, column, Known(numbers, max(1, unseen(state))))


def unseen(state: State) -> int:
    """How many tiles are out of sight."""
    return sum(int(count) for count in state.bag)


def chance_among(state: State, number: int, tiles: int) -> float:
    """That so many tiles from out of sight have this number among them."""
    total = unseen(state)
    return 1.0 - comb(total - int(state.bag[number]), tiles) / comb(total, tiles)


def can_be_closed(state: State, trio: OpenTrio) -> bool:
    """Whether a tile out of sight would do: its number or a joker."""
    return int(state.bag[trio.number]) + int(state.bag[JOKER]) > 0
