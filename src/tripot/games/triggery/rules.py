"""The rules of Triggery over one record; the sections are those of the rulebook."""

from __future__ import annotations

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import DEALER, OVER, Actions, State
from tripot.games.triggery.actions import CALL, CLAIM, DONE, MAX_ACTIONS, PASS, PAY, TABLET
from tripot.games.triggery.board import BIT, CELL_COUNT, LINE_COUNT, LINE_LISTS
from tripot.games.triggery.bonus import NONE, claimable, counts_without, lone_lines, lowest, next_free
from tripot.games.triggery.dealer import dealers_actions, dealers_lot, dealers_odds, play_dealer
from tripot.games.triggery.result import scores, winners
from tripot.games.triggery.state import STATE, called_side, layout_of, seat_to_play, side_to_play
from tripot.games.triggery.turn import begin, claim, end_turn, pay, reopen

__all__ = [
    "MAX_ACTIONS",
    "STATE",
    "actor",
    "deal",
    "gain",
    "hide",
    "imagine",
    "legal",
    "odds",
    "play",
    "scores",
    "winners",
]

_ZERO = np.uint64(0)


@rule
def actor(state: State) -> int:
    """The dealer before each turn, then the seat that he threw for."""
    if state.ending:
        return OVER
    if state.total == 0:
        return DEALER
    return seat_to_play(state)


def legal(state: State, actions: Actions) -> int:
    """Rule 3: any open number within what is left; one must be turned if it can be."""
    if state.total == 0:
        return dealers_actions(state, actions)
    side = side_to_play(state)
    layout = layout_of(state, side)
    count = 0
    numbers = state.open[side] & ~state.stars[layout]
    while numbers != _ZERO:
        cell = lowest(numbers)
        if state.triggery_tablets[layout, cell] <= state.left:
            actions[count] = PAY + cell
            count += 1
        numbers ^= BIT[cell]
    if state.left < state.total:
        actions[count] = DONE
        count += 1
    elif count == 0:
        actions[count] = PASS
        count += 1
    if state.claimed:
        count = claims(state, side, actions, count)
        if state.fresh:
            count = calls(state, side, actions, count)
    return count


@rule
def claims(state: State, side: int, actions: Actions, count: int) -> int:
    """Rules 4 and 6 by hand: every lone number and every free star of the own board."""
    free = claimable(state.open[side], state.counts[side], state.stars[layout_of(state, side)])
    while free != _ZERO:
        cell = lowest(free)
        actions[count] = CLAIM + cell
        count += 1
        free ^= BIT[cell]
    return count


@rule
def calls(state: State, side: int, actions: Actions, count: int) -> int:
    """Rule 7: each line with a forgotten bonus, with each turned tablet of it."""
    other = called_side(state, side)
    lone = lone_lines(state.counts[other])
    for line in range(LINE_COUNT):
        if (lone >> np.uint64(4 * line)) & np.uint64(8) != _ZERO:
            for k in range(LINE_LISTS.shape[1]):
                cell = LINE_LISTS[line, k]
                if state.open[other] & BIT[cell] == _ZERO:
                    actions[count] = CALL + CELL_COUNT * line + cell
                    count += 1
    return count


def play(state: State, action: int) -> None:
    """One action of a seat or of the dealer."""
    if action >= TABLET:
        play_dealer(state, action)
    elif action < DONE:
        pay(state, action - PAY)
    elif action == DONE:
        end_turn(state)
    elif action == PASS:
        begin(state)
        end_turn(state)
    elif action < CALL:
        claim(state, action - CLAIM)
    else:
        reopen(state, (action - CALL) % CELL_COUNT)


def deal(state: State) -> int:
    """A tablet, a start die or a throw by lot."""
    return dealers_lot(state)


def odds(state: State, action: int) -> float:
    """Its probability."""
    return dealers_odds(state, action)


@rule
def gain(state: State, action: int) -> int:
    """The tablets that turn over, those of the chain included."""
    if CLAIM <= action < CALL:
        return 1
    if action >= DONE:
        return 0
    side = side_to_play(state)
    stars = state.stars[layout_of(state, side)]
    opened, counts = state.open[side], state.counts[side]
    turned, cell = 0, action - PAY
    while cell != NONE:
        turned += 1
        opened ^= BIT[cell]
        counts = counts_without(counts, stars, cell)
        cell = NONE if state.claimed else next_free(opened, counts, stars)
    return turned


def hide(state: State, seat: int) -> None:  # noqa: ARG001 - all seats know the same
    """Nothing lies hidden but chance: which tablets stayed in the bags follows from those on the boards."""
    state.rng = 0


def imagine(state: State, seat: int) -> None:
    """Nothing to imagine."""
