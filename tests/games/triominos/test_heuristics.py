"""What the computer thinks of moves and positions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tripot
from tests.games.triominos.setups import BRIDGE, HEXAGON, OPTION_SETS, setup
from tests.kit import random_game
from tripot.engine import kernels
from tripot.engine.position import Position, View


def priors(view: View) -> dict[str, float]:
    actions = view.actions()
    out = np.zeros(len(actions))
    kernels.priors(view.states, 0, actions, out)
    return dict(zip(view.legal(), out.tolist(), strict=True))


def best(view: View) -> str:
    looks = priors(view)
    return max(looks, key=looks.__getitem__)


def shares(position: Position) -> list[float]:
    out = np.zeros(position.seats)
    kernels.evaluate(position.states, 0, out)
    return out.tolist()


@pytest.mark.parametrize(("options", "least"), [({}, 0.75), ({"players": 4}, 0.5), ({"score": "none"}, 0.75)])
def test_greedy_beats_random(options: dict[str, Any], least: float) -> None:
    won, games = 0.0, 40
    for seed in range(games):
        position = tripot.new("triominos", seed=seed, **options)
        position.deal()
        mine = seed % position.seats + 1
        while position.actor is not None:
            legal = position.legal()
            position.play(
                best(position) if position.actor == mine else legal[hash((seed, len(position.log))) % len(legal)]
            )
            position.deal()
        result = position.result()
        assert result is not None
        won += (mine in result.winners) / len(result.winners)
    assert won / games > least


def test_greedy_takes_bridges_and_hexagons_and_places_rather_than_draw() -> None:
    assert best(setup(HEXAGON, "155.333.344/001.002.003")) == "551@-2,0"
    assert best(setup(BRIDGE, "344.005.015/001.002.003")) == "443@-1,-1"
    assert best(setup("345@0,0", "035.000/111.112.113")) != "draw"


def test_a_timeout_is_never_wanted() -> None:
    position = setup(HEXAGON, "155.333/001.002", options="hourglass=30")
    assert priors(position)["timeout"] == -np.inf


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_shares_sum_to_one_and_the_winner_has_most(options: dict[str, Any]) -> None:
    position = None
    for position in random_game("triominos", 9, **options):
        out = shares(position)
        assert sum(out) == pytest.approx(1) or position.seats == 1
        assert 0 <= min(out) <= max(out) <= 1
    assert position is not None
    result = position.result()
    assert result is not None
    for seat in result.winners:
        assert shares(position)[seat - 1] >= 0.9 / len(result.winners) or position.seats == 1


def test_a_lead_and_fewer_tiles_are_good() -> None:
    assert shares(setup(HEXAGON, "155.333/001.002", "turn:1 50,0 no:9"))[0] > 0.6
    assert shares(setup(HEXAGON, "155.333/001.002.003.004.011.012.013", "turn:1 0,0 no:9"))[0] > 0.5


def test_priors_need_only_what_the_seat_can_see() -> None:
    for position in random_game("triominos", 4, players=3):
        if isinstance(position.actor, int):
            assert priors(position.view(position.actor)) == priors(position)
