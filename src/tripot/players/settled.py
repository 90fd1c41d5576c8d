"""A tree search for games in which nothing is hidden and nothing left to chance, as a compiled kernel.

Where every world is the same, a node's actions never change: they are looked over once, when the node is visited for
the second time, and kept in the order of their looks. Each simulation follows the highest bounds (PUCT; Rosin 2011) to
a new leaf, which is judged as it stands. As the children stand in the order of their looks, those that
have been visited always come first, and the next one is the only other one worth a thought. A node that is visited
often lists more of its actions: the good one may not be among those that look best.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tripot.engine import dispatch as game
from tripot.engine.compile import long_kernel, rule
from tripot.engine.state import OVER, Actions, State, States
from tripot.players.tree import MAX_DEPTH, MAX_SEATS, list_actions

NODE = np.dtype(
    [
        ("action", np.int64),
        ("value", np.float64),  # the sum of what ``seat`` won
        ("visits", np.int32),
        ("possible", np.int32),  # legal actions; known when it has children
        ("first_child", np.int32),  # node 0 is the root, nobody's child
        ("part", np.float32),  # of the attention, by how the action looks among its siblings
        ("children", np.int16),  # 0: not looked over yet
        ("seat", np.int16),  # who chose the action
    ],
    align=True,
)

WIDER = 4

Nodes = Any
Floats = npt.NDArray[np.float64]


@rule
def best_first(actions: Actions, looks: Floats, count: int, most: int) -> int:
    """Move the best-looking actions to the front, in order, at most ``most`` of them; how many."""
    kept = 0
    for k in range(count):
        action, look = actions[k], looks[k]
        if kept == most and look <= looks[kept - 1]:
            continue
        at = kept if kept < most else kept - 1
        while at and looks[at - 1] < look:
            actions[at], looks[at] = actions[at - 1], looks[at - 1]
            at -= 1
        actions[at], looks[at] = action, look
        kept = min(kept + 1, most)
    return kept


@rule
def look_over(
    state: State,
    nodes: Nodes,
    node: int,
    used: int,
    among: Actions,
    actions: Actions,
    looks: Floats,
    most: int,
    temperature: float,
) -> int:
    """Hang a node's children under it, or more of them, at most ``most``; how many nodes are in use then.

    The children that it had are the first of the new ones, since the order is the same.
    """
    possible = list_actions(state, node, among, actions)
    nodes[node].possible = possible
    game.looks(state, actions, possible, looks)
    count = best_first(actions, looks, possible, most)
    seat = game.actor(state)
    whole = 0.0
    for k in range(count):
        whole += np.exp((looks[k] - looks[0]) / temperature)
    for k in range(nodes[node].children):
        nodes[used + k] = nodes[nodes[node].first_child + k]
    for k in range(count):
        nodes[used + k].action = actions[k]
        nodes[used + k].seat = seat
        nodes[used + k].part = np.exp((looks[k] - looks[0]) / temperature) / whole
    nodes[node].first_child = used
    nodes[node].children = count
    return used + count


@rule
def wants_more(nodes: Nodes, node: int, patience: float) -> bool:
    """Whether a node that has children has been visited so often that it shall list more of its actions."""
    children = nodes[node].children
    return bool(children < nodes[node].possible and nodes[node].visits >= patience * children)


@rule
def best_child(nodes: Nodes, node: int, exploration: float, caution: float) -> int:
    """The child with the highest bound; one that wasn't visited yet counts as the node itself, less ``caution``."""
    first = nodes[node].first_child
    attention = exploration * np.sqrt(nodes[node].visits)
    won, visits = 0.0, 0
    best: int = first
    best_bound = -np.inf
    for child in range(first, first + nodes[node].children):
        seen = nodes[child].visits
        if not seen:
            mean = won / visits if visits else 1.0
            if mean - caution + attention * nodes[child].part > best_bound:
                best = child
            break
        won += nodes[child].value
        visits += seen
        bound = nodes[child].value / seen + attention * nodes[child].part / (1 + seen)
        if bound > best_bound:
            best, best_bound = child, bound
    return best


@long_kernel
def simulate(
    root: States,
    work: States,
    nodes: Nodes,
    used: int,
    actions: Actions,
    looks: Floats,
    among: Actions,
    simulations: int,
    settings: Floats,
) -> int:
    """Run simulations from ``root[0]``; returns how many nodes are in use afterwards.

    They begin with one of ``among`` (empty: with any action). ``settings``: exploration, temperature, caution, how many
    actions a node lists at first, and after how many visits for each of them it lists WIDER times as many.
    """
    exploration, temperature, caution, first, patience = settings
    path = np.empty(MAX_DEPTH, np.int64)
    out = np.zeros(MAX_SEATS)
    state = work[0]
    for _ in range(simulations):
        work[0] = root[0]
        node, depth = 0, 1
        path[0] = 0
        while depth < MAX_DEPTH and game.actor(state) != OVER:
            if not nodes[node].children:
                if (node and not nodes[node].visits) or used + first > nodes.size:
                    break
                used = look_over(state, nodes, node, used, among, actions, looks, int(first), temperature)
            elif wants_more(nodes, node, patience) and used + WIDER * nodes[node].children <= nodes.size:
                wider = WIDER * nodes[node].children
                used = look_over(state, nodes, node, used, among, actions, looks, wider, temperature)
            node = best_child(nodes, node, exploration, caution)
            game.play(state, nodes[node].action)
            path[depth] = node
            depth += 1
        game.evaluate(state, out)
        for k in range(depth):
            nodes[path[k]].visits += 1
            if k:
                nodes[path[k]].value += out[nodes[path[k]].seat]
    return used
