"""A tree that grows from what a seat knows: the compiled searches as objects that can be stopped."""

from __future__ import annotations

import math
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence

import numpy as np

from tripot.engine.game import Game
from tripot.engine.state import States, copied
from tripot.players import settled, tree
from tripot.players.levels import Stop
from tripot.players.root import Tried

LOOK_UP_SECONDS = 0.01
"""About so often a search looks whether it shall stop."""


class Growing(ABC):
    """One tree. ``simulated``: how many simulations it has run, each from one of ``among`` if that isn't empty."""

    def __init__(self, game: Game, root: States, among: Sequence[int]) -> None:
        self.simulated = 0
        self._root, self._work = root, copied(root)
        self._actions, self._looks = np.empty(game.rules.MAX_ACTIONS, np.int64), np.empty(game.rules.MAX_ACTIONS)
        self._among = np.array(among, np.int64)
        self._used = 1

    def grow(
        self, simulations: int, stop: Stop | None = None, *, seconds: float = math.inf, until_clear: bool = False
    ) -> None:
        """Run simulations, at least one, until ``stop()`` turns true; looks up every LOOK_UP_SECONDS or so.

        At most ``seconds`` of the thread's processor time; ``until_clear``: no longer than another action could still
        become the most visited one.
        """
        done, chunk, left = 0, 1, simulations
        start = time.thread_time()
        while left > 0 and not (stop and done and stop()) and not (until_clear and done > left and self._lead() > left):
            chunk = min(chunk, left)
            begun = time.perf_counter()
            self._simulate(chunk)
            done += chunk
            self.simulated += chunk
            chunk = max(1, min(2 * chunk, int(chunk * LOOK_UP_SECONDS / max(time.perf_counter() - begun, 1e-9))))
            left = simulations - done
            if seconds < math.inf:
                spent = time.thread_time() - start
                left = min(left, int(done * (seconds / max(spent, 1e-9) - 1)))

    def _lead(self) -> int:
        """By how many visits the most visited action is ahead."""
        visits = sorted(one.visits for one in self.tried())
        return visits[-1] - (visits[-2] if len(visits) > 1 else 0)

    @abstractmethod
    def tried(self) -> list[Tried]:
        """The actions at the root that were tried."""

    @abstractmethod
    def _simulate(self, simulations: int) -> None: ...


class Tree(Growing):
    """For any game: branches where actions are legal in the world that was imagined (``players/tree.py``)."""

    def __init__(
        self, game: Game, root: States, seat: int, most_nodes: int, turns: int = 0, among: Sequence[int] = ()
    ) -> None:
        super().__init__(game, root, among)
        wishes = game.search
        self._seat = seat
        self.nodes = np.zeros(most_nodes + 1, tree.NODE)
        self._settings = np.array(
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

    def tried(self) -> list[Tried]:
        """The root's children."""
        found, child = [], int(self.nodes[0]["first_child"])
        while child:
            node = self.nodes[child]
            visits = int(node["visits"])
            found.append(Tried(int(node["action"]), visits, float(node["value"]) / max(1, visits)))
            child = int(node["next_sibling"])
        return found

    def _simulate(self, simulations: int) -> None:
        self._used = tree.simulate(
            self._root,
            self._work,
            self.nodes,
            self._used,
            self._actions,
            self._looks,
            self._among,
            self._seat,
            simulations,
            self._settings,
        )


class SettledTree(Growing):
    """Where nothing is hidden or random: a node's actions are looked over once (``players/settled.py``)."""

    def __init__(self, game: Game, root: States, most_nodes: int, among: Sequence[int] = ()) -> None:
        super().__init__(game, root, among)
        wishes = game.search
        self.nodes = np.zeros(most_nodes + 1, settled.NODE)
        self._settings = np.array(
            [wishes.exploration, wishes.temperature, wishes.caution, wishes.most, wishes.patience]
        )

    def tried(self) -> list[Tried]:
        """The root's children that were visited."""
        first = int(self.nodes[0]["first_child"])
        return [
            Tried(int(node["action"]), int(node["visits"]), float(node["value"]) / int(node["visits"]))
            for node in self.nodes[first : first + int(self.nodes[0]["children"])]
            if node["visits"]
        ]

    def _simulate(self, simulations: int) -> None:
        self._used = settled.simulate(
            self._root,
            self._work,
            self.nodes,
            self._used,
            self._actions,
            self._looks,
            self._among,
            simulations,
            self._settings,
        )
