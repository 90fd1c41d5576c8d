"""A position on one line.

``23.2x.15.../... 20x.*.../... round 2 turn 5 start 4-2 throw 4-5 left 0 fresh lost 0-26 won 1-0 last d3.+e3``

First the layouts in front of side 1 and side 2 (``-``: still empty), row by row, an ``x`` behind a tablet that is
turned. Then, each only where it isn't what a new game has: the round, the turns already played in it, the start
dice, the throw and what is left of it (``fresh``: nothing was done in this turn yet), points lost and rounds won, alone
throws and points; and the tablets of the last turn, ``+`` before those that cost nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from tripot.engine.errors import BadText
from tripot.engine.message import say
from tripot.engine.state import State
from tripot.games.triggery.board import CELL_COUNT, CELLS, HIGHEST, SIZE, STAR
from tripot.games.triggery.bonus import counts_of
from tripot.games.triggery.dealer import choosing_first, laying_out
from tripot.games.triggery.look import free_cells
from tripot.games.triggery.state import CLEARED, FREE, MATCH, boards


def bad(ident: str, **args: str | int) -> BadText:
    """The error of a line that can't be a position."""
    return BadText(say(ident, **args))


def write_position(state: State) -> str:
    """The whole state but the generator."""
    parts = [_board_text(state, side) for side in range(boards(state))]
    parts += ["round", "2"] if state.second else []
    parts += ["turn", str(state.turn)] if state.turn else []
    parts += ["start", "-".join(str(die) for die in state.start if die)] if state.start[0] else []
    if state.total:
        parts += ["throw", f"{state.dice[0]}-{state.dice[1]}", "left", str(state.left)]
        parts += ["fresh"] if state.fresh else []
    for name, pair in (("lost", state.lost), ("won", state.won)):
        parts += [name, f"{pair[0]}-{pair[1]}"] if any(pair) else []
    for name, figure in (("throws", state.throws), ("points", state.points)):
        parts += [name, str(figure)] if figure else []
    if state.trail_size:
        trail = (int(step) for step in state.trail[: state.trail_size])
        parts += ["last", ".".join("+" * (step >= FREE) + CELLS[step % FREE] for step in trail)]
    return " ".join(parts)


def _board_text(state: State, side: int) -> str:
    layout, dealt = side ^ int(state.second), _dealt(state, side)
    if not dealt:
        return "-"
    opened = (1 << CELL_COUNT) - 1 if laying_out(state) else int(state.open[side])
    tablets = [
        ("*" if number == STAR else str(number)) + "x" * (not opened >> cell & 1)
        for cell, number in enumerate(state.triggery_tablets[layout, :dealt].tolist())
    ]
    return "/".join(".".join(tablets[row : row + SIZE]) for row in range(0, dealt, SIZE))


def _dealt(state: State, layout: int) -> int:
    return max(0, min(CELL_COUNT, int(state.laid) - CELL_COUNT * layout))


def read_position(state: State, text: str) -> None:
    """Fill a started state; every count, board and throw is checked."""
    words = text.split()
    count = boards(state)
    if len(words) < count:
        raise bad("triggery-line-boards", count=count)
    rest = words[count:]
    _read_words(state, rest)
    opened = [_read_board(state, side, words[side]) for side in range(count)]
    if count == 2 and _is_short(words[0]) and words[1] != "-":
        raise bad("triggery-line-order")
    if laying_out(state):
        if rest or any(mask != (1 << dealt) - 1 for mask, dealt in opened):
            raise bad("triggery-line-unfinished")
        return
    for side in range(count):
        layout = side ^ int(state.second)
        state.open[side] = opened[side][0]
        state.counts[side] = counts_of(state.open[side], state.stars[layout])
    _check(state)


def _is_short(board: str) -> bool:
    return board == "-" or len(board.replace("/", ".").split(".")) < CELL_COUNT


