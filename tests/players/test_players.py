"""Players choose legal actions, by seed, and know nothing they shouldn't."""

from __future__ import annotations

import numpy as np
import pytest

from tests.players.kit import seat_of, some_way_in
from tripot.arena import play_match
from tripot.engine import kernels
from tripot.engine.position import View
from tripot.engine.registry import find_game, game_names
from tripot.players import REFERENCES, player


@pytest.mark.parametrize("level", [*REFERENCES, "level-1", "level-6"])
@pytest.mark.parametrize("name", game_names())
def test_choice_is_legal_and_the_same_for_the_same_seed(name: str, level: str) -> None:
    position = some_way_in(name, 11)
    chosen = [player(level).choose(position, seat_of(position), seed=5) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in position.actions()


@pytest.mark.parametrize("level", ["greedy", "level-1", "level-6"])
@pytest.mark.parametrize("name", game_names())
def test_player_knows_only_what_its_seat_knows(name: str, level: str) -> None:
    position = some_way_in(name, 12)
    seat = seat_of(position)
    world = position.states.copy()
    world["rng"] = np.uint64(99)
    kernels.imagine(world, 0, seat)
    other = View(position.game, position.options, world)
    choices = {player(level).choose(view, seat, seed=5) for view in (position, other, position.view(seat + 1))}
    assert len(choices) == 1


@pytest.mark.parametrize("name", game_names())
def test_greedy_beats_random(name: str) -> None:
    match = play_match(name, ("greedy", "random"), 40, workers=1)
    assert match.share > 0.5


def test_greedy_takes_the_most_points_at_once_where_the_game_says_so() -> None:
    assert find_game("triolet").greedy_by_gain
    position = some_way_in("triolet", 14)
    actions = position.actions()
    gains = np.empty(len(actions), np.int64)
    kernels.gains(position.states, 0, actions, gains)
    best = {int(action) for action in actions[gains == gains.max()]}
    assert {player("greedy").choose(position, seat_of(position), seed) for seed in range(20)} <= best
