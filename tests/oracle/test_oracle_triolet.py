"""The Triolet oracle against the worked cases of the rules, and in random games."""

import random
from collections import Counter
from collections.abc import Iterable
from itertools import combinations, product

import pytest

from tests.oracle.face import Oracle, Verdict
from tests.oracle.triolet import (
    COUNTS,
    JOKER,
    ROWS,
    SIZE,
    Square,
    Tile,
    Triolet,
    fills_block,
    may_place,
    placement_of,
    placement_text,
    placements,
    score_placement,
    sums_are_right,
)

CASES = [
    ("1@0,0 10@0,1 3@1,1 4@0,2", "9@1,2", 25),
    ("5@0,0 9@2,0 5@3,0 2@0,1 7@1,1 6@2,1 8@0,2 7@1,2", "0@2,2", 60),
    ("10@0,1 3@1,1", "1@0,0 4@0,2", 30),
    ("6@0,0 7@1,0 1@1,1 7@1,2", "12@2,1 0@2,2", 32),
    ("11@5,5", "J1@6,5 14@6,6", 25),
    ("4@4,7 8@4,8", "J3@4,9 10@5,9", 40),
    ("12@2,0 6@1,1 2@2,1 5@1,2", "9@0,2 1@2,2", 60),
    ("10@0,2 3@1,2", "4@0,3 8@1,3 3@2,3", 105),
    ("11@4,7 4@5,7", "0@6,7 J10@6,8 5@6,9", 60),
    ("4@2,2 2@2,3 9@3,3 5@3,4", "10@4,4", 25),
    ("3@3,3 2@2,4 8@3,4 4@2,5", "5@4,4", 60),
    ("", "9@7,7 5@8,7", 23),
    ("13@8,7 10@7,8", "J1@7,7 4@7,6", 73),
    ("1@2,4 8@3,4 5@3,5 8@4,5", "6@4,4 1@4,6", 90),
    ("3@6,2 9@7,2 4@6,3 6@5,4 8@6,4", "7@4,3 1@4,4 7@4,5", 140),
    # on a double alone, on a triple alone
    ("7@5,4", "6@4,4", 19),
    ("7@5,1", "6@4,1", 25),
    ("3@2,4 3@3,4 5@4,5", "9@4,4", 74),
    ("3@2,1 3@3,1 5@4,2", "9@4,1", 104),
    # a lone first tile
    ("", "9@7,7", 18),
    ("", "J9@7,7", 0),
    # the special square is covered already; a joker beside a number; a Triolet on the centre
    ("6@4,4", "7@5,4", 13),
    ("J9@5,5", "4@5,6", 4),
    ("", "4@7,7 9@8,7 2@9,7", 110),
]


def tiles(text: str) -> dict[Square, Tile]:
    """``10@0,1 J3@1,1``"""
    found = {}
    for word in text.split():
        tile, square = word.split("@")
        x, y = map(int, square.split(","))
        found[(x, y)] = Tile(int(tile.lstrip("J")), tile.startswith("J"))
    return found


@pytest.mark.parametrize(("board", "placed", "points"), CASES)
def test_worked_cases(board: str, placed: str, points: int) -> None:
    assert score_placement(tiles(board), tiles(placed)) == points
    assert may_place(tiles(board), tiles(placed))


@pytest.mark.parametrize(
    ("board", "placed"),
    [
        ("", "9@8,7"),  # not on the centre
        ("", "9@7,7 5@9,7"),  # an empty square between
        ("", "9@7,7 5@8,8"),  # not in one line
        ("", "J9@7,7 J5@8,7"),  # two jokers
        ("9@7,7", "7@8,7"),  # 16
        ("9@7,7", "5@9,7"),  # touches nothing
        ("9@7,7 5@8,7", "0@9,7"),  # three, but not 15
        ("0@7,7 15@8,7 0@9,7", "0@10,7"),  # four in line
        ("9@7,7", "9@7,7"),  # occupied
        ("15@0,0 0@1,0 0@2,0 0@0,1 0@1,1 15@2,1 0@0,2 15@1,2", "0@2,2"),  # a full 3 x 3
        ("9@0,0", "5@-1,0"),  # off the board
    ],
)
def test_illegal_placements(board: str, placed: str) -> None:
    assert not may_place(tiles(board), tiles(placed))


