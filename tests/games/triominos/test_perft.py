"""The number of ways to go on, pinned: a change in any rule shows here."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tripot
from tests.games.triominos.setups import OPTION_SETS
from tests.kit import compare_with_oracle, next_text
from tripot.engine.position import Position

EARLY = {0: 406, 1: 503, 2: 264, 3: 218, 4: 796, 5: 1145, 6: 406, 7: 645}
LATE = {0: 92, 1: 61, 2: 36, 3: 83, 4: 448, 5: 376, 6: 92, 7: 212}
"""Three actions on from the start and from 30 actions later, by the place in OPTION_SETS."""


def leaves(position: Position, depth: int) -> int:
    """Positions after ``depth`` actions, the dealer's included, each way to get there counted."""
    actions = position.actions()
    if depth <= 1:
        return len(actions)
    total = 0
    for action in actions:
        later = Position(position.game, position.options, position.states.copy())
        later.play_action(int(action))
        total += leaves(later, depth - 1) if later.actor is not None else 1
    return total


def advanced(options: dict[str, Any], actions: int) -> Position:
    """A game with seed 8, dealt, then some actions by lot."""
    rng = random.Random(8)
    position = tripot.new("triominos", seed=8, **options)
    position.deal()
    for _ in range(actions):
        position.play(next_text(position, rng))
    position.deal()
    return position


@pytest.mark.parametrize("case", range(len(OPTION_SETS)))
def test_perft(case: int) -> None:
    assert leaves(advanced(OPTION_SETS[case], 0), 3) == EARLY[case]
    assert leaves(advanced(OPTION_SETS[case], 30), 3) == LATE[case]


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_random_games_agree_with_the_oracle(options: dict[str, Any]) -> None:
    for seed in range(3):
        assert compare_with_oracle("triominos", seed, **options) > 30
