"""The search's speed is measured where the game is under way, with one thread and with two."""

from __future__ import annotations

import pytest

from tripot.bench.searching import searching, simulations_a_second
from tripot.engine.position import new


def test_both_ways_are_timed_and_compared() -> None:
    speed = searching("triominos", 0.2, 1, 2)
    assert speed.alone > 0
    assert speed.times == pytest.approx(speed.together / speed.alone)


def test_all_simulations_are_counted() -> None:
    position = new("trini", seed=1)
    simulations_a_second(position, 2, 0.1)  # the first search of a process loads the kernels
    assert simulations_a_second(position, 2, 0.1) > 10