def test_no_square_in_the_first_round() -> None:
    board, placed = tiles("1@7,7 2@8,7 3@7,8"), tiles("4@8,8")
    assert may_place(board, placed)
    assert not may_place(board, placed, first_round=True)


def test_board_and_tiles() -> None:
    assert sum(COUNTS) == 81
    assert sum(value * count for value, count in enumerate(COUNTS)) == 405
    assert Counter("".join(ROWS)) == Counter({".": 200, "R": 8, "D": 8, "T": 8, "*": 1})
    assert list(ROWS) == ["".join(column) for column in zip(*ROWS, strict=True)]
    assert all(row == row[::-1] for row in ROWS)


def started(racks: Iterable[str], aside: str = "0 0 0") -> Triolet:
    """A game with these tiles set aside and dealt."""
    game = Triolet(players=len(list(racks)))
    for word in aside.split():
        game.play(f"aside {word}")
    for word in " ".join(racks).split():
        game.play(f"draw {word}")
    return game


def play_all(game: Oracle, *texts: str) -> None:
    """Several actions."""
    for text in texts:
        game.play(text)


def test_opening_of_the_book() -> None:
    game = started(["11 3 3", "4 8 7"], aside="1 1 1")
    gained = []
    for placement, draws in [
        ("11@H8 3@H9", ["4", "8"]),
        ("8@I7 4@I8", ["0", "5"]),
        ("4@H6 3@I6", ["6", "6"]),
        ("7@J7 0@J8", ["2", "2"]),
        ("8@J6", ["1"]),
    ]:
        before = game.scores()
        game.play(placement)
        gained.append(sum(game.scores()) - sum(before))
        play_all(game, *(f"draw {word}" for word in draws))
    assert gained == [25, 27, 37, 52, 60]
    assert game.scores() == [122, 79]


def test_first_player_must_place() -> None:
    game = started(["1 2 J", "4 5 6"])
    assert game.legal()
    assert not any(text.startswith(("exchange", "pass")) for text in game.legal())
    play_all(game, "1@H8", "draw 9")
    assert {t for t in game.legal() if t[0] == "e"} == {
        "exchange 4",
        "exchange 5",
        "exchange 6",
        "exchange 4 5",
        "exchange 4 6",
        "exchange 5 6",
        "exchange 4 5 6",
    }


def test_exchange_draws_first_and_ends_the_game_when_repeated() -> None:
    game = started(["1 2 J", "15 14 13"])
    play_all(game, "1@H8", "draw 9")
    game.play("exchange 13 14 15")
    assert "draw 15" not in game.chances()
    assert "draw 14" not in game.chances()
    play_all(game, "draw 3", "draw 3", "draw 3")
    assert game.bag[15] == 1
    assert game.actor() == 1
    for _ in range(2):
        play_all(game, "exchange 2", "draw 2", "exchange 3", "draw 3")
    assert game.verdict() is None
    play_all(game, "exchange 2")
    assert game.verdict() is None
    game.play("draw 2")
    assert game.verdict() == Verdict("exchanges", (1, 2))
    assert game.scores() == [2 - 11, -9]
    assert game.actor() is None
    assert game.legal() == set()
    assert game.chances() == {}


def test_replay_on_a_special_square() -> None:
    game = started(["1 2 3", "4 5 6"])
    game.board = tiles("4@7,1")
    game.turns_done = 2
    play_all(game, "3@A8")
    assert game.scores() == [7, 0]
    assert game.actor() == "dealer"
    game.play("draw 6")
    assert game.actor() == 1
    assert game.turns_done == 2
    play_all(game, "exchange 6", "draw 6")
    assert game.actor() == 2


