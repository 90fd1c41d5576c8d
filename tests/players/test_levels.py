"""Levels: tables of figures that games hand over, and what a weak one overlooks."""

from __future__ import annotations

import numpy as np
import pytest

import tripot
from tests.players.kit import seat_of, some_way_in
from tripot.arena import play_match
from tripot.engine import kernels
from tripot.engine.errors import BadOption
from tripot.engine.game import Level
from tripot.engine.registry import find_game, game_names
from tripot.players import BudgetPlayer, check_player, level_names, player, player_names, player_of
from tripot.players.knowledge import known_to
from tripot.players.search import SearchPlayer
from tripot.players.sight import SightPlayer, noticed
from tripot.server.play_on import AGAINST
from tripot.server.standing import LENT_LEVEL


@pytest.mark.parametrize("name", game_names())
def test_levels_of_a_game_are_all_different_and_the_weak_ones_do_not_think(name: str) -> None:
    levels = find_game(name).levels
    assert len(set(levels)) == len(levels) >= 5
    assert not levels[0].simulations
    assert levels[-1].simulations == max(level.simulations for level in levels)


@pytest.mark.parametrize("name", game_names())
def test_the_lowest_level_loses_to_whoever_takes_the_most_points(name: str) -> None:
    match = play_match(name, ("points", "level-1"), 60, workers=1)
    assert match.share > 0.6


def test_a_level_plays_by_its_figures() -> None:
    position = some_way_in("triolet", 21)
    seat = seat_of(position)
    for number, level in enumerate(position.game.levels[:6], 1):
        expected = player_of(level).choose(position, seat, 3)
        assert player(f"level-{number}").choose(position, seat, 3) == expected


def test_figures_make_players() -> None:
    weak, strong = player_of(Level(notices=3, judges="points")), player_of(Level(simulations=70, turns=2))
    assert isinstance(weak, SightPlayer)
    assert (weak.notices, weak.judges) == (3, "points")
    assert isinstance(strong, SearchPlayer)
    assert (strong.simulations, strong.turns) == (70, 2)
    thorough = player_of(Level(simulations=200_000))
    assert isinstance(thorough, SearchPlayer)
    assert thorough.most_nodes > 10 * thorough.simulations, "its tree has room for all of them"


@pytest.mark.parametrize("name", game_names())
def test_as_many_actions_are_noticed_as_said_and_obvious_ones_more_often(name: str) -> None:
    position = some_way_in(name, 22, 40)
    states, actions = known_to(position, seat_of(position)), position.actions()
    gains = np.empty(len(actions), np.int64)
    kernels.gains(states, 0, actions, gains)
    places = np.empty(len(actions), np.int64)
    kernels.glances(states, 0, actions, places)
    count = max(1, len(actions) // 4)
    seen = np.zeros(len(actions))
    for seed in range(400):
        some = noticed(states, actions, count, position.game.obvious, np.random.default_rng(seed))
        assert len(set(some.tolist())) == count + sum(places < 0)
        seen += np.isin(actions, some)
    gains, seen = gains[places >= 0], seen[places >= 0]
    if gains.min() < gains.max():
        assert seen[gains == gains.max()].mean() > seen[gains == gains.min()].mean()


def test_places_are_overlooked_as_a_whole() -> None:
    position = some_way_in("trini", 23)
    states, actions = known_to(position, seat_of(position)), position.actions()
    places = np.empty(len(actions), np.int64)
    kernels.glances(states, 0, actions, places)

    def places_seen(where: np.ndarray, seed: int) -> int:
        some = noticed(states, actions, 40, 1.0, np.random.default_rng(seed))
        return len(set(where[np.isin(actions, some)].tolist()))

    shuffled = np.random.default_rng(0).permutation(places)
    assert sum(places_seen(places, seed) for seed in range(100)) < sum(places_seen(shuffled, s) for s in range(100))


@pytest.mark.parametrize("name", ["triolet", "triominos"])
def test_nobody_does_without_a_placement_who_has_seen_one(name: str) -> None:
    also = 0
    for seed in range(150):
        position = some_way_in(name, seed, 30 + seed % 7)
        states, actions = known_to(position, seat_of(position)), position.actions()
        places, gains = np.empty(len(actions), np.int64), np.empty(len(actions), np.int64)
        kernels.glances(states, 0, actions, places)
        kernels.gains(states, 0, actions, gains)
        if min(places) < 0 <= max(places) and gains[places >= 0].min() > gains[places < 0].max():
            also += 1
            chosen = player("level-1").choose(position, seat_of(position), seed)
            assert places[actions == chosen] >= 0
    assert also > 10, "they could have done something else"


def test_old_names_still_play() -> None:
    position = some_way_in("triominos", 24)
    for old in ("search-1", "search-2", "search-3"):
        assert player(old).choose(position, seat_of(position), 1, lambda: True) in position.actions()


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_the_levels_that_the_house_names(name: str) -> None:
    for level in (AGAINST, LENT_LEVEL):
        check_player(find_game(name), level)


def test_a_budget_is_the_highest_level_with_other_figures() -> None:
    game, position = find_game("trini"), some_way_in("trini", 25)
    highest = game.levels[-1]
    same = player(f"search:{highest.simulations}")
    assert isinstance(same, BudgetPlayer)
    seat = seat_of(position)
    assert [same.choose(position, seat, seed) for seed in range(5)] == [
        player_of(highest).choose(position, seat, seed) for seed in range(5)
    ]
    assert 0 < same.simulated <= 5 * highest.simulations
    check_player(game, "search:4500", budgets=True)
    check_player(game, "search:0.5s", budgets=True)
    with pytest.raises(BadOption, match="level-9"):
        check_player(game, "search:4500")


def test_unknown_players_are_refused_with_the_names_there_are() -> None:
    game = find_game("trini")
    assert level_names(game)[0] == "level-1"
    assert player_names(game)[:3] == ("random", "points", "greedy")
    assert player_names(game)[-1] == "strongest"
    for name in ("grandmaster", "level-0", "level-x", "level-10", "search-3"):
        with pytest.raises(BadOption, match="level-9"):
            check_player(game, name)
    for name in ("search:0", "search:", "search:s", "search:-3"):
        with pytest.raises(BadOption, match="level-9"):
            check_player(game, name, budgets=True)
    with pytest.raises(tripot.TripotError, match="grandmaster"):
        player("grandmaster")
    position = some_way_in("trini", 25)
    with pytest.raises(BadOption, match="level-9"):
        player("level-12").choose(position, seat_of(position), 1)
