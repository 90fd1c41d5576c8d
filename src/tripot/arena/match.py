"""A match: two players meet over many games.

Games come in groups of two with the same seed, the players' seats exchanged in the second, so that luck of the
draw weighs less. A game without chance begins with a few actions by lot, the same in both. The unit of the
statistics is the group.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Any

import numpy as np

from tripot.engine.position import Position, new
from tripot.players import player

Z_95 = 1.959964
RANDOM_ACTIONS = 2


@dataclass(frozen=True)
class Match:
    """What came out. Shares are those of the first player: 1 for a win, one half for a shared win of two."""

    game: str
    options: dict[str, Any]
    players: tuple[str, str]
    shares: tuple[float, ...]
    """One number a group of games (their mean)."""
    games: int
    margin: float
    """The mean score difference, first player's minus second's."""

    @property
    def share(self) -> float:
        """The first player's part of all wins, 0 to 1."""
        return mean(self.shares)

    @property
    def interval(self) -> tuple[float, float]:
        """A 95 % confidence interval of the share (normal, over groups)."""
        half = Z_95 * stdev(self.shares) / sqrt(len(self.shares)) if len(self.shares) > 1 else 0.5
        return max(0.0, self.share - half), min(1.0, self.share + half)


def play_match(
    game: str,
    players: tuple[str, str],
    games: int,
    *,
    options: dict[str, Any] | None = None,
    seed: int = 1,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Match:
    """Play ``games`` games (rounded up to an even number); the same seed gives the same match on any machine."""
    options = options or {}
    seeds = range(seed, seed + (games + 1) // 2)
    play = partial(play_group, game, players, options)
    groups: list[tuple[float, float]] = []
    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        for group in pool.map(play, seeds):
            groups.append(group)
            if progress:
                progress(2 * len(groups))
    return Match(
        game,
        options,
        players,
        tuple(share for share, _ in groups),
        2 * len(groups),
        mean(margin for _, margin in groups),
    )


def play_group(game: str, players: tuple[str, str], options: dict[str, Any], seed: int) -> tuple[float, float]:
    """Two games from one seed with the seats exchanged: the first player's mean share and score margin."""
    results = []
    for first in (0, 1):
        position = new(game, seed=seed, **options)
        if position.actor != "dealer":
            open_by_lot(position, seed)
        mine = [seat for seat in range(position.seats) if seat % 2 == first]
        levels = [players[0] if seat in mine else players[1] for seat in range(position.seats)]
        play_game(position, levels, seed)
        results.append(outcome(position, mine))
    return mean(share for share, _ in results), mean(margin for _, margin in results)


def open_by_lot(position: Position, seed: int) -> None:
    """Each seat's first actions by lot: without chance in the game, strong players would repeat one game for ever."""
    rng = np.random.default_rng(seed)
    for _ in range(RANDOM_ACTIONS * position.seats):
        position.play_action(int(rng.choice(position.actions())))


def play_game(position: Position, levels: Sequence[str], seed: int) -> None:
    """Let players finish a game, one level a seat."""
    choosers = [player(level) for level in levels]
    seeds = np.random.default_rng(seed)
    while True:
        position.deal()
        if position.actor is None:
            return
        assert isinstance(position.actor, int)
        seat = position.actor - 1
        own_seed = int(seeds.integers(1 << 62))
        position.play_action(choosers[seat].choose(position.view(position.actor), seat, own_seed))


def outcome(position: Position, mine: Sequence[int]) -> tuple[float, float]:
    """The share of the win and the mean score margin of some seats (from 0)."""
    result = position.result()
    assert result is not None
    winners = [seat - 1 for seat in result.winners]
    share = sum(seat in mine for seat in winners) / len(winners)
    others = [score for seat, score in enumerate(result.scores) if seat not in mine]
    return share, mean(result.scores[seat] for seat in mine) - mean(others)
