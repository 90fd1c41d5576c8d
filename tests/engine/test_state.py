"""Copies of states."""

from __future__ import annotations

import numpy as np
import pytest

import tripot
from tripot.engine.registry import game_names
from tripot.engine.state import copied


@pytest.mark.parametrize("game", game_names())
def test_a_copy_is_the_same_byte_for_byte_and_independent(game: str) -> None:
    states = tripot.new(game, seed=5).states
    copy = copied(states)
    assert copy.dtype == states.dtype
    assert copy.tobytes() == states.tobytes()
    copy["rng"] += np.uint64(1)
    assert copy.tobytes() != states.tobytes()
