"""A move of Triggery in words, from what ``heuristics.py`` weighs: chains, throws to come, numbers spared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tripot.engine.advice import Scale, shared_by
from tripot.engine.message import Message, say
from tripot.engine.state import State
from tripot.games.triggery.actions import CALL, CLAIM, DONE, PASS
from tripot.games.triggery.board import BIT, CELL_COUNT, CELLS, LINE_COUNT, LINE_NAMES, LINES, STAR
from tripot.games.triggery.heuristics import LONG_SOLO, SOLO_SHARE
from tripot.games.triggery.look import Link, line_name, shown, tablet_number, turning
from tripot.games.triggery.options import TriggeryOptions
from tripot.games.triggery.prospect import turns_to_clear
from tripot.games.triggery.state import layout_of, side_to_play

SHOWN = 3
"""So many reasons at most."""
CHEAP = 20
"""A line that takes so much or less is worth telling."""


def throws(share: float) -> float:
    """The throws that a game alone is expected to take, from ``evaluate``."""
    return LONG_SOLO * (1.0 - share) / SOLO_SHARE


def scale(options: TriggeryOptions, seat: int) -> Scale:
    """Chances to win, of the side where there are partners; alone, throws in all."""
    players = int(options.players)
    if players == 1:
        return Scale("triggery-unit-throws", "triggery-unit-throws-more", throws, telling=0.5, fewer=True)
    return shared_by((players + 1 - seat % 2) // 2)


def named(state: State, action: int) -> Message:
    """The tablet and its cell, or what is said."""
    if action in {DONE, PASS}:
        return say("triggery-move-done" if action == DONE else "triggery-move-pass")
    if action >= CALL:
        line, cell = divmod(action - CALL, CELL_COUNT)
        return say("triggery-move-call", line=line_name(line), cell=CELLS[cell])
    cell = (action - CLAIM if action >= CLAIM else action) % CELL_COUNT
    number = shown(tablet_number(state, int(side_to_play(state)), cell))
    return say("triggery-move-claim" if action >= CLAIM else "triggery-move-pay", number=number, cell=CELLS[cell])


def reasons(state: State, action: int) -> list[Message]:
    """The chain that it starts, the throws that it saves, and the number that it leaves to be spared."""
    return list(_reasons(state, action))[:SHOWN]


def _reasons(state: State, action: int) -> Iterator[Message]:
    if action == PASS:
        yield say("triggery-why-pass", total=int(state.total))
    elif action == DONE:
        yield say(
            "triggery-why-done",
            left=int(state.left),
            payable=int(_payable(state, int(side_to_play(state)), _open(state), int(state.left))),
        )
    elif action >= CALL:
        yield say("triggery-why-call", alone=int(state.players == 1))
    elif action >= CLAIM:
        yield say("triggery-why-free")
    else:
        yield from _of_payment(state, action)


def _of_payment(state: State, action: int) -> Iterator[Message]:
    side = int(side_to_play(state))
    links = turning(state, action)
    after = opened = _open(state)
    for link in links:
        after ^= BIT[link.cell]
    if after == np.uint64(0):
        yield say("triggery-why-clears", count=len(links))
        return
    if len(links) > 1:
        yield _chain(links)
    nearest = _nearest(state, side, after, action)
    if nearest is not None:
        yield say("triggery-why-spares", **nearest._asdict() | {"line": line_name(nearest.line)})
    turns, before = _turns(state, side, after), _turns(state, side, opened)
    if turns < before:
        yield say("triggery-why-throws", throws=turns, before=before)
    left = int(state.left) - links[0].number
    if left == 0:
        yield say("triggery-why-exact")
    elif not _payable(state, side, after, left):
        yield say("triggery-why-wastes", left=left)
    elif len(links) == 1:
        yield say("triggery-why-leaves", left=left)


def _open(state: State) -> np.uint64:
    """What is open in front of the side that plays."""
    return np.uint64(state.open[int(side_to_play(state))])


def _chain(links: list[Link]) -> Message:
    """What follows for free."""
    numbers = [link.number for link in links[1:] if link.number != STAR]
    largest = max(numbers, default=0)
    return say("triggery-why-chain", count=len(links) - 1, largest=largest)


class Nearest(NamedTuple):
    """A line that can be finished: pay for all its open numbers but the highest, which then turns for free."""

    cost: int
    number: int
    others: int
    line: int


def _nearest(state: State, side: int, opened: np.uint64, action: int) -> Nearest | None:
    """Of the lines through the tablet that is paid, the one that is cheapest to finish then."""
    found = []
    for line in range(LINE_COUNT):
        cells = LINES[LINE_NAMES[line]]
        numbers = sorted(tablet_number(state, side, cell) for cell in cells if int(opened) >> cell & 1)
        *others, highest = [number for number in numbers if number != STAR] or [STAR]
        if action in cells and others and sum(others) <= CHEAP and highest > sum(others):
            found.append(Nearest(sum(others), highest, len(others), line))
    return min(found, default=None)


def _turns(state: State, side: int, opened: np.uint64) -> int:
    """The throws that a board still takes (``evaluate``), to the nearest whole number, but never none."""
    with np.errstate(over="ignore"):  # multiplying by a de Bruijn sequence is meant to overflow
        turns, _ = turns_to_clear(state, int(layout_of(state, side)), opened)
    return max(1, round(turns))


def _payable(state: State, side: int, opened: np.uint64, left: int) -> bool:
    """Something open can still be paid with what is left."""
    return any(
        int(opened) >> cell & 1 and STAR < tablet_number(state, side, cell) <= left for cell in range(CELL_COUNT)
    )
