"""What players lose a decision."""

from __future__ import annotations

import pytest

from tripot.arena.losses import Losses, losses_of_game


def test_who_plays_by_lot_loses_more_than_the_strong() -> None:
    means = {
        name: Losses(name, (losses_of_game("triggery", name, {"players": 2}, 30, 1),)).mean
        for name in ("random", "level-5")
    }
    assert means["random"] > 2 * means["level-5"]


def test_figures() -> None:
    found = Losses("somebody", ((0.0, 2.0), (4.0, 0.0, 0.0)))
    assert found.decisions == 5
    assert found.mean == pytest.approx(1.2)
    assert found.best == pytest.approx(0.6)
    assert found.half == pytest.approx(1.959964 * 0.23570226 / 2**0.5)
    assert Losses("somebody", ((1.0,),)).half == float("inf")
