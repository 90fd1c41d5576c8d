"""The Triominos oracle against the sums printed in the book, and in random games."""

import random
from typing import Any

import pytest

from tests.oracle.face import Verdict
from tests.oracle.triominos import (
    TILES,
    Cell,
    Numbers,
    Triominos,
    as_in_hand,
    feat,
    fitting,
    numbers_at,
    placement_of,
    points_up,
)

# the figures are lost: positions with the same numbers, told as the tiles that stand and the one that is laid
FIGURES = [
    ("544@0,1 455@-1,1 504@-2,1 040@-2,0 010@-3,0 101@-3,-1 013@-2,-1 330@-1,-1 332@0,-1", "344@0,0", 51, 2),
    ("015@-1,-1 101@0,-1 121@1,-1 312@1,0 135@0,0", "551@-1,0", 61, 2),
    ("352@1,0 125@1,-1 551@0,-1 554@-1,-1 445@-1,0 223@2,0 332@2,1 334@1,1 443@0,1", "534@0,0", 72, 3),
    (
        "323@1,0 232@1,-1 212@0,-1 121@-1,-1 412@-1,0 145@-2,0 454@-2,1 434@-1,1 343@0,1 313@1,1 303@2,0 130@2,1",
        "234@0,0",
        79,
        4,
    ),
    ("123@0,0", "232@0,1", 7, 1),  # no bonus
]


def table(text: str) -> dict[Cell, Numbers]:
    """The tiles of a position."""
    placed = [placement_of(word) for word in text.split()]
    return {cell: numbers for numbers, cell in placed}


@pytest.mark.parametrize(("before", "laid", "full", "simple"), FIGURES)
def test_printed_sums(before: str, laid: str, full: int, simple: int) -> None:
    numbers, cell = placement_of(laid)
    tiles = [as_in_hand(n) for n in table(f"{before} {laid}").values()]
    assert len(set(tiles)) == len(tiles)
    assert set(tiles) <= set(TILES)
    assert (numbers, cell) in fitting(table(before), [as_in_hand(numbers)])
    bonus = feat(table(before), cell)
    assert sum(numbers) + bonus.full == full
    assert 1 + bonus.simple == simple


def test_tiles() -> None:
    assert len(TILES) == 56
    assert sum(map(sum, TILES)) == 420
    assert all(as_in_hand(tile) == tile for tile in TILES)
    assert points_up((0, 0))
    assert not points_up((0, 1))


def test_fitting() -> None:
    # below an up tile with 2 at the right and 3 at the left lies a tile that has 3 and 2, clockwise
    assert fitting({(0, 0): (1, 2, 3)}, [(2, 3, 4)]) == set()
    assert fitting({(0, 0): (1, 2, 3)}, [(2, 2, 3)]) == {((2, 3, 2), (0, 1))}
    assert fitting({}, [(2, 3, 4)]) == {((2, 3, 4), (0, 0))}
    assert fitting({(0, 0): (0, 0, 0)}, [(0, 0, 0)]) == {((0, 0, 0), cell) for cell in [(-1, 0), (1, 0), (0, 1)]}


def test_a_corner_touched_at_a_point_must_match() -> None:
    before = table(FIGURES[0][0])
    laid = ((5, 4, 4), (0, 0))
    assert laid not in fitting(before, [(4, 4, 5)])
    assert laid in fitting({(0, 1): before[(0, 1)]}, [(4, 4, 5)])


def dealt(racks: list[str], starts: str = "", **options: Any) -> Triominos:
    """A game with these racks and start tiles."""
    game = Triominos(players=len(racks), **options)
    for word in " ".join(racks).split():
        game.play(f"draw {word}")
    for word in starts.split():
        game.play(f"show {word}")
    return game


RACKS = ["000 001 002 003 004 005 011 012 013", "555 455 355 255 155 055 445 345 245"]


def test_start_draw_and_first_tile() -> None:
    game = dealt(RACKS, "333 144")
    assert game.actor() == "dealer"
    assert set(game.legal()) == set(game.chances())
    assert "show 333" not in game.legal()
    assert len(game.legal()) == 36
    game.play("show 111")
    game.play("show 222")
    assert game.actor() == 2
    assert len(game.pool) == 38
    assert len(game.legal()) == 9
    assert "555@0,0" in game.legal()
    game.play("555@0,0")
    assert game.scores() == [0, 15]
    assert game.actor() == 1


def test_draws_and_penalties() -> None:
    game = dealt(RACKS, "111 222")
    game.play("555@0,0")
    for tile, points in (("111", -5), ("122", -10), ("133", -15)):
        assert game.legal() == {"draw"}
        game.play("draw")
        game.play(f"draw {tile}")
        assert game.scores()[0] == points
    assert game.legal() == {"pass"}
    game.play("pass")
    assert game.scores() == [-25, 15]
    assert game.actor() == 2
    assert len(game.racks[0]) == 12


def test_only_the_drawn_tile() -> None:
    game = dealt(RACKS, "222 111")
    game.play("000@0,0")
    game.play("draw")
    game.play("draw 333")
    assert game.legal() == {"draw"}
    game.play("draw")
    game.play("draw 023")
    assert game.legal() == {"draw"}  # 0 and 0 are needed


def test_hourglass() -> None:
    game = dealt(RACKS, "222 111", hourglass=30)
    assert "timeout" in game.legal()
    assert "draw" not in game.legal()
    game.play("timeout")
    game.play("draw 333")
    assert game.actor() == 2
    assert game.scores() == [-15, 0]
    assert "draw" not in game.legal()
    game.play("555@0,0")
    game.play("draw")
    game.play("draw 444")
    game.play("timeout")
    assert game.scores() == [-35, 15]
    assert game.actor() == "dealer"


