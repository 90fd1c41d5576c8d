"""The dealer: the layout, the start dice (rule 1) and the throws (rules 2 and 5)."""

from __future__ import annotations

from tripot.engine.chance import random_below
from tripot.engine.compile import rule
from tripot.engine.state import Actions, State
from tripot.games.triggery.actions import START, TABLET, THROW
from tripot.games.triggery.board import ALL_CELLS, BIT, CELL_COUNT, HIGHEST, STAR
from tripot.games.triggery.bonus import counts_of
from tripot.games.triggery.state import boards

DICE_SIDES = 6


@rule
def laying_out(state: State) -> bool:
    """Some cell is still empty."""
    return bool(state.laid < CELL_COUNT * boards(state))


@rule
def choosing_first(state: State) -> bool:
    """The start dice are not settled: each side throws one, both again on a tie; alone there are none."""
    return bool(state.players > 1 and (state.start[0] == 0 or state.start[1] == 0))


@rule
def bag_size(state: State, layout: int) -> int:
    """The tablets that were not drawn yet."""
    size = 0
    for number in range(HIGHEST + 1):
        size += state.bag[layout, number]
    return size


@rule
def dealers_actions(state: State, actions: Actions) -> int:
    """Every tablet that can be next, every face of the start die, or every throw."""
    count = 0
    if laying_out(state):
        layout = state.laid // CELL_COUNT
        for number in range(HIGHEST + 1):
            if state.bag[layout, number] > 0:
                actions[count] = TABLET + number
                count += 1
    elif choosing_first(state):
        for die in range(1, DICE_SIDES + 1):
            actions[count] = START + die
            count += 1
    else:
        for low in range(1, DICE_SIDES + 1):
            for high in range(low, DICE_SIDES + 1):
                actions[count] = THROW + 8 * low + high
                count += 1
    return count


@rule
def dealers_lot(state: State) -> int:
    """A tablet without looking into the bag, or dice."""
    if laying_out(state):
        layout = state.laid // CELL_COUNT
        drawn = random_below(state, bag_size(state, layout))
        number = 0
        while drawn >= state.bag[layout, number]:
            drawn -= state.bag[layout, number]
            number += 1
        return TABLET + number
    if choosing_first(state):
        return START + 1 + random_below(state, DICE_SIDES)
    both = random_below(state, DICE_SIDES * DICE_SIDES)
    one, other = 1 + both // DICE_SIDES, 1 + both % DICE_SIDES
    return THROW + 8 * min(one, other) + max(one, other)


@rule
def dealers_odds(state: State, action: int) -> float:
    """The probability of a tablet, a start die or a throw."""
    if action < START:
        layout = state.laid // CELL_COUNT
        return float(state.bag[layout, action - TABLET] / bag_size(state, layout))
    if action < THROW:
        return 1 / DICE_SIDES
    double = (action - THROW) >> 3 == (action - THROW) & 7
    return (1 if double else 2) / (DICE_SIDES * DICE_SIDES)


@rule
def play_dealer(state: State, action: int) -> None:
    """Lay a tablet, note a start die, or throw."""
    if action < START:
        lay(state, action - TABLET)
    elif action < THROW:
        throw_start_die(state, action - START)
    else:
        throw(state, (action - THROW) >> 3, (action - THROW) & 7)


@rule
def lay(state: State, number: int) -> None:
    """Put the tablet on the next empty cell, face up."""
    layout, cell = state.laid // CELL_COUNT, state.laid % CELL_COUNT
    state.triggery_tablets[layout, cell] = number
    state.bag[layout, number] -= 1
    if number == STAR:
        state.stars[layout] |= BIT[cell]
    state.laid += 1
    if not laying_out(state):
        open_boards(state)


@rule
def open_boards(state: State) -> None:
    """All tablets face up, as at the start of a round."""
    for side in range(boards(state)):
        state.open[side] = ALL_CELLS
        state.counts[side] = counts_of(ALL_CELLS, state.stars[side ^ state.second])


@rule
def throw_start_die(state: State, die: int) -> None:
    """Side 1's, then side 2's; equal dice don't count."""
    if state.start[0] == 0:
        state.start[0] = die
    elif state.start[0] == die:
        state.start[0] = 0
    else:
        state.start[1] = die


@rule
def throw(state: State, low: int, high: int) -> None:
    """Rule 5: a double counts twice."""
    state.dice[0] = low
    state.dice[1] = high
    state.total = (low + high) * (2 if low == high else 1)
    state.left = state.total
    if state.players == 1:
        state.throws += 1
