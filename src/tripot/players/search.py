"""The tree search as a player."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tripot.engine.position import View
from tripot.engine.state import copied
from tripot.players.knowledge import choosable, known_to
from tripot.players.levels import Stop
from tripot.players.root import Tried, plant, tried
from tripot.players.tree import NODE, simulate

SIMULATIONS_A_CHUNK = 32
"""How many simulations run between two looks at ``stop``."""
MOST_NODES = 200_000
"""A tree grows no larger (14 MB)."""


class SearchPlayer:
    """Thinks for the number of simulations that the game sets for a level (0, 1, 2), or for a given number."""

    def __init__(self, level: int = 0, simulations: int | None = None) -> None:
        self.level = level
        self.simulations = simulations

    def choose(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> int:
        """The action that the simulations visited most."""
        actions = choosable(view)
        if len(actions) == 1:
            return int(actions[0])
        return self.look(view, seat, seed, stop)[0].action

    def look(self, view: View, seat: int, seed: int, stop: Stop | None = None, only: Sequence[int] = ()) -> list[Tried]:
        """What the simulations say of the actions that they tried, the most visited first.

        ``only``: these actions alone are tried, all equally attractive at first sight. The n-th visit of each meets the
        n-th imagined world, so with one seed separate searches can be compared.
        """
        wishes = view.game.search
        simulations = self.simulations or wishes.simulations[self.level]
        root = known_to(view, seat)
        root["rng"] = np.uint64(seed)
        work = copied(root)
        nodes = np.zeros(min(simulations, MOST_NODES) + 2 + len(only), NODE)
        scratch = np.empty(view.game.rules.MAX_ACTIONS, np.int64)
        settings = np.array(
            [
                wishes.exploration,
                wishes.temperature,
                wishes.first_width,
                wishes.growth,
                wishes.length,
                wishes.draws,
                wishes.settled,
                wishes.own_turn,
                wishes.turns[self.level],
            ]
        )
        used, done = plant(nodes, seat, only) if only else 1, 0
        while done < simulations and not (stop and stop() and done):
            chunk = min(SIMULATIONS_A_CHUNK, simulations - done)
            used = simulate(root, work, nodes, used, scratch, seat, chunk, settings)
            done += chunk
        return tried(nodes)
