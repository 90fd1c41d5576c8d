"""One tree search for all five games, as a compiled kernel.

Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012) with an open loop over chance: each
simulation first imagines what the seat can't see, then walks down a tree whose branches are the actions of seats;
the dealer's actions are sampled anew each time and are no branches. A node widens with its visits, the best-looking
actions (``prior``) first; a leaf is played on for a few actions, each the best-looking of some drawn by lot, and
then judged by ``evaluate``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tripot.engine import dispatch as game
from tripot.engine.chance import random_bits
from tripot.engine.compile import kernel, rule
from tripot.engine.state import DEALER, OVER, Actions, State, States

NODE = np.dtype(
    [
        ("action", np.int64),
        ("seat", np.int64),  # who chose the action
        ("first_child", np.int64),  # 0: none (node 0 is the root, nobody's child)
        ("next_sibling", np.int64),
        ("children", np.int64),
        ("visits", np.int64),
        ("possible", np.int64),  # how often the action was legal when its parent was visited
        ("value", np.float64),  # the sum of what ``seat`` won
    ],
    align=True,
)

MAX_DEPTH = 400
MAX_SEATS = 4
NOTHING = -1

Nodes = Any
Floats = npt.NDArray[np.float64]


@rule
def pass_dealer(state: State) -> int:
    """Let chance act until a seat does or the game is over; who acts then."""
    seat = game.actor(state)
    while seat == DEALER:
        game.play(state, game.deal(state))
        seat = game.actor(state)
    return seat


@rule
def stands_among(action: int, actions: Actions, count: int) -> bool:
    """Is the action one of the first ``count``?"""
    for k in range(count):
        if actions[k] == action:
            return True
    return False


@rule
def best_untried(state: State, nodes: Nodes, node: int, actions: Actions, count: int) -> int:
    """The best-looking legal action that the node has no child for, or NOTHING."""
    best: int = NOTHING
    best_prior = -np.inf
    for k in range(count):
        looks = game.prior(state, actions[k])
        if looks > best_prior and not has_child(nodes, node, actions[k]):
            best, best_prior = actions[k], looks
    return best


@rule
def has_child(nodes: Nodes, node: int, action: int) -> bool:
    """Has the node a child for this action?"""
    child = nodes[node].first_child
    while child:
        if nodes[child].action == action:
            return True
        child = nodes[child].next_sibling
    return False


@rule
def best_child(nodes: Nodes, node: int, actions: Actions, count: int, exploration: float) -> int:
    """The legal child with the highest upper confidence bound; 0 when none is legal in this world."""
    best, best_bound = 0, -np.inf
    child = nodes[node].first_child
    while child:
        if count < 0 or stands_among(nodes[child].action, actions, count):
            nodes[child].possible += 1
            visits = nodes[child].visits
            bound = nodes[child].value / visits + exploration * np.sqrt(np.log(nodes[child].possible) / visits)
            if bound > best_bound:
                best, best_bound = child, bound
        child = nodes[child].next_sibling
    return best


@rule
def add_child(nodes: Nodes, node: int, child: int, action: int, seat: int) -> None:
    """Hang a new node under its parent."""
    nodes[child].action = action
    nodes[child].seat = seat
    nodes[child].possible = max(1, nodes[node].visits)
    nodes[child].next_sibling = nodes[node].first_child
    nodes[node].first_child = child
    nodes[node].children += 1


@rule
def play_on(state: State, actions: Actions, length: int, draws: int) -> None:
    """Play ``length`` actions of seats, each the best-looking of ``draws`` drawn by lot."""
    for _ in range(length):
        if pass_dealer(state) == OVER:
            return
        best, best_prior = NOTHING, -np.inf
        for _ in range(draws):
            action = game.random_action(state, actions)
            looks = game.prior(state, action) if draws > 1 else 0.0
            if best == NOTHING or looks > best_prior:
                best, best_prior = action, looks
        game.play(state, best)


@kernel
def simulate(
    root: States,
    work: States,
    nodes: Nodes,
    used: int,
    actions: Actions,
    seat: int,
    simulations: int,
    settings: Floats,
) -> int:
    """Run simulations for ``seat`` from ``root[0]``; returns how many nodes are in use afterwards.

    ``settings``: exploration, first width, growth of the width, length of the playing on, draws for each of its
    actions, and 1.0 if nothing is hidden or random (then the children of a node are always legal).
    """
    exploration, first_width, growth, length, draws, settled = settings
    path = np.empty(MAX_DEPTH, np.int64)
    out = np.zeros(MAX_SEATS)
    state = work[0]
    for _ in range(simulations):
        work[0] = root[0]
        random_bits(root[0])
        state.rng = root[0].rng
        game.imagine(state, seat)
        node, depth = 0, 1
        path[0] = 0
        grown = False
        while not grown and depth < MAX_DEPTH:
            mover = pass_dealer(state)
            if mover == OVER:
                break
            width = first_width + growth * np.sqrt(nodes[node].visits)
            count = NOTHING
            child = 0
            if nodes[node].children < width and used < nodes.size:
                count = game.legal(state, actions)
                untried = best_untried(state, nodes, node, actions, count)
                if untried != NOTHING:
                    child, used, grown = used, used + 1, True
                    add_child(nodes, node, child, untried, mover)
            if not child:
                if count == NOTHING and not settled:
                    count = game.legal(state, actions)
                child = best_child(nodes, node, actions, count, exploration)
                if not child:
                    break
            game.play(state, nodes[child].action)
            node = child
            path[depth] = node
            depth += 1
        play_on(state, actions, int(length), int(draws))
        pass_dealer(state)
        game.evaluate(state, out)
        for k in range(depth):
            nodes[path[k]].visits += 1
            if k:
                nodes[path[k]].value += out[nodes[path[k]].seat]
    return used
