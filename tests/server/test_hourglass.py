"""The hourglass, for the games that have one."""

from __future__ import annotations

import time

import pytest

from tests.server.kit import browser, make, server
from tripot.engine.registry import find_game, game_names

TIMED = tuple(name for name in game_names() if find_game(name).clock)


@pytest.mark.parametrize("game", TIMED)
def test_the_clock_starts_with_a_look_and_acts_when_it_runs_out(game: str) -> None:
    with server() as client, browser(client, make(client, game, hourglass=1)) as page:
        state = page.look(None)
        seat = state["actor"]
        assert state["clock"] is None
        time.sleep(1.2)
        state = page.look(seat)
        assert state["clock"]["running"] == seat
        assert 0 < state["clock"]["left"][seat] <= state["clock"]["of"] == 1000
        assert "timeout" not in [move[0] for move in state["moves"]]
        assert page.refusal("play", number=state["number"], text="timeout") == "server-clock-only"
        after = page.until(lambda after: after["number"] > state["number"])
        assert after["actor"] != seat
        assert after["clock"] is None
        assert page.refusal("undo", number=after["number"]) in {"server-undo-dealer", "server-undo-clock"}
        other = page.look(after["actor"])
        assert other["clock"]["left"][after["actor"]] > 0


@pytest.mark.parametrize("game", TIMED)
def test_without_the_option_no_time_runs(game: str) -> None:
    with server() as client, browser(client, make(client, game)) as page:
        assert page.look(page.look(None)["actor"])["clock"] is None
