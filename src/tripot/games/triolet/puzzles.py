"""Problems of Triolet: the most points with this rack on this board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from tripot.engine.position import Position
from tripot.engine.puzzle import MostPoints
from tripot.games.triolet.actions import PLACEMENT, kind_of
from tripot.games.triolet.board import AGAIN, JOKER, NONE, RACK, TIMES
from tripot.games.triolet.gestures import placed
from tripot.games.triolet.sets import Board, board_of, new_sets

FEWEST_PLACEMENTS = 25
"""With fewer there is little to choose."""
MANY = 3
"""So many new sets cross each other."""


class MostOfARack(MostPoints):
    """Which tiles, and where, score most at once?"""

    name: ClassVar[str] = "best"
    bounds: ClassVar[tuple[float, ...]] = (0.72, 0.78, 0.82, 0.87)
    """Fifths of 392 puzzles of 400 games."""

    def candidates(self, position: Position) -> Iterator[Position]:
        """A turn with a full rack and something to choose."""
        full = NONE not in position.state["racks"][position.code].tolist()
        if full and len(placements(position)) >= FEWEST_PLACEMENTS:
            yield position

    def themes(self, position: Position, action: int) -> tuple[str, ...]:
        """The sets that it makes, and the squares and tiles that help; without a Trio, or with one only, it is dull."""
        new = placed(action)
        sets = new_sets(board_of(position.state), new)
        trios = sum(len(line) == RACK for line in sets)
        if not trios:
            return ()
        found = {
            "triolet": is_triolet(new, sets),
            "trios": trios > 1,
            "trio": trios == 1,
            "crossing": len(sets) >= MANY,
            "double": any(TIMES[square] == 2 for square in new),
            "triple": any(TIMES[square] == 3 for square in new),
            "again": any(AGAIN[square] for square in new),
            "joker": any(face >= JOKER for face in new.values()),
            "less": len(new) < most_tiles(position),
        }
        themes = tuple(theme for theme, there in found.items() if there)
        return () if themes == ("trio",) else themes


def placements(position: Position) -> list[int]:
    """The legal placements."""
    return [action for action in position.actions().tolist() if kind_of(action) == PLACEMENT]


def is_triolet(new: Board, sets: list[tuple[int, ...]]) -> bool:
    """Whether the three tiles are a Trio by themselves, without a joker."""
    return tuple(sorted(new)) in sets and len(new) == RACK and all(face < JOKER for face in new.values())


def most_tiles(position: Position) -> int:
    """How many tiles can be laid at most."""
    return max(len(placed(action)) for action in placements(position))


PUZZLES = (MostOfARack(),)
