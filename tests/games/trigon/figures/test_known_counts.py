"""The twelve pieces of six triangles in known outlines: as many ways as others have published."""

from __future__ import annotations

import pytest

from tests.games.trigon.figures.shapes import HEXIAMONDS, oblique, parallelogram
from tripot.games.trigon.board import Cell
from tripot.games.trigon.figures.checks import why_not
from tripot.games.trigon.figures.figure import Figure
from tripot.games.trigon.figures.solver import Ration, count_ways

HEXAGON = oblique(lambda x, y, z: x < 8 and y < 8 and 3 < x + y + z < 12)
"""Of side 4: 96 triangles."""


def hexagon_without(left: int, low: int, least: int) -> tuple[Cell, ...]:
    """HEXAGON without a hexagon of side 2 inside, whose columns, rows and diagonals begin there."""
    return oblique(
        lambda x, y, z: (
            x < 8
            and y < 8
            and 3 < x + y + z < 12
            and not (left <= x < left + 4 and low <= y < low + 4 and least <= x + y + z < least + 4)
        )
    )


KNOWN = {
    "parallelogram 12 x 3": (parallelogram(12, 3), 0),
    "parallelogram 9 x 4": (parallelogram(9, 4), 74),
    "rhombus 6 x 6": (parallelogram(6, 6), 156),
    "trapezoid 11 x 4": (oblique(lambda x, y, z: y < 4 and x + y + z < 11), 76),
    "long hexagon 10 x 4": (oblique(lambda x, y, z: x < 10 and y < 4 and 1 < x + y + z <= 11), 856),
    "ring": (hexagon_without(2, 2, 6), 0),
    "ring, its hole one step off the middle": (hexagon_without(3, 2, 7), 11),
    "crescent, bitten at a corner": (
        hexagon_without(4, 2, 8),
        87,
    ),
    "crescent, bitten at a side": (
        oblique(
            lambda x, y, z: x < 8 and y < 8 and 3 < x + y + z < 12 and not (2 < x < 7 and 2 < y < 7 and x + y + z > 7)
        ),
        2,
    ),
}


@pytest.mark.parametrize("name", KNOWN)
def test_there_are_as_many_ways_as_published(name: str) -> None:
    """David Goodger's Polyform Puzzler publishes these outlines with their numbers of solutions.

    https://puzzler.sourceforge.net/docs/hexiamonds.html and ``puzzler/puzzles/hexiamonds.py``. Turned and mirrored
    ones count once there, too.
    """
    cells, published = KNOWN[name]
    assert len(cells) == 72
    count = count_ways(Figure(cells, HEXIAMONDS), 2000, Ration(5_000_000))
    assert count.complete
    assert len(count.ways) == published


def test_the_trapezoid_9_x_6_is_impossible_by_parity() -> None:
    """As published there."""
    cells = oblique(lambda x, y, z: y < 6 and x + y + z < 9)
    reason = why_not(Figure(cells, HEXIAMONDS))
    assert len(cells) == 72
    assert reason is not None
    assert reason.id == "trigon-figure-balance"
