"""What a person touches to make an action.

A tablet of the own board is touched to be ``turned``, a turned one of the other board (alone: of one's own) to be
``open`` again, which calls a forgotten bonus. With bonuses taken by hand a touch takes a tablet for free when it can be
had for free; paying for it all the same is a button, and so is a call for a second reason (another line with a
forgotten bonus).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tripot.engine import kernels
from tripot.engine.errors import unreadable
from tripot.engine.message import Message, say
from tripot.engine.scene import Button, Ghost, Mark, Preview, Touch
from tripot.engine.snapshot import states_of
from tripot.engine.state import SPECTATOR, State
from tripot.games.triggery.actions import CALL, CLAIM, DONE, MAX_ACTIONS, PASS, PAY
from tripot.games.triggery.board import CELL_COUNT, CELLS, LINE_NAMES, LINES, STAR
from tripot.games.triggery.kit import place_id, tablet_kind
from tripot.games.triggery.look import (
    Link,
    free_cells,
    is_open,
    line_name,
    lone_lines_of,
    shown,
    tablet_number,
    turning,
)
from tripot.games.triggery.refusals import why_not
from tripot.games.triggery.state import boards, called_side, layout_of, seat_to_play, side_to_play


def thing_id(state: State, side: int, cell: int) -> str:
    """A tablet keeps its id when the boards are swapped: it moves to the other panel."""
    return f"tablet:{int(layout_of(state, side)) + 1}:{CELLS[cell]}"


def touch(state: State, side: int, cell: int, pose: str) -> tuple[Touch, ...]:
    """A tablet where it lies."""
    return (Touch(thing_id(state, side, cell), pose, place_id(side, cell)),)


def gesture(state: State, action: int) -> tuple[Touch, ...]:
    """One touch, or () for what is a button."""
    side = int(side_to_play(state))
    if action < DONE:
        bought = state.claimed and action - PAY in free_cells(state, side)
        return () if bought else touch(state, side, action - PAY, "turned")
    if action in (DONE, PASS):
        return ()
    if action < CALL:
        return touch(state, side, action - CLAIM, "turned")
    line, cell = divmod(action - CALL, CELL_COUNT)
    other = int(called_side(state, side))
    return touch(state, other, cell, "open") if line == first_reason(state, other, cell) else ()


def first_reason(state: State, side: int, cell: int) -> int:
    """The line that a touch calls: the first with a forgotten bonus (if there is none, the row: it can't be called)."""
    through = [line for line in range(len(LINES)) if cell in LINES[LINE_NAMES[line]]]
    return next((line for line in through if line in lone_lines_of(state, side)), through[0])


def assemble(state: State, touches: Sequence[Touch]) -> int:
    """The action of a touch, legal or not."""
    if len(touches) != 1:
        raise unreadable("triggery-one-tablet-at-a-time")
    for side in range(boards(state)):
        for cell in range(CELL_COUNT):
            if touches[0].place == place_id(side, cell):
                return _touched(state, side, cell, touches[0].pose)
    raise unreadable("triggery-tablets-stay")


def _touched(state: State, side: int, cell: int, pose: str) -> int:
    own = int(side_to_play(state))
    if pose == "open" and not (side == own and is_open(state, side, cell)):
        return CALL + CELL_COUNT * first_reason(state, side, cell) + cell
    if side != own:
        raise unreadable("triggery-not-your-board")
    claims = state.claimed and (tablet_number(state, side, cell) == STAR or cell in free_cells(state, side))
    return (CLAIM if claims else PAY) + cell


def buttons(state: State, seat: int) -> tuple[Button, ...]:
    """Ending the turn, and what has no touch of its own."""
    if seat == SPECTATOR or not state.total or state.ending or seat != seat_to_play(state):
        return ()
    legal = _legal(state)
    found = []
    for action in legal:
        if action < DONE and not gesture(state, action):
            number, cell = tablet_number(state, int(side_to_play(state)), action), CELLS[action]
            label = say("triggery-button-pay", number=number, cell=cell)
            found.append(Button(f"pay:{cell}", label, cell))
        elif action >= CALL and not gesture(state, action):
            line, cell_number = divmod(action - CALL, CELL_COUNT)
            cell, name = CELLS[cell_number], LINE_NAMES[line]
            label = say("triggery-button-call", line=line_name(line), cell=cell)
            found.append(Button(f"call:{name}:{cell}", label, f"call {name} {cell}"))
    if PASS in legal:
        return (*found, Button("pass", say("triggery-button-pass"), "pass", main=True))
    reason = None if DONE in legal else why_not(state, DONE)
    return (*found, Button("done", say("triggery-button-done"), "done", enabled=not reason, reason=reason, main=True))


def _legal(state: State) -> list[int]:
    scratch = np.empty(MAX_ACTIONS, np.int64)
    count = kernels.legal(states_of(state), 0, scratch)
    return [int(action) for action in scratch[:count]]


def preview(state: State, action: int) -> Preview:
    """The tablets that would turn, and the chain in its order."""
    if action in (DONE, PASS):
        return Preview((), 0, confirm=say("triggery-button-done" if action == DONE else "triggery-button-pass"))
    if action >= CALL:
        return _preview_call(state, action)
    side = int(side_to_play(state))
    turned = turning(state, action)
    ghosts = tuple(Ghost(tablet_kind(link.number), "turned", place_id(side, link.cell), side) for link in turned)
    return Preview(chain_lines(turned), len(turned), ghosts, chain_marks(turned, side), say("triggery-button-turn"))


def _preview_call(state: State, action: int) -> Preview:
    line, cell = divmod(action - CALL, CELL_COUNT)
    side = int(called_side(state, int(side_to_play(state))))
    number = tablet_number(state, side, cell)
    lines = ((say("triggery-line-reopens", line=line_name(line), tablet=shown(number)), 0),)
    ghost = Ghost(tablet_kind(number), "open", place_id(side, cell), side)
    return Preview(lines, 0, (ghost,), confirm=say("triggery-button-confirm-call"))


def chain_marks(chain: list[Link], side: int) -> tuple[Mark, ...]:
    """Paid tablets in a solid line, the chain in a dashed one, numbered in its order."""
    found, number = [], 0
    for link in chain:
        number += not link.paid
        at = place_id(side, link.cell)
        found.append(Mark(at, "paid") if link.paid else Mark(at, "chain", number))
    return tuple(found)


def chain_lines(chain: list[Link]) -> tuple[tuple[Message, int], ...]:
    """What was paid, the bonuses and the stars, with the number of tablets."""
    paid = [shown(link.number) for link in chain if link.paid]
    bonuses = [shown(link.number) for link in chain if not link.paid and link.number != STAR]
    stars = sum(link.number == STAR for link in chain)
    lines = []
    if paid:
        lines.append((say("triggery-lines-paid", numbers=", ".join(paid)), len(paid)))
    if bonuses:
        lines.append((say("triggery-lines-bonuses", numbers=", ".join(bonuses)), len(bonuses)))
    if stars:
        lines.append((say("triggery-lines-stars", count=stars), stars))
    return tuple(lines)
