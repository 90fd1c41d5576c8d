"""Exact play in Triolet once the bag is empty, between two.

Then a seat knows all tiles but those of the other rack and the three set aside, some twenty ways to lay six tiles. In
each way the rest of the game is played to the end, all tiles in the open; the action with the best mean is taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

import numpy as np

from tripot.engine.average import Rest
from tripot.engine.game import Stop
from tripot.engine.state import States, copied
from tripot.games.triolet.board import ASIDE, KINDS, NONE, RACK
from tripot.games.triolet.rules import MAX_ACTIONS

SEATS = 2
LONGEST = 4 * RACK
"""Each tile takes one action, and the other seat may have to pass."""

Counts = list[int]


def solve(states: States, seat: int, effort: int, stop: Stop | None = None) -> int | None:
    """The action with the best mean over all the other rack can be; None before the bag is empty."""
    state = states[0]
    if state["bag_size"] or state["seats"] != SEATS:
        return None
    worlds, weights = zip(*worlds_of(states, seat), strict=True)
    return Rest(states, seat, LONGEST, MAX_ACTIONS).best(worlds, weights, effort, stop)


def warm(states: States, seat: int) -> None:
    """Compile the search to the end, by beginning one."""
    Rest(states, seat, LONGEST, MAX_ACTIONS).best([states], [1.0], 1, None)


def worlds_of(states: States, seat: int) -> Iterator[tuple[States, float]]:
    """Each world that the seat can't rule out, and its probability.

    The model is that of ``knowledge.py``: a tile that the seat put back itself was not set aside, so now the other seat
    has it; apart from that all ways to lay the tiles are equally likely.
    """
    state = states[0]
    other = 1 - seat
    unseen = state["bag"].tolist()
    returned = state["returned"][seat].tolist()
    held = int((state["racks"][other] != NONE).sum())
    racks = [
        [more + sure for more, sure in zip(rack, returned, strict=True)]
        for rack in choices([count - sure for count, sure in zip(unseen, returned, strict=True)], held - sum(returned))
    ]
    ways = [ways_to(rack, unseen, returned) for rack in racks]
    for rack, count in zip(racks, ways, strict=True):
        world = copied(states)
        world[0]["racks"][other] = sorted_tiles(rack, RACK)
        world[0]["aside"] = sorted_tiles([all_ - here for all_, here in zip(unseen, rack, strict=True)], ASIDE)
        world[0]["bag"] = 0
        yield world, count / sum(ways)


def choices(counts: Counts, size: int, kind: int = 0) -> Iterator[Counts]:
    """Every way to take ``size`` tiles of these counts, as counts."""
    if kind == KINDS:
        if size == 0:
            yield [0] * KINDS
        return
    for taken in range(min(counts[kind], size) + 1):
        for rest in choices(counts, size - taken, kind + 1):
            rest[kind] = taken
            yield rest


def ways_to(rack: Counts, unseen: Counts, returned: Counts) -> int:
    """How many ways there are to take this rack when tiles of one number are told apart."""
    ways = 1
    for here, all_, sure in zip(rack, unseen, returned, strict=True):
        ways *= comb(all_ - sure, here - sure)
    return ways


def sorted_tiles(counts: Counts, places: int) -> list[int]:
    """The tiles in order, NONE at the end."""
    tiles = np.repeat(np.arange(KINDS), counts).tolist()
    return tiles + [NONE] * (places - len(tiles))
