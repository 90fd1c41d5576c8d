"""Write a recorded game for every ending and option set into ``tests/records/trini``.

Run it from the repository's root: ``python -m tests.games.trini.make_records``. The players follow a script: to reach
the goal they take every Trini; to repeat a position they turn a die round and round; to make no progress they avoid
Trinis.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product
from pathlib import Path

import numpy as np

import tripot
from tripot.engine import kernels
from tripot.engine.position import Position
from tripot.games.trini.dice import POSE_TEXT, TURNS
from tripot.record import record_of, write_record

FOLDER = Path(__file__).parents[2] / "records" / "trini"
OPTION_SETS = tuple(product((2, 3, 4), ("exact", "shape")))
APART = ("a5", "c7", "e1", "g3")
"""Cells that look at no round together."""

Script = Callable[[Position, random.Random], str]


def take_trinis(position: Position, rng: random.Random) -> str:
    """Any action that makes the most Trinis at once."""
    actions = position.actions()
    gains = np.zeros(len(actions), np.int64)
    kernels.gains(position.states, 0, actions, gains)
    return position.legal()[rng.choice(np.flatnonzero(gains == gains.max()).tolist())]


def go_round(position: Position, rng: random.Random) -> str:  # noqa: ARG001
    """One die each, turned to the left for ever."""
    assert isinstance(position.actor, int)
    cell = APART[position.actor - 1]
    mine = [entry.text for entry in position.log if entry.actor == position.actor]
    if not mine:
        return f"{cell}+CSQ"
    faces = mine[-1][3:]
    return f"{cell}={POSE_TEXT[TURNS[POSE_TEXT.index(faces), 0]]}"


def avoid_trinis(position: Position, rng: random.Random) -> str:
    """After a while of taking Trinis, anything that makes none."""
    if sum(position.scores()) < 2:
        return take_trinis(position, rng)
    actions = position.actions()
    gains = np.zeros(len(actions), np.int64)
    kernels.gains(position.states, 0, actions, gains)
    return position.legal()[rng.choice(np.flatnonzero(gains == 0).tolist())]


SCRIPTS: dict[str, Script] = {"goal": take_trinis, "repetition": go_round, "no-progress": avoid_trinis}


def play(ending: str, players: int, match: str) -> Position:
    """A game to that ending."""
    rng = random.Random(f"{ending} {players} {match}")
    position = tripot.new("trini", seed=1, players=players, match=match)
    while position.actor is not None:
        position.play(SCRIPTS[ending](position, rng))
    result = position.result()
    assert result is not None
    assert result.ending == ending
    return position


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for ending, (players, match) in product(SCRIPTS, OPTION_SETS):
        text = write_record(record_of(play(ending, players, match)))
        (FOLDER / f"{ending}-{players}-{match}.tripot").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
