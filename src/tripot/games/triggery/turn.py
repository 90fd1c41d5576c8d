"""What happens in a turn: tablets are paid for, claimed and reopened, and a cleared board ends the round."""

from __future__ import annotations

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.triggery.board import BIT, UNITS
from tripot.games.triggery.bonus import NONE, counts_without, next_free
from tripot.games.triggery.dealer import open_boards
from tripot.games.triggery.result import open_points
from tripot.games.triggery.state import CLEARED, FREE, MATCH, called_side, layout_of, side_to_play

_ZERO = np.uint64(0)


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
