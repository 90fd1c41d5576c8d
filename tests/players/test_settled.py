"""The search of settled games finds what exhaustive search finds, best-looking first, and keeps to its room."""

from __future__ import annotations

import random

import numpy as np
import pytest

import tripot
from tests.kit import next_text
from tripot.engine import kernels
from tripot.engine.position import Position
from tripot.engine.registry import find_game, game_names
from tripot.engine.state import copied
from tripot.players import settled
from tripot.players.growing import SettledTree
from tripot.players.search import SearchPlayer

OVERVIEWED = [name for name in game_names() if find_game(name).search.overview]


def near_the_end(name: str, seed: int, actions: int) -> Position:
    """A random game, taken back by some actions."""
    rng = random.Random(seed)
    position = tripot.new(name, seed=seed)
    while position.actor is not None:
        position.play(next_text(position, rng))
    position.undo(actions)
    return position


def worth(position: Position) -> np.ndarray:
    """What each seat gets when everybody plays best for themselves, by exhaustive search."""
    if position.code < 0:
        out = np.zeros(position.seats)
        kernels.evaluate(position.states, 0, out)
        return out
    outcomes = []
    for action in position.actions():
        after = position.copy()
        after.play_action(int(action))
        outcomes.append(worth(after))
    return max(outcomes, key=lambda out: float(out[position.code]))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("name", OVERVIEWED)
def test_it_finds_the_best_end(name: str, seed: int) -> None:
    position = near_the_end(name, seed, 3)
    seat = position.code
    chosen = SearchPlayer(simulations=4000).choose(position.view(seat + 1), seat, seed=1)
    after = position.copy()
    after.play_action(chosen)
    assert worth(after)[seat] == pytest.approx(worth(position)[seat], abs=0.02)


@pytest.mark.parametrize("most", [1, 3, 8, 100])
def test_the_best_looking_come_first(most: int) -> None:
    looks = np.random.default_rng(most).normal(size=40)
    actions = np.arange(40)
    wanted = np.argsort(-looks)[:most]
    kept = settled.best_first(actions, looks.copy(), 40, most)
    assert actions[:kept].tolist() == wanted.tolist()


@pytest.mark.parametrize("name", OVERVIEWED)
def test_a_full_tree_goes_on_without_growing(name: str) -> None:
    position = near_the_end(name, 1, 30)
    game = position.game
    nodes = np.zeros(game.search.most + 10, settled.NODE)
    root, work = copied(position.states), copied(position.states)
    scratch, looks = np.empty(game.rules.MAX_ACTIONS, np.int64), np.empty(game.rules.MAX_ACTIONS)
    settings = np.array([0.5, 1.0, 0.1, game.search.most, game.search.patience])
    used = settled.simulate(root, work, nodes, 1, scratch, looks, scratch[:0], 500, settings)
    assert used <= len(nodes)
    children = nodes[int(nodes[0]["first_child"]) :][: int(nodes[0]["children"])]
    assert children["visits"].sum() == 500
    assert (children["value"] <= children["visits"]).all()


@pytest.mark.parametrize("name", OVERVIEWED)
def test_a_node_that_is_visited_often_lists_more(name: str) -> None:
    position = near_the_end(name, 2, 60)
    tree = SettledTree(position.game, copied(position.states), 200_000)
    most, patience = position.game.search.most, position.game.search.patience
    assert len(position.actions()) > settled.WIDER * most, "else there were no more"
    listed = []
    for simulations in (2, int(patience * most), 10):
        before = {one.action: one.visits for one in tree.tried()}
        tree.grow(simulations)
        listed.append(int(tree.nodes[0]["children"]))
        after = {one.action: one.visits for one in tree.tried()}
        assert all(after[action] >= visits for action, visits in before.items()), "what they found out is kept"
        assert sum(after.values()) == tree.simulated
    assert listed == [most, settled.WIDER * most, settled.WIDER * most]
    first = int(tree.nodes[0]["first_child"])
    children = tree.nodes[first : first + listed[-1]]
    assert len(set(children["action"].tolist())) == listed[-1]
    assert (np.diff(children["part"]) <= 0).all(), "the best-looking first"
    assert children["part"].sum() == pytest.approx(1.0, abs=1e-4)
