"""Games alone: reproducible, the same luck for all, the differences paired."""

from __future__ import annotations

import pytest

import tripot
from tripot.arena.alone import Alone, Figure, play_alone
from tripot.engine.position import Position


def dice_of(position: Position) -> list[str]:
    return [entry.text for entry in position.log if entry.actor == "dealer"]


def test_same_seed_same_figures() -> None:
    reached = [play_alone("triggery", ["random", "greedy"], 6, options={"players": 1}, workers=1) for _ in range(2)]
    assert reached[0] == reached[1]
    assert set(reached[0].figures[0]) == {"score", "throws", "points"}


def test_the_luck_is_the_same_whoever_plays() -> None:
    games = []
    for choice in (0, -1):
        position = tripot.new("triggery", seed=5, players=1)
        position.deal()
        while position.actor is not None:
            position.play(position.legal()[choice])
            position.deal()
        games.append(dice_of(position))
    assert len(games[0]) != len(games[1])
    shorter = min(map(len, games))
    assert games[0][:shorter] == games[1][:shorter]


def test_means_and_paired_differences() -> None:
    reached = Alone(("a", "b"), ({"throws": (10.0, 14.0)}, {"throws": (9.0, 13.0)}))
    assert reached.figure(0, "throws").mean == 12
    assert reached.less_first(1, "throws") == Figure(-1.0, 0.0)


def test_more_than_one_seat_is_refused() -> None:
    with pytest.raises(tripot.TripotError, match="players=1"):
        play_alone("triggery", ["random"], 2, options={"players": 2}, workers=1)
