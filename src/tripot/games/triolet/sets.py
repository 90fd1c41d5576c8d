"""A placement as a person reads it: the sets it makes, whether they are allowed, and what each one brings.

Plain Python on a board of faces by square. The compiled rules (``moves.py``, ``scoring.py``) never come here.
"""

from __future__ import annotations

from tripot.engine.message import Message, say
from tripot.engine.state import State
from tripot.games.triolet.board import (
    CENTRE,
    JOKER,
    NAMES,
    RACK,
    SIZE,
    SQUARES,
    SUM,
    TIMES,
    TRIO,
    TRIOLET_BONUS,
)
from tripot.games.triolet.lines import value_of, worth

Board = dict[int, int]
Line = tuple[Message, int]


def board_of(state: State) -> Board:
    """What stands on the board of a record."""
    return {square: int(code) - 1 for square, code in enumerate(state.board) if code}


def beside(square: int, d: int, way: int) -> int | None:
    """The next square in direction d (0 row, 1 column), on (1) or back (-1); None past the edge."""
    at = square % SIZE if d == 0 else square // SIZE
    return square + way * (1 if d == 0 else SIZE) if 0 <= at + way < SIZE else None


def line_through(board: Board, square: int, d: int) -> tuple[int, ...]:
    """The tiles in one line with this square's, without a gap."""
    line = [square]
    for way in (-1, 1):
        here = beside(square, d, way)
        while here is not None and here in board:
            line.append(here)
            here = beside(here, d, way)
    return tuple(sorted(line))


def new_sets(board: Board, new: Board) -> list[tuple[int, ...]]:
    """The sets of two or more that contain a new tile, the longest first."""
    full = board | new
    found = {line_through(full, square, d): None for square in sorted(new) for d in (0, 1)}
    return sorted((line for line in found if len(line) > 1), key=len, reverse=True)


def fault(board: Board, new: Board, *, opening: bool) -> Message | None:
    """Why these tiles can't be laid on these squares; None if they can."""
    for square in sorted(new):
        if square in board:
            return say("triolet-taken", square=NAMES[square])
    return _misplaced(board, new) or wrong_set(board | new, new_sets(board, new)) or _block(board, new, opening=opening)


def _misplaced(board: Board, new: Board) -> Message | None:
    rows, columns = {square // SIZE for square in new}, {square % SIZE for square in new}
    if len(rows) > 1 and len(columns) > 1:
        return say("triolet-not-in-line")
    d = 0 if len(rows) == 1 else 1
    line = line_through(board | new, min(new), d)
    for square in sorted(new):
        if square not in line:
            return say("triolet-gap", first=NAMES[min(new)], second=NAMES[square])
    if not board:
        return None if CENTRE in new else say("triolet-cover-centre", centre=NAMES[CENTRE])
    neighbours = {beside(square, d, way) for square in new for d in (0, 1) for way in (-1, 1)}
    return say("triolet-touch") if neighbours.isdisjoint(board) else None


def wrong_set(full: Board, sets: list[tuple[int, ...]]) -> Message | None:
    """What is wrong with the first of these sets that isn't allowed."""
    for line in sets:
        squares, total = f"{NAMES[line[0]]}–{NAMES[line[-1]]}", sum(value_of(full[square]) for square in line)
        if len(line) > RACK:
            return say("triolet-four", squares=squares)
        if len(line) == RACK and total != SUM:
            return say("triolet-trio-sum", squares=squares, sum=total)
        if total > SUM:
            return say("triolet-pair-sum", squares=squares, sum=total)
    return None


def _block(board: Board, new: Board, *, opening: bool) -> Message | None:
    full = board | new
    if opening and any(block & new.keys() for block in full_blocks(full, 2)):
        return say("triolet-square-in-opening")
    return say("triolet-block") if full_blocks(full, 3) else None


def full_blocks(board: Board, size: int) -> list[set[int]]:
    """All squares of size x size that are covered with tiles."""
    corners = [square for square in board if square % SIZE <= SIZE - size and square + (size - 1) * SIZE < SQUARES]
    blocks = [{corner + i * SIZE + j for i in range(size) for j in range(size)} for corner in corners]
    return [block for block in blocks if block <= board.keys()]


def explain(board: Board, new: Board) -> list[Line]:
    """The score of a legal placement, set by set."""
    full = board | new
    sets = new_sets(board, new)
    times, set_of_bonus, bonus_square = _bonus(new, sets)
    lines = []
    for line in sets:
        factor = times if line is set_of_bonus else 1
        if len(line) == RACK:
            lines.append(_trio(full, line, factor))
        else:
            lines.append(_pair(full, line, bonus_square, factor))
    if not sets:
        lines.append(_alone(new, times))
    if len(new) == RACK and all(face < JOKER for face in new.values()):
        lines.append((say("triolet-line-triolet"), TRIOLET_BONUS))
    return lines


def _bonus(new: Board, sets: list[tuple[int, ...]]) -> tuple[int, tuple[int, ...] | None, int]:
    """A new double or triple square: its factor, the set that it multiplies, and the square."""
    for square in new:
        if TIMES[square] > 1:
            # the longest sets come first: a Trio if there is one
            return int(TIMES[square]), next((line for line in sets if square in line), None), square
    return 1, None, -1


def _shown(face: int) -> str | Message:
    return say("triolet-joker") if face >= JOKER else str(face)


def _trio(full: Board, line: tuple[int, ...], factor: int) -> Line:
    a, b, c = (_shown(full[square]) for square in line)
    ident = {1: "triolet-line-trio", 2: "triolet-line-trio-double", 3: "triolet-line-trio-triple"}[factor]
    return say(ident, a=a, b=b, c=c), TRIO * factor


def _pair(full: Board, line: tuple[int, ...], bonus_square: int, factor: int) -> Line:
    points = 0
    shown: list[str | Message] = []
    for square in line:
        times = factor if square == bonus_square else 1
        points += worth(full[square]) * times
        one = _shown(full[square])
        shown.append(say("triolet-times", value=one, times=times) if times > 1 and full[square] < JOKER else one)
    return say("triolet-line-pair", a=shown[0], b=shown[1]), points


def _alone(new: Board, times: int) -> Line:
    """The first tile of a game, laid by itself."""
    face = next(iter(new.values()))
    value = _shown(face)
    if times > 1 and face < JOKER:
        value = say("triolet-times", value=value, times=times)
    return say("triolet-line-alone", value=value), worth(face) * times
