"""The search stops when it is told to, keeps to its memory, and thinks with several threads."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial

import numpy as np
import pytest

from tests.players.kit import seat_of, some_way_in
from tripot.engine.position import Position
from tripot.engine.registry import find_game, game_names
from tripot.players import player
from tripot.players.growing import SettledTree, Tree
from tripot.players.knowledge import known_to
from tripot.players.root import together
from tripot.players.search import SearchPlayer

ENDLESS = 100_000_000
ROOMY = 200_000
"""More nodes than 2,000 simulations fill."""
STOPS_WITHIN = 0.05
TRIES = 5


@pytest.mark.parametrize("length", [0, 25])
@pytest.mark.parametrize("name", game_names())
def test_search_stops_within_50_milliseconds(name: str, length: int) -> None:
    """As far as the strongest level looks; the quickest of some tries, since others use the processor."""
    position = some_way_in(name, 13, length)
    strongest = find_game(name).levels[-1]
    seat, actions = seat_of(position), position.actions()
    SearchPlayer(40, strongest.turns).choose(position, seat, seed=1)
    late = []
    for number in range(TRIES):
        until = time.perf_counter() + 0.1 + 0.03 * number
        stop = partial(passed, until)
        chosen = SearchPlayer(ENDLESS, strongest.turns).choose(position, seat, number, stop)
        late.append(time.perf_counter() - until)
        assert chosen in actions
    assert min(late) >= 0, "it really was stopped"
    assert min(late) < STOPS_WITHIN


def passed(until: float) -> bool:
    return time.perf_counter() > until


def test_all_threads_are_stopped() -> None:
    position = some_way_in("trini", 13)
    begun = time.perf_counter()
    SearchPlayer(ENDLESS, threads=3).choose(position, seat_of(position), 1, lambda: time.perf_counter() - begun > 0.2)
    assert time.perf_counter() - begun < 2


@pytest.mark.parametrize("name", game_names())
def test_the_strongest_keeps_to_its_time(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tripot.players.STRONGEST_SECONDS", 0.3)
    position = some_way_in(name, 13, 25)
    for _ in range(2):  # the first choice may have to wait for the compiler
        begun = time.thread_time()
        assert player("strongest").choose(position, seat_of(position), 1) in position.actions()
    assert time.thread_time() - begun < 0.3 + STOPS_WITHIN


@pytest.mark.parametrize("name", game_names())
def test_what_is_clear_is_thought_about_no_longer_and_chosen_all_the_same(name: str) -> None:
    for seed in range(4):
        position = some_way_in(name, seed, 10)
        seat = seat_of(position)
        hasty, patient = SearchPlayer(6000), SearchPlayer(6000)
        chosen = hasty.choose(position, seat, seed)
        assert chosen == patient.look(position, seat, seed)[0].action
        assert hasty.simulated <= patient.simulated == 6000


def test_one_action_ahead_of_all_others_ends_the_search() -> None:
    position = some_way_in("trini", 13, 25)
    tree = grown(position, 1, ROOMY)
    tree.grow(200_000, until_clear=True)
    first, second, *_ = sorted((one.visits for one in tree.tried()), reverse=True)
    assert tree.simulated < 200_000
    assert first - second > 200_000 - tree.simulated


def test_a_choice_is_made_even_if_stopped_at_once() -> None:
    position = some_way_in("triolet", 13)
    player = SearchPlayer(ENDLESS)
    assert player.choose(position, seat_of(position), 1, lambda: True) in position.actions()
    assert player.simulated == 1


@pytest.mark.parametrize("name", game_names())
def test_the_tree_grows_no_larger_than_allowed(name: str) -> None:
    position = some_way_in(name, 14)
    few = position.game.search.most if position.game.search.overview else 5
    small, large = (grown(position, 1, most_nodes) for most_nodes in (few, ROOMY))
    for tree in (small, large):
        tree.grow(2000)
        assert tree.simulated == 2000
    assert len(small.nodes) == few + 1
    assert int(small.nodes["visits"][0]) == 2000
    assert np.count_nonzero(large.nodes["visits"]) > few + 1, "else nothing was bounded"


def grown(position: Position, seed: int, most_nodes: int, among: Sequence[int] = ()) -> Tree | SettledTree:
    """The tree that the search would grow."""
    root = known_to(position, seat_of(position))
    root["rng"] = seed
    if position.game.search.overview:
        return SettledTree(position.game, root, most_nodes, among)
    return Tree(position.game, root, seat_of(position), most_nodes, among=among)


@pytest.mark.parametrize("name", game_names())
def test_simulations_begin_with_the_actions_asked_for(name: str) -> None:
    position = some_way_in(name, 16)
    free = grown(position, 2, ROOMY)
    free.grow(400)
    among = [one.action for one in free.tried()][-3:]
    tree = grown(position, 2, ROOMY, among)
    tree.grow(400)
    assert {one.action for one in tree.tried()} == set(among)
    assert sum(one.visits for one in tree.tried()) == 400
    assert np.count_nonzero(tree.nodes["visits"]) > len(among), "what follows them is open"


def test_how_often_it_looks_up_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    position = some_way_in("triominos", 15)
    trees = []
    for seconds in (1e-9, 1.0):
        monkeypatch.setattr("tripot.players.growing.LOOK_UP_SECONDS", seconds)
        tree = grown(position, 7, ROOMY)
        tree.grow(300)
        trees.append(tree.nodes.tobytes())
    assert trees[0] == trees[1]


@pytest.mark.parametrize("name", game_names())
def test_threads_share_the_simulations_and_choose_the_same_again(name: str) -> None:
    position = some_way_in(name, 16)
    chosen = set()
    for _ in range(3):
        player = SearchPlayer(301, threads=2)
        chosen.add(player.choose(position, seat_of(position), 9))
        assert player.simulated == 301
    assert len(chosen) == 1
    assert chosen <= set(position.actions().tolist())


def test_visits_of_several_trees_are_added_up() -> None:
    position = some_way_in("triolet", 17)
    trees = [grown(position, seed, ROOMY) for seed in (1, 2)]
    counts: dict[int, int] = {}
    for tree in trees:
        tree.grow(200)
        for one in tree.tried():
            counts[one.action] = counts.get(one.action, 0) + one.visits
    assert sum(counts.values()) == 400
    found = together(tree.tried() for tree in trees)
    assert {one.action: one.visits for one in found} == counts
    assert found[0].visits == max(counts.values())
    assert trees[0].nodes.tobytes() != trees[1].nodes.tobytes(), "each has its own worlds"
