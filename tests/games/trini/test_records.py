"""The recorded games agree with the oracle to their ends: random games hardly ever repeat a position."""

from __future__ import annotations

import pytest

import tripot
from tests.games.trini.make_records import FOLDER, OPTION_SETS, SCRIPTS, play
from tests.kit import compare_position, oracle_of
from tripot.record import record_of, write_record

CASES = [(ending, players, match) for ending in SCRIPTS for players, match in OPTION_SETS]


@pytest.mark.parametrize(("ending", "players", "match"), CASES)
def test_recorded_games_are_those_of_the_script_and_agree_with_the_oracle(
    ending: str, players: int, match: str
) -> None:
    finished = play(ending, players, match)
    stored = (FOLDER / f"{ending}-{players}-{match}.tripot").read_text(encoding="utf-8")
    assert stored == write_record(record_of(finished))
    position = tripot.new("trini", players=players, match=match)
    oracle = oracle_of("trini", {"players": players, "match": match})
    for entry in finished.log:
        compare_position(position, oracle)
        position.play(entry.text)
        oracle.play(entry.text)
    compare_position(position, oracle)
