"""Facts of the board and the die (RULES.md, section 1)."""

from __future__ import annotations

from tripot.games.trini.board import (
    AROUND,
    CELLS,
    KINDS,
    N_AROUND,
    N_SLIDES,
    OUTSIDE,
    ROUND_AT,
    ROUND_NAMES,
    ROUNDS,
    SLIDES,
    TRIANGLE_NAMES,
    TRIANGLES,
    UP,
    name_of,
)
from tripot.games.trini.dice import POSE_OF, POSE_TEXT, POSES, TURNS, opposite


def slides_from(cell: str) -> set[str]:
    number = TRIANGLE_NAMES.index(cell)
    return {TRIANGLE_NAMES[to] for to in SLIDES[number, : N_SLIDES[number]]}


def after(faces: str) -> list[str]:
    return [POSE_TEXT[pose] for pose in TURNS[POSE_OF[faces]]]


def test_the_board_has_13_round_cells_and_12_triangular_ones_of_each_kind() -> None:
    assert len(CELLS) == 37
    assert len(ROUNDS) == 13
    assert KINDS.count(UP) == 12
    assert len(KINDS) == 24


def test_the_centre_and_the_corners_are_round() -> None:
    assert {"d4", "a4", "a7", "d7", "g4", "g1", "d1"} <= set(ROUND_NAMES)
    assert name_of((0, 0)) == "d4"


def test_the_sketch_of_the_rules() -> None:
    rows = ["".join("O^v"[(q - r) % 3] for q in range(-3, 4) if abs(q + r) <= 3) for r in range(-3, 4)]
    assert rows == ["O^vO", "^vO^v", "vO^vO^", "O^vO^vO", "vO^vO^", "^vO^v", "O^vO"]


def test_seven_rounds_have_six_neighbours_and_the_corners_three() -> None:
    assert sorted(N_AROUND.tolist()) == [3] * 6 + [6] * 7
    assert all(len(set(cells)) == len(cells) for cells in AROUND)
    centre = AROUND[ROUND_NAMES.index("d4")]
    assert sorted(KINDS[cell] for cell in centre) == [1, 1, 1, 2, 2, 2]
    assert {TRIANGLE_NAMES[cell] for cell in centre} == {"e4", "c4", "d3", "d5", "e3", "c5"}


def test_a_face_looks_at_a_neighbouring_round_or_over_the_edge() -> None:
    for cell, (q, r) in enumerate(TRIANGLES):
        for which in ROUND_AT[cell]:
            if which != OUTSIDE:
                dq, dr = ROUNDS[which][0] - q, ROUNDS[which][1] - r
                assert max(abs(dq), abs(dr), abs(dq + dr)) == 1
    assert int((ROUND_AT != OUTSIDE).sum()) == int(N_AROUND.sum()) == 60


def test_every_cell_slides_to_six_or_eight_others_of_its_kind_and_back() -> None:
    assert set(N_SLIDES.tolist()) == {6, 8}
    for cell, name in enumerate(TRIANGLE_NAMES):
        for to in slides_from(name):
            assert KINDS[TRIANGLE_NAMES.index(to)] == KINDS[cell]
            assert name in slides_from(to)


def test_slides_follow_the_six_directions() -> None:
    assert slides_from("b7") == {"d6", "f5", "c5", "d3", "e1", "a6"}


def test_there_are_24_poses_of_one_die() -> None:
    assert len(set(POSES)) == len(POSE_OF) == 24
    assert all({symbol // 2 for symbol in faces} == {0, 1, 2} for faces in POSES)


def test_chirality_is_that_of_one_physical_die() -> None:
    for text in POSE_TEXT:
        small = sum(letter.islower() for letter in text)
        assert text.upper() in (("CSQ", "SQC", "QCS") if small % 2 == 0 else ("CQS", "QSC", "SCQ"))
    assert "CSQ" in POSE_OF
    assert "CQS" not in POSE_OF


def test_turning_keeps_the_faces_and_tipping_sinks_one() -> None:
    assert after("CSQ")[:2] == ["SQC", "QCS"]
    assert set(after("CSQ")[2:]) == {"CqS", "CQs", "qSC", "QSc", "sCQ", "ScQ"}
    for text in POSE_TEXT:
        left, right, *tips = after(text)
        assert sorted(left) == sorted(right) == sorted(text)
        for tip in tips:
            assert sum(a == b for a, b in zip(text, tip, strict=True)) == 1
            assert len(set(text) - set(tip)) == 1
            assert (set(text) - set(tip)).pop() == (set(tip) - set(text)).pop().swapcase()


def test_turns_are_eight_different_results_and_can_be_undone() -> None:
    for pose, results in enumerate(TURNS.tolist()):
        assert len(set(results)) == 8
        assert pose not in results
        assert all(pose in TURNS[result] for result in results)


def test_no_turn_swaps_a_symbol_for_its_opposite_in_place() -> None:
    for pose, results in enumerate(TURNS.tolist()):
        for result in results:
            assert all(POSES[result][face] != opposite(POSES[pose][face]) for face in range(3))
