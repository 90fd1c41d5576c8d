"""The Triggery oracle against the rulebook's examples and RULES.md."""

import random
from collections import Counter

import pytest

from tests.oracle.face import Oracle, Verdict
from tests.oracle.triggery import CELLS, LINES, STAR, TABLETS, Board, Triggery

EXAMPLE = """
    20  .  .  16  .  .
     1  .  2   .  .  24
     .  .  .   *  .  .
    15  .  9   .  .  *
     .  .  .   .  .  .
    12  .  .  10  .  18
"""


def example() -> tuple[list[str], set[str]]:
    """The rulebook's example: a full layout (its turned tablets are any others) and the open cells."""
    marks = EXAMPLE.split()
    texts = [str(tablet or "*") for tablet in TABLETS]
    for mark in marks:
        if mark != ".":
            texts.remove(mark)
    layout = [texts.pop(0) if mark == "." else mark for mark in marks]
    return layout, {cell for cell, mark in zip(CELLS, marks, strict=True) if mark != "."}


def dealt(players: int, bonus: str = "automatic", score: str = "points") -> Triggery:
    """A game on the example's layout, all tablets open, side 1 to play first."""
    game = Triggery(players=players, bonus=bonus, score=score)
    for _ in game.sides:
        for tablet in example()[0]:
            game.play(f"tablet {tablet}")
    if players > 1:
        for action in ("start 3", "start 3", "start 5", "start 2"):
            game.play(action)
    return game


def test_tablets_and_lines() -> None:
    assert len(TABLETS) == 44
    assert Counter(TABLETS) == {n: 4 if n == STAR else 3 if n <= 8 else 1 for n in range(25)}
    assert len(LINES) == 14
    assert LINES["diag1"][0] == "a1"
    assert set(LINES["diag2"]) & set(LINES["row3"]) == {"d3"}
    assert CELLS[:7] == ["a1", "b1", "c1", "d1", "e1", "f1", "a2"]


def test_the_example_turns_everything_with_a_three() -> None:
    game = dealt(1)
    game.boards[0].open = example()[1]
    assert len(game.boards[0].open) == 12
    assert not game.boards[0].bonuses()
    game.play("throw 4-4")
    assert game.details() == {"throws": 1, "points": 16}
    game.play("a2")
    assert len(game.boards[0].open) == 11
    assert game.actor() == 1
    game.play("c2")
    assert game.verdict() == Verdict("cleared", (1,))
    assert game.details() == {"throws": 1, "points": 3}
    assert game.scores() == [-1]
    assert game.legal() == set()
    assert game.actor() is None


def test_the_example_by_hand() -> None:
    game = dealt(1, bonus="claimed")
    game.boards[0].open = example()[1]
    game.play("throw 1-2")
    game.play("a2")
    game.play("c2")
    assert game.legal() == {"claim f2", "claim c4", "done"}
    for cell in ("f2", "f6", "a1", "d1", "d6", "a6"):
        game.play(f"claim {cell}")
    assert {"claim a4", "claim c4", "claim d3", "done"} == game.legal()
    for cell in ("a4", "d3", "c4", "f4"):
        assert game.verdict() is None
        game.play(f"claim {cell}")
    assert game.verdict() == Verdict("cleared", (1,))
    assert game.details() == {"throws": 1, "points": 3}


def test_a_double_counts_twice() -> None:
    for throw, total in (("5-5", 20), ("6-6", 24), ("5-6", 11), ("1-1", 4)):
        game = dealt(1)
        game.play(f"throw {throw}")
        board = game.boards[0]
        assert game.legal() == {c for c in CELLS if 0 < board.tablets[c] <= total}


def test_what_was_paid_is_gone_and_one_tablet_must_be_turned() -> None:
    game = dealt(1)
    game.play("throw 5-6")
    assert not {"done", "pass"} & game.legal()
    nine = next(cell for cell in CELLS if game.boards[0].tablets[cell] == 9)
    game.play(nine)
    assert all(game.boards[0].tablets[cell] <= 2 for cell in game.legal() - {"done"})
    assert "done" in game.legal()
    game.play("done")
    game.boards[0].open = {cell for cell in CELLS if game.boards[0].tablets[cell] > 12}
    game.play("throw 5-6")
    assert game.legal() == {"pass"}
    game.play("pass")
    assert game.details() == {"throws": 2, "points": 22}


def test_a_star_waits_for_its_row_and_its_column() -> None:
    board = Board({cell: STAR if cell == "c3" else 5 for cell in CELLS}, {"c3", "c1", "f3"})
    assert board.stars_to_turn() == set()
    board.open.remove("c1")
    assert board.stars_to_turn() == set()
    assert board.points_lost() == 30
    board.open.remove("f3")
    assert board.stars_to_turn() == {"c3"}


