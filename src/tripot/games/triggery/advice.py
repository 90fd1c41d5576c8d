"""A move of Triggery in words, from what ``heuristics.py`` weighs: chains, throws to come, numbers spared."""

from __future__ import annotations

from collections.abc import Iterator

from tripot.engine.advice import Scale, shared_by
from tripot.engine.message import Message, say
from tripot.engine.state import State
from tripot.games.triggery.actions import CALL, CLAIM, DONE, PASS, PAY
from tripot.games.triggery.board import CELL_COUNT, CELLS, STAR
from tripot.games.triggery.heuristics import LONG_SOLO, SOLO_SHARE, THROWS_A_POINT
from tripot.games.triggery.look import free_cells, line_name, open_cells, shown, tablet_number
from tripot.games.triggery.options import TriggeryOptions
from tripot.games.triggery.payment import missed, payable, reasons_of_payment
from tripot.games.triggery.state import side_to_play

SHOWN = 3
"""So many reasons at most."""
POINTS_A_THROW = 7 + 7 / 6
"""What a throw comes to on average: 7, and as much again each sixth time."""


def throws(share: float) -> float:
    """The throws that a game alone is expected to take, from ``evaluate``, less what their points count there."""
    return LONG_SOLO * (1.0 - share) / SOLO_SHARE / (1.0 + THROWS_A_POINT * POINTS_A_THROW)


def scale(options: TriggeryOptions, seat: int) -> Scale:
    """Chances to win, of the side where there are partners; alone, throws in all."""
    players = int(options.players)
    if players == 1:
        return Scale("triggery-unit-throws", "triggery-unit-throws-more", throws, telling=0.5, fewer=True, decimals=1)
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
    """The chain that it starts, the numbers that it unblocks, the throws that it saves, the use of the rest."""
    return list(_reasons(state, action))[:SHOWN]


def _reasons(state: State, action: int) -> Iterator[Message]:
    if action in {DONE, PASS}:
        yield from _forgotten(state)
    if action == PASS:
        yield say("triggery-why-pass", total=int(state.total))
    elif action == DONE:
        yield from _of_the_end(state)
    elif action >= CALL:
        yield say("triggery-why-call", alone=int(state.players == 1))
    elif action >= CLAIM:
        yield say("triggery-why-free")
    else:
        yield from reasons_of_payment(state, action - PAY)


def _forgotten(state: State) -> Iterator[Message]:
    """The best of what could be claimed before the turn ends."""
    side = int(side_to_play(state))
    free = [(tablet_number(state, side, cell), cell) for cell in free_cells(state, side)]
    if free:
        number, cell = max(free)
        yield say("triggery-why-forgets", number=number, star=int(number == STAR), cell=CELLS[cell])


def _of_the_end(state: State) -> Iterator[Message]:
    """What is left of the throw, and what it could have done."""
    left = int(state.left)
    if told := missed(state, frozenset(open_cells(state, int(side_to_play(state)))), 0):
        yield told
    yield say("triggery-why-done", left=left, payable=int(payable(state, left)))
