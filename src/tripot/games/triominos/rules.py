"""The compiled rules, gathered: turns, the structure on the table, the settlement, what a seat knows."""

from tripot.games.triominos.knowledge import hide, imagine
from tripot.games.triominos.moves import actor, deal, gain, legal, odds
from tripot.games.triominos.settlement import scores, winners
from tripot.games.triominos.state import MAX_ACTIONS, STATE
from tripot.games.triominos.turns import play

__all__ = [
    "MAX_ACTIONS",
    "STATE",
    "actor",
    "deal",
    "gain",
    "hide",
    "imagine",
    "legal",
    "odds",
    "play",
    "scores",
    "winners",
]
