"""The score sheet: a row a throw, its points the tablets turned, or alone the sum of the throws; and the settlement."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tripot.engine.message import Message, say
from tripot.engine.scene import Form, Mark, Row, Step
from tripot.engine.sheet import written
from tripot.engine.state import State
from tripot.games.triggery.actions import CALL, DONE, PASS, TABLET, THROW
from tripot.games.triggery.board import CELL_COUNT
from tripot.games.triggery.gestures import chain_lines, chain_marks
from tripot.games.triggery.kit import place_id
from tripot.games.triggery.look import Link, line_name, shown, side_name, tablet_number, turning
from tripot.games.triggery.start import details
from tripot.games.triggery.state import called_side, seat_to_play, side_to_play

LINES_ALONE = 20
"""The throws that the rulebook's sheet has room for."""


def sheet(steps: Sequence[Step], rows: Sequence[Row] = ()) -> list[Row]:
    """One row for each throw, with all that was done with it."""
    kept, new = written(rows, steps)
    return kept + [row(number, turn) for number, turn in enumerate(_turns(new), len(kept) + 1)]


def _turns(steps: Sequence[Step]) -> Iterator[list[Step]]:
    """The log cut before each throw; what comes before the first one has no row."""
    turn: list[Step] = []
    for step in steps:
        if step.action >= THROW:
            if turn:
                yield turn
            turn = [step]
        elif turn:
            turn.append(step)
    if turn:
        yield turn


def row(number: int, turn: list[Step]) -> Row:
    """A turn: the throw, what it paid for, what followed."""
    thrown = turn[0].after
    side = int(side_to_play(thrown))
    played = [step for step in turn[1:] if step.action < TABLET]
    turned = [
        link
        for step in played
        if step.action < DONE or PASS < step.action < CALL
        for link in turning(step.before, step.action)
    ]
    return Row(
        number,
        int(seat_to_play(thrown)),
        _throw(thrown),
        _how(played, turned),
        None if thrown.players == 1 or not played else len(turned),
        total=details(turn[-1].after)["points"] if thrown.players == 1 else None,
        lines=(*_first_lines(number, thrown), *_lines(turned), *_calls(played), *_last_lines(turn[-1], side)),
        marks=(*chain_marks(turned, side), *_reopened(played)),
        last=turn[-1].number,
    )


def _throw(thrown: State) -> Message:
    kind = "triggery-row-double" if thrown.dice[0] == thrown.dice[1] else "triggery-row-throw"
    return say(kind, low=int(thrown.dice[0]), high=int(thrown.dice[1]), total=int(thrown.total))


def _how(played: list[Step], turned: list[Link]) -> Message | None:
    """What was paid; a pass; or nothing yet."""
    paid = ", ".join(str(link.number) for link in turned if link.paid)
    if paid:
        return say("triggery-row-turns", numbers=paid)
    return say("triggery-row-passes") if any(step.action == PASS for step in played) else None


def _first_lines(number: int, thrown: State) -> list[tuple[Message, int | None]]:
    if number > 1 or not thrown.start[0]:
        return []
    one, other = int(thrown.start[0]), int(thrown.start[1])
    return [(say("triggery-row-start", blue=one, yellow=other, side=side_name(thrown, int(other > one))), None)]


def _lines(turned: list[Link]) -> list[tuple[Message, int | None]]:
    """The chain; what was paid stands in the row itself."""
    return list(chain_lines([link for link in turned if not link.paid]))


def _call(step: Step) -> tuple[int, int, int]:
    """The side, the line and the cell of a call."""
    line, cell = divmod(step.action - CALL, CELL_COUNT)
    return int(called_side(step.before, int(side_to_play(step.before)))), line, cell


def _calls(played: list[Step]) -> list[tuple[Message, int | None]]:
    lines: list[tuple[Message, int | None]] = []
    for step in played:
        if step.action >= CALL:
            side, line, cell = _call(step)
            tablet = shown(tablet_number(step.before, side, cell))
            lines.append((say("triggery-line-reopens", line=line_name(line), tablet=tablet), None))
    return lines


def _reopened(played: list[Step]) -> tuple[Mark, ...]:
    called = [_call(step) for step in played if step.action >= CALL]
    return tuple(Mark(place_id(side, cell), "last") for side, _, cell in called)


def _last_lines(last: Step, side: int) -> list[tuple[Message, int | None]]:
    """A round that ends; alone what the last throw counts."""
    after = last.after
    if after.players == 1:
        total, needed = int(after.total), int(after.total) - int(after.left)
        return [(say("triggery-row-needed", needed=needed, total=total), None)] if after.ending and after.left else []
    if not after.ending and after.second == last.before.second:
        return []
    lost = int(after.lost[1 - side]) - int(last.before.lost[1 - side])
    return [
        (say("triggery-row-cleared", side=side_name(after, side), other=side_name(after, 1 - side), lost=lost), None)
    ]


def form(state: State) -> Form | None:
    """Alone: the rulebook's sheet 1-20 ("feuille de marque 1-20"), at its foot the exact measure."""
    if state.players > 1:
        return None
    return Form(LINES_ALONE, details(state)["points"] if state.ending else None)


def settlement(state: State) -> list[tuple[Message, int | None]]:
    """Alone how the measure adds up; else points lost or rounds won, and who wins."""
    if state.players == 1:
        needed = int(state.total) - int(state.left)
        return [
            (say("triggery-settle-earlier"), details(state)["points"] - needed),
            (say("triggery-settle-last"), needed),
        ]
    figures_of = state.won if state.by_rounds else [-int(lost) for lost in state.lost]
    kind = "won" if state.by_rounds else "lost"
    lines: list[tuple[Message, int | None]] = [
        (say(f"triggery-settle-{kind}", side=side_name(state, side)), int(figures_of[side])) for side in (0, 1)
    ]
    lead = int(figures_of[0]) - int(figures_of[1])
    verdict = (
        say("triggery-settle-winner", side=side_name(state, int(lead < 0))) if lead else say("triggery-settle-draw")
    )
    return [*lines, (verdict, None)]
