"""What a search found out about the actions at its root, and how one action can be looked at alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tripot.players.tree import Nodes

NO_MORE = 1 << 40
"""So many children: a node that has them takes no further ones."""


class Tried(NamedTuple):
    """An action of the seat that searched."""

    action: int
    visits: int
    """How many simulations began with it."""
    share: float
    """The share of the win, 0 to 1, that they brought on average."""


def plant(nodes: Nodes, seat: int, actions: Sequence[int]) -> int:
    """Make these actions the only ones of a root that has none yet, all looking alike; how many nodes are in use.

    Each begins with a visit, since bounds are divided by it; ``tried`` takes it off again.
    """
    for child, action in enumerate(actions, 1):
        nodes[child]["action"] = action
        nodes[child]["seat"] = seat
        nodes[child]["visits"] = nodes[child]["possible"] = 1
        nodes[child]["next_sibling"] = nodes[0]["first_child"]
        nodes[0]["first_child"] = child
    nodes[0]["children"] = NO_MORE
    return len(actions) + 1


def tried(nodes: Nodes) -> list[Tried]:
    """The root's actions, the most visited first (the better one of equals)."""
    planted = int(nodes[0]["children"] >= NO_MORE)
    found = []
    for child in _children(nodes):
        visits = int(child["visits"]) - planted
        found.append(Tried(int(child["action"]), visits, float(child["value"]) / max(1, visits)))
    return sorted(found, key=lambda one: (one.visits, one.share), reverse=True)


def _children(nodes: Nodes) -> Iterator[Any]:
    child = int(nodes[0]["first_child"])
    while child:
        yield nodes[child]
        child = int(nodes[child]["next_sibling"])
