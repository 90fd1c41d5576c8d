"""Greedy play beats chance, and the evaluation tells what it promises."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tripot
from tests.games.triggery.positions import EXAMPLE, FULL, PENDING, play_all
from tests.kit import random_game
from tripot.engine import kernels
from tripot.engine.position import Position
from tripot.games.triggery.heuristics import LONG_SOLO, SOLO_SHARE
from tripot.games.triggery.prospect import LAST_TURN, TURNS


def greedy(position: Position) -> str:
    """The action with the highest prior."""
    actions = position.actions()
    ranks = np.zeros(len(actions))
    kernels.priors(position.states, 0, actions, ranks)
    return str(position.legal()[int(ranks.argmax())])


def shares(position: Position) -> list[float]:
    out = np.zeros(position.seats)
    kernels.evaluate(position.states, 0, out)
    return out.tolist()


def throws_alone(seed: int, **options: Any) -> int:
    position = tripot.new("triggery", players=1, seed=seed, **options)
    position.deal()
    while position.actor is not None:
        position.play(greedy(position))
        position.deal()
    return position.details()["throws"]


def test_greedy_clears_a_board_in_about_fourteen_throws() -> None:
    found = [throws_alone(seed) for seed in range(30)]
    assert 12.5 < sum(found) / len(found) < 16, "random play needs 21"


def test_greedy_takes_its_bonuses_and_never_calls_itself() -> None:
    assert [throws_alone(seed, bonus="claimed") for seed in range(5)] == [throws_alone(seed) for seed in range(5)]


def test_greedy_finds_the_three_points_of_the_example() -> None:
    position = tripot.position("triggery", f"players=1 {EXAMPLE}")
    position.play("throw 1-2")
    play_all(position, greedy(position))
    play_all(position, greedy(position))
    assert position.result()


def test_greedy_calls_what_hurts_most() -> None:
    position = tripot.position("triggery", PENDING)
    assert greedy(position).startswith("call ")


@pytest.mark.parametrize(
    "options",
    [{"players": 1}, {"players": 2}, {"players": 3, "bonus": "claimed"}, {"players": 4, "score": "rounds"}],
    ids=str,
)
def test_shares_sum_to_one_and_are_exact_at_the_end(options: dict[str, Any]) -> None:
    for position in random_game("triggery", 2, **options):
        found = shares(position)
        assert all(0 <= share <= 1 for share in found)
        if position.seats > 1:
            assert sum(found) == pytest.approx(1)
    won = np.zeros(position.seats)
    kernels.winners(position.states, 0, won)
    assert np.abs(won - found).max() <= 0.1


def test_who_is_ahead_has_the_larger_share() -> None:
    ahead, behind = shares(tripot.position("triggery", f"{EXAMPLE} {FULL} start 5-2"))
    assert ahead > 0.6 > behind
    ahead, behind = shares(tripot.position("triggery", f"{EXAMPLE} {FULL} round 2 start 5-2 lost 200-0 won 0-1"))
    assert ahead > behind, "side 2 will lose more than 200"


def test_fewer_throws_are_better_alone() -> None:
    early, late = (shares(tripot.position("triggery", f"players=1 {EXAMPLE} throws {n} points 50"))[0] for n in (5, 9))
    assert early > late > 0.9


def test_what_the_chain_turns_takes_no_turns() -> None:
    found = shares(tripot.position("triggery", f"players=1 {EXAMPLE}"))[0]
    assert (1 - found) / SOLO_SHARE * LONG_SOLO == pytest.approx(LAST_TURN + TURNS[1] + TURNS[2]), "1 and 2 are paid"
