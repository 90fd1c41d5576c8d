"""Players for any game: each level of a game, and a few to measure them by.

``player("level-6").choose(position.view(1), seat=0, seed=1)`` gives one of ``position.actions()``.
"""

from __future__ import annotations

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


class LevelPlayer:
    """Plays at a level (an index) of whichever game it is given."""

    def __init__(self, index: int) -> None:
        self.index = index

    def choose(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> int:
        """As the game's table of levels says; BadOption if it has no such level."""
        if self.index >= len(view.game.levels):
            raise unknown(f"level-{self.index + 1}", player_names(view.game))
        return player_of(view.game.levels[self.index]).choose(view, seat, seed, stop)


class StrongestPlayer:
    """Plays like the highest level of whichever game it is given, with more time."""

    def choose(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> int:
        """After STRONGEST_SECONDS at most, sooner where nothing else can become the most visited action."""
        level = view.game.levels[-1]
        return SearchPlayer(
            NO_LIMIT, level.turns, seconds=STRONGEST_SECONDS, solves=level.solves, most_nodes=STRONGEST_NODES
        ).choose(view, seat, seed, stop)


def player(name: str) -> Player:
    """The player of that name; BadOption if there can be none in any game."""
    if name == "random":
        return RandomPlayer()
    if name == "points":
        return SightPlayer(0, "points")
    if name == "greedy":
        return GreedyPlayer()
    if name == STRONGEST:
        return StrongestPlayer()
    if name in OLD_NAMES:
        return LevelPlayer(OLD_NAMES[name])
    if found := LEVEL.fullmatch(name):
        return LevelPlayer(int(found[1]) - 1)
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


def check_player(game: Game, name: str) -> None:
    """BadOption with the names there are, if the game has no such player."""
    if name not in player_names(game):
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
