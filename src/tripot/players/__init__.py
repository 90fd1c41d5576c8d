"""Players: random, greedy and search, for any game.

``player("search-2").choose(position.view(1), seat=0, seed=1)`` gives one of ``position.actions()``.
"""

from __future__ import annotations

from tripot.engine.errors import BadOption
from tripot.engine.message import say
from tripot.players.levels import LEVELS, Player, Stop
from tripot.players.search import SearchPlayer
from tripot.players.simple import GreedyPlayer, RandomPlayer

__all__ = ["LEVELS", "Player", "Stop", "player", "warm"]

SEARCH_LEVELS = ("search-1", "search-2", "search-3")


def player(level: str) -> Player:
    """The player of a level in LEVELS; BadOption with the names there are, otherwise."""
    if level == "random":
        return RandomPlayer()
    if level == "greedy":
        return GreedyPlayer()
    if level in SEARCH_LEVELS:
        return SearchPlayer(SEARCH_LEVELS.index(level), solves=level == SEARCH_LEVELS[-1])
    raise BadOption(say("no-such-level", level=level, levels=", ".join(LEVELS)))


def warm(name: str) -> None:
    """Compile what the players need for a game, by letting the search choose once."""
    from tripot.engine.position import new

    position = new(name, seed=1)
    position.deal()
    assert isinstance(position.actor, int)
    for level in ("greedy", "search-1"):
        player(level).choose(position, position.actor - 1, seed=1)
    if position.game.solver:
        position.game.solver.warm(position.states, position.actor - 1)
