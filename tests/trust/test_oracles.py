"""Random games through the rules and the oracle: every legal set, odds, score and result must be the same.

``TRIPOT_GAMES`` games an option set (30 in ``make test``, 2,000 in ``make soak``); the counts are printed at the end.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tripot
from tests.kit import compare_position, compare_with_oracle, next_text, oracle_of
from tripot.engine.options import option_sets, options_from_text
from tripot.engine.registry import find_game, game_names

GAMES = int(os.environ.get("TRIPOT_GAMES", "30"))
FIRST_SEED = int(os.environ.get("TRIPOT_SEED", "1"))
GAMES_A_TEST = 10
"""Option sets are cut into tests of so many games, so that processors share the work evenly."""

CASES = [
    pytest.param(name, options, seed, id=f"{name}-{options or 'defaults'}-{seed}")
    for name in game_names()
    for options in option_sets(find_game(name))
    for seed in range(FIRST_SEED, FIRST_SEED + GAMES, GAMES_A_TEST)
]


def given_options(name: str, options: str) -> dict[str, Any]:
    return msgspec.structs.asdict(options_from_text(find_game(name), options))


@pytest.mark.parametrize(("name", "options", "seed"), CASES)
def test_random_games_agree_with_the_oracle(
    name: str, options: str, seed: int, record_property: Callable[[str, object], None]
) -> None:
    last = min(seed + GAMES_A_TEST, FIRST_SEED + GAMES)
    positions = sum(compare_with_oracle(name, one, **given_options(name, options)) for one in range(seed, last))
    record_property("compared", f"{name} {options or '(defaults)'}|{last - seed}|{positions}")


@pytest.mark.parametrize("name", game_names())
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_hypothesis_finds_no_difference(name: str, data: st.DataObject) -> None:
    """From some way into a random game, actions that Hypothesis chooses, and shrinks when something differs."""
    sets = option_sets(find_game(name))
    options = given_options(name, data.draw(st.sampled_from(sets)))
    seed = data.draw(st.integers(0, 2**32))
    skipped = data.draw(st.integers(0, 150))
    choices = data.draw(st.lists(st.integers(0, 10_000), max_size=40))
    position, oracle = tripot.new(name, seed=seed, **options), oracle_of(name, options)
    rng = random.Random(seed)
    for _ in range(skipped):
        if position.actor is None:
            break
        text = next_text(position, rng)
        position.play(text)
        oracle.play(text)
    compare_position(position, oracle)
    for choice in choices:
        if position.actor is None:
            break
        text = position.legal()[choice % len(position.legal())]
        position.play(text)
        oracle.play(text)
        compare_position(position, oracle)
