"""The games in which nobody can lay even a joker: the script's, and the oracle's."""

from __future__ import annotations

import numpy as np
import pytest

import tripot
from tests.games.triolet.make_records import FOLDER, SHUT_OUT, shut
from tests.kit import compare_position, oracle_of
from tripot.engine import kernels
from tripot.engine.position import Position
from tripot.games.triolet.board import JOKER, NONE
from tripot.games.triolet.position_checks import board_fault
from tripot.games.triolet.sets import board_of
from tripot.record import read_record, record_of, verify, write_record


def recorded(name: str) -> Position:
    return verify(read_record((FOLDER / name).read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", SHUT_OUT)
def test_the_recorded_game_is_the_scripts_and_agrees_with_the_oracle(name: str) -> None:
    finished = shut(SHUT_OUT[name])
    assert (FOLDER / name).read_text(encoding="utf-8") == write_record(record_of(finished))
    position, oracle = tripot.new("triolet"), oracle_of("triolet", {"players": 2})
    for entry in finished.log:
        compare_position(position, oracle)
        position.play(entry.text)
        oracle.play(entry.text)
    compare_position(position, oracle)


@pytest.mark.parametrize(
    ("name", "racks", "bag"),
    [
        ("blocked-players-2-joker.tripot", [[JOKER], [12, JOKER]], 0),
        ("blocked-players-2-joker-bag.tripot", [[4, 4, JOKER], [4, 4, JOKER]], 3),
    ],
)
def test_a_joker_left_when_all_is_blocked_counts_nothing(name: str, racks: list[list[int]], bag: int) -> None:
    """Rulebook, exceptional case: everybody still has tiles, none can be placed, each subtracts the own rest."""
    position = recorded(name)
    state = position.state
    assert board_fault(board_of(state)) is None
    assert [[tile for tile in rack.tolist() if tile != NONE] for rack in state.racks[:2]] == racks
    assert int(state.bag_size) == bag, "for nobody"
    assert not any(entry.text == "pass" for entry in position.log), "it is judged at once"
    before = position.copy()
    mover = 0
    while not mover:
        seat, action = before.steps[-1]
        before.undo()
        mover = 0 if before.actor == "dealer" else seat + 1
    gains = np.zeros(1, np.int64)
    kernels.gains(before.states, 0, np.array([action]), gains)
    for seat, (now, then, rack) in enumerate(zip(position.scores(), before.scores(), racks, strict=True), 1):
        rest = sum(tile for tile in rack if tile < JOKER)
        assert now == then + (int(gains[0]) if seat == mover else 0) - rest
