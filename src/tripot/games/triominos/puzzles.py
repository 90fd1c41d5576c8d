"""Puzzles of Triominos: the best placement."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from tripot.engine.position import Position
from tripot.engine.puzzle import MostPoints
from tripot.games.triominos.board import SUMS
from tripot.games.triominos.look import bonus_name
from tripot.games.triominos.state import NO_TILE, PLACE, action_tile, action_x, action_y

FEWEST_TILES = 4
FEWEST_PLACEMENTS = 8
"""With fewer tiles or placements there is little to choose."""


class BestPlacement(MostPoints):
    """Which tile, and where, scores most at once?"""

    name: ClassVar[str] = "best"

    def candidates(self, position: Position) -> Iterator[Position]:
        """A turn that has just begun, with something to choose."""
        state = position.state
        tiles, placements = state["counts"][position.code], (position.actions() >= PLACE).sum()
        if state["fresh"] == NO_TILE and tiles >= FEWEST_TILES and placements >= FEWEST_PLACEMENTS:
            yield position

    def themes(self, position: Position, action: int) -> tuple[str, ...]:
        """The bonus that it takes; and that another tile, which promises more by its own sum, is wrong."""
        bonus = bonus_name(position.state, action_x(action), action_y(action))
        if not bonus:
            return ()
        placements = position.actions()[position.actions() >= PLACE]
        modest = any(sum_of(other) > sum_of(action) for other in placements.tolist())
        return (bonus, "modest") if modest else (bonus,)


def sum_of(action: int) -> int:
    """The sum of a placement's tile."""
    return int(SUMS[action_tile(action)])


PUZZLES = (BestPlacement(),)
