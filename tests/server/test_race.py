"""Two processes, two browsers, one seat, one number: exactly one action is in the log, and both see the same table."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from tests.server.houses import Guest, House, Line, houses
from tests.server.kit import Json
from tests.server.postgres import Postgres
from tripot.server.storage import Storage

ROUNDS = 25
POSTGRES = pytest.param("postgresql", marks=pytest.mark.postgres)


@pytest.fixture(params=["sqlite", POSTGRES])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


def test_one_of_two_wins(database: str) -> None:
    lot = random.Random(9)
    with houses(database, 2) as found:
        anne = Guest("Anne")
        ident = anne.make(
            found[0], "trigon", [{"kind": "person", "name": name} for name in "AB"], options={"mode": "two"}
        )
        with anne.at(found[0], ident) as one, anne.at(found[1], ident) as other, ThreadPoolExecutor(2) as both:
            lines = [one, other]
            won = [0, 0]
            state = one.look(0)
            for _ in range(ROUNDS):
                seat, number = state["actor"], state["number"]
                states = [seen(line, seat, number) for line in lines]
                assert same(*states)
                moves = [move[0] for move in lot.sample(states[0]["moves"], 2)]
                start = Barrier(2)
                answers = list(both.map(lambda k: raced(lines[k], number, moves[k], start), range(2)))  # noqa: B023
                assert sorted("error" in answer for answer in answers) == [False, True]
                assert next(answer["error"][0] for answer in answers if "error" in answer) == "server-stale"
                winner = next(k for k, answer in enumerate(answers) if "state" in answer)
                won[winner] += 1
                states = [seen(line, None, number + 1) for line in lines]
                assert same(*states)
                state = states[0]
                assert state["number"] == number + 1
                last = Log(database).last(ident)
                assert last == moves[winner]
        assert sum(won) == ROUNDS
        assert len(Log(database).texts(ident)) == ROUNDS


def test_of_two_for_an_open_seat_one_gets_it(database: str) -> None:
    with houses(database, 2) as found, ThreadPoolExecutor(2) as both:
        for _ in range(8):
            ident = Guest("Anne").make(
                found[0], "trigon", [{"kind": "person", "name": "Anne"}, {"kind": "open"}], options={"mode": "two"}
            )
            start, guests = Barrier(2), [Guest("Basile"), Guest("Camille")]
            sat = list(both.map(lambda k: sits(guests[k], found[k], ident, start), range(2)))  # noqa: B023
            assert sorted(sat) == [200, 409]
            held = []
            for k in (0, 1):
                with guests[k].at(found[1 - k], ident) as line:
                    held.append(line.read()["table"]["mine"])
            assert held == [[1] if status == 200 else [] for status in sat]


def test_two_processes_tell_each_other_all(database: str) -> None:
    with houses(database, 2) as found:
        anne, basile = Guest("Anne"), Guest("Basile")
        seats = [{"kind": "person", "name": "Anne"}, {"kind": "open"}]
        ident = anne.make(found[0], "trigon", seats, options={"mode": "two"})
        with anne.at(found[0], ident) as here:
            here.look(0)
            basile.sit(found[1], ident)
            until(here, lambda message: message.get("table", {}).get("seats", [{}, {}])[1].get("kind") == "person")
            with basile.at(found[1], ident) as there:
                there.look(1)
                there.send("say", text="bonjour")
                until(here, lambda message: "bonjour" in str(message.get("talk")))
                here.send("say", text="salut")
                until(there, lambda message: "salut" in str(message.get("talk")))
                ticket = basile.post(found[0], f"/api/tables/{ident}/ticket")
                phone = Guest("Basile")
                phone.post(found[0], "/api/move", ticket)
                until(there, lambda message: message.get("table", {}).get("mine") == [])
                until(there, lambda message: "state" in message and message["state"]["seat"] is None)


def raced(line: Line, number: int, text: str, start: Barrier) -> Json:
    """What is answered to an action: an error, or the state after it."""
    start.wait()
    line.send("play", number=number, text=text)
    while True:
        answer = line.answer()
        if "error" in answer or answer["state"]["number"] > number:
            break
    if "error" not in answer:
        # Another one's entry may have come before the answer to this one: then the error follows.
        line.send("show", entry=1_000_000)
        while "error" not in (after := line.answer()):
            pass
        if after["do"] == "play":
            return after
    return answer


def sits(guest: Guest, house: House, ident: str, start: Barrier) -> int:
    start.wait()
    return guest.http.post(f"{house.address}/api/tables/{ident}/sit", json={"name": guest.name, "seat": 1}).status_code


def seen(line: Line, seat: int | None, number: int) -> Json:
    line.send("look", seat=seat)
    return line.state(lambda state: state["seat"] == seat and state["number"] >= number)


def until(line: Line, wanted: object) -> None:
    assert callable(wanted)
    while not wanted(line.read()):
        pass


def same(one: Json, other: Json) -> bool:
    return one == other


class Log:
    """What the database holds."""

    def __init__(self, database: str) -> None:
        self._database = database

    def texts(self, ident: str) -> list[str]:
        storage = Storage(self._database)
        try:
            return [entry.text for entry in storage.entries(ident)]
        finally:
            storage.close()

    def last(self, ident: str) -> str:
        return self.texts(ident)[-1]
