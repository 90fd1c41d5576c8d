"""The solver agrees with a naive one, stops when told to, and says how far it is."""

from __future__ import annotations

import itertools
import time
from random import Random

import pytest

from tests.games.trigon.figures.shapes import HEXIAMONDS, parallelogram, pieces, triangle, triangles
from tests.oracle import figures as oracle
from tests.oracle.trigon import Piece, orientations
from tripot.games.trigon.board import Cell, sides
from tripot.games.trigon.figures.checks import why_not
from tripot.games.trigon.figures.figure import ALL, Figure, Laid, settled
from tripot.games.trigon.figures.solver import Ration, count_ways, first_way, next_piece
from tripot.games.trigon.figures.text import read_way, write_way
from tripot.games.trigon.pieces import PIECES, SHAPES, SIZES

PLENTY = 1_000_000


def random_figure(seed: int) -> Figure:
    """A small shape: grown by lot cell by cell, or laid out of its pieces, of which one may then be exchanged."""
    lot = Random(seed)
    kinds = lot.choices(range(len(SIZES)), weights=SIZES, k=lot.randint(1, 5))
    kinds = [kind for n, kind in enumerate(kinds) if kinds[:n].count(kind) < 4]
    if lot.random() < 0.3:
        cells = {(2, 2)}
        while len(cells) < sum(SIZES[kind] for kind in kinds):
            cells.add(lot.choice(sorted({other for cell in cells for other in sides(cell)} - cells)))
    else:
        cells = set[Cell]()
        for kind in kinds:
            cells |= beside(cells, kind, lot)
    if lot.random() < 0.3:
        kinds[lot.randrange(len(kinds))] = lot.choice([1, 2, 9, 10, 13, 16])
    counts = [min(4, kinds.count(kind)) for kind in range(len(SIZES))]
    return Figure(settled(cells), tuple(counts))


def beside(cells: set[Cell], kind: int, lot: Random) -> set[Cell]:
    """A piece laid beside these cells, anyhow."""
    shapes = [shape for shape in SHAPES if shape.piece == kind]
    near = sorted({other for cell in cells for other in sides(cell)} - cells) or [(2, 2)]
    while True:
        shape = lot.choice(shapes)
        (x, row), (px, prow) = lot.choice(near), lot.choice(shape.cells)
        laid = {(a + x - px, b + row - prow) for a, b in shape.cells}
        if (x - px + row - prow) % 2 == 0 and not laid & cells:
            return laid


def oracle_pieces(figure: Figure) -> list[Piece]:
    kinds = [kind for kind, count in enumerate(figure.pieces) for _ in range(count)]
    bodies = list(PIECES.values())
    return [orientations(frozenset(map(triangle, bodies[kind]))) for kind in kinds]


@pytest.mark.parametrize("block", range(8))
def test_the_solver_agrees_with_a_naive_one(block: int) -> None:
    found = 0
    for seed in range(block * 50, block * 50 + 50):
        figure = random_figure(seed)
        every = oracle.ways(triangles(figure), oracle_pieces(figure))
        different = oracle.up_to_symmetry(triangles(figure), every)
        count = count_ways(figure, PLENTY, Ration(PLENTY))
        assert count.complete
        assert len(count.ways) == different, figure
        assert count.unique == (different == 1)
        theirs = {frozenset(frozenset(map(triangle, piece)) for piece in way) for way in count.ways}
        assert theirs <= every
        answer = first_way(figure, Ration(PLENTY))
        assert answer.possible == bool(every)
        if every:
            found += 1
            assert not why_not(figure)
            assert frozenset(frozenset(map(triangle, piece)) for piece in answer.way) in every
    assert 15 <= found <= 45


