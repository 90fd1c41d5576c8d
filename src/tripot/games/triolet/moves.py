"""Every placement that the rules allow.

A placement is found at its first *reached* square: one next to a standing tile, or the centre of an empty board. From
there it is a single tile, two side by side, two around a standing one, or three. What fits is read from the demands
(``lines.py``): nothing is laid and taken back.
"""

from __future__ import annotations

from tripot.engine.compile import rule
from tripot.engine.state import Actions, State
from tripot.games.triolet.actions import LAID_BITS, laid, laid_at, square_of
from tripot.games.triolet.board import CENTRE, JOKER, NUMBERS, SIZE, SQUARES
from tripot.games.triolet.hand import (
    LOWEST,
    PAIR_SHIFTS,
    PAIRS_WITH,
    TRIPLE_SHIFTS,
    TRIPLES_WITH,
    Hand,
    fitting,
    hand_of,
    pairs_making,
    trio_fitting,
)
from tripot.games.triolet.lines import ANY, AT_MOST, EXACTLY, FREE, SUMS, TAKEN, VALUES, completes_block


@rule
def placements(state: State, actions: Actions) -> int:
    """Write all placements of the seat at turn; their number."""
    hand = hand_of(state.racks[state.turn])
    start = CENTRE if state.tiles == 0 else -1
    n = 0
    for y in range(SIZE):
        for x in range(SIZE):
            square = y * SIZE + x
            row, column = state.demand[0, square], state.demand[1, square]
            if ((row | column) == FREE and square != start) or row == TAKEN:
                continue
            if VALUES[row] & VALUES[column] & hand.values:
                n = _single(state, actions, n, hand, square)
            if SUMS[row] & hand.sums and VALUES[column] & hand.values:
                n = _in_line(state, actions, n, hand, square, 0, x)
            if SUMS[column] & hand.sums and VALUES[row] & hand.values:
                n = _in_line(state, actions, n, hand, square, 1, y)
    # "Lors du premier tour": no square of two by two until everybody has had a turn
    return _without_blocks(state, actions, n) if state.opening else n


@rule
def can_place(state: State, seat: int) -> bool:
    """Whether a seat could place anything: of any placement, one tile could be placed alone, so single tiles tell."""
    rack = state.racks[seat]
    values = 0
    for k in range(rack.size):
        tile = int(rack[k])
        if tile < NUMBERS:
            values |= 1 << tile
        elif tile == JOKER:
            values |= ANY
    for square in range(SQUARES):
        row, column = state.demand[0, square], state.demand[1, square]
        if (row | column) == FREE or not VALUES[row] & VALUES[column] & values:
            continue
        if row < EXACTLY or column < EXACTLY or not completes_block(state, 3, square, -1, -1):
            return True
    return False


@rule
def _without_blocks(state: State, actions: Actions, count: int) -> int:
    n = 0
    for i in range(count):
        action = actions[i]
        second, third = laid_at(action, 1), laid_at(action, 2)
        if not completes_block(
            state, 2, square_of(action), square_of(second) if second else -1, square_of(third) if third else -1
        ):
            actions[n] = action
            n += 1
    return n


@rule
def _single(state: State, actions: Actions, n: int, hand: Hand, square: int) -> int:
    row, column = state.demand[0, square], state.demand[1, square]
    values = VALUES[row] & VALUES[column]
    if row >= EXACTLY and column >= EXACTLY and completes_block(state, 3, square, -1, -1):
        return n
    tiles = fitting(hand, values) & hand.different
    while tiles:
        actions[n] = laid(square, (hand.packed >> (5 * LOWEST[tiles])) & 31)
        n += 1
        tiles &= tiles - 1
    if hand.joker:
        for value in range(NUMBERS):
            if values >> value & 1:
                actions[n] = laid(square, JOKER + value)
                n += 1
    return n


@rule
def _in_line(state: State, actions: Actions, n: int, hand: Hand, square: int, d: int, at: int) -> int:
    """Two or three tiles in direction d, whose first reached square is this one, the ``at``-th of its line.

    At most one tile stands beside it in this line (with two, there would be four), and a tile of the rack fits there.
    """
    line, across = state.demand[d], state.demand[1 - d]
    step = 1 if d == 0 else SIZE
    here = line[square]
    if at >= 1 and line[square - step] | across[square - step] == FREE:
        n = _pair(state, actions, n, hand, square - step, square, d, SUMS[here])
    if at + 1 < SIZE:
        after = square + step
        there = line[after]
        if there == TAKEN and at + 2 < SIZE:  # one on both sides of a standing tile
            after += step
            if AT_MOST <= line[after] < EXACTLY and VALUES[across[after]] & hand.values:
                n = _pair(state, actions, n, hand, square, after, d, SUMS[here])
        elif SUMS[there] & hand.sums and FREE in (here, there) and VALUES[across[after]] & hand.values:
            n = _pair(state, actions, n, hand, square, after, d, SUMS[here] & SUMS[there])
    if hand.trios and here == FREE:
        n = _trios(state, actions, n, hand, square, d, at)
    return n


