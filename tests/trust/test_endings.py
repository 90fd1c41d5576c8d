"""Every way a game can end has a recorded game, and every recorded game is legal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tripot.engine.registry import find_game, game_names
from tripot.record import read_record, record_of, verify, write_record

RECORDS = Path(__file__).parent.parent / "records"
FILES = sorted(RECORDS.rglob("*.tripot"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_recorded_game_is_legal_and_ends_as_its_name_says(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.game == file.parent.name
    result = verify(record).result()
    assert result is not None
    assert file.stem.startswith(result.ending)
    assert record.result is not None


@pytest.mark.parametrize("name", game_names())
def test_every_ending_is_recorded(name: str) -> None:
    ends = set()
    for file in (RECORDS / name).glob("*.tripot"):
        result = read_record(file.read_text(encoding="utf-8")).result
        assert result is not None, file
        ends.add(result.partition(";")[0])
    assert ends == set(find_game(name).endings)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_record_is_written_as_it_was_read(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read_record(text)
    assert read_record(write_record(record)) == record
    again = record_of(verify(record), **record.about)
    assert (again.entries, again.result, again.options) == (record.entries, record.result, record.options)
