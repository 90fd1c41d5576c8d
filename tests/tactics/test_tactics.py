"""Positions with known best actions: proved again, and found by the strongest player."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.tactics.tactic import Tactic, tactics
from tests.tactics.trini import why
from tripot.engine.registry import find_game, game_names
from tripot.players import level_names, player

AT_LEAST = 20
TOO_LONG = why(3)
"""Ten seconds each: ``python -m tests.tactics.verify`` proves these."""
MISSED_AT_MOST = {"trigon": 4}
"""Where nothing is solved, the search misses some. 0 for the others: what is proved is found."""


def named(tactic: Tactic) -> str:
    return f"{tactic.game}-{tactics(tactic.game).index(tactic) + 1}"


EACH = [tactic for name in game_names() for tactic in tactics(name)]


@pytest.mark.parametrize("name", game_names())
def test_there_are_enough_and_each_is_another(name: str) -> None:
    assert len({tactic.text for tactic in tactics(name)}) >= AT_LEAST


@pytest.mark.parametrize("tactic", EACH, ids=named)
def test_best_actions_are_legal_and_not_all(tactic: Tactic) -> None:
    legal = set(tactic.position().legal())
    assert set(tactic.best) < legal
    assert tactic.position().to_text() == tactic.text


@pytest.mark.parametrize("tactic", [t for t in EACH if t.why != TOO_LONG], ids=named)
def test_proof_comes_out_again(tactic: Tactic) -> None:
    assert import_module(f"tests.tactics.{tactic.game}").proof(tactic)


@pytest.mark.parametrize("name", game_names())
def test_strongest_player_finds_them(name: str) -> None:
    strongest = player(level_names(find_game(name))[-1])
    missed = []
    for tactic in tactics(name):
        position = tactic.position()
        found = position.game.notation.write(position.seen, strongest.choose(position, position.code, seed=1))
        if found not in tactic.best:
            missed.append(f"{named(tactic)}: {found}")
    assert len(missed) <= MISSED_AT_MOST.get(name, 0), missed
