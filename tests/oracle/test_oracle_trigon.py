"""The naive Blokus Trigon against the numbers, names and examples of the rulebook and of our rules page."""

import random
import re
from collections import Counter
from itertools import combinations

import pytest

from tests.oracle import trigon
from tests.oracle.trigon import BIG, COLOURS, PARTNER, SMALL, STARTS, Contact, Mode, Placement, Shape, Trigon, Vertex

NAMES = """1 r15 · 2 q15,r15 · I3 q15,r15,q16 · A4 p15,q15,r15,q16 · C4 q15,r15,q16,r16 · I4 r15,s15,s16,t16 ·
C5 q15,r15,s15,q16,r16 · I5 q15,r15,p16,q16,p17 · L5 q15,r15,q16,r16,r17 · P5 p15,q15,r15,p16,q16 ·
A6 o15,p15,q15,r15,p16,q16 · F p15,q15,r15,o16,p16,q16 · G q15,r15,s15,q16,r16,r17 · I6 q15,r15,p16,q16,o17,p17 ·
L6 q15,r15,p16,q16,p17,q17 · O q15,r15,s15,q16,r16,s16 · P6 p15,q15,r15,p16,q16,p17 · S q15,r15,s15,o16,p16,q16 ·
V q15,r15,n16,o16,p16,q16 · W q15,r15,p16,q16,r16,p17 · X p15,q15,r15,p16,q16,r16 · Y q15,r15,o16,p16,q16,r16"""
PIECES_BY_SIZE = [1, 1, 1, 3, 4, 12]


def place(side: int, text: str) -> Placement:
    """The placement of that text."""
    return next(placement for placement in trigon.board(side).placements if placement.text == text)


def point(text: str) -> tuple[int, int]:
    """Column, from 0, and row, from 1, of a point."""
    match = re.fullmatch(r"(a?)([a-z])([0-9]+)", text)
    assert match is not None
    return ord(match[2]) - ord("a") + (26 if match[1] else 0), int(match[3])


def points_up(column: int, row: int) -> bool:
    """On the big board a triangle points up iff column + row is even."""
    return (column + row) % 2 == 0


@pytest.mark.parametrize(("side", "cells", "placements"), [(BIG, 486, 32131), (SMALL, 384, 24859)])
def test_sizes_of_the_boards(side: int, cells: int, placements: int) -> None:
    """The numbers of triangles and of placements; no move is written in two ways."""
    board = trigon.board(side)
    assert len(board.triangles) == cells
    assert len(board.placements) == placements
    assert len({placement.text for placement in board.placements}) == placements


def test_points_are_those_of_the_formula() -> None:
    """Row and columns of a hexagon of side n: d = min(row - 1, 2n - row), x from n - 1 - d to 3n - 1 + d."""
    expected = set()
    for row in range(1, 19):
        depth = min(row - 1, 18 - row)
        expected |= {(column, row) for column in range(8 - depth, 26 + depth + 1)}
    assert {point(cell) for cell in trigon.board(BIG).triangles} == expected
    small = set()
    for row in range(1, 17):
        depth = min(row - 1, 16 - row)
        small |= {(column + 2, row + 1) for column in range(7 - depth, 23 + depth + 1)}
    assert {point(cell) for cell in trigon.board(SMALL).triangles} == small
    for cell, triangle in trigon.board(BIG).triangles.items():
        heights = Counter(b for _, b in triangle)
        assert points_up(*point(cell)) == (heights[min(heights)] == 2)
    assert "ai9" in trigon.board(BIG).triangles
    assert "a10" in trigon.board(BIG).triangles


@pytest.mark.parametrize("side", [BIG, SMALL])
def test_neighbours_are_those_of_the_formula(side: int) -> None:
    """The three neighbours by side and the nine by vertex, where they lie on the board."""
    board = trigon.board(side)
    cells = {point(cell) for cell in board.triangles}
    for cell in board.triangles:
        column, row = point(cell)
        up = points_up(column, row)
        by_side = {(column - 1, row), (column + 1, row), (column, row - 1 if up else row + 1)}
        steps = [(2, 0), (-2, 0), (1, 1), (-1, 1), (0, 1), (1, -1), (-1, -1), (2, -1), (-2, -1)]
        by_vertex = {(column + dx, row + (drow if up else -drow)) for dx, drow in steps}
        assert {point(to) for to in board.by_side[cell]} == by_side & cells
        assert {point(to) for to in board.touching[cell]} == (by_side | by_vertex) & cells


