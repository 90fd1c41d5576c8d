"""Puzzles over HTTP: the list, a day's, one whole; nothing of another seat's hand is told."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import numpy as np
import pytest
from starlette.testclient import TestClient

from tripot.engine import kernels
from tripot.engine.registry import game_names
from tripot.puzzles import all_puzzles, library, of_the_day
from tripot.server.app import make_app
from tripot.server.puzzles import shown

GAMES = [name for name in game_names() if library(name)]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    database: Path = tmp_path_factory.mktemp("house") / "tables.sqlite"
    with TestClient(make_app(str(database), compile_ahead=False)) as client:
        yield client


def test_all_are_listed(client: TestClient) -> None:
    listed = client.get("/api/puzzles").json()
    assert {one["id"] for one in listed} == set(all_puzzles())


def test_the_puzzles_of_a_day_are_the_same_for_everyone(client: TestClient) -> None:
    day = date(2026, 11, 28)
    chosen = client.get(f"/api/puzzles/day/{day}").json()
    assert list(chosen["puzzles"]) == GAMES
    for game, ident in chosen["puzzles"].items():
        puzzle = of_the_day(game, day)
        assert puzzle
        assert puzzle.ident == ident
    assert set(chosen["puzzles"]) | set(chosen["figures"]) == set(game_names()), "every game has something every day"
    for game, ident in chosen["figures"].items():
        assert client.get(f"/api/figures/{game}/library/{ident}").json()["points"]


@pytest.mark.parametrize("day", ["today", "2026-13-01", "28.11.2026"])
def test_what_is_no_day_is_refused(client: TestClient, day: str) -> None:
    answer = client.get(f"/api/puzzles/day/{day}")
    assert answer.status_code == 400
    assert answer.json()["error"] == ["server-no-day", {"day": day}]


def test_what_is_no_puzzle_is_refused(client: TestClient) -> None:
    answer = client.get("/api/puzzles/nothing")
    assert answer.status_code == 404
    assert answer.json()["error"] == ["puzzle-unknown", {"puzzle": "nothing"}]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_comes_whole(client: TestClient, game: str) -> None:
    puzzle = library(game)[0]
    whole = client.get(f"/api/puzzles/{puzzle.ident}").json()
    nodes, number, solved = whole["nodes"], 0, []
    for text in whole["solution"]:
        node = nodes[number]
        legal = {move[0] for move in node["state"]["moves"]}
        assert set(node["next"]) <= legal
        assert set(node.get("previews", {})) >= legal
        number = node["next"].get(text, node.get("then"))
        solved.append(nodes[number].get("solved", False))
    assert solved == [False] * (len(solved) - 1) + [True]
    assert whole["info"]["seats"][whole["info"]["mine"][0]]["kind"] == "person"


@pytest.mark.parametrize("game", GAMES)
def test_what_the_seat_cant_know_isnt_told(game: str) -> None:
    here = library(game)[0].start()
    seat = here.code
    other = here.copy()
    other.states["rng"] = np.uint64(7)
    kernels.imagine(other.states, 0, seat)
    other.states["rng"] = here.states["rng"]
    assert (other.states.tobytes() != here.states.tobytes()) == here.game.hidden
    assert shown(here, seat, 0) == shown(other, seat, 0)
