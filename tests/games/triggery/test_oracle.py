"""The rules against the oracle, and counts of leaves that must not change."""

from __future__ import annotations

from typing import Any

import pytest

import tripot
from tests.kit import compare_with_oracle
from tripot.engine.position import Position

OPTIONS: list[dict[str, Any]] = [
    {"players": players, "score": score, "bonus": bonus}
    for players in (1, 2, 3, 4)
    for score in ("points", "rounds")
    for bonus in ("automatic", "claimed")
]
FEW_LARGE = {"tablets": (0,) * 4 + (1,) * 20 + (2,) * 10 + (23, 24)}


@pytest.mark.parametrize("options", [*OPTIONS, FEW_LARGE, FEW_LARGE | {"players": 1, "bonus": "claimed"}], ids=str)
def test_random_games_agree_with_the_oracle(options: dict[str, Any]) -> None:
    for seed in range(3):
        assert compare_with_oracle("triggery", seed, **options) > 70


def leaves(position: Position, depth: int) -> int:
    """The sequences of so many actions, the dealer's included."""
    if depth == 0 or position.actor is None:
        return 1
    if depth == 1:
        return len(position.actions())
    total = 0
    for action in position.actions():
        position.play_action(int(action))
        total += leaves(position, depth - 1)
        position.undo()
    return total


@pytest.mark.parametrize(
    ("options", "turns", "counts"),
    [
        ({"players": 1}, 8, [12, 70, 472]),
        ({"players": 1, "bonus": "claimed"}, 26, [39, 253, 2297]),
        ({"players": 2}, 12, [15, 109, 691]),
        ({"players": 2, "bonus": "claimed"}, 44, [29, 195, 1165]),
        ({"players": 2, "score": "rounds"}, 12, [15, 109, 691]),
        ({"players": 3, "bonus": "claimed"}, 44, [29, 195, 1165]),
        ({"players": 4}, 12, [15, 109, 691]),
    ],
    ids=str,
)
def test_counts_of_leaves(options: dict[str, Any], turns: int, counts: list[int]) -> None:
    """After so many turns in which the first listed tablet is paid (bonuses by hand: forgotten)."""
    position = tripot.new("triggery", seed=1, **options)
    for _ in range(turns):
        position.deal()
        position.play(position.legal()[0])
        if "done" in position.legal():
            position.play("done")
    position.deal()
    assert [leaves(position, depth) for depth in (1, 2, 3)] == counts
