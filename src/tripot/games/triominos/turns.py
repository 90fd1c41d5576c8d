"""Playing an action: the deal, the start draw, turns, and whose turn comes next."""

from __future__ import annotations

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.numbers import whole
from tripot.engine.state import State
from tripot.games.triominos.bits import size
from tripot.games.triominos.board import ALL_TILES, DRAWS, RACK, SEATS, SUMS, TILE_BIT
from tripot.games.triominos.moves import anybody_can_place, gain
from tripot.games.triominos.settlement import finish
from tripot.games.triominos.state import (
    AT_ONCE,
    BLOCKED,
    DEAL,
    DRAW,
    DRAWING,
    GIVE,
    LATE,
    NO_TILE,
    OPEN,
    OUT,
    PASS,
    PASSED,
    SHOW,
    TIMEOUT,
    TURN,
    action_tile,
    action_turn,
    action_x,
    action_y,
)
from tripot.games.triominos.structure import clear_table, cover, edge_of


@rule
def begin(state: State) -> None:
    """All tiles face down; the racks will be dealt seat by seat."""
    state.pool = ALL_TILES
    state.pool_count = size(ALL_TILES)
    state.shown = state.seen = np.uint64(0)
    for seat in range(SEATS):
        state.racks[seat] = np.uint64(0)
        state.counts[seat] = state.kept[seat] = 0
        state.start_sums[seat] = -1
    state.contenders = 0
    state.phase = DEAL
    state.to = state.draws = state.passes = 0
    state.fresh = NO_TILE
    clear_table(state)


@rule
def play(state: State, action: int) -> None:
    """Play a legal action."""
    if state.phase == TURN:
        _decide(state, action)
    elif state.phase == SHOW:
        _show(state, action - OPEN)
    elif state.phase == DEAL:
        _give(state, action - GIVE)
        if state.counts[state.to] == RACK[state.players]:
            _next_rack(state)
    else:
        _give(state, action - GIVE)
        state.kept[state.to] += 1
        if state.phase == DRAWING:
            state.fresh = action - GIVE
            state.phase = TURN
        else:
            _end_turn(state)


@rule
def _give(state: State, tile: int) -> None:
    """A tile goes from the pool to the rack of the seat whose turn it is."""
    state.pool ^= TILE_BIT[tile]
    state.pool_count -= 1
    state.racks[state.to] |= TILE_BIT[tile]
    state.counts[state.to] += 1


@rule
def _next_rack(state: State) -> None:
    """When every rack is full, the start draw; there is none alone [ours]."""
    state.to += 1
    if state.to == state.players:
        state.to = 0
        if state.players == 1:
            _first_turn(state)
        else:
            state.contenders = (1 << state.players) - 1
            state.phase = SHOW


@rule
def _show(state: State, tile: int) -> None:
    """A start tile, face up: the highest sum starts, only the tied draw again [book]."""
    state.pool ^= TILE_BIT[tile]
    state.pool_count -= 1
    state.shown |= TILE_BIT[tile]
    state.seen |= TILE_BIT[tile]
    state.start_sums[state.to] = SUMS[tile]
    state.to += 1
    while state.to < state.players and not (state.contenders >> state.to) & 1:
        state.to += 1
    if state.to == state.players:
        _judge_start(state)


@rule
def _judge_start(state: State) -> None:
    """Each contender has drawn."""
    best = -1
    for seat in range(whole(state.players)):
        best = max(best, whole(state.start_sums[seat]))
    tied, count = 0, 0
    for seat in range(whole(state.players)):
        if state.start_sums[seat] == best:
            tied |= 1 << seat
            count += 1
        state.start_sums[seat] = -1
    state.to = 0
    while not (tied >> state.to) & 1:
        state.to += 1
    if count == 1 or state.pool_count < count:
        _return_start_tiles(state)
    if count == 1:
        state.contenders = 0
        _first_turn(state)
    else:
        state.contenders = tied


@rule
def _return_start_tiles(state: State) -> None:
    """The start tiles go back at the end, or before a redraw for which too few tiles are left [ours]."""
    state.pool |= state.shown
    state.pool_count = size(state.pool)
    state.shown = np.uint64(0)


@rule
def _first_turn(state: State) -> None:
    """The first turn of a game."""
    state.turn += 1
    state.phase = TURN


@rule
def _decide(state: State, action: int) -> None:
    """The seat whose turn it is draws, passes, is out of time, or places."""
    state.scores[state.to] += gain(state, action)
    if action == DRAW:
        state.draws += 1
        state.fresh = NO_TILE
        state.phase = DRAWING
    elif action == PASS:
        state.passes = 0 if state.draws == DRAWS else state.passes + 1
        _end_turn(state)
    elif action == TIMEOUT:
        _time_is_up(state)
    else:
        _place(state, action)
        state.passes = 0
        _end_turn(state)


@rule
def _time_is_up(state: State) -> None:
    """One more tile, and the turn is over."""
    if state.pool_count > 0:
        state.passes = 0
        state.fresh = NO_TILE
        state.phase = LATE
    else:
        state.passes += 1
        _end_turn(state)


@rule
def _place(state: State, action: int) -> None:
    """The tile leaves the rack for the table."""
    tile, seat = action_tile(action), state.to
    at_once = state.fresh != NO_TILE
    if at_once:
        state.kept[seat] -= 1
    state.placed_by[state.placed] = seat
    state.placed_kept[state.placed] = AT_ONCE if at_once else state.kept[seat]
    state.racks[seat] ^= TILE_BIT[tile]
    state.counts[seat] -= 1
    cover(state, edge_of(state, action_x(action), action_y(action)), tile, action_turn(action))


@rule
def _end_turn(state: State) -> None:
    """Is the game over (a rack is empty, or nothing can happen any more)? Else the next seat."""
    seat = state.to
    state.draws = 0
    state.fresh = NO_TILE
    if state.counts[seat] == 0:
        _finish(state, OUT)
    elif state.pool_count == 0 and not anybody_can_place(state):
        _finish(state, BLOCKED)
    elif state.passes >= state.players:
        _finish(state, PASSED)
    else:
        state.to = (seat + 1) % state.players
        state.turn += 1
        state.phase = TURN


@rule
def _finish(state: State, how: int) -> None:
    """The game is over; with a target that is not reached another one follows."""
    if finish(state, how):
        begin(state)
