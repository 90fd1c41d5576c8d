"""Actions and positions as text, and the sentences of refusals."""

from __future__ import annotations

from typing import Any

import pytest

import tripot
from tests.games.triggery.positions import DEAR, EXAMPLE, FULL, PENDING, play_all
from tests.kit import random_game
from tripot.engine.errors import BadText, IllegalMove
from tripot.games.triggery import notation, scene
from tripot.games.triggery.actions import MAX_ACTIONS

OPTIONS: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 2, "bonus": "claimed"},
    {"players": 3, "score": "rounds"},
    {"players": 4, "tablets": (1, 2, 3) * 13},
    {"players": 1, "bonus": "claimed", "tablets": (0,) * 4 + (7,) * 20 + (24,) * 20},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_actions_and_positions_read_back(options: dict[str, Any]) -> None:
    for position in random_game("triggery", 11, **options):
        assert len(position.actions()) <= MAX_ACTIONS
        for action in position.actions():
            text = notation.write(position.state, int(action))
            assert notation.read(position.state, text) == action
        again = tripot.position("triggery", position.to_text())
        states = position.states.copy()
        states["rng"] = again.states["rng"]
        assert states.tobytes() == again.states.tobytes(), position.to_text()


@pytest.mark.parametrize(
    ("loose", "text"),
    [
        ("C4", "c4"),
        ("  Claim   C4 ", "claim c4"),
        ("call c4 row3", "call row3 c4"),
        ("Call ROW3 C4", "call row3 c4"),
        ("throw 6-5", "throw 5-6"),
        ("throw 6 5", "throw 5-6"),
        ("TABLET *", "tablet *"),
        ("Done", "done"),
    ],
)
def test_looser_text(loose: str, text: str) -> None:
    state = tripot.new("triggery").state
    assert notation.write(state, notation.read(state, loose)) == text


@pytest.mark.parametrize(
    "text", ["", "g1", "a7", "a0", "claim", "call c4", "call row7 a1", "throw 7-1", "tablet 25", "1"]
)
def test_unreadable_text(text: str) -> None:
    with pytest.raises(IllegalMove, match="is no action of Triggery"):
        tripot.new("triggery").play(text)


ALONE = f"players=1 {EXAMPLE}"
BY_HAND = f"players=1,bonus=claimed {EXAMPLE}"


@pytest.mark.parametrize(
    ("line", "played", "text", "why"),
    [
        ("-  -", (), "throw 1-2", "still being laid out: a1 comes next"),
        ("1.2.3.4.5.6/* -", (), "a1", "still being laid out: b2 comes next"),
        ("9 -", (), "tablet 9", "no 9 left in the bag"),
        ("*.*.*.* -", (), "tablet *", "no star left in the bag"),
        (f"{FULL} {FULL}", (), "throw 1-2", "First each side throws one die"),
        (ALONE, (), "a2", "haven’t been thrown yet"),
        (ALONE, ("throw 1-2",), "throw 1-2", "up to the player now"),
        (ALONE, ("throw 1-2",), "b1", "b1 is turned already"),
        (ALONE, ("throw 1-2",), "d3", "d3 is a star: it turns by itself once every number of row 3 and column d is"),
        (ALONE, ("throw 1-2",), "c4", "c4 shows 9, and only 3 of the throw is left"),
        (ALONE, ("throw 1-2",), "done", "at least one tablet: a2 shows 1, and you threw 3"),
        (ALONE, ("throw 1-2",), "pass", "at least one tablet: a2 shows 1, and you threw 3"),
        (ALONE, ("throw 1-2", "a2"), "pass", "end the turn with “done”"),
        (ALONE, ("throw 1-2",), "claim f2", "there is nothing to claim or to call"),
        (BY_HAND, ("throw 1-2",), "claim d3", "The star on d3 waits for d1: column d is not finished"),
        (BY_HAND, ("throw 1-2",), "claim f2", "f2 is no bonus"),
        (BY_HAND, ("throw 1-2",), "claim b1", "b1 is turned already"),
        (BY_HAND, ("throw 1-2", "a2"), "call row2 a2", "too late to call"),
        (BY_HAND, ("throw 1-2",), "call row2 b2", r"Nothing was forgotten there \(row 2\): 3 numbers are open"),
        (BY_HAND, ("throw 1-2",), "call row3 a3", r"Nothing was forgotten there \(row 3\): no number is open"),
        (PENDING, (), "call row2 a1", r"a1 does not lie on that line \(row 2\)"),
        (PENDING, (), "call row2 f2", "f2 is still open"),
    ],
)
def test_why_not(line: str, played: tuple[str, ...], text: str, why: str) -> None:
    position = tripot.position("triggery", line)
    play_all(position, *played)
    before = position.to_text()
    with pytest.raises(IllegalMove, match=why):
        position.play(text)
    assert position.to_text() == before


def test_done_when_nothing_can_be_paid() -> None:
    position = tripot.position("triggery", f"players=1 {DEAR}")
    position.play("throw 1-2")
    with pytest.raises(IllegalMove, match="No open number is within 3: say “pass”"):
        position.play("done")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "begins with 2 boards"),
        ("-", "begins with 2 boards"),
        ("players=1", "begins with the board"),
        ("- 1.2", "second board is laid out only once"),
        ("1.2x -", "while tablets are being laid"),
        ("1.2 - turn 3", "while tablets are being laid"),
        (f"{FULL}.21 -", "has 37 tablets"),
        ("9.9 -", "more tablets “9”"),
        ("25 -", "“25” is not a number from 1 to 24"),
        ("² -", "not a number"),
        (f"{FULL} {FULL} start 5-5", "start dice are equal"),
        (f"{FULL} {FULL} start 5 turn 1", "nothing is played before"),
        (f"{FULL} {FULL} start 7-1", "not a number from 1 to 6"),
        (f"{FULL} {FULL} start 5-2 throw 5", "not a pair"),
        (f"{FULL} {FULL} start 5-2 throw 1-2 left 4", "from 0 to 3"),
        (f"{FULL} {FULL} start 5-2 throw 1-2 left 2 fresh", "something was done"),
        (f"{FULL} {FULL} start 5-2 last a1.a1", "no list of cells"),
        (f"{FULL} {FULL} start 5-2 last a9", "no list of cells"),
        (f"{FULL} {FULL} start 5-2 dice 1-2", "“dice” says nothing"),
        (f"{FULL} {FULL} start 5-2 points 3", "for a player alone"),
        (f"players=1 {FULL} start 5-2", "no second round"),
        (f"{FULL.replace('.', 'x.').replace('/', 'x/')}x {FULL} start 5-2", "ends the match"),
        (f"{FULL.replace('1.2.3.4.5.6', '1.2x.3x.4x.5x.6x')} {FULL} start 5-2", "a1 on board 1 is a bonus"),
    ],
)
def test_lines_that_are_no_position(line: str, why: str) -> None:
    with pytest.raises(BadText, match=why):
        tripot.position("triggery", line)


def test_a_finished_position_reads_as_finished() -> None:
    position = tripot.position("triggery", ALONE)
    play_all(position, "throw 1-2", "a2", "c2")
    again = tripot.position("triggery", position.to_text())
    assert again.result() == position.result()
    assert scene.settlement(again.state) == scene.settlement(position.state)
