"""What a seat may know, and the worlds that it imagines."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from scipy.stats import chi2_contingency, chisquare

import tripot
from tests.kit import random_game
from tripot.engine import kernels
from tripot.engine.state import DEALER, OVER, SPECTATOR, States
from tripot.games.triolet.actions import RACK_DRAW, exchange_of, laid, of_kind
from tripot.games.triolet.board import COPIES, HIDDEN, JOKER, KINDS, NONE
from tripot.games.triolet.lines import put
from tripot.games.triolet.rules import MAX_ACTIONS

Outcome = tuple[tuple[int, ...], tuple[int, ...]]
SAMPLES = 20_000


def small_world(aside: list[int], bag: list[int], racks: list[list[int]]) -> States:
    """Two players; all tiles that aren't named lie somewhere on the board, where the rules of placing don't matter."""
    states = tripot.new("triolet", seed=1).states
    state = states[0]
    rest = Counter({kind: int(count) for kind, count in enumerate(COPIES)})
    rest.subtract([*aside, *bag, *racks[0], *racks[1]])
    for square, kind in enumerate(rest.elements(), 100):
        put(state, square, kind)
    state.aside[:] = sorted(aside)
    for seat, rack in enumerate(racks):
        state.racks[seat] = sorted(rack)
    state.bag[:] = np.bincount(bag, minlength=KINDS)
    state.bag_size = len(bag)
    state.due = state.opening = 0
    return states


def outcome(states: States) -> Outcome:
    """What lies aside and in seat 2's rack."""
    return tuple(sorted(states[0].aside.tolist())), tuple(sorted(states[0].racks[1].tolist()))


def imagined(states: States) -> Counter[Outcome]:
    """Seat 1's imagined worlds."""
    found: Counter[Outcome] = Counter()
    for sample in range(SAMPLES):
        world = states.copy()
        world["rng"] = np.uint64(sample)
        kernels.imagine(world, 0, 0)
        found[outcome(world)] += 1
    return found


def agree(found: Counter[Outcome], expected: dict[Outcome, float]) -> None:
    assert set(found) <= set(expected)
    total, counted = sum(expected.values()), sum(found.values())
    kept = [key for key, weight in expected.items() if weight / total * counted >= 5]
    seen = [found[key] for key in kept] + [counted - sum(found[key] for key in kept)]
    wanted = [expected[key] / total * counted for key in kept]
    wanted.append(counted - sum(wanted))
    if wanted[-1] < 1e-6:
        seen, wanted = seen[:-1], wanted[:-1]
    assert chisquare(seen, wanted).pvalue > 1e-4


def test_all_admissible_deals_are_equally_likely() -> None:
    """Seat 1 has put back a joker and a 3, seat 2 has drawn one tile since."""
    states = small_world([3, 5, 5], [3, 3, JOKER, JOKER], [[0, 0, 0], [3, 5, 9]])
    state = states[0]
    state.returned[0, [3, JOKER]] = 1
    state.latest[0, [3, JOKER]] = 1
    state.fresh[0, 1] = 1
    unseen = [(3, False)] * 3 + [
        (3, True),
        (5, False),
        (5, False),
        (5, False),
        (9, False),
        (JOKER, False),
        (JOKER, True),
    ]
    expected: Counter[Outcome] = Counter()
    for places in permutations(unseen, 6):  # aside, two older tiles of the rack, the fresh one
        if not any(own for _, own in places[:5]):
            kinds = [kind for kind, _ in places]
            expected[tuple(sorted(kinds[:3])), tuple(sorted(kinds[3:]))] += 1
    agree(imagined(states), dict(expected))


def test_what_imagine_believes_is_what_happens() -> None:
    """Seat 1 exchanges a joker and draws a 0, seat 2 places its 9 and draws: many times over, with the real dealer."""
    first = small_world([3, 5, 5], [0, 0, 3, 3, 5], [[1, 1, JOKER], [3, 5, 9]])
    rng = random.Random(5)
    happened: Counter[Outcome] = Counter()
    for sample in range(2 * SAMPLES):
        world = first.copy()
        world["rng"] = np.uint64(sample + 7)
        kernels.imagine(world, 0, 0)
        kernels.play(world, 0, exchange_of(JOKER, -1, -1))
        # only worlds that fit what is seen, each as often as it would bring it about: a 0 is drawn, a 9 is placed
        if 9 not in world[0].racks[1] or rng.random() >= world[0].bag[0] / world[0].bag_size:
            continue
        kernels.play(world, 0, of_kind(RACK_DRAW, 0))
        kernels.play(world, 0, laid(0, 9))
        kernels.play(world, 0, int(kernels.deal(world, 0)))
        happened[outcome(world)] += 1
        last = world
    believed = imagined(last)
    assert not any(JOKER in aside for aside, _ in believed + happened)
    assert any(JOKER in rack for _, rack in believed)
    keys = sorted(key for key, count in (believed + happened).items() if count >= 40)
    table = [
        [counts[key] for key in keys] + [counts.total() - sum(counts[key] for key in keys)]
        for counts in (believed, happened)
    ]
    table = [row if sum(table[0][-1:] + table[1][-1:]) else row[:-1] for row in table]
    assert chi2_contingency(table).pvalue > 1e-4


