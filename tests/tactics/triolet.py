"""Triolet with an empty bag: each way to lay the tiles that the seat can't see is played to the end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import numpy as np

import tripot
from tests.tactics.ends import collect, tactic_of
from tests.tactics.games import positions_of_games
from tests.tactics.tactic import Tactic
from tripot.engine.position import Position
from tripot.engine.state import States, copied
from tripot.games.triolet.board import NONE, RACK

WANTED = 24
FEWEST_TILES = 4
"""In both racks together: else there is nothing to find."""
MOST_ACTIONS = 40
LONGEST = 4 * RACK


def worlds(position: Position) -> list[States]:
    """Each way to choose the other rack among the tiles that the seat can't see, all as likely."""
    other = 1 - position.code
    here = position.view(position.code + 1).states[0]
    unseen = np.repeat(np.arange(len(here["bag"])), here["bag"]).tolist()
    held = int((here["racks"][other] != NONE).sum())
    found = []
    for chosen in combinations(range(len(unseen)), held):
        world = copied(position.states)
        rest = [tile for k, tile in enumerate(unseen) if k not in chosen]
        world[0]["racks"][other] = [unseen[k] for k in chosen] + [NONE] * (RACK - held)
        world[0]["aside"] = rest + [NONE] * (RACK - len(rest))
        found.append(world)
    return found


def tactic(text: str) -> Tactic:
    """What is best in a position."""
    position = tripot.position("triolet", text)
    every = worlds(position)
    different = {tuple(world[0]["racks"][1 - position.code].tolist()) for world in every}
    return tactic_of(position, every, len(different), LONGEST)


def proof(written: Tactic) -> bool:
    """Whether a tactic comes out as it is written."""
    return tactic(written.text) == written


def find() -> Iterator[Tactic]:
    """One tactic a game at most."""
    return collect(candidates(), tactic, WANTED)


def candidates() -> Iterator[tuple[int, Position]]:
    """Ends of games, with the number of the game."""
    for number, position in positions_of_games("triolet", ({},)):
        state = position.states[0]
        tiles = int((state["racks"][:2] != NONE).sum())
        late = state["bag_size"] == 0 and tiles >= FEWEST_TILES and len(position.actions()) <= MOST_ACTIONS
        if late and not state["returned"].any():
            yield number, position
