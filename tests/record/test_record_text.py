"""Record files: bad ones get one sentence that names the line."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tripot
from tripot.record import read_record, record_of, verify, write_record


@pytest.fixture(scope="module")
def good() -> str:
    position = tripot.new("triggery", seed=4)
    position.deal()
    for _ in range(5):
        position.play(position.legal()[0])
        position.deal()
    return write_record(record_of(position, players="Anne | Basile"))


def test_unfinished_record_is_legal_and_keeps_its_headers(good: str) -> None:
    record = read_record(good)
    assert record.about == {"players": "Anne | Basile"}
    assert record.result is None
    assert verify(record).actor is not None


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("tripot record 1", "tripot record 9"), "Line 1: A record begins with"),
        (("game: triggery", "gane: triggery"), "“game:” is missing"),
        (("game: triggery", "game: chess"), "no game called “chess”"),
        (("game: triggery", "game triggery"), "is no header"),
        (("\n2 dealer", "\n3 dealer"), "This is action 2, not 3"),
        (("\n2 dealer", "\n2 banker"), "can’t be read"),
        (("\n2 dealer tablet", "\n2 seat 1 tablet"), "Action 2 belongs to dealer, not to 1"),
        (("\n3 dealer tablet", "\n3 dealer tabled"), "Action 3"),
        (("players: Anne", "result: match; winners 1; scores 9 9\nplayers: Anne"), "ended like this"),
    ],
)
def test_what_is_wrong_is_named(good: str, change: tuple[str, str], sentence: str) -> None:
    bad = good.replace(*change, 1)
    assert bad != good
    with pytest.raises(tripot.TripotError) as caught:
        verify(read_record(bad))
    assert sentence in str(caught.value)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_damaged_records_never_break_anything(good: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(good)))
    text = good[:at] + data.draw(st.text(max_size=8)) + good[at + data.draw(st.integers(0, 12)) :]
    with contextlib.suppress(tripot.TripotError):
        verify(read_record(text))
