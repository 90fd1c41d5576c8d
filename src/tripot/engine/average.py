"""The best action at the end of a game when a seat can't tell a few worlds apart: each is played to the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np

from tripot.engine import kernels
from tripot.engine.endgame import FRAME, look_on
from tripot.engine.game import Stop
from tripot.engine.state import States

POSITIONS_A_CHUNK = 5_000
"""How many positions are looked at between two looks at ``stop`` (some 20 ms)."""
EQUAL = 1e-9
"""Shares that differ by less are the same."""


class OutOfEffortError(Exception):
    """The search was stopped, or has looked at as many positions as it may."""


class Rest:
    """The search through the rest of a game for one seat.

    ``longest``: no line has more actions.
    """

    def __init__(self, states: States, seat: int, longest: int, most_actions: int) -> None:
        self.seat = seat
        self.states = np.zeros(longest + 1, states.dtype)
        self.actions = np.zeros((longest + 1, most_actions), np.int64)
        self.looks = np.zeros((longest + 1, most_actions))
        self.frames = np.zeros(longest + 1, FRAME)
        self.effort = 0  # how many positions may still be looked at
        self.stop: Stop | None = None

    def share(self, world: States, action: int, low: float = -np.inf) -> float:
        """What the seat has at the end after this action, if all play their best; exact if it is more than ``low``."""
        self.states[0] = world[0]
        kernels.play(self.states, 0, action)
        depth, share = -1, np.nan
        while np.isnan(share):
            if self.effort <= 0 or (self.stop and self.stop()):
                raise OutOfEffortError
            depth, share, looked_at = look_on(
                self.states,
                self.actions,
                self.looks,
                self.frames,
                self.seat,
                low,
                np.inf,
                depth,
                min(POSITIONS_A_CHUNK, self.effort),
            )
            self.effort -= looked_at
        return float(share)

    def best(self, worlds: Sequence[States], weights: Sequence[float], effort: int, stop: Stop | None) -> int | None:
        """The action with the highest mean share; None when that takes too long."""
        self.effort, self.stop = effort, stop
        actions = self._by_look(worlds[0])
        try:
            return self._best(worlds, weights, actions)
        except OutOfEffortError:
            return None

    def _by_look(self, world: States) -> list[int]:
        actions = self.actions[0]
        count = kernels.legal(world, 0, actions)
        looks = np.empty(count)
        kernels.priors(world, 0, actions[:count], looks)
        order = np.argsort(-looks, kind="stable")
        return [int(actions[k]) for k in order if looks[k] > -np.inf]

    def _best(self, worlds: Sequence[States], weights: Sequence[float], actions: list[int]) -> int:
        """First the best action of each world: no action can have more than those together."""
        most, votes = [], Counter[int]()
        for world in worlds:
            favourites = [action for action, _ in votes.most_common()]
            action, share = self._best_in(world, favourites + [a for a in actions if a not in votes])
            most.append(share)
            votes[action] += 1
        favourites = [action for action, _ in votes.most_common()]
        if len(favourites) == 1:
            return favourites[0]
        return self._best_of_all(worlds, weights, most, favourites + [a for a in actions if a not in votes])

    def _best_in(self, world: States, actions: list[int]) -> tuple[int, float]:
        best, most = actions[0], -np.inf
        for action in actions:
            share = self.share(world, action, most)
            if share > most + EQUAL:
                best, most = action, share
        return best, most

    def _best_of_all(
        self, worlds: Sequence[States], weights: Sequence[float], most: list[float], actions: list[int]
    ) -> int:
        """The mean of each action, as long as it can still be the highest."""
        best, best_mean = actions[0], -np.inf
        for action in actions:
            mean = sum(weight * share for weight, share in zip(weights, most, strict=True))
            for world, weight, bound in zip(worlds, weights, most, strict=True):
                mean -= weight * bound
                low = (best_mean - mean) / weight
                share = self.share(world, action, low)
                mean += weight * share
                if share <= low + EQUAL:
                    break
            else:
                best, best_mean = action, mean
        return best
