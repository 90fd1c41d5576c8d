"""What the computer thinks of moves and positions."""

from __future__ import annotations

import random
from typing import Any

import numba
import numpy as np
import pytest

import tripot
from tests.kit import random_game
from tripot.engine import kernels
from tripot.engine.position import Position
from tripot.games.trini import heuristics
from tripot.games.trini.looks import WINNING

OPTION_SETS = [(players, match) for players in (2, 3, 4) for match in ("exact", "shape")]


def priors(position: Position) -> dict[str, float]:
    actions = position.actions()
    out = np.zeros(len(actions))
    kernels.priors(position.states, 0, actions, out)
    return dict(zip(position.legal(), out.tolist(), strict=True))


def best(position: Position) -> str:
    looks = priors(position)
    return max(looks, key=looks.__getitem__)


prior: Any = numba.njit(heuristics.prior)


@pytest.mark.parametrize(("players", "match"), OPTION_SETS)
def test_an_action_looks_the_same_alone_and_among_others(players: int, match: str) -> None:
    rng = random.Random(players)
    position = tripot.new("trini", players=players, match=match)
    seen = set()
    while position.actor is not None:
        actions = position.actions()
        looks = np.empty(len(actions))
        kernels.priors(position.states, 0, actions, looks)
        assert looks.tolist() == [prior(position.states[0], action) for action in actions]
        seen |= set(looks.tolist())
        position.play(best(position) if rng.random() < 0.7 else rng.choice(position.legal()))
    assert max(seen) > WINNING
    assert min(seen) < 0


@pytest.mark.parametrize(("players", "match"), OPTION_SETS)
def test_greedy_beats_random(players: int, match: str) -> None:
    won = 0.0
    for seed in range(8):
        rng = random.Random(seed)
        position = tripot.new("trini", seed=seed, players=players, match=match)
        mine = seed % players + 1
        while position.actor is not None:
            position.play(best(position) if position.actor == mine else rng.choice(position.legal()))
        result = position.result()
        assert result is not None
        won += (mine in result.winners) / len(result.winners)
    assert won >= 7


def test_a_trini_looks_best_and_a_gift_looks_worse_than_nothing() -> None:
    position = tripot.position("trini", "1 0 e4SQC/c4SQC -/-")
    position.play(best(position))
    assert position.scores() == (1, 0)
    looks = priors(tripot.position("trini", "1 0 -/c4SQC -/-"))
    assert looks["e4+SQC"] < 0
    assert looks["g2+CSQ"] == 0


def test_a_pair_that_only_its_maker_can_complete_is_a_promise() -> None:
    """Seat 1 holds all three cells around the corner a7, and seat 2 has all its dice elsewhere."""
    far = ("c2", "d2", "d3", "e1", "f1", "e3", "f2", "g2", "e4", "f4", "g3", "f5")
    others = ",".join(f"{cell}CSQ" for cell in far)
    position = tripot.position("trini", f"1 0 a6CSQ,b6SQC,b7CSQ/{others} -/-")
    looks = priors(position)
    pairs = [text for text in looks if text.startswith(("a6=", "b6=", "b7=")) and looks[text] > 0]
    assert pairs


@pytest.mark.parametrize(("players", "match"), OPTION_SETS)
def test_evaluation_is_a_share_of_the_win_and_exact_at_the_end(players: int, match: str) -> None:
    for position in random_game("trini", 6, players=players, match=match):
        out = np.zeros(players)
        kernels.evaluate(position.states, 0, out)
        assert out.sum() == pytest.approx(1)
        assert (out >= 0).all()
    exact = np.zeros(players)
    kernels.winners(position.states, 0, exact)
    assert (out == exact).all()


def test_a_shared_win_is_shared_by_those_who_play() -> None:
    """A search has a place for each seat that a game could have: those that don't play get nothing."""
    position = tripot.position("trini", "1 0 b7CSQ/c4CSQ -/- repetition")
    for judge in (kernels.winners, kernels.evaluate):
        out = np.zeros(4)
        judge(position.states, 0, out)
        assert out.tolist() == [0.5, 0.5, 0, 0]
