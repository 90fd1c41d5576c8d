"""A position in the middle of a game, for the card of a game."""

from __future__ import annotations

from functools import cache

from tripot.engine.position import Position, new
from tripot.players import player
from tripot.server.desk import kit_of
from tripot.server.eyes import scene_of
from tripot.server.wire import Card

SEEDS = (7, 8, 9)
"""Of the games with these seeds the longest is shown: a quick win leaves little to look at."""
SHARE_PLAYED = 0.45
"""A board is neither empty nor full at this share of a game."""


@cache
def card(name: str) -> Card:
    """What everybody may see of a game that greedy players have half played; always the same."""
    position = max((greedy_game(name, seed) for seed in SEEDS), key=lambda game: game.length)
    played = position.length
    position.undo(played - round(played * SHARE_PLAYED))
    position.deal()
    view = position.view(None)
    return Card(kit_of(name, view.options), scene_of(view, None))


def greedy_game(name: str, seed: int) -> Position:
    """A whole game."""
    position, greedy = new(name, seed=seed), player("greedy")
    position.deal()
    while isinstance(position.actor, int):
        seat = position.actor - 1
        position.play_action(greedy.choose(position, seat, seed))
        position.deal()
    return position
