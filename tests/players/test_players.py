"""Players choose legal actions, by seed, know nothing they shouldn't, and stop when asked."""

from __future__ import annotations

import random
import time

import msgspec
import numpy as np
import pytest

import tripot
from tests.kit import next_text
from tripot.arena import play_match
from tripot.engine import kernels
from tripot.engine.options import options_from_text
from tripot.engine.position import Position, View
from tripot.engine.registry import find_game, game_names
from tripot.players import LEVELS, player
from tripot.players.search import SearchPlayer


def some_way_in(name: str, seed: int, length: int = 25) -> Position:
    """A position of a seat, some random actions into a game."""
    rng = random.Random(seed)
    position = tripot.new(name, seed=seed)
    while len(position.log) < length or position.actor == "dealer":
        position.play(next_text(position, rng))
    assert isinstance(position.actor, int)
    return position


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", game_names())
def test_choice_is_legal_and_the_same_for_the_same_seed(name: str, level: str) -> None:
    position = some_way_in(name, 11)
    assert isinstance(position.actor, int)
    chosen = [player(level).choose(position, position.actor - 1, seed=5) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in position.actions()


@pytest.mark.parametrize("level", ["greedy", "search-1"])
@pytest.mark.parametrize("name", game_names())
def test_player_knows_only_what_its_seat_knows(name: str, level: str) -> None:
    position = some_way_in(name, 12)
    assert isinstance(position.actor, int)
    seat = position.actor - 1
    world = position.states.copy()
    world["rng"] = np.uint64(99)
    kernels.imagine(world, 0, seat)
    other = View(position.game, position.options, world)
    choices = {player(level).choose(view, seat, seed=5) for view in (position, other, position.view(seat + 1))}
    assert len(choices) == 1


@pytest.mark.parametrize("name", game_names())
def test_search_stops_soon(name: str) -> None:
    position = some_way_in(name, 13)
    assert isinstance(position.actor, int)
    SearchPlayer(simulations=40).choose(position, position.actor - 1, seed=1)
    begun = time.perf_counter()
    chosen = SearchPlayer(simulations=10_000_000).choose(
        position, position.actor - 1, seed=1, stop=lambda: time.perf_counter() - begun > 0.05
    )
    assert time.perf_counter() - begun < 2
    assert chosen in position.actions()


@pytest.mark.parametrize("name", game_names())
def test_greedy_beats_random(name: str) -> None:
    game = find_game(name)
    options = msgspec.structs.asdict(options_from_text(game, game.arena_options))
    match = play_match(name, ("greedy", "random"), 40, options=options, workers=1)
    assert match.share > 0.5


def test_greedy_takes_the_most_points_at_once_where_the_game_says_so() -> None:
    assert find_game("triolet").greedy_by_gain
    position = some_way_in("triolet", 14)
    assert isinstance(position.actor, int)
    actions = position.actions()
    gains = np.empty(len(actions), np.int64)
    kernels.gains(position.states, 0, actions, gains)
    best = {int(action) for action in actions[gains == gains.max()]}
    assert {player("greedy").choose(position, position.actor - 1, seed) for seed in range(20)} <= best


def test_unknown_level_names_the_known_ones() -> None:
    with pytest.raises(tripot.TripotError, match="search-3"):
        player("grandmaster")
