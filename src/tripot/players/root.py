"""What a search found out about the actions at its root."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Tried(NamedTuple):
    """An action of the seat that searched."""

    action: int
    visits: int
    """How many simulations began with it."""
    share: float
    """The share of the win, 0 to 1, that they brought on average."""


def together(trees: Iterable[Iterable[Tried]]) -> list[Tried]:
    """What several trees tried, visits added up; the most visited first (the better one of equals)."""
    visits: dict[int, int] = {}
    won: dict[int, float] = {}
    for tree in trees:
        for one in tree:
            visits[one.action] = visits.get(one.action, 0) + one.visits
            won[one.action] = won.get(one.action, 0.0) + one.visits * one.share
    found = [Tried(action, seen, won[action] / max(1, seen)) for action, seen in visits.items()]
    return sorted(found, key=lambda one: (one.visits, one.share), reverse=True)
