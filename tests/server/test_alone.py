"""A game alone once more with the same luck, how good it was, and what would have been possible."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

import tripot
from tests.server.kit import Browser, Json, another, browser, make, server
from tests.server.operating import operated
from tests.server.tables import row_of
from tripot.cli.main import app
from tripot.record import read_record
from tripot.record.promise import COUNTED, LUCK, dealt, verify_dealer
from tripot.server import jobs
from tripot.server.browsers import hash_of
from tripot.server.limits import Limits
from tripot.server.optima import Optima
from tripot.server.standing import DEAL, PLAY
from tripot.server.storage import Entry, Storage
from tripot.server.tables import Table

FIRST, LAST = 0, -1


def play_out(page: Browser, which: int) -> Json:
    """Play a game alone to its end, always the first or always the last of the moves."""
    state = page.look(0)
    while not state["result"]:
        state = page.play(state, which)
    return state


def lots_of(client: TestClient, ident: str) -> list[str]:
    entries = read_record(client.get(f"/api/tables/{ident}/record").text).entries
    return [entry.text for entry in entries if entry.actor == "dealer"]


@contextmanager
def finished(client: TestClient, game: str = "triggery") -> Iterator[tuple[str, Json]]:
    ident = make(client, game, players=1)
    with browser(client, ident) as page:
        yield ident, play_out(page, LAST)


def test_the_same_luck_comes_again_however_one_plays(tmp_path: Path) -> None:
    with server() as anne, finished(anne) as (first, end):
        assert end["may"] == ["again", "luck", "optimum"]
        made = anne.post(f"/api/tables/{first}/same-luck")
        assert made.status_code == 200, made.text
        second = made.json()["id"]
        with browser(anne, second) as page, browser(anne, first) as before:
            assert page.table["promise"] == before.table["promise"], "a key for the same luck"
            assert page.table["luck"] == first
            assert before.table["luck"] is None
            assert page.table["seats"] == before.table["seats"]
            other_end = play_out(page, FIRST)
        one, two = lots_of(anne, first), lots_of(anne, second)
        both = min(len(one), len(two))
        assert one[:both] == two[:both]
        assert one != two or end["result"]["scores"] == other_end["result"]["scores"]
        third = anne.post(f"/api/tables/{second}/same-luck").json()["id"]
        with browser(anne, third) as page:
            assert page.table["luck"] == first, "it was dealt there first"
        text = anne.get(f"/api/tables/{second}/record").text
    record = read_record(text)
    assert record.about[COUNTED] == "deals"
    assert record.about[LUCK] == first
    assert verify_dealer(record)
    file = tmp_path / "second.tripot"
    file.write_text(text, encoding="utf-8")
    shown = CliRunner().invoke(app, ["verify", str(file)])
    assert f"its luck was known beforehand: it was dealt first at table {first}" in shown.output
    replayed = CliRunner().invoke(app, ["replay", str(file)]).output.splitlines()
    throws, points = other_end["result"]["measure"]["rank"]
    *sheet, total, _, _ = [line.split() for line in replayed[replayed.index("") + 1 :]]
    assert [int(line[0]) for line in sheet] == list(range(1, max(20, throws) + 1))
    assert int(sheet[throws - 1][-1]) == points
    assert total == ["*", str(points)]


def test_the_next_game_has_luck_of_its_own() -> None:
    with server() as anne, finished(anne) as (first, _):
        second = anne.post(f"/api/tables/{first}/same-luck").json()["id"]
        with browser(anne, second) as page:
            play_out(page, FIRST)
        fresh = anne.post(f"/api/tables/{second}/again").json()["id"]
        with browser(anne, fresh) as page, browser(anne, first) as before:
            assert page.table["luck"] is None
            assert page.table["promise"] != before.table["promise"]


def test_luck_is_not_given_twice_while_it_is_a_secret_or_to_others() -> None:
    with server() as anne:
        running = make(anne, "triggery", players=1)
        with browser(anne, running) as page:
            assert "luck" not in page.look(0)["may"]
            assert anne.post(f"/api/tables/{running}/same-luck").status_code == 403
        with finished(anne) as (ident, _):
            assert another(anne).post(f"/api/tables/{ident}/same-luck").status_code == 403
        two = make(anne, "triggery", players=2)
        with browser(anne, two) as page:
            state = page.look(0)
            end = page.after(state, "resign")
            assert "luck" not in end["may"]
            assert anne.post(f"/api/tables/{two}/same-luck").status_code == 403


def test_every_game_alone_is_measured() -> None:
    with server() as anne:
        with finished(anne) as (_, end):
            throws, points = end["result"]["measure"]["rank"]
            assert end["result"]["measure"]["said"] == ["triggery-measure", {"throws": throws, "points": points}]
            assert end["result"]["scores"] == [-throws]
        with finished(anne, "triominos") as (_, end):
            (score,) = end["result"]["scores"]
            assert end["result"]["measure"] == {"said": ["server-alone-score", {"score": score}], "rank": [-score]}
            assert end["may"] == ["again", "luck"]


def put(file: str, seed: bytes = b"seed 4", counted: str = "deals") -> Table:
    """Table ``t`` of Anne with a whole game alone in its log, the first move always."""
    storage, row = Storage(file), row_of("triggery", players=1)
    row = msgspec.structs.replace(row, counted=counted, seed=seed)
    storage.create(row, {0: hash_of("anne")})
    position = tripot.new("triggery", players=1)
    while position.actor is not None:
        for text in dealt(position, row.seed):
            position.play(text)
        position.play(position.legal()[FIRST])
    storage.append(
        "t",
        [
            Entry(number, *((-1, DEAL) if one.actor == "dealer" else (0, PLAY)), one.text, None, 0, 0)
            for number, one in enumerate(position.log, 1)
        ],
    )
    found = storage.find("t")
    assert found is not None
    return Table(found, storage)


def lines_of(client: TestClient, ident: str) -> list[Json]:
    answer = client.get(f"/api/tables/{ident}/optimum")
    assert answer.status_code == 200, answer.text
    return [msgspec.json.decode(line) for line in answer.text.splitlines()]


def test_what_was_possible_is_told_and_shown_turn_by_turn(tmp_path: Path) -> None:
    file = str(tmp_path / "tables")
    own = put(file).course.position.details()
    with server(file) as client:
        *progress, last = lines_of(client, "t")
        assert all(0 <= line["done"] <= line["of"] for line in progress)
        found = last["optimum"]
        assert found["proved"]
        throws, points = found["turns"][-1]["row"]["number"], found["turns"][-1]["row"]["total"]
        assert (throws, points) < (own["throws"], own["points"])
        assert found["said"] == [
            "triggery-optimum-proved",
            {"best": ["triggery-measure", {"throws": throws, "points": points}]},
        ]
        assert len(found["turns"]) == throws
        things = [turn["scene"]["things"] for turn in found["turns"]]
        turned = [sum(thing["pose"] == "turned" for thing in each) for each in things]
        assert turned == sorted(turned)
        assert turned[-1] == 36
        assert lines_of(client, "t") == [last], "it is kept"


def test_without_the_time_to_prove_it_there_are_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tripot.games.triggery.alone.EFFORT", 1)
    file = str(tmp_path / "tables")
    own = put(file, b"another seed").course.position.details()
    with server(file) as client:
        *_, last = lines_of(client, "t")
        found = last["optimum"]
        assert not found["proved"]
        assert found["said"][0] == "triggery-optimum-between"
        assert found["said"][1]["least"] < found["said"][1]["throws"] <= own["throws"]


def test_it_is_refused_while_the_game_runs_and_where_nothing_is_known() -> None:
    with server() as anne:
        running = make(anne, "triggery", players=1)
        answer = anne.get(f"/api/tables/{running}/optimum")
        assert (answer.status_code, answer.json()["error"][0]) == (403, "server-optimum-running")
        with finished(anne, "triominos") as (other, _):
            answer = anne.get(f"/api/tables/{other}/optimum")
            assert (answer.status_code, answer.json()["error"][0]) == (404, "server-no-optimum")
    with operated(limits=Limits(reviews_burst=1, reviews_a_minute=1)) as client:
        ident = make(client, "triggery", players=1)
        answers = [client.get(f"/api/tables/{ident}/optimum").status_code for _ in range(2)]
        assert answers == [403, 429]


def test_it_stops_when_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tripot.games.triggery.alone.EFFORT", 1 << 60)
    monkeypatch.setattr("tripot.games.triggery.solver_known.Clearing.go_on", lambda _: None)
    monkeypatch.setattr(jobs, "TOLD_EVERY", 0.02)
    table = put(str(tmp_path / "tables"))

    async def ask() -> None:
        optima = Optima()
        one = optima.find(table)
        await anext(one)
        (job,) = optima._jobs.values()
        await one.aclose()  # type: ignore[attr-defined]
        assert job.stop.is_set()
        await asyncio.wait_for(job.ended.wait(), 5)
        assert job.text is None
        assert not optima._kept

    asyncio.run(ask())


def test_a_table_from_before_has_luck_that_cannot_come_again(tmp_path: Path) -> None:
    from tripot.server.decisions import permissions

    assert "luck" in permissions(put(str(tmp_path / "new")), (0,), ())
    assert "luck" not in permissions(put(str(tmp_path / "old"), counted="actions"), (0,), ())
