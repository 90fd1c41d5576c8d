"""The board and the pieces: the numbers of RULES.md, section 3."""

from __future__ import annotations

import pytest

from tripot.games.trigon.board import (
    CELL_NAMES,
    CELLS,
    CELLS_BY_NAME,
    ROWS,
    SMALL_CELLS,
    STARTS,
    Cell,
    around,
    points_up,
    row_span,
    sides,
    vertices,
)
from tripot.games.trigon.pieces import (
    ONE_PLACEMENT_EACH,
    PIECE_NAMES,
    PIECES,
    PLACEMENTS,
    SHAPES,
    SIZES,
    TRIANGLES,
    find_placement,
    flat_vertices,
    piece_of,
    placement_cells,
)

SMALL = frozenset(SMALL_CELLS)


def cells(text: str) -> tuple[Cell, ...]:
    return tuple(CELLS_BY_NAME[point] for point in text.split(","))


def test_486_cells_in_18_rows_of_19_to_35() -> None:
    assert [len(row_span(row)) for row in range(1, ROWS + 1)] == [*range(19, 36, 2), *range(35, 18, -2)]
    assert len(CELLS) == len(set(CELLS)) == len(CELLS_BY_NAME) == 486


def test_the_small_board_leaves_out_a_ring_of_102() -> None:
    assert len(SMALL) == 384
    assert len(set(CELLS) - SMALL) == 102
    assert set(STARTS) < SMALL < set(CELLS)


def test_the_leftmost_triangle_points_down_below_and_up_above() -> None:
    assert [points_up((row_span(row)[0], row)) for row in range(1, ROWS + 1)] == [False] * 9 + [True] * 9


def test_sides_and_vertices_are_mutual() -> None:
    for cell in CELLS:
        for other in sides(cell):
            assert cell in sides(other)
            assert len(set(vertices(cell)) & set(vertices(other))) == 2
        for vertex in vertices(cell):
            assert cell in around(vertex)


def test_vertex_neighbours_of_an_up_triangle() -> None:
    """As RULES.md lists them."""
    cell = CELLS_BY_NAME["r15"]
    assert points_up(cell)
    touching = {other for vertex in vertices(cell) for other in around(vertex)} - {cell, *sides(cell)}
    by_vertex = [(-2, 0), (2, 0), (-1, 1), (0, 1), (1, 1), (-2, -1), (-1, -1), (1, -1), (2, -1)]
    assert touching == {(cell[0] + dx, cell[1] + drow) for dx, drow in by_vertex}


def test_starts_face_each_other() -> None:
    assert [CELL_NAMES[start] for start in STARTS] == ["r15", "z12", "z7", "r4", "j7", "j12"]
    for (x, row), (other_x, other_row) in zip(STARTS[:3], STARTS[3:], strict=True):
        assert (x + other_x, row + other_row) == (34, ROWS + 1)


def test_22_pieces_of_110_triangles() -> None:
    assert len(PIECES) == 22
    assert [SIZES.count(size) for size in range(1, 7)] == [1, 1, 1, 3, 4, 12]
    assert TRIANGLES == 110


def test_155_shapes_and_their_placements() -> None:
    assert len(SHAPES) == 155
    assert len(PLACEMENTS) == len({placement_cells(p) for p in range(len(PLACEMENTS))}) == 32131
    assert sum(SMALL.issuperset(placement_cells(p)) for p in range(len(PLACEMENTS))) == 24859
    assert sum(not set(STARTS).isdisjoint(placement_cells(p)) for p in range(len(PLACEMENTS))) == 2478


@pytest.mark.parametrize("entry", [entry.strip() for entry in ONE_PLACEMENT_EACH.split("|")])
def test_pentobi_names(entry: str) -> None:
    name, points = entry.split()
    placement = find_placement(cells(points))
    assert placement is not None
    assert PIECE_NAMES[piece_of(placement)] == name
    assert placement_cells(placement) == cells(points)


def test_every_placement_is_found_by_its_cells() -> None:
    for placement in range(0, len(PLACEMENTS), 7):
        assert find_placement(placement_cells(placement)[::-1]) == placement


@pytest.mark.parametrize("points", ["r15,r16", "q15,r15,s15,t15,u15,v15,w15", "r15,q16,s16", "a9,b9,d9"])
def test_other_points_are_no_piece(points: str) -> None:
    assert find_placement(cells(points)) is None


@pytest.mark.parametrize(("name", "count"), [("1", 0), ("2", 0), ("I3", 1), ("A4", 3), ("I6", 4), ("O", 0), ("C5", 0)])
def test_flat_vertices_lie_within_straight_sides(name: str, count: int) -> None:
    assert len(flat_vertices(PIECES[name])) == count
