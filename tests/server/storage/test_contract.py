"""What Storage promises, on each database."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.storage.kit import ANNE, BASILE, entry, table
from tripot.engine.errors import TripotError
from tripot.engine.state import DEALER
from tripot.server.storage import Entry, NumberTakenError, Said, Storage, statements
from tripot.server.wire import DaysClock, TurnClock


def test_a_table_comes_back_as_it_was_made(storage: Storage) -> None:
    rows = [
        table("a"),
        table("b", clock=TurnClock(30), dealer="people", seed=b"", listed=False),
        table("c", clock=DaysClock(3), options="", seats=()),
        table("d", clock=None),
    ]
    for row in rows:
        storage.create(row, {})
    assert [storage.find(row.id) for row in rows] == rows
    assert storage.find("e") is None


def test_the_log_comes_back_in_order_and_from_any_number_on(storage: Storage) -> None:
    storage.create(table(), {})
    entries = [entry(1, seat=DEALER, kind="deal"), entry(2, text="é – ▲"), entry(3, kind="undo", text="", kept=0)]
    storage.append("table", entries[:2])
    storage.append("table", entries[2:])
    assert storage.entries("table") == entries
    assert storage.entries("table", after=1) == entries[1:]
    assert storage.entries("table", after=3) == []
    assert storage.entries("other") == []


def test_a_number_is_taken_once_and_all_or_nothing(storage: Storage) -> None:
    storage.create(table("a"), {})
    storage.create(table("b"), {})
    storage.append("a", [entry(2)])
    with pytest.raises(NumberTakenError):
        storage.append("a", [entry(1), entry(2, text="other"), entry(3)], {0: BASILE}, 0)
    storage.append("b", [entry(2)])
    assert storage.entries("a") == [entry(2)]
    assert storage.holders("a") == {}
    assert [row.id for row in storage.waiting()] == ["a", "b"]


def test_an_entry_of_no_table_is_not_a_taken_number(storage: Storage) -> None:
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        storage.append("nowhere", [entry(1)])
    assert storage.entries("nowhere") == []


def test_seats_are_given_with_the_entry(storage: Storage) -> None:
    storage.create(table(), {0: ANNE, DEALER: ANNE})
    storage.append("table", [entry(1, kind="sit")], {1: BASILE}, 0)
    assert storage.holders("table") == {0: ANNE, 1: BASILE, DEALER: ANNE}
    storage.append("table", [entry(2)], {1: ANNE})
    assert storage.holders("table") == {0: ANNE, 1: ANNE, DEALER: ANNE}
    assert storage.holders("other") == {}


def test_the_lobby_shows_listed_tables_that_wait_the_newest_first(storage: Storage) -> None:
    storage.create(table("old", made=1), {})
    storage.create(table("new", made=3), {})
    storage.create(table("middle", made=2), {})
    storage.create(table("private", listed=False), {})
    storage.create(table("full", seats=()), {})
    assert [row.id for row in storage.waiting()] == ["new", "middle", "old"]
    assert storage.waiting(1) == [table("new", made=3)]
    storage.append("middle", [entry(1)], open_seats=0)
    storage.append("new", [entry(1)])
    assert [row.id for row in storage.waiting()] == ["new", "old"]


def test_a_ticket_hands_all_seats_over_once(storage: Storage) -> None:
    for ident in ("a", "b"):
        storage.create(table(ident), {DEALER: ANNE, 0: ANNE, 1: BASILE})
    storage.put_ticket(b"ticket", "a", ANNE, until=100)
    assert storage.redeem(b"other", b"new", 50, "moved") is None
    assert storage.redeem(b"ticket", b"new", 100, "moved") == "a"
    assert storage.redeem(b"ticket", b"again", 50, "moved") is None
    assert storage.holders("a") == {DEALER: b"new", 0: b"new", 1: BASILE}
    assert storage.holders("b") == {DEALER: ANNE, 0: ANNE, 1: BASILE}
    assert storage.entries("a") == [Entry(1, DEALER, "moved", "", None, 0, 100)]
    assert storage.entries("b") == []


def test_a_ticket_that_is_not_noted_in_the_log_is_not_used(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the process dies between the two."""
    storage.create(table("a"), {0: ANNE})
    storage.put_ticket(b"ticket", "a", ANNE, until=100)

    def dies(*_: object) -> None:
        raise InterruptedError

    with monkeypatch.context() as context:
        context.setattr(statements, "note", dies)
        with pytest.raises(InterruptedError):
            storage.redeem(b"ticket", b"new", 50, "moved")
    assert storage.holders("a") == {0: ANNE}
    assert storage.redeem(b"ticket", b"new", 60, "moved") == "a"
    assert storage.holders("a") == {0: b"new"}
    assert [entry.time for entry in storage.entries("a")] == [60]