def _read_board(state: State, side: int, text: str) -> tuple[int, int]:
    """Lay the tablets of one board; the mask of the open ones and how many there are."""
    layout = side ^ int(state.second)
    tablets = [] if text == "-" else text.replace("/", ".").split(".")
    if len(tablets) > CELL_COUNT:
        raise bad("triggery-line-cells", side=side + 1, count=len(tablets))
    opened = 0
    for cell, tablet in enumerate(tablets):
        shown = tablet.removesuffix("x")
        number = STAR if shown == "*" else _figure(shown, 1, HIGHEST)
        if state.bag[layout, number] == 0:
            raise bad("triggery-line-too-many", tablet=shown, side=side + 1)
        state.bag[layout, number] -= 1
        state.triggery_tablets[layout, cell] = number
        if number == STAR:
            state.stars[layout] |= np.uint64(1 << cell)
        opened |= (tablet == shown) << cell
    state.laid += len(tablets)
    return opened, len(tablets)


def _figure(text: str, low: int, high: int) -> int:
    if not text.isascii() or not text.isdigit() or not low <= int(text) <= high:
        raise bad("triggery-line-figure", text=text, low=low, high=high)
    return int(text)


def _pair(text: str, low: int, high: int) -> tuple[int, int]:
    one, dash, other = text.partition("-")
    if not dash:
        raise bad("triggery-line-pair", text=text)
    return _figure(one, low, high), _figure(other, low, high)


def _round(state: State, text: str) -> None:
    state.second = _figure(text, 1, 2) - 1


def _turn(state: State, text: str) -> None:
    state.turn = _figure(text, 0, 2**32 - 1)


def _start(state: State, text: str) -> None:
    one, dash, other = text.partition("-")
    state.start = (_figure(one, 1, 6), _figure(other, 1, 6) if dash else 0)


def _throw(state: State, text: str) -> None:
    low, high = sorted(_pair(text, 1, 6))
    state.dice = (low, high)
    state.total = (low + high) * (2 if low == high else 1)
    state.left = state.total
    state.fresh = 0


def _left(state: State, text: str) -> None:
    state.left = _figure(text, 0, int(state.total))


def _lost(state: State, text: str) -> None:
    state.lost = _pair(text, 0, 9999)


def _won(state: State, text: str) -> None:
    state.won = _pair(text, 0, 2)


def _throws(state: State, text: str) -> None:
    state.throws = _figure(text, 0, 2**32 - 1)


def _points(state: State, text: str) -> None:
    state.points = _figure(text, 0, 2**32 - 1)


def _last(state: State, text: str) -> None:
    steps = text.split(".")
    if len(steps) > CELL_COUNT or len(set(steps)) < len(steps):
        raise bad("triggery-line-last", text=text)
    for k, step in enumerate(steps):
        if step.removeprefix("+") not in CELLS:
            raise bad("triggery-line-last", text=step)
        state.trail[k] = CELLS.index(step.removeprefix("+")) + (FREE if step.startswith("+") else 0)
    state.trail_size = len(steps)


_READERS: Final[dict[str, Callable[[State, str], None]]] = {
    "round": _round,
    "turn": _turn,
    "start": _start,
    "throw": _throw,
    "left": _left,
    "lost": _lost,
    "won": _won,
    "throws": _throws,
    "points": _points,
    "last": _last,
}


def _read_words(state: State, words: list[str]) -> None:
    following = iter(words)
    for word in following:
        if word == "fresh":
            state.fresh = 1
        elif word in _READERS:
            _READERS[word](state, next(following, ""))
        else:
            raise bad("triggery-line-word", word=word)


def _check(state: State) -> None:
    """What no game can reach."""
    alone = state.players == 1
    if alone and (state.second or any(state.start) or any(state.lost) or any(state.won)):
        raise bad("triggery-line-alone")
    if not alone and (state.throws or state.points):
        raise bad("triggery-line-not-alone")
    if not alone and state.start[0] == state.start[1] > 0:
        raise bad("triggery-line-tie")
    if choosing_first(state):
        if state.total or state.second or state.turn:
            raise bad("triggery-line-start")
        return
    if state.fresh and state.left < state.total:
        raise bad("triggery-line-fresh")
    cleared = [side for side in range(boards(state)) if state.open[side] == 0]
    if len(cleared) > 1 or (cleared and not alone and not state.second):
        raise bad("triggery-line-cleared")
    if cleared:
        state.ending = CLEARED if alone else MATCH
    elif not state.claimed:
        _check_chains(state)


def _check_chains(state: State) -> None:
    for side in range(boards(state)):
        pending = free_cells(state, side)
        if pending:
            raise bad("triggery-line-pending", side=side + 1, cell=CELLS[pending[0]])
