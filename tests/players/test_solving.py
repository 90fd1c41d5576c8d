"""The strongest level asks the game's solver before it searches; the weaker ones don't."""

from __future__ import annotations

import time

import numpy as np
import pytest

import tripot
from tests.kit import random_game
from tests.tactics.tactic import tactics
from tripot.engine import kernels
from tripot.engine.registry import games
from tripot.players import warm
from tripot.players.knowledge import known_to
from tripot.players.search import SearchPlayer

SOLVED = [name for name, game in games().items() if game.solver]


def test_most_games_have_a_solver() -> None:
    assert {"triolet", "triominos", "trini"} <= set(SOLVED)


@pytest.mark.parametrize("name", SOLVED)
def test_solver_proves_the_tactics(name: str) -> None:
    """What the full width has proved, the solver finds in the effort that the level gives it."""
    for tactic in tactics(name):
        position = tactic.position()
        solver = position.game.solver
        assert solver
        found = solver.solve(known_to(position, position.code), position.code, position.game.search.effort)
        assert found is not None, tactic
        assert position.game.notation.write(position.seen, found) in tactic.best, tactic


@pytest.mark.parametrize("name", SOLVED)
def test_solver_says_the_same_in_worlds_that_the_seat_cannot_tell_apart(name: str) -> None:
    for tactic in tactics(name)[:5]:
        position = tactic.position()
        world = position.states.copy()
        world["rng"] = np.uint64(7)
        kernels.imagine(world, 0, position.code)
        kernels.hide(world, 0, position.code)
        assert world.tobytes() == known_to(position, position.code).tobytes()


@pytest.mark.parametrize("name", SOLVED)
def test_solver_stops_soon(name: str) -> None:
    position = tactics(name)[0].position()
    solver = position.game.solver
    assert solver
    root = known_to(position, position.code)
    solver.solve(root, position.code, 1)
    begun = time.perf_counter()
    assert solver.solve(root, position.code, 10_000_000, lambda: True) is None
    assert time.perf_counter() - begun < 0.5


@pytest.mark.parametrize("name", SOLVED)
def test_solver_gives_a_legal_action_or_none(name: str) -> None:
    asked = 0
    for position in random_game(name, 3):
        if position.code >= 0 and len(position.log) % 7 == 0:
            solver = position.game.solver
            assert solver
            found = solver.solve(known_to(position, position.code), position.code, 20_000)
            assert found is None or found in position.actions()
            asked += 1
    assert asked


def test_only_a_player_that_solves_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    position = tripot.new("trini", seed=1)
    first = int(position.actions()[0])
    assert position.game.solver
    monkeypatch.setattr(position.game.solver, "solve", lambda *_: first)
    assert SearchPlayer(simulations=20, solves=True).choose(position, 0, seed=1) == first
    assert SearchPlayer(simulations=20).choose(position, 0, seed=1) != first


@pytest.mark.parametrize("name", SOLVED)
def test_nothing_is_left_to_compile_when_the_players_are_warm(name: str) -> None:
    """Else somebody would wait for it in the middle of a game."""
    warm(name)
    position = tactics(name)[0].position()
    solver = position.game.solver
    assert solver
    begun = time.process_time()
    solver.solve(known_to(position, position.code), position.code, position.game.search.effort)
    assert time.process_time() - begun < 1
