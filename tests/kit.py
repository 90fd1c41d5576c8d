"""What many tests share: options of every game, random games, and the comparison with an oracle."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import tripot
from tests.oracle.face import Oracle
from tripot.engine.position import Position


def oracle_of(name: str, options: dict[str, Any]) -> Oracle:
    """The oracle of a game, found by its name: module ``tests.oracle.<name>``, class ``<Name>``."""
    made: Oracle = getattr(import_module(f"tests.oracle.{name}"), name.capitalize())(**options)
    return made


def next_text(position: Position, rng: random.Random) -> str:
    """An action by lot: the dealer's by its odds, a seat's uniformly."""
    if position.actor == "dealer":
        from tripot.engine import kernels

        return str(position.game.notation.write(position.state, int(kernels.deal(position.states, 0))))
    return rng.choice(position.legal())


def random_game(name: str, seed: int, **options: Any) -> Iterator[Position]:
    """A random game: the same position object after each action, the start included."""
    rng = random.Random(seed)
    position = tripot.new(name, seed=seed, **options)
    yield position
    while position.actor is not None:
        position.play(next_text(position, rng))
        yield position


def compare_with_oracle(name: str, seed: int, **options: Any) -> int:
    """Play a random game through the rules and the oracle, comparing all; the number of positions compared."""
    oracle = oracle_of(name, options)
    rng = random.Random(seed)
    position = tripot.new(name, seed=seed, **options)
    compared = 0
    while True:
        compare_position(position, oracle)
        compared += 1
        if position.actor is None:
            return compared
        text = next_text(position, rng)
        position.play(text)
        oracle.play(text)


def compare_position(position: Position, oracle: Oracle) -> None:
    """Actor, every legal action, the dealer's odds, scores, details and the result must be the same."""
    history = [entry.text for entry in position.log]
    assert position.actor == oracle.actor(), history
    legal = list(position.legal())
    assert len(set(legal)) == len(legal), ("listed twice", history)
    assert set(legal) == oracle.legal(), (set(legal) ^ oracle.legal(), history)
    if position.actor == "dealer":
        compare_odds(position, oracle, history)
    assert list(position.scores()) == oracle.scores(), history
    assert position.details() == oracle.details(), history
    result, verdict = position.result(), oracle.verdict()
    assert (result is None) == (verdict is None), history
    if result and verdict:
        assert (result.ending, result.winners) == (verdict.ending, tuple(verdict.winners)), history


def compare_odds(position: Position, oracle: Oracle, history: list[str]) -> None:
    """The dealer's probabilities."""
    from tripot.engine import kernels

    chances = oracle.chances()
    for action in position.actions():
        text = position.game.notation.write(position.state, int(action))
        assert abs(kernels.odds(position.states, 0, int(action)) - chances[text]) < 1e-9, (text, history)
