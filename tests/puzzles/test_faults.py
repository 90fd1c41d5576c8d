"""Texts and puzzles with a fault: one sentence each, which names it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tripot.engine.errors import BadText
from tripot.engine.game import Stop
from tripot.engine.position import Position
from tripot.engine.registry import find_game
from tripot.puzzles import Puzzle, check, find_puzzle, kind_of, library, read_puzzles, solved, write_puzzles
from tripot.puzzles.check import position_text
from tripot.puzzles.compose import positions_of_game

ONE = write_puzzles(library("triominos")[:1])
FORCED = next(puzzle for puzzle in library("trini") if puzzle.kind == "place-2")
AT_ONCE = next(puzzle for puzzle in library("trini") if puzzle.kind == "place-1")
BEST = library("triominos")[0]
WON = "1 0 - a4,a7,b5,c3,c6,d1/-"
"""A position of Trini in which nobody acts any more."""


def refused(text: str) -> str:
    with pytest.raises(BadText) as caught:
        read_puzzles(text)
    return caught.value.message.id


def found_wrong(puzzle: Puzzle) -> str:
    with pytest.raises(BadText) as caught:
        check(puzzle)
    return caught.value.message.id


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "puzzle-none"),
        ("# nothing but a remark\n", "puzzle-none"),
        ("a puzzle\n", "puzzle-line"),
        ("name: mine\n", "puzzle-line"),
        ("game: triominos\ngame: triominos\n", "puzzle-twice"),
        ("game: triominos\n", "puzzle-missing"),
        (ONE.replace("position: ", "position: \n# "), "puzzle-missing"),
        (ONE.replace("grade: ", "grade: 1"), "puzzle-grade"),
        (ONE.replace("grade: ", "grade: -"), "puzzle-grade"),
    ],
)
def test_a_text_that_is_no_puzzle(text: str, fault: str) -> None:
    assert refused(text) == fault


def test_a_fault_names_its_line() -> None:
    with pytest.raises(BadText) as caught:
        read_puzzles(f"{ONE}\n{ONE}\nsomething else\n")
    assert caught.value.message.args["line"] == len(ONE.splitlines()) * 2 + 3


def test_remarks_grade_and_themes_may_be_left_out_or_added() -> None:
    lines = [line for line in ONE.splitlines() if not line.startswith(("grade", "themes"))]
    (puzzle,) = read_puzzles("# a remark\n" + "\n".join(lines))
    assert puzzle == replace(BEST, grade=1, themes=())
    assert puzzle.ident == BEST.ident


def test_an_unknown_ident_and_an_unknown_kind() -> None:
    with pytest.raises(BadText) as caught:
        find_puzzle("0123456789")
    assert caught.value.message.id == "puzzle-unknown"
    assert found_wrong(replace(BEST, kind="worst")) == "puzzle-no-kind"


def test_a_solution_that_cant_be_played() -> None:
    assert found_wrong(replace(BEST, solution=(("pass",),))) == "puzzle-illegal"
    assert found_wrong(replace(BEST, solution=((*BEST.solution[0], "nothing"),))) == "puzzle-illegal"


def test_a_puzzle_without_a_solution_can_be_read_but_not_checked() -> None:
    (puzzle,) = read_puzzles("".join(line for line in ONE.splitlines(True) if not line.startswith("solution")))
    assert puzzle == replace(BEST, solution=())
    assert found_wrong(puzzle) == "puzzle-no-solution"
    assert solved(puzzle) == replace(BEST, grade=1)


def test_a_position_in_which_nobody_acts() -> None:
    assert found_wrong(replace(AT_ONCE, position=WON.replace(" - ", " -/- "))) == "puzzle-nobody-acts"


def test_a_solution_that_does_not_get_there() -> None:
    here = BEST.start()
    wrong = next(text for text in here.legal() if text not in BEST.solution[0])
    assert found_wrong(replace(BEST, solution=((wrong,),))) == "puzzle-no-goal"
    assert found_wrong(replace(FORCED, solution=FORCED.solution[:1])) == "puzzle-no-goal"


def test_a_solution_that_is_too_long() -> None:
    longer = replace(FORCED, kind="place-1")
    assert found_wrong(longer) == "puzzle-too-long"


def test_a_right_action_that_is_left_out() -> None:
    several = next(puzzle for puzzle in library("trini") if len(puzzle.solution[-1]) > 1)
    less = (*several.solution[:-1], several.solution[-1][1:])
    assert found_wrong(replace(several, solution=less)) == "puzzle-wrong"


def test_a_first_move_that_does_not_force_it() -> None:
    """The other answers; here the answer lets the seat get there all the same."""
    kind = kind_of(find_game("trini"), "place-2")
    here = FORCED.start()
    right = set(kind.right(here, 2))
    for action in here.actions().tolist():
        after = here.copy()
        after.play_action(action)
        if action in right or after.code == here.code:
            continue
        for answer in after.actions().tolist():
            then = after.copy()
            then.play_action(answer)
            last = kind.right(then, 1)
            if last:
                steps = (position_text(here, action), position_text(after, answer), position_text(then, last[0]))
                assert found_wrong(replace(FORCED, solution=tuple((step,) for step in steps))) == "puzzle-wrong"
                return
    pytest.fail("no answer lets anything else get there")


def test_several_right_actions_where_only_one_may_be() -> None:
    game = find_game("triominos")
    kind = kind_of(game, "best")
    for here in positions_of_game(game, "", 1):
        right = kind.right(here, 1)
        if len(right) > 1:
            texts = tuple(position_text(here, action) for action in right)
            assert found_wrong(Puzzle(game.name, "best", here.to_text(), (texts,))) == "puzzle-not-unique"
            return
    pytest.fail("in no position are several the best")


def test_a_goal_that_can_be_reached_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = kind_of(find_game("trini"), "place-2")
    start, prove = FORCED.start().to_text(), kind.right

    def sooner(position: Position, turns: int, stop: Stop | None = None) -> tuple[int, ...]:
        return (0,) if turns == 1 and position.to_text() == start else prove(position, turns, stop)

    monkeypatch.setattr(kind, "right", sooner)
    assert found_wrong(FORCED) == "puzzle-shorter"