def test_starts_are_turned_into_each_other() -> None:
    """A sixth of a turn (counter-clockwise) takes each start to the one before it; all are on the small board."""
    small = trigon.board(SMALL).triangles
    for number, start in enumerate(STARTS):
        (turned,) = trigon.rotated(frozenset({small[start]}))
        assert trigon.name(turned) == STARTS[number - 1]
        assert trigon.opposite(trigon.opposite(start)) == start
    assert trigon.opposite("r15") == "r4"


def test_pieces() -> None:
    """22 pieces of 110 triangles, 155 oriented shapes, no shape in two pieces."""
    sizes = [len(next(iter(piece))) for piece in trigon.pieces()]
    assert [sizes.count(size) for size in range(1, 7)] == PIECES_BY_SIZE
    assert sum(sizes) == 110
    assert sum(len(piece) for piece in trigon.pieces()) == 155
    assert len(frozenset().union(*trigon.pieces())) == 155


def test_names_of_the_pieces() -> None:
    """Each of the 22 named placements is another piece, of the size in its name where there is one."""
    named = dict(entry.split() for entry in NAMES.split("·"))
    assert len(named) == 22
    found = {name: place(BIG, text) for name, text in named.items()}
    assert sorted(placement.piece for placement in found.values()) == list(range(22))
    for name, placement in found.items():
        assert len(placement.cells) == (int(name[-1]) if name[-1].isdigit() else 6)


def test_symmetric_pieces() -> None:
    """How often a few pieces lie on the big board: the single triangle, the two, the hexagon."""
    pieces = Counter(placement.piece for placement in trigon.board(BIG).placements)
    assert pieces[place(BIG, "r15").piece] == 486
    assert pieces[place(BIG, "q15,r15").piece] == (3 * 486 - 6 * 9) // 2
    assert pieces[place(BIG, "q15,r15,s15,q16,r16,s16").piece] == 217  # the inner lattice points


def test_no_piece_covers_two_starts() -> None:
    """So "its start" is one."""
    assert all(len(placement.cells & set(STARTS)) <= 1 for placement in trigon.board(BIG).placements)


def test_first_moves() -> None:
    """2,478 on the empty board; the next colour has the other five starts."""
    game = Trigon()
    assert (game.actor(), len(game.legal()), game.scores()) == (1, 2478, [-110] * 4)
    assert game.verdict() is None
    game.play("r15")
    assert game.actor() == 2
    assert len(game.legal()) == 2478 * 5 // 6
    assert game.scores() == [-109, -110, -110, -110]
    with pytest.raises(ValueError, match="not legal"):
        game.play("r15")


def starts_open(game: Trigon) -> set[str]:
    """The starts that legal moves cover."""
    return {cell for text in game.legal() for cell in text.split(",") if cell in STARTS}


@pytest.mark.parametrize("chosen", STARTS)
@pytest.mark.parametrize("mode", ["two", "teams"])
def test_starts_face_each_other(mode: Mode, chosen: str) -> None:
    """Blue faces red and yellow faces green: 6, 4, 1, 1 starts are open."""
    game = Trigon(mode=mode)
    assert starts_open(game) == set(STARTS)
    game.play(chosen)
    four = set(STARTS) - {chosen, trigon.opposite(chosen)}
    assert starts_open(game) == four
    second = min(four)
    game.play(second)
    assert starts_open(game) == {trigon.opposite(chosen)}
    game.play(trigon.opposite(chosen))
    assert starts_open(game) == {trigon.opposite(second)}
    assert game.actor() == {"two": 2, "teams": 4}[mode]


@pytest.mark.parametrize("chosen", STARTS)
def test_starts_of_three(chosen: str) -> None:
    """One start stays empty between the players' starts: 6, 2, 1 are open."""
    game = Trigon(mode="three")
    assert starts_open(game) == set(STARTS)
    game.play(chosen)
    alternate = set(STARTS[STARTS.index(chosen) % 2 :: 2]) - {chosen}
    assert len(alternate) == 2
    assert starts_open(game) == alternate
    game.play(min(alternate))
    assert starts_open(game) == {max(alternate)}


