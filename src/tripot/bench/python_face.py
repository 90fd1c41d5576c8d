"""How fast the Python face is: ``legal`` and ``play`` with texts, one position at a time."""

from __future__ import annotations

import random
from statistics import median
from time import perf_counter

from tripot.engine.options import options_from_text
from tripot.engine.position import start
from tripot.engine.registry import find_game


def python_face(name: str, options: str, seconds: float, rounds: int) -> float:
    """Moves/s (median of rounds) of random play where each action is listed, chosen and played as text."""
    game = find_game(name)
    chosen = options_from_text(game, options)
    rng = random.Random(1)
    speeds = []
    for _ in range(rounds):
        moves = 0
        spent = 0.0
        while spent < seconds / rounds:
            position = start(game, chosen, rng.getrandbits(64))
            while position.actor is not None:
                position.deal()
                begun = perf_counter()
                if position.actor is not None:
                    position.play(rng.choice(position.legal()))
                    moves += 1
                spent += perf_counter() - begun
        speeds.append(moves / spent)
    return median(speeds)
