"""Every worked example of RULES.md and of the rulebook."""

from __future__ import annotations

import numpy as np
import pytest

import tripot
from tests.games.triolet.tables import bare, notated
from tripot.engine import kernels
from tripot.engine.registry import find_game

RULES = [
    ("1@0,0 10@0,1 3@1,1 4@0,2", "9@1,2", 25),
    ("5@0,0 9@2,0 5@3,0 2@0,1 7@1,1 6@2,1 8@0,2 7@1,2", "0@2,2", 60),
    ("10@0,1 3@1,1", "1@0,0 4@0,2", 30),
    ("6@0,0 7@1,0 1@1,1 7@1,2", "12@2,1 0@2,2", 32),
    ("11@5,5", "J1@6,5 14@6,6", 25),
    ("4@4,7 8@4,8", "J3@4,9 10@5,9", 40),
    ("12@2,0 6@1,1 2@2,1 5@1,2", "9@0,2 1@2,2", 60),
    ("10@0,2 3@1,2", "4@0,3 8@1,3 3@2,3", 105),
    ("11@4,7 4@5,7", "0@6,7 J10@6,8 5@6,9", 60),
    ("4@2,2 2@2,3 9@3,3 5@3,4", "10@4,4", 25),
    ("3@3,3 2@2,4 8@3,4 4@2,5", "5@4,4", 60),
    ("(empty)", "9@7,7 5@8,7", 23),
    ("13@8,7 10@7,8", "J1@7,7 4@7,6", 73),
    ("1@2,4 8@3,4 5@3,5 8@4,5", "6@4,4 1@4,6", 90),
    ("3@6,2 9@7,2 4@6,3 6@5,4 8@6,4", "7@4,3 1@4,4 7@4,5", 140),
    ("7@5,4", "6@4,4", 19),
    ("7@5,1", "6@4,1", 25),
    ("3@2,4 3@3,4 5@4,5", "9@4,4", 74),
    ("3@2,1 3@3,1 5@4,2", "9@4,1", 104),
    ("(empty)", "9@7,7", 18),
    ("(empty)", "J9@7,7", 0),
]
"""Squares as RULES.md gives them."""

BOOK = [
    ("10@2,2", "3@3,2", 13),
    ("9@2,2 7@3,3", "6@3,2", 28),
    ("9@2,2", "6@2,3 7@3,3", 28),
    ("4@3,2", "11@2,2 0@4,2", 30),
    ("7@2,2 5@3,2", "3@4,2", 30),
    ("2@2,2 4@3,2", "9@4,2", 30),
    ("3@2,2 9@4,2 1@3,3", "3@3,2", 34),
    ("15@3,2", "0@2,2 0@4,2", 30),
    ("7@2,2 6@2,3 5@3,1", "2@2,1", 37),
    ("9@2,0 4@2,1 7@3,2 3@4,3", "2@2,2 6@4,2", 69),
    ("5@2,2 2@3,2 7@5,3", "8@4,2 7@4,3", 59),
    ("0@6,3", "10@4,2 5@5,2 0@6,2", 80),
    ("1@2,3 12@3,3 2@4,3", "10@2,2 2@3,2 J3@4,2", 57),
    ("11@4,0 4@4,1", "5@2,2 10@3,2 0@4,2", 110),
    ("4@2,0 8@2,1 7@3,4 6@3,3 1@4,1", "3@2,2 2@3,2 10@4,2", 151),
    ("7@2,4 4@3,4 2@4,5 9@4,6", "4@4,4", 90),
    ("2@2,4 8@3,4 7@4,5", "5@4,4", 72),
    ("5@3,4 4@4,5", "10@4,4", 39),
    ("4@3,4", "J5@4,4 6@5,4", 60),
    ("12@3,4", "2@4,4 1@5,4", 60),
    ("3@4,5", "7@4,4 4@5,4", 28),
    ("8@3,4 10@4,5", "2@2,4 5@4,4", 75),
    ("5@4,6 3@4,5", "7@4,4 8@5,4 J0@6,4", 90),
    ("11@4,5", "2@4,4 5@5,4 J8@6,4", 73),
    ("0@5,2 1@5,3 4@4,6 10@4,5", "1@4,4 14@5,4 0@6,4", 170),
    ("10@4,5", "4@4,4 9@5,4 2@6,4", 124),
    ("6@4,2 8@4,3", "7@3,1 1@4,1 7@5,1", 170),
    ("8@6,4 2@4,5 9@4,6 11@5,3", "4@4,4 3@5,4", 104),
    ("7@2,4 6@3,4 3@5,5", "2@4,4 12@4,5", 89),
]
"""Sums that the rulebook prints below lost figures; the squares are ours."""


@pytest.mark.parametrize(("standing", "placed", "points"), RULES + BOOK)
def test_a_placement_scores_as_printed(standing: str, placed: str, points: int) -> None:
    view = bare(standing, placed)
    text = notated(placed)
    assert text in view.legal()
    action = view.game.notation.read(view.state, text)
    gains = np.zeros(1, np.int64)
    kernels.gains(view.states, 0, np.array([action]), gains)
    assert gains[0] == points
    explained = find_game("triolet").score_text
    assert explained is not None
    preview = explained(f"{standing} | {placed}")
    assert preview.total == points == sum(part for _, part in preview.lines)
    assert view.game.table.preview(view.state, action) == preview


def test_the_books_opening_for_two_players() -> None:
    position = tripot.new("triolet", seed=1)
    turns = [
        ("11@H8 3@H9", 25),
        ("8@I7 4@I8", 27),
        ("4@H6 3@I6", 37),
        ("7@J7 0@J8", 52),
        ("8@J6", 60),
    ]
    for tile in ("aside 15", "aside 14", "aside 13"):
        position.play(tile)
    for drawn in (11, 3, 8, 8, 4, 7):  # racks: 3 8 11, 4 7 8
        position.play(f"draw {drawn}")
    refills = [(4, 3), (0, 9), (9, 9), (5, 5), (1,)]
    totals = [0, 0]
    for turn, ((text, points), refill) in enumerate(zip(turns, refills, strict=True)):
        before = position.scores()
        position.play(text)
        seat = turn % 2
        totals[seat] += points
        assert position.scores()[seat] - before[seat] == points
        for drawn in refill:
            position.play(f"draw {drawn}")
    assert position.scores() == tuple(totals) == (122, 79)


def test_a_special_square_works_once() -> None:
    view = bare("6@4,4", "7@5,4")
    gains = np.zeros(1, np.int64)
    kernels.gains(view.states, 0, np.array([view.game.notation.read(view.state, "7@E6")]), gains)
    assert gains[0] == 13
