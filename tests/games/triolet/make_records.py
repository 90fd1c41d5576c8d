"""Write the recorded games of ``tests/records/triolet``: a game for each ending and number of players.

Run as ``python -m tests.games.triolet.make_records`` from the project's folder.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import numpy as np

import tripot
from tests.kit import next_text
from tripot.engine import kernels
from tripot.engine.position import Position
from tripot.games.triolet.board import JOKER
from tripot.record import record_of, write_record

FOLDER = Path(__file__).parents[2] / "records" / "triolet"
Player = Callable[[Position, random.Random], str]


def greedy(position: Position, rng: random.Random) -> str:
    """The best-looking action, now and then another."""
    if rng.random() < 0.1:
        return next_text(position, rng)
    actions = position.actions()
    values = np.zeros(len(actions))
    kernels.priors(position.states, 0, actions, values)
    return position.legal()[int(values.argmax())]


def exchanging(position: Position, rng: random.Random) -> str:
    """Never places again once it may exchange."""
    exchanges = [text for text in position.legal() if text.startswith("exchange") and "J" not in text]
    return rng.choice(exchanges) if exchanges and len(position.log) > 20 else next_text(position, rng)


def game(player: Player, seed: int, players: int) -> Position:
    """A whole game of players of one kind."""
    rng = random.Random(seed)
    position = tripot.new("triolet", players=players, seed=seed)
    while position.actor is not None:
        position.play(next_text(position, rng) if position.actor == "dealer" else player(position, rng))
    return position


def find(player: Player, players: int, ending: str, *, joker: bool) -> Position:
    """The first game that ends like this, with or without a joker left in a rack."""
    for seed in range(10_000):
        position = game(player, seed, players)
        result = position.result()
        if result and result.ending == ending and bool((position.state.racks[:players] == JOKER).any()) == joker:
            return position
    raise AssertionError((players, ending, joker))


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    ways: dict[str, Player] = {"out": greedy, "blocked": next_text, "exchanges": exchanging}
    for ending, player in ways.items():
        for players in (2, 3, 4):
            # a blocked joker needs a board without any free place: it doesn't happen
            for joker in (False, True) if players == 2 and ending != "blocked" else (False,):
                position = find(player, players, ending, joker=joker)
                name = f"{ending}-players-{players}{'-joker' if joker else ''}.tripot"
                (FOLDER / name).write_text(write_record(record_of(position)), encoding="utf-8")


if __name__ == "__main__":
    main()