@rule
def _pair(state: State, actions: Actions, n: int, hand: Hand, first: int, second: int, d: int, sums: int) -> int:
    """Two tiles in direction d that make one of these sums together."""
    over, under = state.demand[1 - d, first], state.demand[1 - d, second]
    if sums != ANY and over >= EXACTLY and under >= EXACTLY and completes_block(state, 3, first, second, -1):
        return n
    here, there = VALUES[over], VALUES[under]
    orders = pairs_making(hand, sums) & PAIRS_WITH[0, fitting(hand, here)] & PAIRS_WITH[1, fitting(hand, there)]
    while orders:
        order = LOWEST[orders]
        orders &= orders - 1
        one = laid(first, (hand.packed >> PAIR_SHIFTS[order, 0]) & 31)
        actions[n] = one | laid(second, (hand.packed >> PAIR_SHIFTS[order, 1]) & 31) << LAID_BITS
        n += 1
    return _pair_with_joker(actions, n, hand, first, second, here, there, sums) if hand.joker else n


@rule
def _pair_with_joker(
    actions: Actions, n: int, hand: Hand, first: int, second: int, here: int, there: int, sums: int
) -> int:
    """A number and a joker, in both orders: ``here`` and ``there`` are the values that the squares take."""
    numbers = hand.different
    while numbers:
        number = (hand.packed >> (5 * LOWEST[numbers])) & 31
        numbers &= numbers - 1
        for value in range(NUMBERS):
            if not sums >> (number + value) & 1:
                continue
            if here >> value & there >> number & 1:
                actions[n] = laid(first, JOKER + value) | laid(second, number) << LAID_BITS
                n += 1
            if here >> number & there >> value & 1:
                actions[n] = laid(first, number) | laid(second, JOKER + value) << LAID_BITS
                n += 1
    return n


@rule
def _trios(state: State, actions: Actions, n: int, hand: Hand, square: int, d: int, at: int) -> int:
    """All three tiles of the rack in direction d, with the square as the first, second or third of theirs."""
    line, across = state.demand[d], state.demand[1 - d]
    step = 1 if d == 0 else SIZE
    free_before = at >= 1 and line[square - step] | across[square - step] == FREE
    free_after = at + 1 < SIZE and line[square + step] == FREE
    if free_after and at + 2 < SIZE and line[square + 2 * step] == FREE:
        n = _trio(state, actions, n, hand, square, step, d)
    if free_before and free_after:
        n = _trio(state, actions, n, hand, square - step, step, d)
    if free_before and at >= 2 and line[square - 2 * step] | across[square - 2 * step] == FREE:
        n = _trio(state, actions, n, hand, square - 2 * step, step, d)
    return n


@rule
def _trio(state: State, actions: Actions, n: int, hand: Hand, first: int, step: int, d: int) -> int:
    """All three tiles of the rack, side by side."""
    second, third = first + step, first + 2 * step
    across = state.demand[1 - d]
    top, middle, bottom = across[first], across[second], across[third]
    if top >= EXACTLY and middle >= EXACTLY and bottom >= EXACTLY and completes_block(state, 3, first, second, third):
        return n
    orders = (
        hand.trios
        & TRIPLES_WITH[0, trio_fitting(hand, VALUES[top])]
        & TRIPLES_WITH[1, trio_fitting(hand, VALUES[middle])]
        & TRIPLES_WITH[2, trio_fitting(hand, VALUES[bottom])]
    )
    while orders:
        order = LOWEST[orders]
        orders &= orders - 1
        one = laid(first, (hand.faces >> TRIPLE_SHIFTS[order, 0]) & 31)
        two = laid(second, (hand.faces >> TRIPLE_SHIFTS[order, 1]) & 31)
        three = laid(third, (hand.faces >> TRIPLE_SHIFTS[order, 2]) & 31)
        actions[n] = one | two << LAID_BITS | three << (2 * LAID_BITS)
        n += 1
    return n
