"""Servers that are killed (SIGKILL) while people play: what was acknowledged is there, nothing twice, the game goes on.

``TRIPOT_KILLS`` sets how many times in all; what they have hit is said at the end of the run.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from tests.server.houses import GONE, Guest, House, Line, houses
from tests.server.kit import PATIENCE, Json
from tests.server.postgres import Postgres
from tripot.record import record_of, verify
from tripot.record.promise import COUNTED, PROMISE, SEED, promise_of, verify_dealer
from tripot.server.standing import PLAY
from tripot.server.storage import Storage
from tripot.server.tables import Table

KILLS = int(os.environ.get("TRIPOT_KILLS", "100"))
SEED_OF_TEST = 17

Intent = tuple[int, int, str]
"""The number that it answers, the seat, the action."""


class Player:
    """Plays one table after the other, at whichever house is up, and sends again what it doesn't know to be there."""

    def __init__(self, guest: Guest, found: Sequence[House], seed: int) -> None:
        self.guest = guest
        self.acknowledged: dict[str, list[Intent]] = {}
        self.lost: set[Intent] = set()
        """The actions with which on its way the line was lost."""
        self._houses = found
        self._lot = random.Random(seed)
        self._pending: Intent | None = None

    def run(self, ident: str, enough: Event) -> None:
        """Until there were enough kills and the game is over."""
        while True:
            house = self._lot.choice(self._houses)
            try:
                self._finish(house, ident)
                if enough.is_set():
                    return
                ident = self.guest.post(house, f"/api/tables/{ident}/again")["id"]
            except TimeoutError:  # it is an OSError too, but nobody was killed: the game doesn't go on
                raise
            except GONE:
                if self._pending is not None:
                    self.lost.add(self._pending)
                time.sleep(0.005)

    def count(self) -> int:
        """How many actions were acknowledged."""
        return sum(map(len, self.acknowledged.values()))

    def _finish(self, house: House, ident: str) -> None:
        with self.guest.at(house, ident) as line:
            seat = line.read()["table"]["mine"][0]
            sent = None
            state = line.look(seat)
            while not self._heard(ident, state):
                if self._pending is None and state["moves"]:
                    self._pending = (state["number"], seat, self._lot.choice(state["moves"])[0])
                if self._pending is not None and self._pending != sent:
                    sent = self._pending
                    line.send("play", number=sent[0], text=sent[2])
                state = self._next(line)

    def _heard(self, ident: str, state: Json) -> bool:
        """Note what is acknowledged; whether the game is over."""
        if self._pending is not None and state["number"] > self._pending[0]:
            self.acknowledged.setdefault(ident, []).append(self._pending)
            self._pending = None
        return state["result"] is not None

    def _next(self, line: Line) -> Json:
        answer = line.answer()
        assert "error" not in answer, answer
        state: Json = answer["state"]
        return state


def play_and_kill(database: str, count: int, kills: int, game: str, **options: Any) -> str:
    """The report of so many kills among so many processes on one database."""
    lot, enough = random.Random(SEED_OF_TEST), Event()
    guests = [Guest("Anne"), Guest("Basile")]
    with houses(database, count) as found, ThreadPoolExecutor(2) as playing:
        ident = guests[0].make(found[0], game, [{"kind": "person", "name": "Anne"}, {"kind": "open"}], options=options)
        guests[1].sit(found[-1], ident)
        players = [Player(guest, found, SEED_OF_TEST + k) for k, guest in enumerate(guests)]
        jobs = [playing.submit(player.run, ident, enough) for player in players]
        try:
            for _ in range(kills):
                wait_for_progress(players, jobs)
                time.sleep(lot.random() * 0.03)
                house = lot.choice(found)
                house.kill()
                house.start()
        finally:
            enough.set()
        for job in jobs:
            job.result(PATIENCE)
    check_log(database, players)
    lost, played = sum(len(player.lost) for player in players), sum(player.count() for player in players)
    assert lost > 0, "no kill has hit an action on its way"
    return f"{kills} kills, {played} actions acknowledged, {lost} sent again"


def wait_for_progress(players: Sequence[Player], jobs: Sequence[Any]) -> None:
    """The game goes on: somebody's action is acknowledged."""
    before, end = sum(player.count() for player in players), time.monotonic() + PATIENCE
    while sum(player.count() for player in players) == before:
        for job in jobs:
            if job.done():
                job.result()
        assert time.monotonic() < end, "nobody could play on"
        time.sleep(0.002)


def check_log(database: str, players: Sequence[Player]) -> None:
    """Each log holds what was acknowledged, once, and nothing that nobody wanted; and it is legal."""
    storage = Storage(database)
    tables = set().union(*(player.acknowledged for player in players))
    for ident in tables:
        wanted = sorted(intent for player in players for intent in player.acknowledged.get(ident, []))
        entries = storage.entries(ident)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert [(entry.number - 1, entry.seat, entry.text) for entry in entries if entry.kind == PLAY] == wanted
        row = storage.find(ident)
        assert row is not None
        position = Table(row, storage).course.position
        assert position.result() is not None
        about = {SEED: row.seed.hex(), PROMISE: promise_of(row.seed), COUNTED: row.counted}
        record = record_of(position, **about)
        assert verify(record).result() == position.result()
        assert verify_dealer(record)
    storage.close()


def test_sqlite_one_process(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    report = play_and_kill(str(tmp_path / "tables.sqlite"), 1, KILLS - KILLS // 2, "triominos")
    record_property("kills", f"SQLite: {report}")


@pytest.mark.postgres
def test_postgresql_two_processes(postgres: Postgres, record_property: Callable[[str, object], None]) -> None:
    report = play_and_kill(postgres.database(), 2, KILLS // 2, "trigon", mode="two")
    record_property("kills", f"PostgreSQL: {report}")
