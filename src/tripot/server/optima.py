"""The best that finished games alone could have come to, for games that can find it out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import closing

from tripot.engine.alone import Optimum
from tripot.engine.position import Position
from tripot.engine.position import start as new_position
from tripot.engine.sheet import sheet_of
from tripot.server.decisions import has_optimum
from tripot.server.eyes import scene_of
from tripot.server.jobs import Compute, Job, Jobs
from tripot.server.refusal import refused
from tripot.server.tables import Table
from tripot.server.wire import BestTurn, Possible, write

PARTS = 100
"""How far the work is, is told in percent."""


class Optima(Jobs):
    """Those of one server process."""

    def __init__(self) -> None:
        super().__init__(to_optimum, "server-optimum-running", "server-optima-busy")

    def find(self, table: Table) -> AsyncIterator[bytes]:
        """As of every job; refused, too, where nothing can be found out."""
        if table.over and not has_optimum(table):
            raise refused("server-no-optimum", 404)
        return super().find(table)


def to_optimum(table: Table) -> tuple[int, Compute]:
    """The search for it, told in percent of its effort."""
    alone, position = table.game.alone, table.course.position.copy()
    assert alone is not None

    def compute(job: Job) -> bytes | None:
        known: Optimum | None = None
        with closing(alone.optimum(position)) as found:
            for known in found:
                job.done = int(PARTS * known.done)
                if job.stop.is_set():
                    return None
        assert known is not None
        return write({"optimum": possible(position, known)})

    return PARTS, compute


def possible(position: Position, known: Optimum) -> Possible:
    """What is known, and the best game turn by turn, as its seat would have seen it."""
    best = new_position(position.game, position.options, seed=0)
    for text in known.line:
        best.play(text)
    turns, shown = [], new_position(position.game, position.options, seed=0)
    for row in sheet_of(best):
        for text in known.line[shown.length : row.last]:
            shown.play(text)
        turns.append(BestTurn(row, scene_of(shown.view(1), 0)))
    return Possible(known.said, known.proved, tuple(turns))
