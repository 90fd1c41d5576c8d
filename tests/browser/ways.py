"""The shortest way from pose to pose by turns, and from point to point by arrow keys."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

Node = TypeVar("Node")
Stop = tuple[str, float, float]

ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def first_step(start: str, goal: str, steps: Callable[[str], Iterable[tuple[Node, str]]]) -> Node | None:
    """The first step of a shortest way; None when there is no way."""
    seen, edge = {start}, deque[tuple[str, Node | None]]([(start, None)])
    while edge:
        at, first = edge.popleft()
        for step, to in steps(at):
            if to == goal:
                return step if first is None else first
            if to not in seen:
                seen.add(to)
                edge.append((to, step if first is None else first))
    return None


def next_turn(kind: dict[str, Any], pose: str, wanted: str) -> dict[str, Any] | None:
    """The turn that brings a thing nearer to the pose."""
    turns: list[dict[str, Any]] = kind.get("turns", [])
    return first_step(pose, wanted, lambda at: ((turn, turn["to"][at]) for turn in turns if at in turn["to"]))


def next_arrow(at: str, wanted: str, stops: Sequence[Stop]) -> str | None:
    """The arrow key that leads nearer to the stop."""
    points = {name: (x, y) for name, x, y in stops}

    def steps(name: str) -> Iterable[tuple[str, str]]:
        for key in ARROWS:
            to = beside(name, key, points)
            if to is not None:
                yield key, to

    return first_step(at, wanted, steps)


def beside(name: str, key: str, points: dict[str, tuple[float, float]]) -> str | None:
    """The stop that an arrow key leads to, as web/src/board/walk.ts finds it."""
    (x, y), (wx, wy) = points[name], ARROWS[key]
    best, least = None, float("inf")
    for other, (ox, oy) in points.items():
        along, aside = (ox - x) * wx + (oy - y) * wy, abs((ox - x) * wy - (oy - y) * wx)
        if other != name and along > 1e-6 and along + 2.2 * aside < least:
            best, least = other, along + 2.2 * aside
    return best
