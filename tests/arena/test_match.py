"""Matches: reproducible, seats exchanged, the interval right."""

from __future__ import annotations

import pytest

from tripot.arena import Match, play_match


def test_same_seed_same_match() -> None:
    matches = [play_match("triggery", ("greedy", "random"), 10, seed=3, workers=1) for _ in range(2)]
    assert matches[0] == matches[1]
    assert matches[0].games == 10


def test_seats_are_exchanged_so_a_player_against_itself_shares_exactly() -> None:
    match = play_match("triggery", ("random", "random"), 40, workers=1)
    assert match.shares == (0.5,) * 20
    assert match.margin == 0


def test_interval_is_the_normal_one() -> None:
    match = Match("trini", {}, ("a", "b"), (1.0, 0.5, 0.5, 0.0), 8, 0.0)
    assert match.share == 0.5
    low, high = match.interval
    assert (low, high) == pytest.approx((0.5 - 0.4000, 0.5 + 0.4000), abs=1e-3)
