"""What a rack can make: computed once a turn, for the search of placements.

A set of tiles of the rack is 3 bits. An *order* is a way to pick two or three of them in sequence; a set of orders is
6 bits.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any, NamedTuple

import numpy as np

from tripot.engine.compile import rule
from tripot.games.triolet.board import JOKER, NUMBERS, RACK, SUM
from tripot.games.triolet.lines import ANY

_PAIRS = tuple(permutations(range(RACK), 2))
_TRIPLES = tuple(permutations(range(RACK)))


def _orders_with(orders: tuple[tuple[int, ...], ...], k: int) -> list[int]:
    """For each set of tiles: the orders whose k-th tile is in the set."""
    return [sum(1 << i for i, order in enumerate(orders) if tiles >> order[k] & 1) for tiles in range(1 << RACK)]


def _using(first: int, second: int) -> int:
    """The orders of two that use just these tiles."""
    return sum(1 << i for i, order in enumerate(_PAIRS) if set(order) == {first, second})


PAIR_SHIFTS = np.array(_PAIRS, np.int64) * 5
PAIRS_WITH = np.array([_orders_with(_PAIRS, k) for k in range(2)], np.int64)
TRIPLE_SHIFTS = np.array(_TRIPLES, np.int64) * 5
TRIPLES_WITH = np.array([_orders_with(_TRIPLES, k) for k in range(3)], np.int64)
LOWEST = np.array([0] + [(bits & -bits).bit_length() - 1 for bits in range(1, 1 << len(_PAIRS))], np.int64)
"""The lowest member of a set."""

ALL_ORDERS = 0b111111
FIRST_TWO_EQUAL = 0b010011
"""The orders, of two or of three, that remain different when the first and the second tile are equal..."""
LAST_TWO_EQUAL = 0b001101
"""... and when the second and the third are."""
_01, _02, _12 = _using(0, 1), _using(0, 2), _using(1, 2)
NO_SUM = 63


class Hand(NamedTuple):
    """A rack, prepared. Numbers first, ascending, then jokers."""

    packed: int
    """The three tiles, 5 bits each."""
    different: int
    """The number tiles, equal ones once."""
    joker: bool
    values: int
    """The values that its tiles can have ..."""
    sums: int
    """... and the sums that two of them can make, as sets of bits (a joker makes any)."""
    sum01: int
    sum02: int
    sum12: int
    """The sums of two number tiles; NO_SUM where one isn't a number."""
    orders: int
    """The orders that differ."""
    faces: int
    """The faces of a Trio of all three, 5 bits each: a joker has the value that is missing."""
    trios: int
    """The orders of such a Trio; none if it isn't possible."""


@rule
def hand_of(rack: Any) -> Hand:
    """Prepare a rack."""
    a, b, c = int(rack[0]), int(rack[1]), int(rack[2])
    different = int(a < NUMBERS) | int(b < NUMBERS and b != a) << 1 | int(c < NUMBERS and c != b) << 2
    orders = ALL_ORDERS
    if a == b:
        orders &= FIRST_TWO_EQUAL
    if b == c:
        orders &= LAST_TWO_EQUAL
    sum01 = a + b if b < NUMBERS else NO_SUM
    sum02 = a + c if c < NUMBERS else NO_SUM
    sum12 = b + c if c < NUMBERS else NO_SUM
    joker = JOKER in (a, b, c)
    values, sums = ANY, ANY
    if not joker:
        values = (1 << a | 1 << b | 1 << c) & ANY
        sums = (1 << sum01 | 1 << sum02 | 1 << sum12) & ANY
    last = c
    if c == JOKER and sum01 <= SUM:  # at most one joker a turn
        last = JOKER + SUM - sum01
    makes_trio = sum01 <= SUM and (c == JOKER or sum01 + c == SUM)
    packed = a | b << 5 | c << 10
    faces = a | b << 5 | last << 10
    trios = orders if makes_trio else 0
    return Hand(packed, different, joker, values, sums, sum01, sum02, sum12, orders, faces, trios)


@rule
def fitting(hand: Hand, values: int) -> int:
    """The number tiles of the rack among these values."""
    packed = hand.packed
    return (
        (values >> (packed & 31)) & 1
        | ((values >> (packed >> 5 & 31)) & 1) << 1
        | ((values >> (packed >> 10)) & 1) << 2
    )


@rule
def trio_fitting(hand: Hand, values: int) -> int:
    """The faces of the rack's Trio among these values."""
    faces = hand.faces
    return (
        (values >> (faces & 15)) & 1
        | ((values >> (faces >> 5 & 15)) & 1) << 1
        | ((values >> (faces >> 10 & 15)) & 1) << 2
    )


@rule
def pairs_making(hand: Hand, sums: int) -> int:
    """The orders of two number tiles whose sum is in this set."""
    made = 0
    if sums >> hand.sum01 & 1:
        made |= _01
    if sums >> hand.sum02 & 1:
        made |= _02
    if sums >> hand.sum12 & 1:
        made |= _12
    return made & hand.orders
