"""The tree search as a player."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from tripot.engine.position import View
from tripot.engine.state import States
from tripot.players.growing import Growing, SettledTree, Tree
from tripot.players.knowledge import choosable, known_to
from tripot.players.levels import Stop
from tripot.players.root import Tried, together

MOST_NODES = 1_000_000
"""The trees of a choice together grow no larger (70 MB at most)."""
SEED_STEP = 0x9E3779B97F4A7C15
"""An odd constant that keeps the luck of different trees apart."""


class SearchPlayer:
    """Thinks for a number of simulations.

    With several ``threads`` each grows its own tree, with its own luck; the simulations are shared out and the visits
    added up. The same seed and number of threads give the same choice. ``most_nodes`` bounds the memory (at most 72
    bytes a node, all trees together): a full tree grows no further, but its simulations go on. With ``solves`` it asks
    the game's solver first, if the game has one.
    """

    def __init__(
        self,
        simulations: int,
        turns: int = 0,
        *,
        solves: bool = False,
        threads: int = 1,
        most_nodes: int = MOST_NODES,
    ) -> None:
        self.simulations = simulations
        self.turns = turns
        self.solves = solves
        self.threads = threads
        self.most_nodes = most_nodes
        self.simulated = 0
        """How many simulations it has run so far, all choices together."""

    def choose(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> int:
        """The action that the simulations visited most."""
        actions = choosable(view)
        if len(actions) == 1:
            return int(actions[0])
        if self.solves and view.game.solver:
            proven = view.game.solver.solve(known_to(view, seat), seat, view.game.search.effort, stop)
            if proven is not None:
                return proven
        found = self.look(view, seat, seed, stop)
        return found[0].action if found else int(actions[0])

    def look(self, view: View, seat: int, seed: int, stop: Stop | None = None, only: Sequence[int] = ()) -> list[Tried]:
        """What the simulations say of the actions that they tried, the most visited first.

        ``only``: these actions alone are tried, all equally attractive at first sight. The n-th visit of each meets the
        n-th imagined world, so with one seed separate searches can be compared.
        """
        counts = [self._part(self.simulations, number) for number in range(self.threads)]
        trees = [self._planted(view, seat, seed, number, counts[number], only) for number in range(self.threads)]
        if self.threads == 1:
            trees[0].grow(counts[0], stop)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(lambda tree, count: tree.grow(count, stop), trees, counts))
        self.simulated += sum(tree.simulated for tree in trees)
        return together(tree.tried() for tree in trees)

    def _planted(self, view: View, seat: int, seed: int, number: int, simulations: int, only: Sequence[int]) -> Growing:
        root: States = known_to(view, seat)
        root["rng"] = np.uint64((seed + number * SEED_STEP) % (1 << 64))
        most, game = self._part(self.most_nodes, number), view.game
        if game.search.overview:
            return SettledTree(game, root, seat, min(simulations * game.search.most, most), only)
        return Tree(game, root, seat, min(simulations, most), self.turns, only)

    def _part(self, whole: int, number: int) -> int:
        """What of a number falls to one of the threads, at least 1."""
        return max(1, (whole + number) // self.threads)
