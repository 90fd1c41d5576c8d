"""One tree search for all five games, as a compiled kernel.

Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012) with an open loop over chance: each
simulation chooses one of the seat's actions, imagines what the seat can't see, and walks down a tree whose branches
are the actions of seats; the dealer's actions are sampled anew each time and are no branches. A node widens with its
visits, the best-looking actions (``prior``) first, and visits most what looks and goes best (PUCT; Rosin 2011); a leaf
is played on for a few actions, each the best-looking of some drawn by lot, and then judged by ``evaluate``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tripot.engine import dispatch as game
from tripot.engine.chance import mix, random_below
from tripot.engine.compile import long_kernel, rule
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
        ("prior", np.float64),  # how the action looked at first sight
    ],
    align=True,
)

MAX_DEPTH = 400
MAX_SEATS = 4
NOTHING = -1
WORLD_STEP = np.uint64(0xD1342543DE82EF95)
"""An odd constant that keeps the counters of different worlds apart."""

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
def list_actions(state: State, node: int, among: Actions, actions: Actions) -> int:
    """Write what can be done at a node into ``actions``: at the root no more than ``among``, if that isn't empty."""
    if node or not among.size:
        return int(game.legal(state, actions))
    for k in range(among.size):
        actions[k] = among[k]
    return among.size


@rule
def stands_among(action: int, actions: Actions, count: int) -> bool:
    """Is the action one of the first ``count``?"""
    for k in range(count):
        if actions[k] == action:
            return True
    return False


@rule
def best_untried(state: State, nodes: Nodes, node: int, actions: Actions, count: int, looks: Floats) -> int:
    """Which legal action, of those that the node has no child for, looks best: its place in ``actions``, or NOTHING."""
    game.looks(state, actions, count, looks)
    best: int = NOTHING
    best_look = -np.inf
    for k in range(count):
        if looks[k] > best_look and not has_child(nodes, node, actions[k]):
            best, best_look = k, looks[k]
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
def best_child(nodes: Nodes, node: int, actions: Actions, count: int, exploration: float, temperature: float) -> int:
    """The legal child with the highest bound; 0 when none is legal in this world.

    The bound is what the child won so far and its part of the attention: by how it looks beside the others (``exp`` of
    the prior over the temperature), less with its visits.
    """
    best_prior = -np.inf
    child = nodes[node].first_child
    while child:
        best_prior = max(best_prior, nodes[child].prior)
        child = nodes[child].next_sibling
    attention = 0.0
    child = nodes[node].first_child
    while child:
        attention += np.exp((nodes[child].prior - best_prior) / temperature)
        child = nodes[child].next_sibling
    best, best_bound = 0, -np.inf
    child = nodes[node].first_child
    while child:
        if count < 0 or stands_among(nodes[child].action, actions, count):
            nodes[child].possible += 1
            visits = nodes[child].visits
            part = np.exp((nodes[child].prior - best_prior) / temperature) / attention
            bound = nodes[child].value / visits + exploration * part * np.sqrt(nodes[child].possible) / (1 + visits)
            if bound > best_bound:
                best, best_bound = child, bound
        child = nodes[child].next_sibling
    return best


@rule
def add_child(nodes: Nodes, node: int, child: int, action: int, seat: int, prior: float) -> None:
    """Hang a new node under its parent."""
    nodes[child].action = action
    nodes[child].seat = seat
    nodes[child].prior = prior
    nodes[child].possible = max(1, nodes[node].visits)
    nodes[child].next_sibling = nodes[node].first_child
    nodes[node].first_child = child
    nodes[node].children += 1


@rule
def best_looking(state: State, actions: Actions, looks: Floats) -> int:
    """The best-looking of all legal actions."""
    count = game.legal(state, actions)
    game.looks(state, actions, count, looks)
    best = 0
    for k in range(1, count):
        if looks[k] > looks[best]:
            best = k
    return int(actions[best])


