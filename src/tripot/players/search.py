"""The tree search as a player."""

from __future__ import annotations

from typing import Any

import numpy as np

from tripot.engine.game import SearchSettings
from tripot.engine.position import View
from tripot.engine.state import States, copied
from tripot.players import settled, tree
from tripot.players.knowledge import choosable, known_to
from tripot.players.levels import Stop

SIMULATIONS_A_CHUNK = 32
"""How many simulations run between two looks at ``stop``."""
MOST_NODES = 200_000
"""A tree grows no larger (14 MB)."""
MOST_SETTLED_NODES = 1_000_000
"""The same for the search of settled games, whose nodes stand for actions that may never be tried (32 MB)."""


class SearchPlayer:
    """Thinks for the number of simulations that the game sets for a level (0, 1, 2), or for a given number."""

    def __init__(self, level: int = 0, simulations: int | None = None) -> None:
        self.level = level
        self.simulations = simulations
        self.simulated = 0
        """How many simulations it has run so far, all choices together."""

    def choose(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> int:
        """The action that the simulations visited most (the better one of equals)."""
        actions = choosable(view)
        if len(actions) == 1:
            return int(actions[0])
        children = self.think(view, seat, seed, stop)
        if not len(children):
            return int(actions[0])
        means = children["value"] / np.maximum(children["visits"], 1)
        return int(children["action"][np.lexsort((means, children["visits"]))[-1]])

    def think(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> Any:
        """The actions that the simulations looked at, as records of ``action``, ``visits`` and ``value``."""
        wishes = view.game.search
        simulations = self.simulations or wishes.simulations[self.level]
        root = known_to(view, seat)
        root["rng"] = np.uint64(seed)
        kind = SettledTree if wishes.overview else Tree
        grown: Tree | SettledTree = kind(root, seat, simulations, view.game.rules.MAX_ACTIONS, wishes, self.level)
        done = 0
        while done < simulations and not (stop and stop() and done):
            chunk = min(SIMULATIONS_A_CHUNK, simulations - done)
            grown.simulate(chunk)
            done += chunk
        self.simulated += done
        return grown.children()


class Tree:
    """The tree of one choice."""

    def __init__(
        self, root: States, seat: int, simulations: int, most_actions: int, wishes: SearchSettings, level: int
    ) -> None:
        self.root, self.work, self.seat = root, copied(root), seat
        self.nodes = np.zeros(min(simulations, MOST_NODES) + 2, tree.NODE)
        self.used = 1
        self.scratch = np.empty(most_actions, np.int64)
        self.settings = np.array(
            [
                wishes.exploration,
                wishes.temperature,
                wishes.first_width,
                wishes.growth,
                wishes.length,
                wishes.draws,
                wishes.settled,
                wishes.own_turn,
                wishes.turns[level],
            ]
        )

    def simulate(self, simulations: int) -> None:
        """Run some simulations."""
        self.used = tree.simulate(
            self.root, self.work, self.nodes, self.used, self.scratch, self.seat, simulations, self.settings
        )

    def children(self) -> Any:
        """The root's."""
        found = []
        child = int(self.nodes[0]["first_child"])
        while child:
            found.append(child)
            child = int(self.nodes[child]["next_sibling"])
        return self.nodes[found]


class SettledTree:
    """The same where nothing is hidden or random, with an overview."""

    def __init__(
        self, root: States, _seat: int, simulations: int, most_actions: int, wishes: SearchSettings, _level: int
    ) -> None:
        self.root, self.work = root, copied(root)
        self.nodes = np.zeros(min(simulations * wishes.most + 1, MOST_SETTLED_NODES), settled.NODE)
        self.used = 1
        self.scratch, self.looks = np.empty(most_actions, np.int64), np.empty(most_actions)
        self.settings = np.array([wishes.exploration, wishes.temperature, wishes.caution, wishes.most])

    def simulate(self, simulations: int) -> None:
        """Run some simulations."""
        self.used = settled.simulate(
            self.root, self.work, self.nodes, self.used, self.scratch, self.looks, simulations, self.settings
        )

    def children(self) -> Any:
        """The root's."""
        first = int(self.nodes[0]["first_child"])
        return self.nodes[first : first + int(self.nodes[0]["children"])]
