"""Two that race are decided by the database; many that write at once share commits."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Barrier
from typing import TypeVar

import pytest
import sqlalchemy as sql

from tests.server.kit import PATIENCE
from tests.server.postgres import Postgres
from tests.server.storage.kit import ANNE, BASILE, entry, secret, table
from tripot.server.storage import NumberTakenError, Storage
from tripot.server.storage.database import url_of

Result = TypeVar("Result")
ROUNDS = 30


def at_once(works: Sequence[Callable[[], Result]]) -> list[Result]:
    start = Barrier(len(works))

    def run(work: Callable[[], Result]) -> Result:
        start.wait()
        return work()

    with ThreadPoolExecutor(len(works)) as threads:
        return [done.result() for done in [threads.submit(run, work) for work in works]]


def won(storage: Storage, number: int, text: str, ident: str = "table") -> bool:
    try:
        storage.append(ident, [entry(number, text=text), entry(number + 1, text=text)])
    except NumberTakenError:
        return False
    return True


def test_of_two_that_append_the_same_number_exactly_one_wins(opened: Callable[[], Storage]) -> None:
    first, second = opened(), opened()
    first.create(table(), {})
    for number in range(1, 2 * ROUNDS, 2):
        outcome = at_once([partial(won, first, number, "first"), partial(won, second, number, "second")])
        assert sorted(outcome) == [False, True]
        winner = "first" if outcome[0] else "second"
        kept = [entry(number, text=winner), entry(number + 1, text=winner)]
        assert first.entries("table", number - 1) == second.entries("table", number - 1) == kept


def test_of_two_that_make_the_next_table_both_get_the_same(opened: Callable[[], Storage]) -> None:
    first, second = opened(), opened()
    first.create(table("0"), {})
    for number in range(ROUNDS):
        one, two = table(f"{number + 1}"), table(f"{number + 1}-again")
        got = at_once(
            [partial(first.follow, f"{number}", one, {}, "next"), partial(second.follow, f"{number}", two, {}, "next")]
        )
        assert got[0] == got[1]
        assert [(entry.kind, entry.text) for entry in first.entries(f"{number}")] == [("next", got[0])]
        assert (first.find(one.id) is None) != (first.find(two.id) is None)
        if got[0] != one.id:
            first.create(one, {})


def test_a_ticket_is_used_by_one(opened: Callable[[], Storage]) -> None:
    first, second = opened(), opened()
    first.create(table(), {0: ANNE, 1: BASILE})
    held = ANNE
    for number in range(ROUNDS):
        ticket, one, two = secret(f"ticket {number}"), secret(f"one {number}"), secret(f"two {number}")
        first.put_ticket(ticket, "table", held, until=10)
        got = at_once([partial(first.redeem, ticket, one, 1, "moved"), partial(second.redeem, ticket, two, 1, "moved")])
        assert sorted(map(str, got)) == ["None", "table"]
        held = one if got[0] else two
        assert first.holders("table") == {0: held, 1: BASILE}
    assert [entry.kind for entry in first.entries("table")] == ["moved"] * ROUNDS


def test_seats_move_and_tables_follow_while_others_play(opened: Callable[[], Storage]) -> None:
    """They take the next number of the log, whichever that is; who plays must have seen what was before."""
    first, second = opened(), opened()
    for number in range(ROUNDS):
        ident = f"{number}"
        first.create(table(ident), {0: ANNE, 1: BASILE})
        first.put_ticket(secret(ident), ident, ANNE, until=10)
        following = table(f"after {ident}")
        works: list[Callable[[], object]] = [
            partial(first.follow, ident, following, {}, "next"),
            partial(second.redeem, secret(ident), secret("phone"), 1, "moved"),
            partial(won, second, 1, "played", ident),
        ]
        assert at_once(works)[:2] == [following.id, ident]
        entries = first.entries(ident)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert sorted(entry.kind for entry in entries if entry.kind != "play") == ["moved", "next"]


def test_what_is_said_at_once_is_numbered_without_gaps(opened: Callable[[], Storage]) -> None:
    storages = [opened(), opened()]
    storages[0].create(table(), {})
    works = [partial(storages[k % 2].say, "table", k, "x", f"{k}", k) for k in range(12)]
    numbers = at_once(works)
    assert sorted(numbers) == list(range(1, 13))
    assert [(line.number, line.seat) for line in storages[1].talk("table")] == sorted(
        zip(numbers, range(12), strict=True)
    )


def test_browsers_are_seen_by_two_processes_at_once(opened: Callable[[], Storage]) -> None:
    first, second = opened(), opened()
    idents = [f"{k:02}" for k in range(40)]
    for ident in idents:
        first.create(table(ident), {})
    for moment in range(1, ROUNDS):
        at_once(
            [
                partial(first.see, [(ident, 0) for ident in idents], moment),
                partial(second.see, [(ident, 0) for ident in reversed(idents)], moment),
            ]
        )
    assert {time for ident in idents for time in second.seen(ident).values()} == {ROUNDS - 1}


def test_those_who_wait_share_commits_and_each_has_its_own_answer(opened: Callable[[], Storage]) -> None:
    """Whichever appends share a transaction: only those whose number was taken fail."""
    storage = opened()
    for k in range(20):
        storage.create(table(f"{k}"), {})
    storage.append("7", [entry(3)])
    waiting = [(k, n, storage.appending(f"{k}", [entry(n)])) for n in range(1, 6) for k in range(20)]
    refused = [(k, n) for k, n, done in waiting if isinstance(done.exception(), NumberTakenError)]
    assert refused == [(7, 3)]
    assert all(storage.entries(f"{k}") == [entry(n) for n in range(1, 6)] for k in range(20))


def test_while_one_transaction_is_written_the_others_gather_for_the_next(tmp_path: Path) -> None:
    storage = Storage(str(tmp_path / "tables.sqlite"))
    storage.create(table(), {})
    transactions: list[str] = []

    def count(*arguments: object) -> None:
        transactions.extend(text for text in arguments if text == "BEGIN IMMEDIATE")

    sql.event.listen(storage._base.engine, "before_cursor_execute", count)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = [storage.appending("table", [entry(number)]) for number in range(1, 101)]
        time.sleep(0.2)
        assert not any(done.done() for done in waiting), "another process writes"
        other.execute("ROLLBACK")
        assert [done.result() for done in waiting] == [None] * 100
    assert len(transactions) <= 3, "the one that waited, and 60 in each"
    storage.close()


@pytest.mark.postgres
def test_who_gives_way_in_a_deadlock_tries_again(postgres: Postgres) -> None:
    """The storage is the last one to wait, since only that one is sure to find the deadlock out: each looks once."""
    database = postgres.database()
    storage = Storage(database)
    storage.create(table(), {})
    engine = sql.create_engine(url_of(database))
    with engine.connect() as other, engine.connect() as third, ThreadPoolExecutor(1) as threads:
        other.execute(sql.text("SET deadlock_timeout = '10min'"))
        take(third, 2)
        take(other, 3)
        done = storage.appending("table", [entry(1), entry(2), entry(3)])
        until_so_many_wait(engine, 1)
        theirs = threads.submit(take, other, 1)
        until_so_many_wait(engine, 2)
        third.rollback()
        theirs.result(PATIENCE)
        assert not done.done(), "the storage has given way, and waits for all three"
        other.rollback()
        assert done.result(PATIENCE) is None
    engine.dispose()
    assert storage.entries("table") == [entry(1), entry(2), entry(3)]
    storage.close()


def take(connection: sql.Connection, number: int) -> None:
    """A number of the log, in a transaction that isn't at its end yet."""
    add = "INSERT INTO log (\"table\", number, seat, text, time) VALUES ('table', :number, 0, '', 0)"
    connection.execute(sql.text(add), {"number": number})


def until_so_many_wait(engine: sql.Engine, count: int) -> None:
    """For what another transaction has."""
    end = time.monotonic() + PATIENCE
    with engine.connect() as looking:
        while looking.scalar(sql.text("SELECT count(*) FROM pg_locks WHERE NOT granted")) != count:
            looking.rollback()
            assert time.monotonic() < end
            time.sleep(0.005)


def test_who_no_longer_waits_holds_nobody_up(opened: Callable[[], Storage]) -> None:
    """An event loop cancels what it waits for: then it is either kept, or not begun."""
    storage = opened()
    storage.create(table(), {})
    waiting = [storage.appending("table", [entry(number)]) for number in range(1, 400)]
    cancelled = {number for number, done in enumerate(waiting, 1) if number % 3 == 0 and done.cancel()}
    storage.append("table", [entry(400)])  # after all that wait
    assert set(range(1, 400)) - {each.number for each in storage.entries("table")} == cancelled


def test_after_its_end_a_storage_says_so(opened: Callable[[], Storage]) -> None:
    storage = opened()
    storage.close()
    with pytest.raises(RuntimeError, match="the storage is closed"):
        storage.append("table", [entry(1)])
