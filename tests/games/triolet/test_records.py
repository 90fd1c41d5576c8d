"""The game in which nobody can lay even a joker: the script's, the oracle's, and on the board of ``SHUT``."""

from __future__ import annotations

import tripot
from tests.games.triolet.make_records import FOLDER, SHUT, shut_out
from tests.kit import compare_position, oracle_of
from tripot.games.triolet.board import JOKER
from tripot.games.triolet.position_checks import board_fault
from tripot.games.triolet.sets import board_of
from tripot.record import read_record, record_of, verify, write_record

FILE = FOLDER / "blocked-players-2-joker.tripot"


def test_the_recorded_game_is_the_scripts_and_agrees_with_the_oracle() -> None:
    finished = next(made for seed in range(100) if (made := shut_out(seed)))
    assert FILE.read_text(encoding="utf-8") == write_record(record_of(finished))
    position, oracle = tripot.new("triolet"), oracle_of("triolet", {"players": 2})
    for entry in finished.log:
        compare_position(position, oracle)
        position.play(entry.text)
        oracle.play(entry.text)
    compare_position(position, oracle)


def test_a_joker_left_when_all_is_blocked_counts_nothing() -> None:
    """Rulebook, exceptional case: everybody still has tiles, none can be placed, each subtracts the own rest."""
    position = verify(read_record(FILE.read_text(encoding="utf-8")))
    state = position.state
    assert board_fault(board_of(state)) is None
    assert len(board_of(state)) == len(SHUT.split()) == 77
    assert [sorted(rack.tolist())[:2] for rack in state.racks[:2]] == [[JOKER, 17], [12, JOKER]]
    before = position.copy()
    before.undo()
    assert position.log[-1].text == "5@A7", "no passes are played: it is judged at once"
    assert position.scores() == (before.scores()[0] + 5 + 6, before.scores()[1] - 12)