def test_a_ticket_is_good_for_a_while(storage: Storage) -> None:
    storage.create(table(), {0: ANNE})
    storage.put_ticket(b"ticket", "table", ANNE, until=100)
    assert storage.redeem(b"ticket", b"new", 101, "moved") is None
    assert storage.holders("table") == {0: ANNE}


def test_a_table_is_followed_by_one_table(storage: Storage) -> None:
    storage.create(table("first"), {0: ANNE})
    storage.append("first", [entry(1)])
    assert storage.follow("first", table("second", made=7), {0: BASILE}, "next") == "second"
    assert storage.follow("first", table("third"), {0: ANNE}, "next") == "second"
    assert storage.entries("first") == [entry(1), Entry(2, 0, "next", "second", None, 0, 7)]
    assert storage.find("third") is None
    assert storage.holders("second") == {0: BASILE}
    assert storage.holders("third") == {}
    assert storage.follow("second", table("third"), {}, "next") == "third"


def test_talk_is_numbered_by_table(storage: Storage) -> None:
    storage.create(table("a"), {})
    storage.create(table("b"), {})
    said = [Said(1, 0, "Anne", "Bonjour ! 🙂", 5), Said(2, None, "", "hello", 6), Said(3, 1, "Basile", "hm", 7)]
    numbers = [storage.say("a", line.seat, line.name, line.text, line.time) for line in said]
    assert numbers == [1, 2, 3]
    assert storage.say("b", 0, "Anne", "x", 1) == 1
    assert storage.talk("a") == said
    assert storage.talk("a", after=1) == said[1:]
    assert storage.talk("a", limit=2) == said[1:], "the newest of them"
    assert storage.talk("c") == []


def test_who_was_there_last_is_never_set_back(storage: Storage) -> None:
    storage.create(table("a"), {})
    storage.create(table("b"), {})
    storage.see([("b", 0), ("a", 1), ("a", 0)], now=10)
    storage.see([("a", 1)], now=20)
    storage.see([("a", 0)], now=5)
    storage.see([], now=30)
    assert storage.seen("a") == {0: 10, 1: 20}
    assert storage.seen("b") == {0: 10}


def test_what_is_kept_is_there_for_the_next_storage(opened: Callable[[], Storage]) -> None:
    first = opened()
    first.create(table(), {0: ANNE})
    first.append("table", [entry(1)])
    first.close()
    second = opened()
    assert second.find("table") == table()
    assert second.entries("table") == [entry(1)]
    assert second.healthy()


def test_a_closed_storage_has_written_all_that_waited(opened: Callable[[], Storage]) -> None:
    first = opened()
    first.create(table(), {})
    waiting = [first.appending("table", [entry(number)]) for number in range(1, 600)]
    first.close()
    assert [done.result() for done in waiting] == [None] * 599
    assert opened().entries("table") == [entry(number) for number in range(1, 600)]


def test_what_is_no_database_is_refused_in_a_sentence() -> None:
    for database in (
        "/nowhere/at/all.sqlite",
        "mysql://here",
        "nonsense://x:secret@y",
        "postgresql://x:secret@/y?host=/z",
    ):
        with pytest.raises(TripotError) as refused:
            Storage(database)
        assert "secret" not in str(refused.value)
