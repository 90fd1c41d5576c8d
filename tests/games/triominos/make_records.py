"""Write a recorded game for every ending, settlement, score and number of players into ``tests/records/triominos``.

Run it from the repository's root: ``python -m tests.games.triominos.make_records``. The players follow a script: to
go out they place whatever brings most; to be blocked they first draw the pool empty; to pass they then place no more.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

import tripot
from tripot.engine import kernels
from tripot.engine.options import options_text
from tripot.engine.position import Position
from tripot.record import record_of, write_record

FOLDER = Path(__file__).parents[2] / "records" / "triominos"
TABLES = ((1, 0), (2, 0), (2, 30), (3, 30), (4, 0))
"""Players and hourglass."""
LATE = 0.05
"""How often somebody forgets the hourglass."""

Script = Callable[[Position, random.Random], str]


def place(position: Position, rng: random.Random) -> str:  # noqa: ARG001
    """Whatever brings most at once."""
    actions = position.actions()
    gains = np.zeros(len(actions), np.int64)
    kernels.gains(position.states, 0, actions, gains)
    placing = ["@" in text for text in position.legal()]
    return position.legal()[int(np.argmax(gains + 1000 * np.array(placing)))]


def hoard(position: Position, rng: random.Random) -> str:
    """Draw as long as there is something to draw, then place."""
    legal = position.legal()
    if position.state["pool_count"]:
        waiting = [text for text in legal if text in {"draw", "pass"}]
        return waiting[0] if waiting else place(position, rng)
    return place(position, rng)


def pass_on(position: Position, rng: random.Random) -> str:
    """Draw the pool empty, then pass."""
    waiting = [text for text in position.legal() if text in {"draw", "pass"}]
    return waiting[0] if waiting else place(position, rng)


SCRIPTS: dict[str, Script] = {"out": place, "blocked": hoard, "passed": pass_on, "target": place}


def cases() -> Iterator[tuple[str, dict[str, Any]]]:
    """Each ending with the options that matter for it."""
    for players, hourglass in TABLES:
        table = {"players": players, "hourglass": hourglass}
        for score in ("full", "simple", "none"):
            for ending in ("out", "blocked", "passed"):
                yield ending, table | {"score": score}
        for ending in ("blocked", "passed"):
            yield ending, table | {"blocked": "subtract"}
        yield "target", table | {"target": 250}
        yield "target", table | {"target": 30, "score": "simple"}


def play(ending: str, options: dict[str, Any]) -> Position:
    """The first game of the script that has this ending."""
    for seed in range(1000):
        rng = random.Random(seed)
        position = tripot.new("triominos", seed=seed, **options)
        position.deal()
        while position.actor is not None:
            late = options["hourglass"] and rng.random() < LATE
            position.play("timeout" if late else SCRIPTS[ending](position, rng))
            position.deal()
        result = position.result()
        if result is not None and result.ending == ending:
            return position
    raise AssertionError((ending, options))


def file_of(ending: str, position: Position) -> Path:
    """``blocked-players-3-hourglass-30.tripot``."""
    options = options_text(position.options).replace("=", "-").replace(",", "-").replace("_", "-")
    return FOLDER / f"{ending}-{options or 'defaults'}.tripot"


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for ending, options in cases():
        position = play(ending, options)
        file_of(ending, position).write_text(write_record(record_of(position)), encoding="utf-8")


if __name__ == "__main__":
    main()
