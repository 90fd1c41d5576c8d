"""A course forgets the positions that its score sheet has told, and knows them again when a move is taken back."""

from __future__ import annotations

import random

import pytest

from tests.server.tables import entry
from tripot.engine.options import options_from
from tripot.engine.registry import find_game, game_names
from tripot.engine.state import DEALER, OVER
from tripot.server.course import Course
from tripot.server.standing import DEAL, PLAY, UNDO
from tripot.server.storage import Entry

ENTRIES = 150


def next_entry(course: Course, number: int, rng: random.Random) -> Entry:
    """An action by lot, or now and then an undo of up to three of them."""
    if course.deeds and rng.random() < 0.1:
        kept = max(0, len(course.deeds) - rng.randrange(1, 4))
        return Entry(number, 0, UNDO, "", kept, 0, 0)
    return entry(number, course.actor, DEAL if course.actor == DEALER else PLAY, rng.choice(course.position.legal()))


@pytest.mark.parametrize("name", game_names())
def test_the_sheet_is_that_of_the_whole_log(name: str) -> None:
    game, rng = find_game(name), random.Random(name)
    options = options_from(game, {})
    course, entries, forgotten = Course(game, options), list[Entry](), 0
    for number in range(1, ENTRIES + 1):
        if course.actor == OVER:
            break
        entries.append(next_entry(course, number, rng))
        course.add(entries[-1])
        if rng.random() < 0.5:
            assert course.rows() == Course(game, options, entries).rows()
            forgotten = max(forgotten, len(course.deeds) - len(course._steps))
    assert sum(each.kept is not None for each in entries) > 1
    assert forgotten > len(entries) / 8
