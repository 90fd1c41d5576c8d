"""With an empty bag: the worlds that a seat can't tell apart, and how likely they are."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import tripot
from tests.tactics.tactic import tactics
from tripot.engine import kernels
from tripot.engine.position import Position
from tripot.games.triolet.solver import solve, worlds_of
from tripot.players.knowledge import known_to

DRAWN = 4000


def rack_of_other(states: np.ndarray, seat: int) -> tuple[int, ...]:
    return tuple(states[0]["racks"][1 - seat].tolist())


def late_position(*, returned: bool) -> Position:
    position = tactics("triolet")[0].position()
    if returned:
        unseen = position.view(position.code + 1).states[0]["bag"]
        kind = int(np.flatnonzero(unseen)[0])
        position.states[0]["returned"][position.code][kind] = 1
        position.states[0]["fresh"][position.code][1 - position.code] = 3
    return position


@pytest.mark.parametrize("returned", [False, True])
def test_worlds_are_those_of_imagine_and_as_likely(returned: bool) -> None:
    """Also when the seat knows of a tile, since it put it back itself."""
    position = late_position(returned=returned)
    seat = position.code
    expected = {rack_of_other(world, seat): chance for world, chance in worlds_of(known_to(position, seat), seat)}
    assert sum(expected.values()) == pytest.approx(1)
    seen = Counter[tuple[int, ...]]()
    for k in range(DRAWN):
        world = position.states.copy()
        world["rng"] = np.uint64(k * 7919)
        kernels.imagine(world, 0, seat)
        seen[rack_of_other(world, seat)] += 1
    assert set(seen) == set(expected)
    for rack, chance in expected.items():
        assert seen[rack] / DRAWN == pytest.approx(chance, abs=0.04)


def test_nothing_is_solved_while_the_bag_holds_tiles() -> None:
    position = tripot.new("triolet", seed=1)
    position.deal()
    assert solve(known_to(position, 0), 0, 1_000_000) is None