def test_a_forgotten_bonus_is_called() -> None:
    game = dealt(2, bonus="claimed")
    game.boards[0].open = example()[1]
    game.play("throw 1-2")
    for action in ("a2", "c2", "done", "throw 6-6"):
        game.play(action)
    assert game.actor() == 2
    calls = {action for action in game.legal() if action.startswith("call")}
    row = {f"call row2 {cell}" for cell in ("a2", "b2", "c2", "d2", "e2")}
    column = {f"call colc {cell}" for cell in ("c1", "c2", "c3", "c5", "c6")}
    assert calls == row | column
    game.play("call row2 e2")
    assert "e2" in game.boards[0].open
    assert not any(action.startswith("call") for action in game.legal())
    assert "claim c4" not in game.legal()
    game.play(min(cell for cell in game.legal() if "claim" not in cell))
    game.play("done")
    game.play("throw 1-1")
    assert "claim c4" in game.legal()
    assert "claim f2" not in game.legal()


def test_a_paid_tablet_or_a_claim_closes_the_window() -> None:
    for action in ("b1", "claim c4"):
        game = dealt(2, bonus="claimed")
        game.boards[0].open = example()[1] - {"c2"}
        game.boards[1].open = example()[1] - {"c2"} | {"b1"}
        game.side = 1
        game.play("throw 6-6")
        assert any(text.startswith("call") for text in game.legal())
        game.play(action)
        assert not any(text.startswith("call") for text in game.legal())


def test_alone_one_calls_oneself() -> None:
    game = dealt(1, bonus="claimed")
    game.boards[0].open = example()[1]
    for action in ("throw 1-2", "a2", "c2", "done", "throw 3-4", "call row2 a2"):
        game.play(action)
    assert game.boards[0].open == example()[1] - {"c2"}
    assert "claim f2" not in game.legal()
    assert "a2" in game.legal()


@pytest.mark.parametrize(("score", "after", "end"), [("points", [0, -45], [-26, -45]), ("rounds", [1, 0], [1, 1])])
def test_a_match_has_two_rounds_with_the_boards_exchanged(score: str, after: list[int], end: list[int]) -> None:
    game = dealt(2, score=score)
    first, second = game.boards
    cells = {number: cell for cell, number in first.tablets.items()}
    first.open, second.open = {cells[1]}, {cells[20], cells[STAR]}
    game.play("throw 1-2")
    assert game.actor() == 1
    game.play(cells[1])
    assert game.scores() == after
    assert game.round == 2
    assert game.verdict() is None
    assert game.boards[0].tablets == second.tablets
    assert all(board.open == set(CELLS) for board in game.boards)
    game.boards[0].open, game.boards[1].open = {cells[1], cells[STAR]}, {cells[9]}
    game.play("throw 6-6")
    assert game.actor() == 2, "the lower start die begins the second round"
    game.play(cells[9])
    assert game.scores() == end
    assert game.verdict() == Verdict("match", (1,) if score == "points" else (1, 2))


def test_partners_take_turns() -> None:
    for players, expected in ((3, [1, 2, 3, 2, 1, 2]), (4, [1, 2, 3, 4, 1, 2])):
        game = dealt(players)
        order: list[object] = []
        for _ in expected:
            game.play("throw 1-2")
            order.append(game.actor())
            game.play(min(game.legal()))
            game.play("done")
        assert order == expected


@pytest.mark.parametrize("tablets", [(1,) * 35, (25,) * 36, (0,) * 5 + (1,) * 40])
def test_tablet_lists_that_could_block_a_board_are_refused(tablets: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="tablets"):
        Triggery(tablets=tablets)


def check(game: Triggery) -> None:
    """What holds at every moment of a game."""
    chances = game.chances()
    assert (game.actor() == "dealer") == bool(chances)
    if chances:
        assert set(chances) == game.legal()
        assert sum(chances.values()) == pytest.approx(1)
    if game.boards and not game.claimed:
        assert not any(board.bonuses() or board.stars_to_turn() for board in game.boards)
    for layout in game.layouts:
        assert not Counter(layout) - Counter(game.tablets)
    assert (game.actor() is None) == (game.verdict() is not None) == (not game.legal())


@pytest.mark.parametrize("seed", range(20))
def test_random_games_end(seed: int) -> None:
    chance = random.Random(seed)
    players = 1 + seed % 4
    game = Triggery(
        players=players,
        bonus=("automatic", "claimed")[seed // 4 % 2],
        score=("points", "rounds")[seed % 3 % 2],
    )
    oracle: Oracle = game
    while oracle.verdict() is None:
        check(game)
        dealt_by_chance = oracle.chances()
        if dealt_by_chance:
            oracle.play(chance.choices(list(dealt_by_chance), list(dealt_by_chance.values()))[0])
        else:
            oracle.play(chance.choice(sorted(oracle.legal())))
    check(game)
    end = oracle.verdict()
    assert end is not None
    assert end.ending == ("cleared" if players == 1 else "match")
    scores = oracle.scores()
    assert end.winners == tuple(seat for seat, score in enumerate(scores, 1) if score == max(scores))
    if players == 1:
        assert scores == [-oracle.details()["throws"]]
    else:
        assert game.round == 2
        assert sum(game.rounds_won) == 2