def test_starts_of_four() -> None:
    """Any start is open that nobody has taken."""
    game = Trigon()
    for number, start in enumerate(STARTS[:4]):
        assert starts_open(game) == set(STARTS[number:])
        game.play(start)


def test_score_example() -> None:
    """Section 4: +20; two of 4, one of 5, three of 6 left: -31; a 4 and a 5: -9; three of 4: -12; else +15."""
    sizes = [size for size, count in enumerate(PIECES_BY_SIZE, start=1) for _ in range(count)]

    def without(*left: int) -> list[int]:
        rest = list(sizes)
        for size in left:
            rest.remove(size)
        return rest

    assert trigon.score_of(sizes[::-1]) == 20
    assert trigon.score_of(sizes) == 15
    assert trigon.score_of(without(4, 4, 5, 6, 6, 6)) == -31
    assert trigon.score_of(without(4, 5)) == -9
    assert trigon.score_of(without(4, 4, 4)) == -12
    assert trigon.score_of(without(1)) == -1
    assert trigon.score_of([]) == -110


AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""The six points around a lattice point, counter-clockwise."""


def runs_by_angle(vertex: Vertex, triangles: Shape) -> list[int]:
    """The runs once more, read off the circle of the six triangles around the point."""
    ring = [(vertex[0] + da, vertex[1] + db) for da, db in AROUND]
    filled = [frozenset({vertex, ring[turn], ring[(turn + 1) % 6]}) in triangles for turn in range(6)]
    if all(filled):
        return [6]
    gap = filled.index(False)
    circle = "".join("x" if filled[(gap + turn) % 6] else " " for turn in range(6))
    return [len(run) for run in circle.split()]


def test_runs_around_a_point() -> None:
    """Both ways to count runs agree on every piece; a piece passes through a point only once."""
    found = set()
    for placement in trigon.board(BIG).placements:
        for vertex in placement.vertices:
            runs = trigon.runs_at(vertex, placement.triangles)
            assert runs == runs_by_angle(vertex, placement.triangles)
            assert len(runs) == 1
            found.update(runs)
    assert found == {1, 2, 3, 4, 5, 6}


def after_first_round(contact: Contact, blue: str) -> Trigon:
    """A game in which blue has placed that piece, the others their single triangles, and blue is next."""
    game = Trigon(contact=contact)
    for text in (blue, "z7", "r4", "j7"):
        game.play(text)
    assert game.actor() == 1
    return game


@pytest.mark.parametrize(
    ("standing", "new"),
    [
        ("q15,r15,s15", "r16"),  # a corner of the new piece on the middle of the standing one's long side
        ("r15", "q16,r16,s16"),  # a corner of the standing piece on the middle of the new one's long side
    ],
)
def test_a_corner_on_the_middle_of_a_side(standing: str, new: str) -> None:
    """Allowed by the rules, forbidden by variant d."""
    assert new in after_first_round("any", standing).legal()
    assert new not in after_first_round("corner", standing).legal()


@pytest.mark.parametrize(
    ("standing", "new"),
    [
        ("q15,r15,s15", "p16"),  # at the sharp end, a run of one
        ("q15,r15,s15", "q14"),  # at a blunt end, a run of two
        ("r15", "r16,r17"),
        ("q15,r15", "p16"),
    ],
)
def test_corner_on_corner(standing: str, new: str) -> None:
    """Allowed either way."""
    assert new in after_first_round("any", standing).legal()
    assert new in after_first_round("corner", standing).legal()


def test_another_good_corner_does_not_help() -> None:
    """A piece that touches a corner rightly and also the middle of a side is refused in variant d."""
    standing = "q15,r15,s15"
    refused = after_first_round("any", standing).legal() - after_first_round("corner", standing).legal()
    middles = trigon.middles_of_sides(place(BIG, standing))
    assert any((place(BIG, text).vertices & place(BIG, standing).vertices) - middles for text in refused)


def literal_legal(game: Trigon, colour: str) -> set[str]:
    """The later placements of a colour by going through all there are, triangle against triangle."""
    occupied = {triangle for own in game.placed.values() for piece in own for triangle in piece.triangles}
    used = {piece.piece for piece in game.placed[colour]}
    found = set()
    for new in game.board.placements:
        if new.piece in used or new.triangles & occupied:
            continue
        in_common = set()
        straight = False
        for standing in game.placed[colour]:
            for one in new.triangles:
                in_common |= {len(one & other) for other in standing.triangles}
            for vertex in new.vertices & standing.vertices:
                straight = straight or 3 in runs_by_angle(vertex, new.triangles)
                straight = straight or 3 in runs_by_angle(vertex, standing.triangles)
        if 1 in in_common and 2 not in in_common and not (game.contact == "corner" and straight):
            found.add(new.text)
    return found


def check_scores(game: Trigon) -> None:
    """Minus the triangles left, or 15 or 20, for each colour; both colours of a side together where they play so."""
    per_colour = []
    for colour in game.colours:
        left = 110 - sum(len(piece.cells) for piece in game.placed[colour])
        per_colour.append(-left if left else 20 if len(game.placed[colour][-1].cells) == 1 else 15)
    if game.mode in ("two", "teams"):
        sides = [per_colour[0] + per_colour[2], per_colour[1] + per_colour[3]]
        assert game.scores() == (sides if game.mode == "two" else sides * 2)
    else:
        assert game.scores() == per_colour


def check_position(game: Trigon) -> None:
    """No triangle is covered twice, no piece used twice, no colour side to side with itself; the scores fit."""
    placed = [piece for own in game.placed.values() for piece in own]
    cells = [cell for piece in placed for cell in piece.cells]
    assert len(cells) == len(set(cells))
    assert set(cells) <= set(game.board.triangles)
    for own in game.placed.values():
        assert len({piece.piece for piece in own}) == len(own)
        for one, other in combinations(own, 2):
            assert not any(game.board.by_side[cell] & other.cells for cell in one.cells)
    check_scores(game)


def check_skips(game: Trigon, before: int, blocked: set[str]) -> None:
    """The colours between the one that played and the one that is next can't place, and never will."""
    after = game.turn if game.moves else before
    turn = (before + 1) % len(game.colours)
    while turn != after or (not game.moves and turn != before):
        blocked.add(game.colours[turn])
        turn = (turn + 1) % len(game.colours)
    for colour in blocked:
        assert not game.placements_of(colour)