def test_racks_filled_before_cannot_hold_what_was_put_back() -> None:
    states = small_world([3, 5, 5], [0, 0, 3, 3, 5], [[1, 1, JOKER], [3, 5, 9]])
    kernels.play(states, 0, exchange_of(JOKER, -1, -1))
    kernels.play(states, 0, of_kind(RACK_DRAW, 0))
    assert all(JOKER not in aside + rack for aside, rack in imagined(states))


def test_in_the_middle_of_anothers_exchange_its_older_tiles_are_known_to_be_older() -> None:
    states = small_world([3, 5, 5], [0, 0, 3, 3, 5], [[1, 1, JOKER], [3, 5, 9]])
    for action in (exchange_of(JOKER, -1, -1), of_kind(RACK_DRAW, 0), exchange_of(3, 5, -1), of_kind(RACK_DRAW, 3)):
        kernels.play(states, 0, action)
    worlds = set()
    for sample in range(400):
        world = states.copy()
        world["rng"] = np.uint64(sample)
        kernels.imagine(world, 0, 0)
        assert JOKER not in world[0].rejected
        assert list(world[0].racks[1]).count(JOKER) <= 1
        assert world[0].racks[1].tolist() == sorted(world[0].racks[1].tolist())
        worlds.add(JOKER in world[0].racks[1])
    assert worlds == {True, False}


def test_the_memory_is_told_to_its_owner_only() -> None:
    states = small_world([3, 5, 5], [0, 0, 3, 3, 5], [[1, 1, JOKER], [3, 5, 9]])
    kernels.play(states, 0, exchange_of(1, JOKER, -1))
    for tile in (0, 3):
        kernels.play(states, 0, of_kind(RACK_DRAW, tile))
    assert states[0].returned[0].sum() == states[0].latest[0].sum() == 2
    for seat in (1, SPECTATOR):
        view = states.copy()
        kernels.hide(view, 0, seat)
        assert not view[0].returned.any()
        assert not view[0].latest.any()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_worlds_that_look_alike_go_on_looking_alike(players: int) -> None:
    """An imagined world and the real one, played on with the same actions, show a seat the same."""
    for position in random_game("triolet", 11 + players, players=players):
        if len(position.log) == 30:
            break
    for seat in range(players):
        real, world = position.states.copy(), position.states.copy()
        world["rng"] = np.uint64(5)
        kernels.imagine(world, 0, seat)
        for _ in range(40):
            actor = kernels.actor(real, 0)
            if actor in (OVER, (seat + 1) % players) or kernels.actor(world, 0) != actor:
                break
            both = common_actions(real, world, seat)
            if not both:
                break
            for states in (real, world):
                kernels.play(states, 0, both[0])
                kernels.hide(view := states.copy(), 0, seat)
                shown = view.tobytes()
            kernels.hide(view := real.copy(), 0, seat)
            assert view.tobytes() == shown


def common_actions(real: States, world: States, seat: int) -> list[int]:
    """Actions that are legal in both worlds; draws of other seats differ, so they are left out."""
    scratch = np.empty(MAX_ACTIONS, np.int64)
    if kernels.actor(real, 0) == DEALER and real[0].turn != seat:
        return []
    first = set(scratch[: kernels.legal(real, 0, scratch)].tolist())
    return sorted(first & set(scratch[: kernels.legal(world, 0, scratch)].tolist()))


def test_a_spectator_sees_no_rack_until_the_end() -> None:
    for position in random_game("triolet", 8):
        view = position.view(None).state
        hidden = view.racks[:2] == HIDDEN
        assert not view.rng
        assert hidden.sum() == (0 if position.actor is None else (position.state.racks[:2] != NONE).sum())
