"""Games alone: several players, one after the other, play the same games with the same luck."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import mean, stdev
from typing import Any

from tripot.arena.interval import within_95
from tripot.arena.match import Timed, play_game
from tripot.engine.errors import BadOption
from tripot.engine.message import say
from tripot.engine.position import new
from tripot.players import player

SCORE = "score"


@dataclass(frozen=True)
class Figure:
    """A mean over games, and half of its 95 % confidence interval (normal)."""

    mean: float
    half: float

    @staticmethod
    def of(values: Sequence[float]) -> Figure:
        """Of one value a game."""
        return Figure(mean(values), within_95(stdev(values), len(values)) if len(values) > 1 else 0.0)


@dataclass(frozen=True)
class Alone:
    """What players reached in the same games: ``figures[player][name]`` are the values, one a game."""

    players: tuple[str, ...]
    figures: tuple[dict[str, tuple[float, ...]], ...]

    def figure(self, player: int, name: str) -> Figure:
        """The mean of a player's figure."""
        return Figure.of(self.figures[player][name])

    def less_first(self, player: int, name: str) -> Figure:
        """The mean of how much it is more than the first player's in the same game."""
        pairs = zip(self.figures[player][name], self.figures[0][name], strict=True)
        return Figure.of([own - first for own, first in pairs])


def play_alone(
    game: str,
    players: Sequence[str],
    games: int,
    *,
    options: dict[str, Any],
    seed: int = 1,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Alone:
    """Let each player play ``games`` games; BadOption unless the options are for one seat."""
    if new(game, **options).seats != 1:
        raise BadOption(say("alone-one-seat", game=game))
    play = partial(play_each, game, tuple(players), options)
    results: list[list[dict[str, float]]] = []
    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        for result in pool.map(play, range(seed, seed + games)):
            results.append(result)
            if progress:
                progress(len(results))
    names = results[0][0]
    figures = (
        {name: tuple(result[player][name] for result in results) for name in names} for player in range(len(players))
    )
    return Alone(tuple(players), tuple(figures))


def play_each(game: str, players: Sequence[str], options: dict[str, Any], seed: int) -> list[dict[str, float]]:
    """One game by each player, with the same luck: the score and the game's further figures."""
    reached = []
    for level in players:
        position = new(game, seed=seed, **options)
        play_game(position, [Timed(player(level))], seed)
        reached.append({SCORE: float(position.scores()[0])} | {k: float(v) for k, v in position.details().items()})
    return reached