@pytest.mark.parametrize("seed", range(400, 440))
def test_a_next_piece_belongs_to_a_way_to_go_on(seed: int) -> None:
    figure = random_figure(seed)
    every = oracle.ways(triangles(figure), oracle_pieces(figure))
    if not every:
        return
    lot = Random(seed)
    laid: list[Laid] = []
    while True:
        ways_on = [way for way in every if all(frozenset(map(triangle, piece)) in way for piece in laid)]
        answer = next_piece(figure, laid, Ration(PLENTY))
        assert answer.possible == bool(ways_on)
        if answer.piece:
            assert any(frozenset(map(triangle, answer.piece)) in way for way in ways_on)
        if answer.away:
            kept = laid[: len(laid) - len(answer.away)]
            assert any(all(frozenset(map(triangle, piece)) in way for piece in kept) for way in every)
            more = laid[: len(kept) + 1]
            assert not any(all(frozenset(map(triangle, piece)) in way for piece in more) for way in every)
            return
        rest = figure.rest(laid)
        if not rest.cells:
            assert answer.piece is None
            return
        laid.append(lot.choice(_placements(rest)))


def _placements(figure: Figure) -> list[Laid]:
    from tripot.games.trigon.figures.options import options_of

    options = options_of(figure)
    return [options.laid(n) for n in range(len(options.shapes))]


def test_all_pieces_of_a_colour_and_of_all_four_fill_parallelograms() -> None:
    for wide, high, pieces_there in ((11, 5, ALL), (20, 11, tuple(4 * n for n in ALL))):
        figure = Figure(parallelogram(wide, high), pieces_there)
        answer = first_way(figure, Ration(PLENTY))
        assert answer.possible
        assert read_way(figure, write_way(answer.way)) == answer.way


def test_the_same_question_gets_the_same_answer() -> None:
    figure = Figure(parallelogram(11, 5), ALL)
    assert first_way(figure, Ration(PLENTY)) == first_way(figure, Ration(PLENTY))


def test_too_little_effort_is_no_answer() -> None:
    figure = Figure(parallelogram(12, 3), HEXIAMONDS)
    assert first_way(figure, Ration(100)).possible is None
    count = count_ways(Figure(parallelogram(6, 6), HEXIAMONDS), 1000, Ration(20_000))
    assert not count.complete
    assert count.unique in {None, False}


def test_a_limit_ends_the_count() -> None:
    count = count_ways(Figure(parallelogram(6, 6), HEXIAMONDS), 2, Ration(PLENTY))
    assert len(count.ways) == 2
    assert not count.complete
    assert count.unique is False


def test_it_stops_soon_after_it_is_told_to() -> None:
    """The search for all ways takes minutes; being told to stop ends it within 50 ms."""
    figure = Figure(parallelogram(20, 11), tuple(4 * n for n in ALL))
    count_ways(figure, 1, Ration(PLENTY))  # compiled
    delays = []
    for wait in (0.1, 0.15, 0.2):
        end = time.perf_counter() + wait
        count_ways(figure, PLENTY, Ration(10**9, stop=lambda end=end: time.perf_counter() > end))  # type: ignore[misc]
        delays.append(time.perf_counter() - end)
    assert min(delays) < 0.05


def test_it_says_how_far_it_is() -> None:
    told: list[tuple[float, int]] = []
    answer = first_way(
        Figure(parallelogram(12, 3), HEXIAMONDS), Ration(PLENTY, tell=lambda most, n: told.append((most, n)))
    )
    assert answer.possible is False
    shares, nodes = zip(*told, strict=True)
    assert 0.5 < shares[-1] < 1
    assert all(a <= b for a, b in itertools.pairwise(shares))
    assert all(a < b for a, b in itertools.pairwise(nodes))


def test_pieces_that_are_more_than_enough_may_be_left_over() -> None:
    figure = Figure(settled([(0, 1), (1, 1)]), pieces("1", "2", "I3"))
    assert len(count_ways(figure, 10, Ration(PLENTY)).ways) == 1
    figure = Figure(settled([(0, 1), (1, 1)]), pieces("1", "1", "2"))
    assert len(count_ways(figure, 10, Ration(PLENTY)).ways) == 2
