"""The recorded games are those of the script, and the oracle agrees with each of them to its end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.triominos.make_records import FOLDER, cases, file_of, play
from tests.kit import compare_position, oracle_of
from tripot.engine.position import Position
from tripot.record import read_record, record_of, verify, write_record

CASES = list(cases())


@pytest.mark.parametrize(("ending", "options"), CASES, ids=[f"{e}-{o}" for e, o in CASES])
def test_a_recorded_game_is_the_scripts_and_the_oracles(ending: str, options: dict[str, Any]) -> None:
    finished = play(ending, options)
    assert file_of(ending, finished).read_text(encoding="utf-8") == write_record(record_of(finished))
    position = Position(finished.game, finished.options, finished.start_states)
    oracle = oracle_of("triominos", options)
    for entry in finished.log:
        compare_position(position, oracle)
        position.play(entry.text)
        oracle.play(entry.text)
    compare_position(position, oracle)


def test_every_record_is_one_of_the_script() -> None:
    assert len(list(FOLDER.glob("*.tripot"))) == len(CASES)
    first = min(FOLDER.glob("*.tripot"))
    assert verify(read_record(first.read_text(encoding="utf-8"))).result() is not None