def test_out_before_replay() -> None:
    game = started(["1 2 3", "4 J 6"])
    game.board = tiles("4@7,1")
    game.turns_done = 2
    game.bag.clear()
    game.racks[0] = [3]
    game.play("3@A8")
    assert game.verdict() == Verdict("out", (1,))
    assert game.scores() == [7 + 10, 0]


def test_pass_and_block() -> None:
    board = tiles("4@7,6 11@7,7")
    game = started(["1 2 3", "4 5 6"])
    game.board, game.turns_done = board, 2
    game.bag = Counter({0: 1})
    game.racks = [[1, 15], [15, 15]]  # 1 beside 11 or 4; 15 nowhere
    game.seat = 1
    assert game.legal() == {"pass"}
    game.play("pass")
    assert "1@H9" in game.legal()
    assert not any(text.startswith("exchange") for text in game.legal())
    play_all(game, "1@H9", "draw 0")
    assert game.verdict() is None  # the 0 can be placed
    game.racks = [[1, 15], [15, 15]]
    game.board, game.seat, game.bag = tiles("4@7,6 11@7,7"), 0, Counter({15: 1})
    play_all(game, "1@H9", "draw 15")
    assert game.verdict() == Verdict("blocked", (1,))
    assert game.scores() == [12 + 12 - 30, -30]


def everything(game: Triolet) -> Counter[int]:
    """All tiles, wherever they are."""
    found = game.bag + Counter(game.aside) + Counter(game.rejected)
    for rack in game.racks:
        found += Counter(rack)
    return found + Counter(JOKER if tile.joker else tile.value for tile in game.board.values())


@pytest.mark.parametrize("seed", range(10))
def test_random_games(seed: int) -> None:
    rng = random.Random(seed)
    players = 2 + seed % 3
    game = Triolet(players=players)
    all_tiles = everything(game)
    assert all_tiles.total() == 83
    while (actor := game.actor()) is not None:
        if actor == "dealer":
            chances = game.chances()
            assert abs(sum(chances.values()) - 1) < 1e-9
            assert set(chances) == game.legal()
            game.play(rng.choices(list(chances), list(chances.values()))[0])
        else:
            assert all(len(rack) == 3 or not game.bag.total() for rack in game.racks)
            legal = sorted(game.legal())
            placing = [text for text in legal if "@" in text]
            assert all(placement_text(placement_of(text)) == text for text in placing)
            game.play(rng.choice(placing if placing and rng.random() < 0.9 else legal))
        assert everything(game) == all_tiles
        squares = list(game.board)
        assert sums_are_right(game.board, squares)
        assert not fills_block(game.board, squares, 3)
        assert game.turns_done >= players or not fills_block(game.board, squares, 2)
    verdict = game.verdict()
    assert verdict is not None
    assert verdict.ending in ("out", "blocked", "exchanges")
    best = max(game.scores())
    assert verdict.winners == tuple(i + 1 for i, points in enumerate(game.scores()) if points == best)
    assert len(game.aside) == 3
    assert game.details() == {}


def test_nothing_is_overlooked() -> None:
    """The pruned search against every set of one to three squares of a row or a column."""
    board = tiles("11@7,7 3@8,7 4@7,8 8@6,8 3@5,8 4@5,7 7@6,9 0@7,9 2@9,7")
    rack = [1, 5, 9]
    lines = [[(x, y) for x in range(SIZE)] for y in range(SIZE)]
    lines += [[(x, y) for y in range(SIZE)] for x in range(SIZE)]
    for first_round in (False, True):
        found = set()
        for line, size in product(lines, (1, 2, 3)):
            for squares in combinations(line, size):
                if max(map(sum, squares)) - min(map(sum, squares)) > 4:
                    continue  # four empty squares or tiles between at least
                for faces in product(rack, repeat=size):
                    if len(set(faces)) == size:
                        placed = {square: Tile(face) for square, face in zip(squares, faces, strict=True)}
                        if may_place(board, placed, first_round):
                            found.add(placement_text(placed))
        assert found == {placement_text(placed) for placed in placements(board, rack, first_round)}
