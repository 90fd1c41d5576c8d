"""Why an action that can be read is not legal now, the most telling reason first."""

from __future__ import annotations

from tripot.engine.message import Message, say
from tripot.engine.state import State
from tripot.games.triggery import actions as act
from tripot.games.triggery.board import CELL_COUNT, CELLS, LINE_NAMES, LINES, STAR
from tripot.games.triggery.dealer import choosing_first, laying_out
from tripot.games.triggery.rules import called_side
from tripot.games.triggery.state import layout_of, side_to_play


def line_name(line: int) -> Message:
    """A line as a player calls it: row 3, column c, the diagonal a1-f6."""
    name = LINE_NAMES[line]
    if name.startswith("diag"):
        cells = LINES[name]
        return say("triggery-line-diagonal", start=CELLS[cells[0]], end=CELLS[cells[-1]])
    kind = "row" if name.startswith("row") else "column"
    return say(f"triggery-line-{kind}", name=name[3:])


def tablet_number(state: State, side: int, cell: int) -> int:
    """The number that a side's tablet shows, 0 a star."""
    return int(state.triggery_tablets[int(layout_of(state, side)), cell])


def is_open(state: State, side: int, cell: int) -> bool:
    """The tablet was not turned yet."""
    return bool(int(state.open[side]) >> cell & 1)


def open_numbers(state: State, side: int, line: int) -> list[int]:
    """The cells of a line whose number is open."""
    cells = LINES[LINE_NAMES[line]]
    return [cell for cell in cells if is_open(state, side, cell) and tablet_number(state, side, cell) != STAR]


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
        row, column = divmod(cell, 6)
        for line in (row, 6 + column):
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
