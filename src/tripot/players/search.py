"""The tree search as a player."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt

from tripot.engine.game import SearchSettings
from tripot.engine.position import View
from tripot.engine.state import Actions, States, copied
from tripot.players.knowledge import choosable, known_to
from tripot.players.levels import Stop
from tripot.players.tree import NODE, simulate

LOOK_UP_SECONDS = 0.01
"""About so often a search looks whether it shall stop."""
MOST_NODES = 200_000
"""The trees of a choice together grow no larger (14 MB)."""
SEED_STEP = 0x9E3779B97F4A7C15
"""An odd constant that keeps the luck of different trees apart."""


class SearchPlayer:
    """Thinks for a number of simulations.

    With several ``threads`` each grows its own tree, with its own luck; the simulations are shared out and the visits
    added up. The same seed and number of threads give the same choice. ``most_nodes`` bounds the memory (NODE.itemsize
    bytes a node, all trees together): a full tree grows no further, but its simulations go on. With
    ``solves`` it asks the game's solver first, if the game has one.
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
        trees = [
            Tree(view, seat, seed + number * SEED_STEP, self.turns, self._part(self.most_nodes, number))
            for number in range(self.threads)
        ]
        counts = [self._part(self.simulations, number) for number in range(self.threads)]
        if self.threads == 1:
            trees[0].grow(counts[0], stop)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(lambda tree, count: tree.grow(count, stop), trees, counts))
        self.simulated += sum(tree.simulated for tree in trees)
        return most_visited([tree.nodes for tree in trees], actions)

    def _part(self, whole: int, number: int) -> int:
        """What of a number falls to one of the threads, at least 1."""
        return max(1, (whole + number) // self.threads)


class Tree:
    """One tree that grows from what a seat knows."""

    def __init__(self, view: View, seat: int, seed: int, turns: int, most_nodes: int) -> None:
        self.root: States = known_to(view, seat)
        self.root["rng"] = np.uint64(seed % (1 << 64))
        self.seat = seat
        self.settings = settings_of(view.game.search, turns)
        self.most_nodes = most_nodes
        self.nodes = np.zeros(1, NODE)
        self.simulated = 0
        self._scratch = np.empty(view.game.rules.MAX_ACTIONS, np.int64)

    def grow(self, simulations: int, stop: Stop | None = None) -> None:
        """Run simulations, at least one, until ``stop()`` turns true; looks up every LOOK_UP_SECONDS or so."""
        self.nodes = np.zeros(min(simulations, self.most_nodes) + 1, NODE)
        work = copied(self.root)
        used = chunk = 1
        while self.simulated < simulations and not (stop and self.simulated and stop()):
            chunk = min(chunk, simulations - self.simulated)
            begun = time.perf_counter()
            used = simulate(self.root, work, self.nodes, used, self._scratch, self.seat, chunk, self.settings)
            self.simulated += chunk
            seconds = time.perf_counter() - begun
            chunk = max(1, min(2 * chunk, int(chunk * LOOK_UP_SECONDS / max(seconds, 1e-9))))


def settings_of(wishes: SearchSettings, turns: int) -> npt.NDArray[np.float64]:
    """What ``simulate`` is told."""
    return np.array(
        [
            wishes.exploration,
            wishes.temperature,
            wishes.first_width,
            wishes.growth,
            wishes.length,
            wishes.draws,
            wishes.settled,
            wishes.own_turn,
            turns,
        ]
    )


def most_visited(trees: list[np.ndarray], actions: Actions) -> int:
    """The action with the most visits at the roots (the better one of equals)."""
    visits: dict[int, int] = {}
    values: dict[int, float] = {}
    for nodes in trees:
        child = int(nodes[0]["first_child"])
        while child:
            action = int(nodes[child]["action"])
            visits[action] = visits.get(action, 0) + int(nodes[child]["visits"])
            values[action] = values.get(action, 0.0) + float(nodes[child]["value"])
            child = int(nodes[child]["next_sibling"])
    if not visits:
        return int(actions[0])
    return max(visits, key=lambda action: (visits[action], values[action] / max(1, visits[action])))
