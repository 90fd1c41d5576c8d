"""The rules of Triggery over one record; the sections are those of the rulebook."""

from __future__ import annotations

from typing import Any

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import DEALER, OVER, Actions, State
from tripot.games.triggery.actions import CALL, CLAIM, DONE, MAX_ACTIONS, PASS, PAY, TABLET
from tripot.games.triggery.board import BIT, CELL_COUNT, LINE_COUNT, LINE_LISTS, STAR_POINTS, UNITS
from tripot.games.triggery.bonus import NONE, claimable, counts_without, lone_lines, lowest, next_free
from tripot.games.triggery.dealer import (
    dealers_actions,
    dealers_lot,
    dealers_odds,
    open_boards,
    play_dealer,
)
from tripot.games.triggery.state import (
    CLEARED,
    FREE,
    MATCH,
    STATE,
    layout_of,
    seat_to_play,
    side_to_play,
)

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
def called_side(state: State, side: int) -> int:
    """Whose forgotten bonuses a side may call: the other's, alone one's own."""
    return side if state.players == 1 else 1 - side


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


@rule
def pay(state: State, cell: int) -> None:
    """Rule 3: turn a tablet for its number; with automatic bonuses its chain follows."""
    side = side_to_play(state)
    layout = layout_of(state, side)
    begin(state)
    state.left -= state.triggery_tablets[layout, cell]
    turn_over(state, side, cell, 0)
    if not state.claimed:
        follow = next_free(state.open[side], state.counts[side], state.stars[layout])
        while follow != NONE:
            turn_over(state, side, follow, FREE)
            follow = next_free(state.open[side], state.counts[side], state.stars[layout])
    end_round_if_cleared(state, side)


@rule
def claim(state: State, cell: int) -> None:
    """Take a bonus or a star by hand."""
    side = side_to_play(state)
    begin(state)
    turn_over(state, side, cell, FREE)
    end_round_if_cleared(state, side)


@rule
def reopen(state: State, cell: int) -> None:
    """Rule 7: a turned tablet of the line where the bonus was forgotten lies face up again."""
    side = called_side(state, side_to_play(state))
    begin(state)
    state.open[side] |= BIT[cell]
    if state.stars[layout_of(state, side)] & BIT[cell] == _ZERO:
        state.counts[side] += UNITS[cell]


@rule
def begin(state: State) -> None:
    """The first thing done in a turn: the trail of the turn before is forgotten, and nothing can be called any more."""
    if state.fresh:
        state.fresh = 0
        forget_trail(state)


@rule
def forget_trail(state: State) -> None:
    """No tablet was turned."""
    for k in range(state.trail_size):
        state.trail[k] = 0
    state.trail_size = 0


@rule
def turn_over(state: State, side: int, cell: int, how: int) -> None:
    """Turn one tablet and note it."""
    state.open[side] ^= BIT[cell]
    state.counts[side] = counts_without(state.counts[side], state.stars[layout_of(state, side)], cell)
    state.trail[state.trail_size] = cell + how
    state.trail_size += 1


@rule
def end_turn(state: State) -> None:
    """The dice go to the other side; alone, the whole throw counts."""
    if state.players == 1:
        state.points += state.total
    clear_throw(state)
    state.turn += 1


@rule
def clear_throw(state: State) -> None:
    """The dealer throws next."""
    state.dice[0] = 0
    state.dice[1] = 0
    state.total = 0
    state.left = 0
    state.fresh = 1


@rule
def end_round_if_cleared(state: State, side: int) -> None:
    """Rules 3 and 8: who has turned every tablet ends the round; the second round is played with the boards swapped."""
    if state.open[side] != _ZERO:
        return
    if state.players == 1:
        state.points += state.total - state.left  # the exact measure: only what was paid to start the last chain
        state.ending = CLEARED
        return
    state.won[side] += 1
    state.lost[1 - side] += open_points(state, 1 - side)
    if state.second == 1:
        state.ending = MATCH
        return
    state.second = 1
    state.turn = 0
    clear_throw(state)
    forget_trail(state)
    open_boards(state)


@rule
def open_points(state: State, side: int) -> int:
    """Rule 8 and 4: the open numbers of a board, 25 for an open star."""
    layout = layout_of(state, side)
    opened = state.open[side]
    points = 0
    while opened != _ZERO:
        cell = lowest(opened)
        number = state.triggery_tablets[layout, cell]
        points += number if number > 0 else STAR_POINTS
        opened ^= BIT[cell]
    return points


def deal(state: State) -> int:
    """A tablet, a start die or a throw by lot."""
    return dealers_lot(state)


def odds(state: State, action: int) -> float:
    """Its probability."""
    return dealers_odds(state, action)


@rule
def side_score(state: State, side: int) -> int:
    """Rule 8: points lost, or rounds won; alone the throws."""
    if state.players == 1:
        return -np.int64(state.throws)
    return np.int64(state.won[side]) if state.by_rounds else -np.int64(state.lost[side])


def scores(state: State, out: Any) -> None:
    """Each seat has its side's score."""
    for seat in range(state.players):
        out[seat] = side_score(state, seat & 1)


@rule
def members(state: State, side: int) -> int:
    """The seats of a side."""
    return (state.players + 1 - side) // 2


@rule
def winners(state: State, out: Any) -> None:
    """The better side wins, equal sides share; partners share their side's part."""
    for seat in range(state.players):
        out[seat] = 0.0
        if state.ending:
            side = seat & 1
            part = 1.0
            if state.players > 1:
                lead = side_score(state, side) - side_score(state, 1 - side)
                part = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
            out[seat] = part / members(state, side)


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
