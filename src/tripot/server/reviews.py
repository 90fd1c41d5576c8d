"""Reviews of games that are over."""

from __future__ import annotations

from collections.abc import Iterator

from tripot.engine.state import OVER
from tripot.server.course import Course
from tripot.server.jobs import Compute, Job, Jobs
from tripot.server.refusal import refused
from tripot.server.tables import Table
from tripot.server.teaching import judging
from tripot.server.wire import Reviewed, write


class Reviews(Jobs):
    """Those of one server process."""

    def __init__(self) -> None:
        super().__init__(to_review, "server-review-running", "server-reviews-busy")


def to_review(table: Table) -> tuple[int, Compute]:
    """How many actions there are to go through, and the going."""
    position = table.course.position.copy()
    entries = [deed.number - 1 for deed in table.course.deeds]
    people = [seat for seat in range(len(table.seats)) if table.standing.person(seat).kind == "person"]

    def compute(job: Job) -> bytes | None:
        for found in judging(position, entries, people, job.stop.is_set):
            if isinstance(found, Reviewed):
                return write({"review": found})
            job.done = found
        return None

    return position.length, compute


def decision_at(table: Table, entry: int) -> tuple[Course, int]:
    """The course of a game that is over as it was after so many entries, and the seat that decided then."""
    if not table.over:
        raise refused("server-review-running", 403)
    numbers: Iterator[int] = (deed.number - 1 for deed in table.course.deeds if deed.actor >= 0)
    if entry not in numbers:
        raise refused("server-no-entry", entry=entry, there=table.number)
    course = table.past(entry)
    assert course.actor != OVER
    return course, course.actor
