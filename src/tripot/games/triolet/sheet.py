"""The score sheet, and the end of a game line by line."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tripot.engine.message import Message, name_of, say
from tripot.engine.scene import Mark, Row, Step
from tripot.engine.sheet import written
from tripot.engine.state import DEALER, State
from tripot.games.triolet.actions import EXCHANGE, PLACEMENT, content_of, kind_of, tile_at
from tripot.games.triolet.board import AGAIN, NAMES, RACK
from tripot.games.triolet.gestures import placed
from tripot.games.triolet.rules import BLOCKED, OUT, rest_of
from tripot.games.triolet.sets import board_of, explain
from tripot.games.triolet.texts import FACE_NAMES


def board_id(square: int) -> str:
    """A tile that lies on the board."""
    return f"tile:{NAMES[square]}"


def sheet(steps: Sequence[Step], rows: Sequence[Row] = ()) -> list[Row]:
    """A row for each placement, exchange and pass; the tiles drawn after it belong to it, unseen."""
    found, new = written(rows, steps)
    for step in new:
        if step.actor != DEALER:
            found.append(_row(len(found) + 1, step))
        elif found:
            found[-1] = replace(found[-1], last=step.number)
    return found


def _row(number: int, step: Step) -> Row:
    kind = kind_of(step.action)
    if kind == EXCHANGE:
        count = sum(tile_at(content_of(step.action), k) >= 0 for k in range(RACK))
        how = say("triolet-row-tiles-exchanged", count=count)
        return Row(number, step.actor, say("triolet-row-exchange"), how, 0, last=step.number)
    if kind != PLACEMENT:
        return Row(number, step.actor, say("triolet-row-pass"), None, 0, last=step.number)
    new = placed(step.action)
    lines: list[tuple[Message, int | None]] = [*explain(board_of(step.before), new)]
    points = sum(points or 0 for _, points in lines)
    if any(AGAIN[square] for square in new):
        lines.append((say("triolet-row-again"), None))
    first, last = NAMES[min(new)], NAMES[max(new)]
    return Row(
        number,
        step.actor,
        say("triolet-row-squares", first=first, last=last) if len(new) > 1 else say("triolet-row-square", square=first),
        say("triolet-row-tiles", count=len(new), tiles=" ".join(FACE_NAMES[face] for face in new.values())),
        points,
        tuple(lines),
        tuple(Mark(board_id(square), "last") for square in new),
        last=step.number,
    )


def settlement(state: State) -> list[tuple[Message, int | None]]:
    """How the game ended, and what the tiles left in the racks did to the scores."""
    if not state.ending:
        return []
    rests = {seat: int(rest_of(state, seat)) for seat in range(state.seats)}
    if state.ending == OUT:
        winner = int(state.turn)
        lines: list[tuple[Message, int | None]] = [(say("triolet-end-out", name=name_of(winner)), sum(rests.values()))]
        return lines + [
            (say("triolet-end-gives", name=name_of(seat)), rest) for seat, rest in rests.items() if seat != winner
        ]
    lines = [(say("triolet-end-blocked" if state.ending == BLOCKED else "triolet-end-exchanges"), None)]
    return lines + [(say("triolet-end-loses", name=name_of(seat)), -rest) for seat, rest in rests.items()]
