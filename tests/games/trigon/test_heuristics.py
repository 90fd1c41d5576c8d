"""Greedy beats random by far; the evaluation is exact at the end."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.trigon.positions import OPTION_SETS, played, recorded
from tripot.engine import kernels
from tripot.players import player


def evaluated(name: str, before_end: int) -> np.ndarray:
    position = recorded(name, before_end)
    out = np.zeros(position.seats)
    kernels.evaluate(position.states, 0, out)
    return out


@pytest.mark.parametrize(("mode", "contact"), OPTION_SETS)
def test_greedy_beats_random(mode: str, contact: str) -> None:
    position = played(mode=mode, contact=contact)
    players = [player("greedy"), player("random")]
    while isinstance(position.actor, int):
        seat = position.actor - 1
        position.play_action(players[seat % 2].choose(position, seat, seed=len(position.log)))
    scores = position.scores()
    assert scores[0] > scores[1] + 10


@pytest.mark.parametrize(("mode", "contact"), OPTION_SETS)
def test_the_evaluation_is_exact_at_the_end(mode: str, contact: str) -> None:
    position = recorded(f"{mode}-{contact}")
    shares = np.zeros(position.seats)
    kernels.winners(position.states, 0, shares)
    assert np.abs(evaluated(f"{mode}-{contact}", 0) - shares).max() <= 0.1 + 1e-9


@pytest.mark.parametrize(("mode", "contact"), OPTION_SETS)
def test_the_evaluation_is_a_share_at_any_moment(mode: str, contact: str) -> None:
    for before_end in (44, 20, 3):
        shares = evaluated(f"{mode}-{contact}", before_end)
        assert ((shares >= 0) & (shares <= 1)).all()
        if mode != "teams":
            assert 0.8 < shares.sum() < 1.3


def test_the_evaluation_sees_who_is_ahead_near_the_end() -> None:
    assert evaluated("single-last", 4).argmax() == 0
