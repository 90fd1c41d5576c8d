"""A position in the middle of a game, for the card of a game."""

from __future__ import annotations

from functools import cache

from tripot.engine.position import Position, new
from tripot.players import player
from tripot.server.eyes import scene_of
from tripot.server.wire import Card

SEED = 7
SHARE_PLAYED = 0.45
"""A board is neither empty nor full at this share of a game."""


@cache
def card(name: str) -> Card:
    """What everybody may see of a game that greedy players have half played; always the same."""
    position = greedy_game(name)
    played = len(position.log)
    position.undo(played - round(played * SHARE_PLAYED))
    position.deal()
    view = position.view(None)
    return Card(view.game.table.kit(view.options), scene_of(view, None))


def greedy_game(name: str) -> Position:
    """A whole game."""
    position, greedy = new(name, seed=SEED), player("greedy")
    position.deal()
    while isinstance(position.actor, int):
        seat = position.actor - 1
        position.play_action(greedy.choose(position, seat, SEED))
        position.deal()
    return position
