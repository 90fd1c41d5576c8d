"""How a score sheet grows: rows that are written stay, and the last turn's are written anew."""

from __future__ import annotations

from collections.abc import Sequence

from tripot.engine import kernels
from tripot.engine.position import Position
from tripot.engine.scene import Row, Step
from tripot.engine.snapshot import Snapshot
from tripot.engine.state import SPECTATOR, State, States, copied


def written(rows: Sequence[Row], steps: Sequence[Step]) -> tuple[list[Row], Sequence[Step]]:
    """The rows that stay when the log goes on, and the steps that are not in them.

    ``rows`` are the sheet of the same log when it was shorter; () writes the whole sheet. Of ``steps`` only those are
    needed that are not in the rows that stay.
    """
    kept = list(staying(rows))
    return kept, unwritten(kept, steps)


def sheet_of(position: Position) -> list[Row]:
    """The score sheet of a position's whole log."""
    rows: list[Row] = position.game.table.sheet(steps_of(position))
    return rows


def steps_of(position: Position) -> list[Step]:
    """The log with what everybody may know of the position before and after each action."""
    states, steps = position.start_states, []
    after = public(states)
    for number, (actor, action) in enumerate(position.steps, 1):
        before = after
        kernels.play(states, 0, action)
        after = public(states)
        steps.append(Step(number, actor, action, before, after))
    return steps


def public(states: States) -> State:
    """What everybody may know of a state, and a score sheet may tell."""
    shown = copied(states)
    kernels.hide(shown, 0, SPECTATOR)
    return Snapshot(shown[0])


def staying(rows: Sequence[Row]) -> Sequence[Row]:
    """The rows but those of the last turn, which may go on; with it end all rows that end with the last one."""
    end = len(rows)
    while end and rows[end - 1].last == rows[-1].last:
        end -= 1
    return rows[:end]


def unwritten(kept: Sequence[Row], steps: Sequence[Step]) -> Sequence[Step]:
    """The steps after those that the rows tell of."""
    first = len(steps)
    while first and (not kept or steps[first - 1].number > kept[-1].last):
        first -= 1
    return steps[first:]
