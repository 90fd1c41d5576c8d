"""Numbers of lines of play to a fixed depth, and the comparison with the oracle."""

from __future__ import annotations

import numpy as np
import pytest

import tripot
from tests.kit import compare_with_oracle
from tripot.engine import kernels
from tripot.engine.state import DEALER, OVER, States
from tripot.games.triolet.rules import MAX_ACTIONS


def leaves(states: States, depth: int) -> int:
    """Lines of play of so many turns; tiles are drawn by lot, as the seed says."""
    while kernels.actor(states, 0) == DEALER:
        kernels.play(states, 0, int(kernels.deal(states, 0)))
    if depth == 0 or kernels.actor(states, 0) == OVER:
        return 1
    scratch = np.empty(MAX_ACTIONS, np.int64)
    count = kernels.legal(states, 0, scratch)
    if depth == 1:
        return int(count)
    total = 0
    for action in scratch[:count]:
        after = states.copy()
        kernels.play(after, 0, int(action))
        total += leaves(after, depth - 1)
    return total


COUNTS = {2: (27, 1117, 31607), 3: (27, 1117, 37315), 4: (27, 1117, 37315)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_counts_are_as_ever(players: int) -> None:
    position = tripot.new("triolet", players=players, seed=2)
    assert tuple(leaves(position.states.copy(), depth) for depth in (1, 2, 3)) == COUNTS[players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_agree_with_the_oracle(players: int) -> None:
    for seed in range(5):
        assert compare_with_oracle("triolet", 1000 * players + seed, players=players) > 30
