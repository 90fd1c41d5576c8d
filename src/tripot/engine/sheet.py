"""How a score sheet grows: rows that are written stay, and the last turn's are written anew."""

from __future__ import annotations

from collections.abc import Sequence

from tripot.engine.scene import Row, Step


def written(rows: Sequence[Row], steps: Sequence[Step]) -> tuple[list[Row], Sequence[Step]]:
    """The rows that stay when the log goes on, and the steps that are not in them.

    ``rows`` are the sheet of the same log when it was shorter; () writes the whole sheet. The last turn, with all rows
    that end with it, may have gone on since.
    """
    end = len(rows)
    while end and rows[end - 1].last == rows[-1].last:
        end -= 1
    kept = list(rows[:end])
    first = len(steps)
    while first and (not kept or steps[first - 1].number > kept[-1].last):
        first -= 1
    return kept, steps[first:]
