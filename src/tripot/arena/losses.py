"""What players lose a decision, against a deep search: they play games among themselves, and these are reviewed."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import mean, stdev
from typing import Any

from tripot.arena.interval import within_95
from tripot.engine.position import Position, new
from tripot.players import player
from tripot.teacher.review import reviewing


@dataclass(frozen=True)
class Losses:
    """A player's decisions, game by game, in the unit that the game's scale of losses tells."""

    player: str
    games: tuple[tuple[float, ...], ...]

    @property
    def decisions(self) -> int:
        """How many there were."""
        return sum(map(len, self.games))

    @property
    def mean(self) -> float:
        """What a decision loses."""
        return sum(map(sum, self.games)) / self.decisions

    @property
    def half(self) -> float:
        """Half of the mean's 95 % interval. A game counts once: its decisions hang together."""
        if len(self.games) < 2:
            return float("inf")
        return within_95(stdev(map(mean, self.games)), len(self.games))

    @property
    def best(self) -> float:
        """The share of decisions in which nothing better was found."""
        return sum(not loss for game in self.games for loss in game) / self.decisions


def losses(
    game: str,
    name: str,
    games: int,
    *,
    options: dict[str, Any],
    simulations: int,
    seed: int = 1,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Losses:
    """Let a player play on all seats, and weigh each decision with so many simulations."""
    judge = partial(losses_of_game, game, name, options, simulations)
    found: list[tuple[float, ...]] = []
    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        for one in pool.map(judge, range(seed, seed + games)):
            found.append(one)
            if progress:
                progress(len(found))
    return Losses(name, tuple(one for one in found if one))


def losses_of_game(game: str, name: str, options: dict[str, Any], simulations: int, seed: int) -> tuple[float, ...]:
    """What each decision of one game loses; () if there was never a choice."""
    position = new(game, seed=seed, **options)
    play_alike(position, name, seed)
    return tuple(one.loss for one in reviewing(position, seed, simulations))


def play_alike(position: Position, name: str, seed: int) -> None:
    """The same player on all seats, to the end."""
    chooser = player(name)
    position.deal()
    while position.code >= 0:
        position.play_action(chooser.choose(position, position.code, seed + position.length))
        position.deal()
