"""The tree search as a player."""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np

from tripot.engine.position import View
from tripot.engine.state import States
from tripot.players.growing import Growing, SettledTree, Tree
from tripot.players.knowledge import choosable, known_to
from tripot.players.levels import Stop
from tripot.players.root import Tried, together

MOST_NODES = 1_000_000
"""The trees of a choice together grow no larger (70 MB at most)."""
NO_LIMIT = 1 << 40
"""So many simulations are never run: something else ends the search."""
SEED_STEP = 0x9E3779B97F4A7C15
"""An odd constant that keeps the luck of different trees apart."""


class SearchPlayer:
    """Thinks for a number of simulations, and at most so many ``seconds`` of processor time for each thread.

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
        seconds: float = math.inf,
        solves: bool = False,
        threads: int = 1,
        most_nodes: int = MOST_NODES,
    ) -> None:
        self.simulations = simulations
        self.turns = turns
        self.seconds = seconds
        self.solves = solves
        self.threads = threads
        self.most_nodes = most_nodes
        self.simulated = 0
        """How many simulations it has run so far, all choices together."""

    def choose(self, view: View, seat: int, seed: int, stop: Stop | None = None) -> int:
        """The action that the simulations visited most; thinks no longer than it is in doubt which that will be."""
        actions = choosable(view)
        if len(actions) == 1:
            return int(actions[0])
        if self.solves and view.game.solver:
            proven = view.game.solver.solve(known_to(view, seat), seat, view.game.search.effort, stop)
            if proven is not None:
                return proven
        found = self.look(view, seat, seed, stop, until_clear=self.threads == 1)
        return found[0].action if found else int(actions[0])

    def look(
        self,
        view: View,
        seat: int,
        seed: int,
        stop: Stop | None = None,
        among: Sequence[int] = (),
        *,
        until_clear: bool = False,
    ) -> list[Tried]:
        """What the simulations say of the actions that they tried, the most visited first.

        ``among``: these actions alone are tried. The n-th visit of each meets the n-th imagined world, so with one seed
        separate searches can be compared. ``until_clear``: each tree stops growing when its most visited action is
        certain.
        """
        counts = [self._part(self.simulations, number) for number in range(self.threads)]
        trees = [self._planted(view, seat, seed, number, counts[number], among) for number in range(self.threads)]
        grow = partial(Growing.grow, stop=stop, seconds=self.seconds, until_clear=until_clear)
        if self.threads == 1:
            grow(trees[0], counts[0])
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(grow, trees, counts))
        self.simulated += sum(tree.simulated for tree in trees)
        return together(tree.tried() for tree in trees)

    def _planted(
        self, view: View, seat: int, seed: int, number: int, simulations: int, among: Sequence[int]
    ) -> Growing:
        root: States = known_to(view, seat)
        root["rng"] = np.uint64((seed + number * SEED_STEP) % (1 << 64))
        most, game = self._part(self.most_nodes, number), view.game
        if game.search.overview:
            return SettledTree(game, root, min(2 * simulations * game.search.most, most), among)
        return Tree(game, root, seat, min(simulations, most), self.turns, among)

    def _part(self, whole: int, number: int) -> int:
        """What of a number falls to one of the threads, at least 1."""
        return max(1, (whole + number) // self.threads)
