"""Games of the search against itself, with what it thought: from these a game's looks can be learned.

    python -m tripot.arena.choices GAME OPTIONS GAMES SIMULATIONS SEED > FILE

writes a line a game (JSON, see ``Played``). Openings are by lot, and now and then an action that was visited less is
played, so that the games differ and go where plain play would not.
"""

from __future__ import annotations

import sys

import msgspec
import numpy as np

from tripot.arena.match import open_by_lot
from tripot.engine.options import options_from_text
from tripot.engine.position import new
from tripot.engine.registry import find_game
from tripot.players.search import SearchPlayer

VARIED_ACTIONS = 16
"""So many actions of a game are drawn by their visits; later ones only now and then:"""
VARIED_LATER = 0.05


class Choice(msgspec.Struct, frozen=True):
    """What the search visited before the action ``number`` (from 0) of a game."""

    number: int
    actions: tuple[int, ...]
    visits: tuple[int, ...]


class Played(msgspec.Struct, frozen=True):
    """A game: its options, its actions as the rules' own numbers, the choices that the search thought about."""

    game: str
    options: str
    actions: tuple[int, ...]
    choices: tuple[Choice, ...]


def play_itself(game: str, options: str, simulations: int, seed: int) -> Played:
    """One game; the same seed gives the same game."""
    given = msgspec.structs.asdict(options_from_text(find_game(game), options))
    position, rng = new(game, seed=seed, **given), np.random.default_rng(seed)
    if position.actor != "dealer":
        open_by_lot(position, seed)
    choices = []
    while True:
        position.deal()
        if position.code < 0:
            break
        if len(position.actions()) == 1:
            position.play_action(int(position.actions()[0]))
            continue
        view = position.view(position.code + 1)
        tried = SearchPlayer(simulations).look(view, position.code, int(rng.integers(1 << 62)))
        actions, visits = [one.action for one in tried], np.array([one.visits for one in tried])
        choices.append(Choice(position.length, tuple(actions), tuple(visits.tolist())))
        chosen = 0
        if position.length < VARIED_ACTIONS or rng.random() < VARIED_LATER:
            chosen = int(rng.choice(len(visits), p=visits / visits.sum()))
        position.play_action(actions[chosen])
    return Played(game, options, tuple(action for _, action in position.steps), tuple(choices))


def main(game: str, options: str, games: str, simulations: str, seed: str) -> None:
    """Play and write."""
    for number in range(int(games)):
        played = play_itself(game, options, int(simulations), int(seed) + number)
        sys.stdout.buffer.write(msgspec.json.encode(played) + b"\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
