"""What a game knows of puzzles: positions where something is to be found, and what is right there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from tripot.engine import kernels

if TYPE_CHECKING:
    from tripot.engine.game import Stop
    from tripot.engine.position import Position


class PuzzleKind(ABC):
    """A kind of puzzle of one game: what is to be found, and by which search it is proved.

    Sentences of the catalogues: ``<game>-puzzle-<name>`` is the kind's name, ``<game>-puzzle-<name>-task`` tells what
    is to be done (``$seat``: who acts), ``<game>-theme-<theme>`` names a theme.
    """

    name: ClassVar[str]
    turns: ClassVar[int] = 1
    """How many own actions lead to the goal, at most."""
    free: ClassVar[bool] = False
    """All own actions can be tried, and one sees oneself where they lead (nobody answers, nothing is dealt). If not,
    only right ones are played."""
    several: ClassVar[bool] = False
    """The last action may be one of several. If not, it must be the only right one, as the earlier ones always must."""
    by_sight: ClassVar[bool] = False
    """Graded by how often levels overlook it, since what they would rather play is another question."""
    bounds: ClassVar[tuple[float, ...]] = (0.2, 0.4, 0.6, 0.8)
    """From which shares of misses on the grades 2 to 5 begin: how much is overlooked differs from kind to kind."""
    options: ClassVar[tuple[str, ...]] = ("",)
    """The options of the games that positions are taken from (``options_text``)."""

    def candidates(self, position: Position) -> Iterator[Position]:
        """The positions to look into that a position of a game, where a seat acts, gives: often itself or none."""
        yield position

    @abstractmethod
    def right(self, position: Position, turns: int, stop: Stop | None = None) -> tuple[int, ...]:
        """All actions that reach the goal within so many own actions, this one included, whatever is answered.

        Proved by exhaustive search; () if there are none, or if it was stopped.
        """

    def answer(self, position: Position, turns: int) -> int:
        """What another seat answers, so that the goal stays as far as it can; ``turns`` own actions are left."""
        raise NotImplementedError

    @abstractmethod
    def reached(self, before: Position, action: int) -> bool:
        """Whether this action, which is legal, reaches the goal."""

    @abstractmethod
    def themes(self, position: Position, action: int) -> tuple[str, ...]:
        """What is to be seen in the right action; () if it is too dull to be a puzzle."""

    def unique(self, position: Position, turns: int) -> bool:
        """Whether there is one solution only."""
        return len(self.right(position, turns)) == 1


class MostPoints(PuzzleKind):
    """What brings the most points at once? All legal actions are tried."""

    by_sight: ClassVar[bool] = True

    def right(self, position: Position, turns: int, stop: Stop | None = None) -> tuple[int, ...]:  # noqa: ARG002
        """Those that bring as many as any."""
        actions = position.actions()
        gains = np.zeros(len(actions), np.int64)
        kernels.gains(position.states, 0, actions, gains)
        return tuple(actions[gains == gains.max()].tolist())

    def reached(self, before: Position, action: int) -> bool:
        """It is one of those."""
        return action in self.right(before, 1)
