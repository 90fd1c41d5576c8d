"""Alone: the amounts that a teacher tells are what the game comes to."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

import tripot
from tests.games.triominos.setups import HEXAGON, setup
from tripot.engine import kernels
from tripot.engine.advice import Scale
from tripot.engine.message import say
from tripot.engine.position import Position
from tripot.engine.words import LANGUAGES, in_words
from tripot.games.triominos.advice import scale
from tripot.games.triominos.forecast import PAR
from tripot.games.triominos.options import TriominosOptions
from tripot.players import player

GAMES = 40
TURNS = (1, 20, 40)
NEAR = {"full": 25.0, "simple": 4.0, "none": 0.6}
"""How far the mean of so many games may be from what was foreseen: two standard errors, about."""


def counted(position: Position) -> Scale:
    assert isinstance(position.options, TriominosOptions)
    return scale(position.options, 0)


def amount(position: Position) -> float:
    out = np.zeros(1)
    kernels.evaluate(position.states, 0, out)
    return counted(position).amount(float(out[0]))


def final(position: Position) -> int:
    return int(position.state["counts" if counted(position).fewer else "scores"][0])


def played_alone(seed: int, score: str) -> Iterator[Position]:
    """Every decision of a game of level 5, and its end."""
    position, level = tripot.new("triominos", seed=seed, players=1, score=score), player("level-5")
    position.deal()
    while position.code >= 0:
        yield position
        position.play_action(level.choose(position.view(1), 0, seed))
        position.deal()
    yield position


@cache
def foreseen(score: str) -> dict[int, list[float]]:
    """How much too much was foreseen in each game, by the turn; 0 is the end."""
    wrong: dict[int, list[float]] = {turn: [] for turn in (0, *TURNS)}
    for seed in range(GAMES):
        told: dict[int, float] = {}
        position = None
        for position in played_alone(seed, score):
            told.setdefault(int(position.state["turn"]), amount(position))
        assert position is not None
        told[0] = amount(position)
        for turn, errors in wrong.items():
            if turn in told:
                errors.append(told[turn] - final(position))
    return wrong


@pytest.mark.parametrize("score", ["full", "simple", "none"])
@pytest.mark.parametrize("turn", TURNS)
def test_the_final_result_is_foreseen(score: str, turn: int) -> None:
    errors = foreseen(score)[turn]
    assert len(errors) > GAMES / 2
    assert abs(float(np.mean(errors))) < NEAR[score]


@pytest.mark.parametrize("score", ["full", "simple", "none"])
def test_in_the_end_the_amount_is_the_result(score: str) -> None:
    assert foreseen(score)[0] == pytest.approx([0.0] * GAMES, abs=0.5)


def test_alone_more_points_are_better() -> None:
    high, low = (setup(HEXAGON, "155", f"turn:1 {points} no:9", "players=1") for points in (90, 20))
    assert amount(high) == pytest.approx(amount(low) + 70)


def test_a_match_is_told_beside_par_and_a_new_game_changes_nothing() -> None:
    position, level = tripot.new("triominos", seed=4, players=1, target=1000), player("level-5")
    position.deal()
    assert amount(position) == pytest.approx(0)
    while not position.state["games"]:
        position.play_action(level.choose(position.view(1), 0, 1))
        position.deal()
    assert amount(position) == pytest.approx(int(position.state["scores"][0]) - PAR[0])


@pytest.mark.parametrize("options", [{}, {"score": "simple"}, {"score": "none"}, {"target": 9999}], ids=str)
def test_no_amount_is_minus_zero_and_every_share_has_one(options: dict[str, Any]) -> None:
    found = counted(tripot.new("triominos", seed=1, players=1, **options))
    amounts = [found.amount(share) for share in np.linspace(0.0, 1.0, 20_001)]
    assert amounts == sorted(amounts, reverse=found.fewer)
    assert all(math.isfinite(each) for each in amounts)
    for language in LANGUAGES:
        for each in amounts:
            if abs(each) < 1:
                assert not in_words(say(found.unit, n=each), language).startswith("-0 ")


def test_one_and_none_are_counted_as_each_language_does() -> None:
    told = {
        language: [in_words(say("triominos-unit-tiles", n=n), language) for n in (0, 1, 2)] for language in LANGUAGES
    }
    assert told["en"] == ["0 tiles left in the end", "1 tile left in the end", "2 tiles left in the end"]
    assert told["fr"] == ["0 tuile de reste à la fin", "1 tuile de reste à la fin", "2 tuiles de reste à la fin"]
