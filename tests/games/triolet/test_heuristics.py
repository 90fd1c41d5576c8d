"""What greedy play is worth, and that the evaluation is a share of the win."""

from __future__ import annotations

import random

import numpy as np
import pytest

import tripot
from tests.games.triolet.make_records import greedy
from tests.kit import next_text, random_game
from tripot.engine import kernels

GAMES = 40


def test_greedy_beats_random() -> None:
    rng = random.Random(9)
    won = 0
    for seed in range(GAMES):
        position = tripot.new("triolet", seed=seed)
        while position.actor is not None:
            player = greedy if position.actor == 1 + seed % 2 else next_text
            position.play(player(position, rng))
        result = position.result()
        won += result is not None and result.winners == (1 + seed % 2,)
    assert won >= 0.9 * GAMES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_evaluation_is_a_share_of_the_win(players: int) -> None:
    out, shares = np.zeros(players), np.zeros(players)
    for position in random_game("triolet", 3, players=players):
        kernels.evaluate(position.states, 0, out)
        assert out.min() >= 0
        assert abs(out.sum() - 1) < 1e-9
    kernels.winners(position.states, 0, shares)
    assert np.abs(out - shares).max() <= 0.1
    assert out.argmax() + 1 in {seat + 1 for seat in range(players) if shares[seat] > 0}
