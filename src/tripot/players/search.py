"""The tree search as a player."""

from __future__ import annotations

import numpy as np

from tripot.engine.position import View
from tripot.engine.state import Actions, copied
from tripot.players.knowledge import choosable, known_to
from tripot.players.levels import Stop
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
        self.simulated = 0
        """How many simulations it has run so far, all choices together."""

    def choose(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> int:
        """The action that the simulations visited most."""
        actions = choosable(view)
        if len(actions) == 1:
            return int(actions[0])
        wishes = view.game.search
        simulations = self.simulations or wishes.simulations[self.level]
        root = known_to(view, seat)
        root["rng"] = np.uint64(seed)
        work = copied(root)
        nodes = np.zeros(min(simulations, MOST_NODES) + 2, NODE)
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
        used, done = 1, 0
        while done < simulations and not (stop and stop() and used > 1):
            chunk = min(SIMULATIONS_A_CHUNK, simulations - done)
            used = simulate(root, work, nodes, used, scratch, seat, chunk, settings)
            done += chunk
        self.simulated += done
        return most_visited(nodes, actions)


def most_visited(nodes: np.ndarray, actions: Actions) -> int:
    """The root's child with the most visits (the better one of equals)."""
    best, best_key = int(actions[0]), (-1, 0.0)
    child = int(nodes[0]["first_child"])
    while child:
        visits = int(nodes[child]["visits"])
        key = (visits, float(nodes[child]["value"]) / max(1, visits))
        if key > best_key:
            best, best_key = int(nodes[child]["action"]), key
        child = int(nodes[child]["next_sibling"])
    return best
