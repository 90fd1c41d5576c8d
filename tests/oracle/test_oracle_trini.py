"""The Trini oracle against the facts of the rulebook and of RULES.md."""

import random

import pytest

from tests.oracle.face import Oracle, Verdict
from tests.oracle.trini import (
    CELLS,
    ORIENTATIONS,
    ROUNDS,
    TRIANGLES,
    Trini,
    cell_named,
    name,
    rounds_seen_from,
    tipped,
    turned_left_or_right,
)

SKETCH = """
      O ^ v O
     ^ v O ^ v
    v O ^ v O ^
   O ^ v O ^ v O
    v O ^ v O ^
     ^ v O ^ v
      O ^ v O
"""


def test_the_board_is_the_sketch() -> None:
    drawn = {}
    for r, row in enumerate(SKETCH.split("\n")[1:-1], -3):
        for q, mark in enumerate(row.split(), max(-3, -3 - r)):
            drawn[q, r] = mark
    assert drawn == {(q, r): "O^v"[(q - r) % 3] for q, r in CELLS}
    assert len(CELLS) == 37
    assert [sum((q - r) % 3 == kind for q, r in CELLS) for kind in range(3)] == [13, 12, 12]
    assert name((0, 0)) == "d4"
    assert all(cell_named(name(cell)) == cell for cell in CELLS)


def test_every_round_is_seen_from_six_or_three_triangles() -> None:
    seen = [target for cell in TRIANGLES for target in rounds_seen_from(cell)]
    counts = sorted(seen.count(cell) for cell in ROUNDS)
    assert counts == [3] * 6 + [6] * 7


def test_a_die_has_24_orientations_and_8_ways_to_turn_or_tip() -> None:
    assert len(ORIENTATIONS) == 24
    assert {"CSQ", "SQC", "QCS", "cQS", "csQ", "cqs"} <= ORIENTATIONS
    assert not {"CQS", "CsQ", "cSQ", "cQs", "csq"} & ORIENTATIONS
    for faces in ORIENTATIONS:
        turns, tips = turned_left_or_right(faces), tipped(faces)
        assert (len(turns), len(tips), len(turns | tips)) == (2, 6, 8)
        assert turns | tips <= ORIENTATIONS - {faces}
        assert all(faces in tipped(after) for after in tips)
    assert tipped("CSQ") == {"CqS", "CQs", "sCQ", "QSc", "ScQ", "qSC"}


@pytest.mark.parametrize(("players", "dice"), [(2, 12), (3, 8), (4, 6)])
def test_24_dice_and_576_first_actions(players: int, dice: int) -> None:
    game: Oracle = Trini(players=players)
    assert game.actor() == 1
    assert len(game.legal()) == 576
    assert Trini(players=players).reserve == dict.fromkeys(range(1, players + 1), dice)
    assert players * dice == 24


def test_slides_reach_six_or_eight_cells() -> None:
    counts = []
    for cell in TRIANGLES:
        game = Trini()
        game.play(f"{name(cell)}+CSQ")
        game.seat = 1
        slides = game.move_one_of_ones_dice()
        for q, r in [cell_named(slide[3:]) for slide in slides]:
            assert (q - r) % 3 == (cell[0] - cell[1]) % 3
        counts.append(len(slides))
    assert set(counts) == {6, 8}


def test_a_slide_jumps_over_dice_and_keeps_the_faces() -> None:
    game = Trini()
    for action in ("a5+CSQ", "b6+SQC"):
        game.play(action)
    assert "a5-b6" not in game.legal()
    game.play("a5-c7")
    assert game.dice[cell_named("c7")].faces == "CSQ"
    assert not any(action.startswith("c7") for action in game.legal())


def test_three_equal_faces_make_a_trini_that_stays() -> None:
    game = Trini()
    for action in ("c5+CSQ", "d3+QCS"):
        game.play(action)
        assert game.scores() == [0, 0]
    game.play("e4+SQC")
    assert game.trinis == {(0, 0): 1}
    game.play("d3=SQC")
    game.play("e4=CSQ")
    game.play("d3=QCS")
    game.play("e4=SQC")
    assert game.trinis == {(0, 0): 1}
    assert game.scores() == [1, 0]


def test_one_action_can_earn_two_trinis() -> None:
    game = Trini()
    for action in ("d3+QCS", "e4+SQC", "b7+SQC", "d6+QCS", "c5+CSQ"):
        assert game.scores() == [0, 0]
        game.play(action)
    assert game.trinis == {(0, 0): 1, (-1, 2): 1}


@pytest.mark.parametrize(("match", "trinis"), [("exact", 0), ("shape", 1)])
def test_solid_and_hollow_differ_unless_the_shape_counts(match: str, trinis: int) -> None:
    game = Trini(match=match)
    for action in ("c5+CSQ", "d3+QCS", "e4+QSc"):
        game.play(action)
    assert game.scores() == [trinis, 0]


def test_dice_turning_to_and_fro_are_a_repetition() -> None:
    game = Trini()
    actions = ["c5+CSQ", "d3+QCS"] + ["c5=SQC", "d3=CSQ", "c5=CSQ", "d3=QCS"] * 2
    for action in actions:
        assert game.verdict() is None
        game.play(action)
    assert game.verdict() == Verdict("repetition", (1, 2))
    assert game.actor() is None
    assert game.legal() == set()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_progress(players: int) -> None:
    game = Trini(players=players)
    game.trinis = {(3, 0): 2}
    game.turns_without_trini = 100 * players - 2
    game.play("c5+CSQ")
    assert game.verdict() is None
    game.play("d3+QCS")
    assert game.verdict() == Verdict("no-progress", (2,))


@pytest.mark.parametrize(("players", "goal"), [(2, 6), (3, 5), (4, 4)])
def test_the_goal_comes_before_no_progress(players: int, goal: int) -> None:
    game = Trini(players=players)
    far = sorted(ROUNDS - {(0, 0)})
    game.trinis = dict.fromkeys(far[: goal - 1], 3 if players > 2 else 1)
    for action in ("c5+CSQ", "d3+QCS"):
        game.play(action)
    game.turns_without_trini = 100 * players - 1
    game.play("e4+SQC")
    assert game.verdict() == Verdict("goal", (3 if players > 2 else 1,))


@pytest.mark.parametrize("seed", range(20))
def test_random_games_end(seed: int) -> None:
    chance = random.Random(seed)
    players = 2 + seed % 3
    game = Trini(players=players, match=("exact", "shape")[seed // 3 % 2])
    turns = 0
    while game.verdict() is None:
        assert game.actor() == turns % players + 1
        stones = dict(game.trinis)
        game.play(chance.choice(sorted(game.legal())))
        turns += 1
        assert stones.items() <= game.trinis.items()
        assert set(game.trinis) <= ROUNDS
        assert sum(game.reserve.values()) + len(game.dice) == 24
        assert all(die.faces in ORIENTATIONS for die in game.dice.values())
        assert sum(game.scores()) == len(game.trinis)
        assert game.chances() == {} == game.details()
    end = game.verdict()
    assert end is not None
    best = max(game.scores())
    assert end.winners == tuple(seat for seat, score in enumerate(game.scores(), 1) if score == best)
