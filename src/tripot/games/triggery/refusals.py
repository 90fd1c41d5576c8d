"""Why an action that can be read is not legal now, the most telling reason first."""

from __future__ import annotations

from tripot.engine.message import Message, say
from tripot.engine.state import State
from tripot.games.triggery import actions as act
from tripot.games.triggery.board import CELL_COUNT, CELLS, LINE_NAMES, LINES, STAR
from tripot.games.triggery.dealer import choosing_first, laying_out
from tripot.games.triggery.look import is_open, line_name, open_numbers, star_lines, tablet_number
from tripot.games.triggery.state import called_side, side_to_play


def why_not(state: State, action: int) -> Message:
    """The reason, by what was tried."""
    if state.total == 0:
        return _dealers_turn(state, action)
    if action >= act.TABLET:
        return say("triggery-not-the-dealer")
    side = int(side_to_play(state))
    if action < act.DONE:
        return _not_paid(state, side, action - act.PAY)
    if action in (act.DONE, act.PASS):
        return _not_ended(state, side, action)
    if not state.claimed:
        return say("triggery-bonuses-are-automatic")
    if action < act.CALL:
        return _not_claimed(state, side, action - act.CLAIM)
    return _not_called(state, int(called_side(state, side)), *divmod(action - act.CALL, CELL_COUNT))


def _dealers_turn(state: State, action: int) -> Message:
    if laying_out(state):
        if act.TABLET <= action < act.START:
            return say("triggery-tablet-not-in-bag", number=action - act.TABLET)
        return say("triggery-laying-out", cell=CELLS[state.laid % CELL_COUNT])
    return say("triggery-start-dice" if choosing_first(state) else "triggery-throw-first")


def _not_paid(state: State, side: int, cell: int) -> Message:
    if not is_open(state, side, cell):
        return say("triggery-turned", cell=CELLS[cell])
    number = tablet_number(state, side, cell)
    if number == STAR:
        return say("triggery-star-is-free", cell=CELLS[cell], row=CELLS[cell][1], column=CELLS[cell][0])
    return say("triggery-too-dear", cell=CELLS[cell], number=number, left=int(state.left))


def _not_ended(state: State, side: int, action: int) -> Message:
    if action == act.PASS and state.left < state.total:
        return say("triggery-say-done")
    payable = [
        (number, cell)
        for cell in range(CELL_COUNT)
        if is_open(state, side, cell) and STAR < (number := tablet_number(state, side, cell)) <= state.total
    ]
    if not payable:
        return say("triggery-say-pass", total=int(state.total))
    number, cell = min(payable)
    return say("triggery-must-turn", cell=CELLS[cell], number=number, total=int(state.total))


def _not_claimed(state: State, side: int, cell: int) -> Message:
    if not is_open(state, side, cell):
        return say("triggery-turned", cell=CELLS[cell])
    if tablet_number(state, side, cell) == STAR:
        for line in star_lines(cell):
            waiting = open_numbers(state, side, line)
            if waiting:
                return say("triggery-star-waits", cell=CELLS[cell], other=CELLS[waiting[0]], line=line_name(line))
    return say("triggery-not-alone", cell=CELLS[cell])


def _not_called(state: State, side: int, line: int, cell: int) -> Message:
    if not state.fresh:
        return say("triggery-call-too-late")
    opened = len(open_numbers(state, side, line))
    if opened != 1:
        return say("triggery-nothing-forgotten", line=line_name(line), count=opened)
    if cell not in LINES[LINE_NAMES[line]]:
        return say("triggery-not-in-line", cell=CELLS[cell], line=line_name(line))
    return say("triggery-not-turned", cell=CELLS[cell])
