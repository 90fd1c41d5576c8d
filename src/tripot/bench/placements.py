"""Which part of random play puts something on a board: draws, exchanges, passes and the like left out."""

from __future__ import annotations

import random

from tripot.engine.options import options_from_text
from tripot.engine.position import Position, start
from tripot.engine.registry import find_game

GAMES = 5


def placing_share(name: str, options: str) -> float:
    """The share of placements among all actions, the dealer's included, in some random games."""
    game = find_game(name)
    chosen = options_from_text(game, options)
    rng = random.Random(1)
    placements = actions = 0
    for seed in range(GAMES):
        position = start(game, chosen, seed)
        position.deal()
        while position.actor is not None:
            text = rng.choice(position.legal())
            placements += places_something(position, text)
            position.play(text)
            position.deal()
        actions += position.length
    return placements / actions


def places_something(position: Position, text: str) -> bool:
    """Does a person make this action by touching a place of a board (not a zone that is a button)?"""
    assert isinstance(position.actor, int)
    table, state = position.game.table, position.view(position.actor).state
    touches = table.gesture(state, position.game.notation.read(state, text))
    if not touches:
        return False
    zones = {button.zone for button in table.scene(state, position.actor - 1).buttons}
    return touches[0].place not in zones