@pytest.mark.parametrize(
    ("mode", "contact", "seed"),
    [
        ("four", "any", 1),
        ("four", "corner", 2),
        ("three", "any", 3),
        ("three", "corner", 4),
        ("two", "any", 5),
        ("two", "corner", 6),
        ("teams", "any", 7),
        ("teams", "corner", 8),
    ],
)
def test_random_game(mode: Mode, contact: Contact, seed: int) -> None:
    """A game to its end: what holds at every move, what holds at the end, and a few positions read literally."""
    rng = random.Random(seed)
    game = Trigon(mode=mode, contact=contact)
    blocked: set[str] = set()
    moves = 0
    while game.verdict() is None:
        colour = game.colours[game.turn]
        assert colour not in blocked
        assert game.actor() == game.seat(colour)
        assert game.legal()
        if moves in (12, 25, 40):
            assert game.legal() == literal_legal(game, colour)
        before = game.turn
        game.play(rng.choice(sorted(game.legal())))
        moves += 1
        check_position(game)
        check_skips(game, before, blocked)
    assert (game.actor(), game.legal(), game.chances(), game.details()) == (None, set(), {}, {})
    for colour in game.colours:
        assert literal_legal(game, colour) == set()
        if mode in ("two", "teams"):
            assert trigon.opposite(game.start_of(colour) or "") == game.start_of(PARTNER[colour])
    assert set(game.colours) == set(COLOURS) - ({"green"} if mode == "three" else set())
    verdict = game.verdict()
    assert verdict is not None
    scores = game.scores()
    assert verdict.ending == "finished"
    assert [scores[seat - 1] == max(scores) for seat in range(1, len(scores) + 1)] == [
        seat in verdict.winners for seat in range(1, len(scores) + 1)
    ]
    assert 30 <= moves <= 88