def endgame(**options: Any) -> Triominos:
    """An empty pool; seat 1 is to move and holds 001 and 002, seat 2 holds 112, seat 3 345."""
    racks = ["000 001 002 003 004 005 011", "012 013 014 015 022 023 024", "025 033 034 035 044 045 055"]
    game = dealt(racks, "555 111 112", **options)
    game.pool = set()
    game.table = {(0, 0): (0, 0, 0)}
    game.racks = [[(0, 0, 1), (0, 0, 2)], [(1, 1, 2)], [(3, 4, 5)]]
    return game


@pytest.mark.parametrize(
    ("options", "scores", "winners"),
    [
        ({}, [-3 + 4 + 12, 0, 0], (1,)),
        ({"blocked": "subtract"}, [-3, -4, -12], (1,)),
        ({"score": "simple"}, [0, 0, 0], (1, 2, 3)),
        ({"score": "none"}, [0, 0, 0], (2, 3)),
    ],
)
def test_everybody_passes(options: Any, scores: list[int], winners: tuple[int, ...]) -> None:
    game = endgame(**options)
    for _ in range(3):
        assert "pass" in game.legal()
        assert "draw" not in game.legal()
        game.play("pass")
    assert game.verdict() == Verdict("passed", winners)
    assert game.scores() == scores


def test_blocked_and_a_tie_for_the_lowest_rest() -> None:
    game = endgame()
    game.racks[0] = [(0, 0, 1), (1, 1, 2)]
    game.play("010@-1,0")
    assert game.verdict() == Verdict("blocked", (3,))
    assert game.scores() == [1 - 4, -4, 0]


def test_pool_runs_out_during_the_draws() -> None:
    game = endgame()
    game.racks = [[(1, 1, 1)], [(0, 0, 2)], [(3, 4, 5)]]
    game.pool = {(3, 3, 3)}
    game.play("draw")
    game.play("draw 333")
    assert game.legal() == {"pass"}
    game.play("pass")
    assert game.scores() == [-5, 0, 0]
    assert game.passes_in_a_row == 1
    assert game.actor() == 2
    game = endgame()
    game.pool = {(2, 2, 2), (3, 3, 3), (4, 4, 4)}
    for tile in ("222", "333", "444"):
        game.play("draw")
        game.play(f"draw {tile}")
    game.play("pass")
    assert game.scores() == [-25, 0, 0]
    assert game.passes_in_a_row == 0


def test_too_few_tiles_for_the_redraw() -> None:
    game = Triominos(players=2)
    while game.owed and game.doing == "deal":
        game.play(min(game.legal()))
    game.pool = {(2, 2, 2), (1, 1, 4), (0, 1, 5)}
    game.play("show 222")
    game.play("show 114")
    assert len(game.pool) == 3
    assert game.actor() == "dealer"
    game.play("show 114")
    assert len(game.pool) == 2


def test_out() -> None:
    game = endgame()
    game.racks[0] = [(0, 0, 1)]
    game.play(min(t for t in game.legal() if "@" in t))
    assert game.verdict() == Verdict("out", (1,))
    assert game.scores() == [1 + 25 + 4 + 12, 0, 0]


def test_target() -> None:
    game = endgame(target=42)
    game.racks[0] = [(0, 0, 1)]
    game.play(min(t for t in game.legal() if "@" in t))
    assert game.verdict() == Verdict("target", (1,))
    game = endgame(target=43)
    game.racks[0] = [(0, 0, 1)]
    game.play(min(t for t in game.legal() if "@" in t))
    assert game.verdict() is None
    assert game.actor() == "dealer"
    assert game.scores() == [42, 0, 0]
    assert len(game.pool) == 56
    assert not game.table
    with pytest.raises(ValueError, match="points"):
        Triominos(target=100, score="none")


OPTIONS: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 2, "blocked": "subtract"},
    {"players": 3, "score": "simple"},
    {"players": 4, "score": "none"},
    {"players": 2, "target": 100},
    {"players": 3, "hourglass": 30},
    {"players": 4, "hourglass": 30, "score": "simple", "target": 30},
]


@pytest.mark.parametrize("seed", range(len(OPTIONS)))
def test_random_games(seed: int) -> None:
    rng = random.Random(seed)
    game = Triominos(**OPTIONS[seed])
    while (actor := game.actor()) is not None:
        legal = sorted(game.legal())
        assert legal
        if actor == "dealer":
            chances = game.chances()
            assert abs(sum(chances.values()) - 1) < 1e-9
            assert set(chances) == set(legal)
            game.play(rng.choice(legal))
        else:
            placing = [text for text in legal if "@" in text]
            assert len({"draw", "pass"} & set(legal)) == (1 if game.table else 0)
            game.play(rng.choice(placing if placing and rng.random() < 0.8 else legal))
        everywhere = [*game.pool, *game.shown.values(), *game.shown_before]
        everywhere += [tile for rack in game.racks for tile in rack]
        everywhere += [as_in_hand(numbers) for numbers in game.table.values()]
        assert sorted(everywhere) == TILES
        there = numbers_at(game.table)
        for cell, numbers in game.table.items():
            assert numbers_at({cell: numbers}).items() <= there.items()
    verdict = game.verdict()
    assert verdict is not None
    assert verdict.ending in (("target",) if game.target else ("out", "blocked", "passed"))
    assert verdict.winners
    assert game.details() == {}
    if game.score_option != "none":
        assert all(game.scores()[seat - 1] == max(game.scores()) for seat in verdict.winners)
