"""Ratings: the odds that were put in come out, with intervals that hold."""

from __future__ import annotations

import numpy as np
import pytest

from tripot.arena.ratings import ELO, Meeting, linked, rate

STRENGTHS = {"a": 0.0, "b": 150.0, "c": 260.0, "d": 500.0}
PAIRS = [("b", "a"), ("c", "b"), ("d", "c"), ("c", "a")]


def chance(first: str, second: str) -> float:
    return float(1 / (1 + 10 ** ((STRENGTHS[second] - STRENGTHS[first]) / 400)))


def test_exact_shares_give_the_strengths_back() -> None:
    meetings = [Meeting(a, b, 1_000_000, chance(a, b), 0.35) for a, b in PAIRS]
    ratings = rate(meetings, "a")
    assert ratings["a"] == (0.0, 0.0)
    for name, strength in STRENGTHS.items():
        assert ratings[name].elo == pytest.approx(strength, abs=0.1)


def test_one_pair_is_the_logarithm_of_the_odds() -> None:
    rating = rate([Meeting("b", "a", 200, 0.75, 0.3)], "a")["b"]
    share = (0.75 * 200 + 0.5) / 201
    assert rating.elo == pytest.approx(ELO * np.log(share / (1 - share)), abs=1e-6)
    # the delta method: the share's standard error over the slope of the odds
    assert rating.within == pytest.approx(1.959964 * ELO * 0.3 / np.sqrt(201) / (share * (1 - share)), rel=1e-6)


def test_intervals_hold_what_they_say() -> None:
    lots = np.random.default_rng(3)
    inside = dict.fromkeys("bcd", 0)
    for _ in range(300):
        meetings = []
        for a, b in PAIRS:
            groups = (lots.random((150, 2)) < chance(a, b)).mean(axis=1)
            meetings.append(Meeting(a, b, 150, float(groups.mean()), float(groups.std(ddof=1))))
        ratings = rate(meetings, "a")
        for name in inside:
            inside[name] += abs(ratings[name].elo - STRENGTHS[name]) < ratings[name].within
    assert all(0.90 < count / 300 < 0.99 for count in inside.values()), inside


def test_who_always_wins_is_not_infinitely_strong() -> None:
    ratings = rate([Meeting("b", "a", 50, 1.0, 0.0), Meeting("c", "b", 50, 0.6, 0.3)], "a")
    assert 500 < ratings["b"].elo < 1000
    assert ratings["b"].within > 100


def test_who_has_met_nobody_known_has_no_rating() -> None:
    meetings = [Meeting("b", "a", 50, 0.6, 0.3), Meeting("d", "c", 50, 0.6, 0.3)]
    assert linked(meetings, "a") == {"a", "b"}
    assert set(rate(meetings, "a")) == {"a", "b"}
    assert rate([], "a") == {"a": (0.0, 0.0)}
