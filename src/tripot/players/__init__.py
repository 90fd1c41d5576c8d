"""Players: random, greedy and search, for any game.

``player("search-2").choose(position.view(1), seat=0, seed=1)`` gives one of ``position.actions()``.
"""

from tripot.players.levels import LEVELS, Player, Stop

__all__ = ["LEVELS", "Player", "Stop", "player"]


def player(level: str) -> Player:
    """The player of a level in LEVELS; BadOption with the names there are, otherwise."""
    raise NotImplementedError