@rule
def best_drawn(state: State, actions: Actions, draws: int) -> int:
    """The best-looking of so many legal actions drawn by lot."""
    count = game.legal(state, actions)
    best: int = NOTHING
    best_look = -np.inf
    for _ in range(draws):
        action = actions[random_below(state, count)]
        look = game.prior(state, action)
        if best == NOTHING or look > best_look:
            best, best_look = action, look
    return best


@rule
def finish_turn(state: State, seat: int, actions: Actions, looks: Floats) -> None:
    """Play the best-looking actions while the seat acts."""
    while game.actor(state) == seat:
        game.play(state, best_looking(state, actions, looks))


@rule
def play_on(state: State, actions: Actions, looks: Floats, length: int, draws: int) -> None:
    """Play ``length`` actions of seats, whoever they are."""
    for _ in range(length):
        if pass_dealer(state) == OVER:
            return
        game.play(state, best_drawn(state, actions, draws) if draws else best_looking(state, actions, looks))


@rule
def play_turns(state: State, actions: Actions, looks: Floats, turns: int) -> None:
    """Play ``turns`` whole turns, whoever's they are, each by the best-looking actions."""
    for _ in range(turns):
        seat = pass_dealer(state)
        if seat == OVER:
            return
        finish_turn(state, seat, actions, looks)


@rule
def enter_world(state: State, number: int, seat: int) -> None:
    """Fill in what the seat can't see.

    The n-th visit of each of the seat's actions meets the n-th world and its luck, so that actions are compared under
    the same circumstances.
    """
    state.rng = mix(state.rng + np.uint64(number) * WORLD_STEP)
    game.imagine(state, seat)


@long_kernel
def simulate(
    root: States,
    work: States,
    nodes: Nodes,
    used: int,
    actions: Actions,
    looks: Floats,
    among: Actions,
    seat: int,
    simulations: int,
    settings: Floats,
) -> int:
    """Run simulations for ``seat`` from ``root[0]``; returns how many nodes are in use afterwards.

    They begin with one of ``among`` (empty: with any action). ``settings``: exploration, temperature, first width,
    growth of the width, length of the playing on, draws for each of its actions, 1.0 if nothing is hidden or random
    (then the children of a node are always legal), 1.0 to look no further than the end of the own turn, and how many
    whole turns are played on after it. ``actions`` and ``looks`` are scratch: as long as the longest list of actions.
    """
    exploration, temperature, first_width, growth, length, draws, settled, own_turn, turns = settings
    path = np.empty(MAX_DEPTH, np.int64)
    out = np.zeros(MAX_SEATS)
    state = work[0]
    for _ in range(simulations):
        work[0] = root[0]
        node, depth = 0, 1
        path[0] = 0
        grown = False
        while not grown and depth < MAX_DEPTH:
            if own_turn and game.actor(state) != seat:
                break
            mover = pass_dealer(state) if node else seat
            if mover == OVER:
                break
            width = first_width + growth * np.sqrt(nodes[node].visits)
            count = NOTHING
            child = 0
            if nodes[node].children < width and used < nodes.size:
                count = list_actions(state, node, among, actions)
                untried = best_untried(state, nodes, node, actions, count, looks)
                if untried != NOTHING:
                    child, used, grown = used, used + 1, True
                    add_child(nodes, node, child, actions[untried], mover, looks[untried])
            if not child:
                if count == NOTHING and not settled:
                    count = list_actions(state, node, among, actions)
                child = best_child(nodes, node, actions, count, exploration, temperature)
                if not child:
                    break
            if not node:
                enter_world(state, nodes[child].visits, seat)
            game.play(state, nodes[child].action)
            node = child
            path[depth] = node
            depth += 1
        if own_turn:
            finish_turn(state, seat, actions, looks)
        play_turns(state, actions, looks, int(turns))
        play_on(state, actions, looks, int(length), int(draws))
        game.evaluate(state, out)
        for k in range(depth):
            nodes[path[k]].visits += 1
            if k:
                nodes[path[k]].value += out[nodes[path[k]].seat]
    return used
