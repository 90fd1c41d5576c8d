"""What can be done: who acts, the legal actions, the dealer's lots, and the points of an action."""

from __future__ import annotations

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.numbers import whole
from tripot.engine.state import DEALER, OVER, Actions, State
from tripot.games.triominos.bits import any_of, lowest, size, without_lowest
from tripot.games.triominos.board import (
    BONUS,
    DRAW_COST,
    DRAWS,
    FITS,
    FITS_ANYHOW,
    LATE_COST,
    OUT_BONUS,
    THIRD_DRAW_COST,
    TILE_BIT,
    TILE_POINTS,
)
from tripot.games.triominos.state import (
    DRAW,
    GIVE,
    NO_TILE,
    OPEN,
    PASS,
    PLACE,
    SHOW,
    TIMEOUT,
    TURN,
    action_tile,
    action_x,
    action_y,
    place_action,
)
from tripot.games.triominos.structure import bonus_at, edge_of


@rule
def actor(state: State) -> int:
    """The seat whose turn it is, unless a tile must come from the pool first."""
    if state.ending != 0:
        return OVER
    return whole(state.to) if state.phase == TURN else DEALER


@rule
def playable(state: State) -> np.uint64:
    """The tiles that may be placed now: the rack, or after a draw only the tile just drawn [ours]."""
    tiles: np.uint64 = state.racks[state.to] if state.fresh == NO_TILE else TILE_BIT[state.fresh]
    return tiles


@rule
def legal(state: State, actions: Actions) -> int:
    """Write the actor's actions; their number."""
    if state.phase != TURN:
        return _lots(state, actions)
    count = _placements(state, playable(state), actions)
    if state.placed > 0:
        actions[count] = PASS if state.pool_count == 0 or state.draws == DRAWS else DRAW
        count += 1
    if state.hourglass > 0:
        actions[count] = TIMEOUT
        count += 1
    return count


@rule
def _lots(state: State, actions: Actions) -> int:
    """The dealer may take any tile of the pool."""
    first = OPEN if state.phase == SHOW else GIVE
    count = 0
    pool = state.pool
    while pool != np.uint64(0):
        actions[count] = first + lowest(pool)
        pool = without_lowest(pool)
        count += 1
    return count


@rule
def _placements(state: State, tiles: np.uint64, actions: Actions) -> int:
    """Each tile on each cell where every number that it touches matches."""
    count = 0
    turns = 3 if state.placed > 0 else 1
    for edge in range(whole(state.edge)):
        code = state.edge_code[edge]
        if FITS_ANYHOW[code] & tiles != np.uint64(0):
            for turn in range(turns):
                fitting = FITS[turn, code] & tiles
                while fitting != np.uint64(0):
                    actions[count] = place_action(lowest(fitting), turn, state.edge_x[edge], state.edge_y[edge])
                    fitting = without_lowest(fitting)
                    count += 1
    return count


@rule
def anybody_can_place(state: State) -> bool:
    """Some rack has a tile that fits somewhere."""
    tiles = np.uint64(0)
    for seat in range(whole(state.players)):
        tiles |= state.racks[seat]
    for edge in range(whole(state.edge)):
        if FITS_ANYHOW[state.edge_code[edge]] & tiles != np.uint64(0):
            return True
    return False


@rule
def deal(state: State) -> int:
    """A tile of the pool by lot."""
    return (OPEN if state.phase == SHOW else GIVE) + any_of(state, state.pool)


@rule
def odds(state: State, _action: int) -> float:
    """Every tile of the pool is as likely as any other."""
    return 1.0 / np.float64(size(state.pool))


@rule
def placement_points(state: State, edge: int, tile: int) -> int:
    """The sum of the three numbers and the bonus, or what the options make of them."""
    return whole(TILE_POINTS[state.score, tile] + BONUS[state.score, bonus_at(state, edge)])


@rule
def gain(state: State, action: int) -> int:
    """What the action brings at once: a placement with the 25 for the last tile; what a draw, a pass or time costs."""
    if action == DRAW:
        return -whole(DRAW_COST[state.score])
    if action == PASS:
        return -whole(THIRD_DRAW_COST[state.score]) if state.draws == DRAWS else 0
    if action == TIMEOUT:
        return -whole(LATE_COST[state.score])
    if action < PLACE:
        return 0
    points = placement_points(state, edge_of(state, action_x(action), action_y(action)), action_tile(action))
    return points + whole(OUT_BONUS[state.score]) if state.counts[state.to] == 1 else points
