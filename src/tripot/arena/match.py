"""A match: two players meet over many games.

Games come in groups of two with the same seed, the players' seats exchanged in the second, so that luck of the
draw weighs less. A game without chance begins with a few actions by lot, the same in both. The unit of the
statistics is the group.
"""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from statistics import mean, stdev
from typing import Any, NamedTuple

import numpy as np

from tripot.arena.interval import within_95
from tripot.arena.sequential import Decision, SequentialTest
from tripot.engine.position import Position, new
from tripot.players import Player, player

RANDOM_ACTIONS = 2
AHEAD = 4
"""So many groups a worker may be played before it is known whether they are needed."""


class Thought(NamedTuple):
    """How long a player thought."""

    actions: int
    seconds: float


class Group(NamedTuple):
    """Two games from one seed: the first player's mean share and score margin, and how long both thought (if known)."""

    share: float
    margin: float
    thoughts: tuple[Thought, Thought] = (Thought(0, 0.0), Thought(0, 0.0))


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
    decided: Decision = None
    """What a sequential test said, if there was one and it came to an end."""
    seconds: tuple[float, float] = field(default=(0.0, 0.0), compare=False)
    """How long each player thought an action, on this machine as busy as it was."""

    @property
    def share(self) -> float:
        """The first player's part of all wins, 0 to 1."""
        return mean(self.shares)

    @property
    def spread(self) -> float:
        """The standard deviation of the groups' shares."""
        return stdev(self.shares) if len(self.shares) > 1 else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """A 95 % confidence interval of the share (normal, over groups)."""
        half = within_95(self.spread, len(self.shares)) if len(self.shares) > 1 else 0.5
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
    test: SequentialTest | None = None,
) -> Match:
    """Play ``games`` games (rounded up to an even number), or fewer if ``test`` is decided before.

    The same seed gives the same match on any machine, with any number of workers: groups count in the order of their
    seeds.
    """
    options = options or {}
    seeds = range(seed, seed + (games + 1) // 2)
    play = partial(play_group, game, players, options)
    return match_of(game, players, options, played(play, seeds, workers or os.cpu_count() or 1), progress, test)


def match_of(
    game: str,
    players: tuple[str, str],
    options: dict[str, Any],
    groups: Iterable[Group],
    progress: Callable[[int], None] | None,
    test: SequentialTest | None,
) -> Match:
    """The match that groups make, taken one by one until there are no more or ``test`` is decided."""
    taken: list[Group] = []
    decided: Decision = None
    for group in groups:
        taken.append(group)
        if progress:
            progress(2 * len(taken))
        if test is not None and (decided := test.decision([one.share for one in taken])):
            break
    return Match(
        game,
        options,
        players,
        tuple(group.share for group in taken),
        2 * len(taken),
        mean(group.margin for group in taken),
        decided,
        (seconds_an_action(taken, 0), seconds_an_action(taken, 1)),
    )


def played(play: Callable[[int], Group], seeds: Iterable[int], workers: int) -> Iterator[Group]:
    """The groups in the order of their seeds, whichever worker is done first."""
    left = iter(seeds)
    with ProcessPoolExecutor(workers) as pool:
        waiting: deque[Future[Group]] = deque(pool.submit(play, seed) for seed in islice(left, AHEAD * workers))
        try:
            while waiting:
                yield waiting.popleft().result()
                waiting.extend(pool.submit(play, seed) for seed in islice(left, 1))
        finally:
            pool.shutdown(cancel_futures=True)


def seconds_an_action(groups: Sequence[Group], which: int) -> float:
    """How long one of the players thought an action."""
    actions = sum(group.thoughts[which].actions for group in groups)
    return sum(group.thoughts[which].seconds for group in groups) / max(1, actions)


def play_group(game: str, players: tuple[str, str], options: dict[str, Any], seed: int) -> Group:
    """Two games from one seed between two of our players."""
    first, second = (Timed(player(name)) for name in players)

    def play(position: Position, mine: list[int]) -> None:
        play_game(position, [first if seat in mine else second for seat in range(position.seats)], seed)

    share, margin = exchange_seats(game, options, seed, play)
    return Group(share, margin, (first.thought, second.thought))


def exchange_seats(
    game: str, options: dict[str, Any], seed: int, play: Callable[[Position, list[int]], None]
) -> tuple[float, float]:
    """Two games from one seed with the seats exchanged: the first player's mean share and score margin.

    ``play`` finishes a game that has been opened; it is told the first player's seats (from 0).
    """
    results = []
    for side in (0, 1):
        position = new(game, seed=seed, **options)
        if position.actor != "dealer":
            open_by_lot(position, seed)
        mine = [seat for seat in range(position.seats) if seat % 2 == side]
        play(position, mine)
        results.append(outcome(position, mine))
    return mean(share for share, _ in results), mean(margin for _, margin in results)


class Timed:
    """A player, and how long it thought so far."""

    def __init__(self, chooser: Player) -> None:
        self._chooser = chooser
        self.thought = Thought(0, 0.0)

    def choose(self, position: Position, seat: int, seed: int) -> int:
        """As the player does."""
        view = position.view(seat + 1)
        begun = time.perf_counter()
        action = self._chooser.choose(view, seat, seed)
        self.thought = Thought(self.thought.actions + 1, self.thought.seconds + time.perf_counter() - begun)
        return action


def open_by_lot(position: Position, seed: int) -> None:
    """Each seat's first actions by lot: without chance in the game, strong players would repeat one game for ever."""
    rng = np.random.default_rng(seed)
    for _ in range(RANDOM_ACTIONS * position.seats):
        position.play_action(int(rng.choice(position.actions())))


def play_game(position: Position, choosers: Sequence[Timed], seed: int) -> None:
    """Let players finish a game, one a seat."""
    seeds = np.random.default_rng(seed)
    while True:
        position.deal()
        if position.actor is None:
            return
        assert isinstance(position.actor, int)
        seat = position.actor - 1
        own_seed = int(seeds.integers(1 << 62))
        position.play_action(choosers[seat].choose(position, seat, own_seed))


def outcome(position: Position, mine: Sequence[int]) -> tuple[float, float]:
    """The share of the win and the mean score margin of some seats (from 0)."""
    result = position.result()
    assert result is not None
    winners = [seat - 1 for seat in result.winners]
    share = sum(seat in mine for seat in winners) / len(winners)
    others = [score for seat, score in enumerate(result.scores) if seat not in mine]
    return share, mean(result.scores[seat] for seat in mine) - mean(others)
