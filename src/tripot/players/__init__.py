"""Players for any game: each level of a game, and a few to measure them by.

``player("level-6").choose(position.view(1), seat=0, seed=1)`` gives one of ``position.actions()``.
"""

from __future__ import annotations

import math
import re

from tripot.engine.errors import BadOption
from tripot.engine.game import Game, Level
from tripot.engine.message import say
from tripot.engine.position import View
from tripot.players.levels import (
    OLD_NAMES,
    REFERENCES,
    STRONGEST,
    STRONGEST_NODES,
    STRONGEST_SECONDS,
    Player,
    Stop,
    level_names,
    measured_names,
    player_names,
)
from tripot.players.search import MOST_NODES, NO_LIMIT, SearchPlayer
from tripot.players.sight import GreedyPlayer, RandomPlayer, SightPlayer

__all__ = [
    "REFERENCES",
    "STRONGEST",
    "BudgetPlayer",
    "Player",
    "Stop",
    "check_player",
    "level_names",
    "measured_names",
    "player",
    "player_names",
    "player_of",
    "warm",
]

NODES_A_SIMULATION = 20
"""More than a simulation adds to any game's tree on average."""
LEVEL = re.compile(r"level-([1-9]\d?)")
BUDGET = re.compile(r"search:(?:([1-9]\d*)|(\d+(?:\.\d+)?)s)")
BUDGET_NODES = 12_000_000
"""What more than ten seconds fill (480 to 860 MB), of which only what is used is ever taken."""


class LevelPlayer:
    """Plays at a level (an index) of whichever game it is given."""

    def __init__(self, index: int) -> None:
        self.index = index

    def choose(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> int:
        """As the game's table of levels says; BadOption if it has no such level."""
        if self.index >= len(view.game.levels):
            raise unknown(f"level-{self.index + 1}", player_names(view.game))
        return player_of(view.game.levels[self.index]).choose(view, seat, seed, stop)


class BudgetPlayer:
    """Plays like the highest level of whichever game it is given, with a budget of its own for each action."""

    def __init__(
        self, *, simulations: int = NO_LIMIT, seconds: float = math.inf, most_nodes: int = BUDGET_NODES
    ) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.most_nodes = most_nodes
        self.simulated = 0
        """How many simulations it has run so far, all choices together."""

    def choose(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> int:
        """Sooner than the budget allows where nothing else can become the most visited action."""
        level = view.game.levels[-1]
        search = SearchPlayer(
            self.simulations, level.turns, seconds=self.seconds, solves=level.solves, most_nodes=self.most_nodes
        )
        action = search.choose(view, seat, seed, stop)
        self.simulated += search.simulated
        return action


def player(name: str) -> Player:
    """The player of that name; BadOption if there can be none in any game.

    ``search:4500`` and ``search:0.5s`` are the highest level's figures with so many simulations, or seconds of
    processor time, for each action; for measuring only, so they are not among ``player_names``.
    """
    if name == "random":
        return RandomPlayer()
    if name == "points":
        return SightPlayer(0, "points")
    if name == "greedy":
        return GreedyPlayer()
    if name == STRONGEST:
        return BudgetPlayer(seconds=STRONGEST_SECONDS, most_nodes=STRONGEST_NODES)
    if name in OLD_NAMES:
        return LevelPlayer(OLD_NAMES[name])
    if found := LEVEL.fullmatch(name):
        return LevelPlayer(int(found[1]) - 1)
    if found := BUDGET.fullmatch(name):
        return BudgetPlayer(simulations=int(found[1] or NO_LIMIT), seconds=float(found[2] or math.inf))
    raise unknown(name, (*REFERENCES, "level-1", "level-2", "...", STRONGEST))


def player_of(level: Level) -> Player:
    """A player with these figures."""
    if level.simulations:
        nodes = max(MOST_NODES, NODES_A_SIMULATION * level.simulations)
        return SearchPlayer(level.simulations, level.turns, solves=level.solves, most_nodes=nodes)
    return SightPlayer(level.notices, level.judges)


def unknown(name: str, names: tuple[str, ...]) -> BadOption:
    """There is no such player."""
    return BadOption(say("no-such-level", level=name, levels=", ".join(names)))


def check_player(game: Game, name: str, *, budgets: bool = False) -> None:
    """BadOption with the names there are, if the game has no such player; ``budgets``: ``search:4500`` will do, too."""
    if name not in player_names(game) and not (budgets and BUDGET.fullmatch(name)):
        raise unknown(name, player_names(game))


def warm(name: str) -> None:
    """Compile what the players need for a game, by letting the search choose once."""
    from tripot.engine.position import new

    position = new(name, seed=1)
    position.deal()
    assert isinstance(position.actor, int)
    for chooser in (SightPlayer(1, "look"), SearchPlayer(simulations=1)):
        chooser.choose(position, position.actor - 1, seed=1)
    if position.game.solver:
        position.game.solver.warm(position.states, position.actor - 1)
