"""Write recorded games into ``tests/records/trigon``: one for every option set, and the two bonuses.

Run it from the repository's root: ``python -m tests.games.trigon.make_records``. Greedy players, with a little chance
in what they like, fill the board; for the bonuses seeds are tried until one colour lays everything.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count, product
from pathlib import Path

import numpy as np

import tripot
from tripot.engine import kernels
from tripot.engine.position import Position
from tripot.record import record_of, write_record

FOLDER = Path(__file__).parents[2] / "records" / "trigon"
OPTION_SETS = tuple(product(("four", "three", "two", "teams"), ("any", "corner")))

Taste = Callable[[Position, np.ndarray], np.ndarray]


def sizes(position: Position, actions: np.ndarray) -> np.ndarray:
    """How many triangles each action lays."""
    gains = np.zeros(len(actions), np.int64)
    kernels.gains(position.states, 0, actions, gains)
    return gains


def greedy(position: Position, actions: np.ndarray) -> np.ndarray:
    """What the greedy player likes."""
    likes = np.zeros(len(actions))
    kernels.priors(position.states, 0, actions, likes)
    return likes


def small_first(position: Position, actions: np.ndarray) -> np.ndarray:
    """Blue plays well, the others leave room: they lay their small pieces first."""
    likes = greedy(position, actions)
    return likes if position.state["turn"] == 0 else likes - 4.0 * sizes(position, actions)


def single_last(position: Position, actions: np.ndarray) -> np.ndarray:
    """The same, and blue keeps the single triangle for the end."""
    likes = small_first(position, actions)
    return np.where((sizes(position, actions) == 1) & (position.state["turn"] == 0), likes - 50.0, likes)


def single_early(position: Position, actions: np.ndarray) -> np.ndarray:
    """The same, but blue lays the single triangle as soon as it can."""
    likes = small_first(position, actions)
    return np.where((sizes(position, actions) == 1) & (position.state["turn"] == 0), likes + 50.0, likes)


def play(taste: Taste, seed: int, mode: str, contact: str) -> Position:
    """A whole game of players with that taste."""
    rng = random.Random(f"{seed} {mode} {contact}")
    position = tripot.new("trigon", seed=1, mode=mode, contact=contact)
    while position.actor is not None:
        actions = position.actions()
        likes = taste(position, actions) + np.array([rng.random() for _ in actions])
        position.play_action(int(actions[likes.argmax()]))
    return position


def with_bonus(taste: Taste, points: int) -> Position:
    """The first game in which blue gets just that bonus."""
    for seed in count():
        position = play(taste, seed, "four", "any")
        if position.scores()[0] == points:
            return position
    raise AssertionError


def write(name: str, position: Position) -> None:
    """Into the folder."""
    (FOLDER / f"finished-{name}.tripot").write_text(write_record(record_of(position)), encoding="utf-8")


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for mode, contact in OPTION_SETS:
        write(f"{mode}-{contact}", play(greedy, 1, mode, contact))
    write("all-placed", with_bonus(single_early, 15))
    write("single-last", with_bonus(single_last, 20))


if __name__ == "__main__":
    main()
