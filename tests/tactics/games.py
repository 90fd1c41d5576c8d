"""Games that positions are taken from: mostly greedy, now and then an action by lot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

import numpy as np

import tripot
from tripot.engine.position import Position
from tripot.players import player

BY_LOT = 0.15
"""How often a seat acts by lot, so that games differ."""


def positions_of_games(name: str, options: Sequence[dict[str, Any]]) -> Iterator[tuple[int, Position]]:
    """The number of the game and a position with a choice, game after game without end; ``options`` take turns."""
    greedy = player("greedy")
    for seed in count(1):
        rng = np.random.default_rng(seed)
        position = tripot.new(name, seed=seed, **options[seed % len(options)])
        position.deal()
        while position.actor is not None:
            actions = position.actions()
            if len(actions) > 1:
                yield seed, position
            by_lot = rng.random() < BY_LOT
            action = int(rng.choice(actions)) if by_lot else greedy.choose(position, position.code, seed)
            position.play_action(action)
            position.deal()
