"""Writes the recorded games of ``tests/records/triggery``: ``python -m tests.games.triggery.make_records``.

One game for each ending and each set of options, by lot with fixed seeds; the draws, the malus and the rulebook's
example are set up.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import tripot
from tests.games.triggery.positions import EXAMPLE, FULL, PENDING, play_all
from tests.kit import next_text
from tripot.engine.position import Position
from tripot.record import record_of, write_record

FOLDER = Path(__file__).resolve().parents[2] / "records" / "triggery"

GAMES: dict[str, dict[str, Any]] = {
    "cleared-alone": {"players": 1},
    "cleared-alone-claimed": {"players": 1, "bonus": "claimed"},
    "cleared-alone-tablets": {"players": 1, "tablets": (0, 0) + (1, 2, 3, 4) * 8 + (20, 21, 22, 23)},
    "match-points": {},
    "match-rounds": {"score": "rounds"},
    "match-claimed": {"bonus": "claimed"},
    "match-three": {"players": 3},
    "match-three-rounds-claimed": {"players": 3, "score": "rounds", "bonus": "claimed"},
    "match-four": {"players": 4, "bonus": "claimed"},
    "match-tablets": {"tablets": (0,) * 4 + tuple(range(1, 25)) * 2},
}


def finish(position: Position, seed: int) -> Position:
    """Play on by lot to the end."""
    rng = random.Random(seed)
    while position.actor is not None:
        position.play(next_text(position, rng))
    return position


def drawn_rounds() -> Position:
    """A match of one round each."""
    for seed in range(100):
        position = finish(tripot.new("triggery", seed=seed, score="rounds"), seed)
        if position.scores() == (1, 1):
            return position
    raise AssertionError


def called_malus() -> Position:
    """A forgotten bonus is called, and the game goes on to its end."""
    position = tripot.position("triggery", PENDING)
    position.play("call row2 e2")
    return finish(position, 7)


def example() -> Position:
    """The rulebook's example, alone: three points are enough, though the dice give 16."""
    position = tripot.position("triggery", f"players=1 {EXAMPLE}")
    play_all(position, "throw 4-4", "a2", "c2")
    return position


def equal_points() -> Position:
    """Both sides lost 282 points."""
    position = tripot.position("triggery", f"{EXAMPLE} {FULL} round 2 start 2-5 lost 282-0 won 0-1")
    play_all(position, "throw 1-2", "a2", "c2")
    return position


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    games = {name: finish(tripot.new("triggery", seed=1, **options), 1) for name, options in GAMES.items()}
    games |= {
        "match-rounds-draw": drawn_rounds(),
        "match-points-draw": equal_points(),
        "match-malus": called_malus(),
        "cleared-example": example(),
    }
    for name, position in games.items():
        result = position.result()
        assert result
        assert name.startswith(result.ending)
        (FOLDER / f"{name}.tripot").write_text(write_record(record_of(position)), encoding="utf-8")


if __name__ == "__main__":
    main()
