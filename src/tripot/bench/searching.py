"""How many simulations a second the tree search runs, with one thread and with more."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from time import perf_counter

from tripot.engine.position import Position, start
from tripot.engine.registry import find_game
from tripot.players import player
from tripot.players.search import SearchPlayer

ENDLESS = 1 << 40
ACTIONS_IN = 20
"""The position that is searched: so many greedy actions into a game."""


@dataclass(frozen=True)
class SearchSpeed:
    """Medians over the rounds, simulations a second."""

    name: str
    alone: float
    together: float
    """All threads' simulations."""
    times: float
    """How many times as many; the median of rounds, in each of which both took turns."""


def searching(name: str, seconds: float, rounds: int, threads: int) -> SearchSpeed:
    """Time the search of one position ``seconds`` each way altogether."""
    game = find_game(name)
    position = start(game, game.options(), seed=1)
    greedy_actions(position, ACTIONS_IN)
    simulations_a_second(position, 1, seconds / rounds)
    pairs = [
        tuple(simulations_a_second(position, count, seconds / rounds) for count in (1, threads)) for _ in range(rounds)
    ]
    return SearchSpeed(
        name,
        median(alone for alone, _ in pairs),
        median(together for _, together in pairs),
        median(together / alone for alone, together in pairs),
    )


def greedy_actions(position: Position, count: int) -> None:
    """Go on by so many actions of seats."""
    chooser = player("greedy")
    for number in range(count):
        position.deal()
        assert isinstance(position.actor, int)
        position.play_action(chooser.choose(position, position.actor - 1, number))
    position.deal()


def simulations_a_second(position: Position, threads: int, seconds: float) -> float:
    """How many simulations a second the search runs for the seat that acts."""
    assert isinstance(position.actor, int)
    searcher = SearchPlayer(ENDLESS, threads=threads)
    begun = perf_counter()
    searcher.choose(position, position.actor - 1, 1, lambda: perf_counter() - begun > seconds)
    return searcher.simulated / (perf_counter() - begun)
