"""The sequential test is seldom wrong, stops early, and gives the same answer with any number of workers."""

from __future__ import annotations

import numpy as np
import pytest

from tripot.arena import SequentialTest, play_match
from tripot.arena.sequential import Decision

MATCHES = 400
LONGEST = 2000


def decided(test: SequentialTest, share: float, lots: np.random.Generator) -> tuple[Decision, int]:
    """A match in which each game is won with this chance, two games a group."""
    shares: list[float] = []
    while len(shares) < LONGEST:
        shares.append(float((lots.random(2) < share).mean()))
        if decision := test.decision(shares):
            return decision, len(shares)
    return None, LONGEST


@pytest.mark.parametrize(("share", "right"), [(0.5, "low"), (0.6, "high")])
def test_wrong_answers_are_as_seldom_as_said(share: float, right: Decision) -> None:
    test, lots = SequentialTest(0.5, 0.6, 0.05), np.random.default_rng(1)
    results = [decided(test, share, lots) for _ in range(MATCHES)]
    wrong = sum(decision != right for decision, _ in results) / MATCHES
    # Wald's bound is 5 %; the standard deviation of the count is 1.1 %.
    assert wrong < 0.05 + 3 * 0.011
    # A match of fixed length needs some 133 groups for the same errors.
    assert np.mean([groups for _, groups in results]) < 110


def test_what_is_clear_is_decided_at_once() -> None:
    test = SequentialTest(0.5, 0.6)
    assert decided(test, 1.0, np.random.default_rng(1)) == ("high", 7)
    assert decided(test, 0.0, np.random.default_rng(1)) == ("low", 6)


def test_equal_groups_are_no_proof() -> None:
    assert SequentialTest(0.5, 0.6).decision([1.0]) is None
    assert SequentialTest(0.5, 0.6).decision([]) is None


def test_the_ratio_is_that_of_two_normal_means() -> None:
    shares = [0.5, 1.0, 0.5, 1.0, 0.0]
    everything = np.array([*shares, 0.0, 1.0])
    low, high = ((np.array(shares) - mean) ** 2 / (2 * everything.var()) for mean in (0.5, 0.6))
    assert SequentialTest(0.5, 0.6).log_ratio(shares) == pytest.approx(low.sum() - high.sum())


def test_a_match_stops_when_it_is_decided_whoever_plays_it() -> None:
    test = SequentialTest(0.5, 0.6)
    one, two = (
        play_match("triominos", ("greedy", "random"), 400, seed=5, workers=workers, test=test) for workers in (1, 2)
    )
    assert one == two
    assert one.decided == "high"
    assert one.games < 400
    assert test.decision(one.shares) == "high"
    assert test.decision(one.shares[:-1]) is None
    whole = play_match("triominos", ("greedy", "random"), one.games, seed=5, workers=1)
    assert whole.shares == one.shares
