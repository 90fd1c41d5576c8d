"""Which rows of a score sheet stay when the log goes on."""

from __future__ import annotations

from tripot.engine.message import say
from tripot.engine.scene import Row, Step
from tripot.engine.sheet import written


def row(number: int, last: int) -> Row:
    return Row(number, 0, say("x"), last=last)


STEPS = [Step(number, 0, 0, None, None) for number in (1, 2, 4, 7, 8)]
"""Numbers of a log's entries, some of which are no steps."""


def test_a_new_sheet_is_written_as_a_whole() -> None:
    assert written((), STEPS) == ([], STEPS)
    assert written((), []) == ([], [])


def test_the_last_turn_is_written_anew() -> None:
    rows = [row(1, 2), row(2, 7)]
    assert written(rows, STEPS) == (rows[:1], STEPS[2:])


def test_all_rows_that_end_with_the_last_turn_are_written_anew() -> None:
    rows = [row(1, 2), row(2, 4), row(3, 4)]
    assert written(rows, STEPS) == (rows[:1], STEPS[2:])


def test_a_sheet_of_one_turn_begins_anew() -> None:
    assert written([row(1, 4)], STEPS) == ([], STEPS)
