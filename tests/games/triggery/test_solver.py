"""Alone with known dice: the optimum against every way there is, on small boards."""

from __future__ import annotations

import random
from functools import cache

import pytest

import tripot
from tests.tactics.triggery import Alone, Cells
from tripot.engine.position import Position
from tripot.games.triggery.solver import expected_throws, solve
from tripot.games.triggery.solver_known import Dice, optimum

OPEN = 9


def small_board(seed: int) -> Position:
    """A board with nine tablets open at random places and no chain waiting, before a throw."""
    rng = random.Random(seed)
    while True:
        numbers = [*(n for n in range(1, 9) for _ in range(3)), *range(9, 21)]
        rng.shuffle(numbers)
        opened = set(rng.sample(range(36), OPEN))
        alone = Alone({cell: numbers[cell] for cell in opened})
        if len(alone.chain(frozenset(opened))) == OPEN:
            cells = [f"{number}{'' if cell in opened else 'x'}" for cell, number in enumerate(numbers)]
            rows = "/".join(".".join(cells[row : row + 6]) for row in range(0, 36, 6))
            return tripot.position("triggery", f"players=1 {rows} turn 9 throws 9 points 70")


def numbers_of(position: Position) -> Alone:
    state = position.states[0]
    cells = [cell for cell in range(36) if int(state["open"][0]) >> cell & 1]
    return Alone({cell: int(state["triggery_tablets"][0][cell]) for cell in cells})


def every_way(alone: Alone, dice: list[Dice]) -> tuple[int, int]:
    """The fewest throws and, of those ways, the fewest points; paying or not as one likes."""
    totals = [(one + other) * (2 if one == other else 1) for one, other in dice]

    @cache
    def best(opened: Cells, throw: int, left: int) -> tuple[int, int]:
        if not opened:
            return throw + 1, totals[throw] - left
        payable = [cell for cell in opened if alone.numbers[cell] <= left]
        ways = [best(alone.chain(opened - {cell}), throw, left - alone.numbers[cell]) for cell in payable] or [(99, 0)]
        if throw + 1 < len(totals):
            ways.append(best(opened, throw + 1, totals[throw + 1]))
        return min(ways)

    throws, last = best(frozenset(alone.numbers), 0, totals[0])
    return throws, sum(totals[: throws - 1]) + last


@pytest.mark.parametrize("seed", range(12))
def test_optimum_is_that_of_every_way(seed: int) -> None:
    rng = random.Random(seed)
    dice = [(rng.randint(1, 6), rng.randint(1, 6)) for _ in range(40)]
    position = small_board(seed)
    found = optimum(position.states, dice, 10_000_000)
    assert found.proved
    assert (found.throws, found.points) == every_way(numbers_of(position), dice)
    assert found.throws_at_least == found.throws


def test_the_way_that_is_told_can_be_played() -> None:
    position = small_board(3)
    dice = [(1, 6), (2, 5), (3, 3), (6, 6), (1, 4), (5, 5), (6, 6)]
    found = optimum(position.states, dice, 10_000_000)
    assert found.turns is not None
    assert found.throws == len(found.turns)
    for throw, paid in zip(dice, found.turns, strict=False):
        position.play(f"throw {min(throw)}-{max(throw)}")
        for cell in paid:
            position.play(cell)
        if position.actor == 1:
            position.play("done" if paid else "pass")
    assert position.actor is None
    assert position.details() == {"throws": 9 + len(found.turns), "points": 70 + (found.points or 0)}


def test_without_enough_effort_or_dice_a_bound_comes_back() -> None:
    position = tripot.new("triggery", seed=1, players=1)
    while position.state["laid"] < 36:
        position.play(position.legal()[-1])
    dice = [(1, 2)] * 60
    cut = optimum(position.states, dice, 0)
    assert (cut.throws, cut.proved) == (None, False)
    assert 15 < cut.throws_at_least <= 60
    short = optimum(position.states, dice[:9], 10_000_000)
    assert short.throws is None
    assert short.throws_at_least == 10


@pytest.mark.parametrize("seed", range(4))
def test_value_of_a_board_is_that_of_plain_recursion(seed: int) -> None:
    position = small_board(seed)
    alone = numbers_of(position)
    value = expected_throws(position.states, 1 << OPEN)
    assert value == pytest.approx(alone.throws(frozenset(alone.numbers)), abs=0.01)
    assert expected_throws(position.states, 1 << OPEN - 1) is None


def test_bonuses_by_hand_and_matches_are_left_to_the_search() -> None:
    for options in ({"players": 1, "bonus": "claimed"}, {"players": 2}):
        position = tripot.new("triggery", seed=1, **options)
        position.deal()
        assert solve(position.states, position.code, 1 << 62) is None
