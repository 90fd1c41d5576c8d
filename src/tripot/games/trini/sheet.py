"""What an action would bring, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from tripot.engine.message import Message, name_of, say
from tripot.engine.scene import Ghost, Mark, Preview, Row, Step
from tripot.engine.sheet import written
from tripot.engine.state import State
from tripot.games.trini.board import ROUND_AT, ROUND_NAMES, TRIANGLE_NAMES
from tripot.games.trini.dice import N_POSES, SYMBOL, TURNS
from tripot.games.trini.kit import SYMBOLS
from tripot.games.trini.rules import (
    GOAL_REACHED,
    REPETITION,
    SLIDE,
    TURN,
    agreeing_after,
    makes_trini,
    origin_of,
    pose,
    pose_after,
    target_of,
)


class Made(NamedTuple):
    """A Trini that an action makes."""

    cell: str
    symbol: int
    dice: int


def made_by(state: State, action: int) -> list[Made]:
    """The Trinis of an action, in the order of the die's faces."""
    cell, lies = target_of(action), pose_after(state, action)
    return [
        Made(
            ROUND_NAMES[ROUND_AT[cell, face]],
            int(SYMBOL[lies, face]),
            int(agreeing_after(state, action, face)),
        )
        for face in range(3)
        if makes_trini(state, action, face)
    ]


def _line(state: State, trini: Made) -> Message:
    name = SYMBOLS[trini.symbol]
    if state.shape_only:
        name = name.partition("-")[0]
    return say("trini-line", cell=trini.cell, n=trini.dice, what=say(f"trini-many-{name}"))


def _kind_of(action: int) -> str:
    return "place" if action < TURN else "turn" if action < SLIDE else "slide"


def preview(state: State, action: int) -> Preview:
    """The Trinis that it would make, as ghosts on their rounds."""
    made = made_by(state, action)
    return Preview(
        lines=tuple((_line(state, trini), 1) for trini in made),
        total=len(made),
        ghosts=tuple(Ghost("trini", "trini", trini.cell, int(state.mover)) for trini in made),
        confirm=say(f"trini-confirm-{_kind_of(action)}", n=len(made)),
    )


def sheet(steps: Sequence[Step], rows: Sequence[Row] = ()) -> list[Row]:
    """One row a turn."""
    kept, new = written(rows, steps)
    return kept + [_row(turn, step) for turn, step in enumerate(new, len(kept) + 1)]


def _row(turn: int, step: Step) -> Row:
    state = step.before
    made = made_by(state, step.action)
    cell = target_of(step.action)
    marks = [Mark(f"die:{step.actor}:{step.after.number[cell]}", "last")]
    if step.action >= SLIDE:
        marks.append(Mark(TRIANGLE_NAMES[origin_of(step.action)], "start"))
    marks += [Mark(f"trini:{trini.cell}", "last") for trini in made]
    return Row(
        number=turn,
        seat=step.actor,
        what=what_is_done(state, step.action, "row"),
        how=_how([trini.cell for trini in made]) if made else None,
        points=len(made) or None,
        lines=tuple((_line(state, trini), 1) for trini in made),
        marks=tuple(marks),
        last=step.number,
    )


def what_is_done(state: State, action: int, where: Literal["row", "move"]) -> Message:
    """What a player does with a die, as a row of the sheet or as a move that is advised."""
    cell, to = TRIANGLE_NAMES[origin_of(action)], TRIANGLE_NAMES[target_of(action)]
    way = way_of(state, action)
    return say(f"trini-{where}-{way}", cell=cell, to=to) if way == "slide" else say(f"trini-{where}-{way}", cell=cell)


def way_of(state: State, action: int) -> Literal["place", "slide", "left", "right", "tip"]:
    """Which of the five it is."""
    if action < TURN:
        return "place"
    if action >= SLIDE:
        return "slide"
    left, right = TURNS[pose(state.dice[origin_of(action)]), :2]
    result = action % N_POSES
    return "left" if result == left else "right" if result == right else "tip"


def _how(cells: list[str]) -> Message:
    return say("trini-how", n=len(cells), **dict(zip("abc", cells, strict=False)))


def settlement(state: State) -> list[tuple[Message, int | None]]:
    """Why the game is over, then the Trinis of each seat."""
    players = range(int(state.players))
    best = max(int(state.won[seat]) for seat in players)
    sharing = sum(int(state.won[seat]) == best for seat in players)
    if state.ending == GOAL_REACHED:
        why = say("trini-end-goal", goal=int(state.goal))
    else:
        why = say("trini-end-repetition" if state.ending == REPETITION else "trini-end-no-progress")
    lines: list[tuple[Message, int | None]] = [(why, None)]
    lines += [(say("trini-end-seat", name=name_of(seat)), int(state.won[seat])) for seat in players]
    if sharing > 1:
        lines.append((say("trini-end-shared", n=best, sharing=sharing), None))
    return lines
