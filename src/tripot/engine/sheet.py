"""How a score sheet grows: rows that are written stay, and the last turn's are written anew."""

from __future__ import annotations

from collections.abc import Sequence

from tripot.engine.scene import Row, Step


def written(rows: Sequence[Row], steps: Sequence[Step]) -> tuple[list[Row], Sequence[Step]]:
    """The rows that stay when the log goes on, and the steps that are not in them.

    ``rows`` are the sheet of the same log when it was shorter; () writes the whole sheet. Of ``steps`` only those are
    needed that are not in the rows that stay.
    """
    kept = list(staying(rows))
    return kept, unwritten(kept, steps)


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
