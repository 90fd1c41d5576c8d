"""Random play to the end, one thread, chance included."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from time import perf_counter

import numpy as np

from tripot.engine import kernels
from tripot.engine.options import options_from_text
from tripot.engine.position import start
from tripot.engine.registry import find_game


@dataclass(frozen=True)
class Speed:
    """Medians over the rounds."""

    name: str
    options: str
    moves_per_second: float
    games_per_second: float
    moves_per_game: float
    slowest: float
    """Moves/s of the slowest and of ..."""
    fastest: float
    """... the fastest round."""


def random_play(name: str, options: str, seconds: float, rounds: int) -> Speed:
    """Time rounds of random games of one option set, each at least ``seconds`` / ``rounds`` long."""
    game = find_game(name)
    first = start(game, options_from_text(game, options), seed=1).states
    scratch = np.empty(game.rules.MAX_ACTIONS, np.int64)
    play_games(first.copy(), scratch, 1, 0)
    per_round = seconds / rounds
    results = [play_games(first, scratch, number + 1, per_round) for number in range(rounds)]
    return summary(name, options, results)


def play_games(first: np.ndarray, scratch: np.ndarray, seed: int, seconds: float) -> tuple[int, int, float]:
    """Games, moves and seconds of one round."""
    games = moves = 0
    begun = perf_counter()
    while not games or perf_counter() - begun < seconds:
        states = first.copy()
        states["rng"] = np.uint64(seed * 1_000_003 + games)
        moves += kernels.random_game(states, 0, scratch)
        games += 1
    return games, moves, perf_counter() - begun


def summary(name: str, options: str, results: list[tuple[int, int, float]]) -> Speed:
    """Medians of rounds."""
    speeds = [moves / seconds for _, moves, seconds in results]
    return Speed(
        name,
        options,
        median(speeds),
        median(games / seconds for games, _, seconds in results),
        sum(moves for _, moves, _ in results) / sum(games for games, _, _ in results),
        min(speeds),
        max(speeds),
    )
