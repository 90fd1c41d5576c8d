"""Problems of Triominos: the best placement, and the only move that wins when the pool is empty."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from tripot.engine.average import OutOfEffortError, Rest
from tripot.engine.game import Stop
from tripot.engine.position import Position
from tripot.engine.puzzle import MostPoints, PuzzleKind
from tripot.games.triominos.board import SUMS
from tripot.games.triominos.look import bonus_name, rack
from tripot.games.triominos.moves import gain
from tripot.games.triominos.solver import is_last_of_two, longest, opened
from tripot.games.triominos.state import MAX_ACTIONS, NO_TILE, PLACE, action_tile, action_x, action_y

FEWEST_TILES = 3
FEWEST_PLACEMENTS = 4
"""With fewer tiles or placements there is little to choose."""
LAST_TILES = range(5, 13)
"""So many tiles are left in both racks together: with fewer all is said, with more the proof takes long."""
LAST_CHOICES = 3
"""So many actions, at least, to choose the winning one from."""
LAST_POSITIONS = 50_000
"""So many positions a proof may look at."""
WON = 0.8
"""``evaluate`` gives at least 0.9 to who has won a game alone, and at most 0.55 to who shares it."""


class BestPlacement(MostPoints):
    """Which tile, and where, scores most at once?"""

    name: ClassVar[str] = "best"
    bounds: ClassVar[tuple[float, ...]] = (0.20, 0.25, 0.30, 0.36)
    """Fifths of 772 puzzles of 8,000 games."""

    def candidates(self, position: Position) -> Iterator[Position]:
        """A turn that has just begun, with something to choose, and a bonus on offer."""
        state, ways = position.state, placements(position)
        enough = state["counts"][position.code] >= FEWEST_TILES and len(ways) >= FEWEST_PLACEMENTS
        if state["fresh"] == NO_TILE and enough and any(bonus_of(position, action) for action in ways):
            yield position

    def themes(self, position: Position, action: int) -> tuple[str, ...]:
        """The bonus that it takes (without one it is dull), from how many, and with which tile."""
        bonus = bonus_of(position, action)
        if not bonus:
            return ()
        bonuses = {bonus_of(position, other) for other in placements(position)} - {""}
        sums = [int(SUMS[tile]) for tile in rack(position.state, position.code)]
        found = {
            bonus: True,
            "choice": len(bonuses) > 1,
            "modest": sum_of(action) == min(sums) < max(sums),
            "heavy": sum_of(action) == max(sums) > min(sums),
        }
        return tuple(theme for theme, there in found.items() if there)


class LastMoves(PuzzleKind):
    """The pool is empty, between two: which action alone still wins?"""

    name: ClassVar[str] = "last"
    bounds: ClassVar[tuple[float, ...]] = (0.05, 0.15, 0.22, 0.36)
    """Fifths of 72 puzzles of 8,000 games."""

    def candidates(self, position: Position) -> Iterator[Position]:
        """An end of a game with something to choose."""
        few = int(position.state["counts"].sum()) in LAST_TILES
        if few and is_last_of_two(position.states) and len(position.actions()) >= LAST_CHOICES:
            yield position

    def right(self, position: Position, turns: int, stop: Stop | None = None) -> tuple[int, ...]:  # noqa: ARG002
        """All that win however the other plays; each is played to the end. () where chance has its part."""
        if not is_last_of_two(position.states):
            return ()
        world = opened(position.states, position.code)
        search = Rest(world, position.code, longest(position.states), MAX_ACTIONS)
        search.effort, search.stop = LAST_POSITIONS, stop
        try:
            return tuple(action for action in position.actions().tolist() if search.share(world, action, WON) > WON)
        except OutOfEffortError:
            return ()

    def reached(self, before: Position, action: int) -> bool:
        """It is one of those."""
        return action in self.right(before, 1)

    def themes(self, position: Position, action: int) -> tuple[str, ...]:
        """What wins: a bonus, a pass, or a tile that scores no more than others do."""
        if action < PLACE:
            return ("pass",)
        best = max(points_of(position, other) for other in placements(position))
        bonus, points = bonus_of(position, action), points_of(position, action)
        found = {bonus: bool(bonus), "quiet": points < best, "points": points == best}
        return tuple(theme for theme, there in found.items() if there)


def placements(position: Position) -> list[int]:
    """The legal placements."""
    return [action for action in position.actions().tolist() if action >= PLACE]


def bonus_of(position: Position, action: int) -> str:
    """The bonus that a placement takes, "" for none."""
    return bonus_name(position.seen, action_x(action), action_y(action))


def points_of(position: Position, action: int) -> int:
    """What an action brings at once."""
    return int(gain(position.seen, action))


def sum_of(action: int) -> int:
    """The sum of a placement's tile."""
    return int(SUMS[action_tile(action)])


PUZZLES = (BestPlacement(), LastMoves())
