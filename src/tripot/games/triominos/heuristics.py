"""What a good move looks like, from what its seat can know."""

from __future__ import annotations

import math

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.numbers import whole
from tripot.engine.state import State
from tripot.games.triominos.bits import size
from tripot.games.triominos.board import (
    ALL_TILES,
    AROUND,
    BONUS,
    BRIDGE,
    CORNER_LINE,
    CORNER_X,
    FITS_ANYHOW,
    FULL,
    HEXAGON,
    NUMBERS,
    SIDE_X,
    SIDE_Y,
    SUMS,
    TILE_BIT,
    TILE_COUNT,
    UNKNOWN,
)
from tripot.games.triominos.forecast import share_alone
from tripot.games.triominos.moves import gain
from tripot.games.triominos.settlement import winners
from tripot.games.triominos.state import (
    DRAW,
    NO_TILE,
    NOWHERE,
    PASS,
    PLACE,
    TIMEOUT,
    action_tile,
    action_turn,
    action_x,
    action_y,
)
from tripot.games.triominos.structure import edge_of, shared_sides, vertex_of

OWN = 0.4
"""How often a bridge or hexagon that only the own rack can make is still there in the next turn ..."""
THEIRS = 0.3
"""... and how often another seat makes one whose tile it has, or draws it."""
MOBILE = np.array([15.0, 1.0, 1.0])
"""What it is worth to have tiles that fit in the next turn, by the way to score ..."""
EACH = 0.5
"""... where each further one halves what is missing."""
HINDER = np.array([40.0, 3.0, 3.0])
"""What it is worth that the next seat has none."""
RATHER_NOT = np.array([30.0, 4.0, 4.0])
"""A draw or a pass instead of a placement."""
REST = 0.15
"""How much of its sum a tile is worth that is no longer in the rack."""

BURDEN = np.array([2.5, 0.3, 1.0])
"""What a tile in the rack costs until the end, measured in games of this prior against itself."""
DOUBT = np.array([25.0, 1.5, 2.0])
"""A lead of so many points is worth odds of e to 1 when nothing is left ..."""
DOUBT_PER_TILE = np.array([0.5, 0.03, 0.2])
"""... and it takes more the more tiles are not placed."""
MARGIN = 0.1


def prior(state: State, action: int) -> float:
    """The points of the action, and how the structure that it leaves suits the own rack and the others."""
    if action == TIMEOUT:
        return -np.inf
    value = float(gain(state, action))
    if action < PLACE:
        return value - float(RATHER_NOT[state.score]) - (1.0 if action == PASS else 0.0)
    tile = action_tile(action)
    if state.counts[state.to] == 1:
        return value + float(RATHER_NOT[state.score])
    if state.score == FULL:
        value += REST * float(SUMS[tile])
    return value + _outlook(state, action, tile)


@rule
def _outlook(state: State, action: int, tile: int) -> float:
    """Goes once around the edge as it would be: what fits there, and which bridges and hexagons could follow."""
    x, y, turn = action_x(action), action_y(action), action_turn(action)
    mine, kind = edge_of(state, x, y), (x + y) & 1
    own = state.racks[state.to] & ~TILE_BIT[tile]
    unseen = _unseen(state) & ~own & ~TILE_BIT[tile]
    chance = _chance(state, size(unseen))
    fresh, number, full = _changes(state, mine, tile, turn)
    vertex_x, vertex_line = x + CORNER_X[kind, max(0, fresh)], y + CORNER_LINE[kind, max(0, fresh)]
    fitting, value = np.uint64(0), 0.0
    for edge in range(whole(state.edge)):
        if edge == mine:
            continue
        code = whole(state.edge_code[edge])
        bonus = HEXAGON if _is_sixth(state, edge, full) else 0
        corner = _corner_at(state, edge, vertex_x, vertex_line) if fresh >= 0 else -1
        if corner >= 0:
            code -= (UNKNOWN - number) * _power(corner)
            if shared_sides(state, edge) == 1 << corner:
                bonus = BRIDGE
        fitting |= FITS_ANYHOW[code]
        if bonus:
            value += float(BONUS[state.score, bonus]) * _luck(FITS_ANYHOW[code], own, unseen, chance)
    for side in range(3):
        code, bonus = _new_edge(state, mine, side, tile, turn)
        if code >= 0:
            fitting |= FITS_ANYHOW[code]
            if bonus:
                value += float(BONUS[state.score, bonus]) * _luck(FITS_ANYHOW[code], own, unseen, chance)
    return value + _mobility(state, fitting, own, unseen)


@rule
def _unseen(state: State) -> np.uint64:
    """The tiles that don't lie on the table."""
    tiles: np.uint64 = ALL_TILES
    for cell in range(whole(state.placed)):
        tiles &= ~TILE_BIT[state.placed_tile[cell]]
    return tiles


@rule
def _chance(state: State, unseen: int) -> float:
    """How often an unseen tile is used by the next seats before the turn comes again."""
    tiles = 0
    for seat in range(whole(state.players)):
        if seat != state.to:
            tiles += whole(state.counts[seat]) + 1
    return THEIRS * min(1.0, tiles / max(1, unseen)) if state.players > 1 else 0.0


@rule
def _changes(state: State, mine: int, tile: int, turn: int) -> tuple[int, int, int]:
    """The corner that the tile would be first to touch (or -1), its number, and where one cell of six stays free."""
    kind = (state.edge_x[mine] + state.edge_y[mine]) & 1
    fresh, number, full = -1, UNKNOWN, 0
    for corner in range(3):
        vertex = whole(state.edge_corners[mine, corner])
        if vertex == NOWHERE:
            fresh, number = corner, whole(NUMBERS[tile, (corner + turn) % 3])
        elif size(np.uint64(state.vertex_tiles[vertex] | AROUND[kind, corner])) == 5:
            full = full * 64 + vertex + 1
    return fresh, number, full


@rule
def _is_sixth(state: State, edge: int, full: int) -> bool:
    """The cell is the free one of six around a vertex listed in ``full``."""
    while full > 0:
        vertex = full % 64 - 1
        for corner in range(3):
            if state.edge_corners[edge, corner] == vertex:
                return True
        full //= 64
    return False


@rule
def _corner_at(state: State, edge: int, x: int, line: int) -> int:
    """Which corner of a cell of the edge this point is, or -1."""
    dx, dy = x - state.edge_x[edge], line - state.edge_y[edge]
    if -1 <= dx <= 1 and 0 <= dy <= 1:
        kind = (state.edge_x[edge] + state.edge_y[edge]) & 1
        for corner in range(3):
            if dx == CORNER_X[kind, corner] and dy == CORNER_LINE[kind, corner]:
                return corner
    return -1


@rule
def _power(corner: int) -> int:
    """The place value of a corner in the code of a cell."""
    return 49 if corner == 0 else 7 if corner == 1 else 1


@rule
def _new_edge(state: State, mine: int, side: int, tile: int, turn: int) -> tuple[int, int]:
    """The code of the free cell across a side that would join the edge (or -1), and whether it could be a bridge."""
    kind = (state.edge_x[mine] + state.edge_y[mine]) & 1
    for shift in range(1, 3):
        vertex = whole(state.edge_corners[mine, (side + shift) % 3])
        if vertex != NOWHERE and state.vertex_cells[vertex] & AROUND[1 - kind, (side + 3 - shift) % 3]:
            return -1, 0
    far_x = state.edge_x[mine] + SIDE_X[kind, side] + CORNER_X[1 - kind, side]
    far_line = state.edge_y[mine] + SIDE_Y[kind, side] + CORNER_LINE[1 - kind, side]
    far = vertex_of(state, far_x, far_line)
    number = UNKNOWN if far == NOWHERE else whole(state.vertex_number[far])
    code = number * _power(side)
    for shift in range(1, 3):
        code += whole(NUMBERS[tile, (side + shift + turn) % 3]) * _power((side + 3 - shift) % 3)
    return code, 0 if far == NOWHERE else BRIDGE


@rule
def _luck(tiles: np.uint64, own: np.uint64, unseen: np.uint64, chance: float) -> float:
    """Whoever has the tile makes the bridge or hexagon: for oneself, or against."""
    if tiles & own != np.uint64(0):
        return OWN
    return -min(1.0, chance * size(tiles & unseen))


@rule
def _mobility(state: State, fitting: np.uint64, own: np.uint64, unseen: np.uint64) -> float:
    """Own tiles that fit are good; so is it when few others fit."""
    missing = 1.0
    for _ in range(size(fitting & own)):
        missing *= EACH
    value = float(MOBILE[state.score]) * (1.0 - missing)
    if state.players > 1:
        share = size(fitting & unseen) / max(1, size(unseen))
        stuck = 1.0
        for _ in range(whole(state.counts[(state.to + 1) % state.players])):
            stuck *= 1.0 - share
        value += float(HINDER[state.score]) * stuck
    return value


IN_MIND = -1
"""What is never overlooked."""


def glance(state: State, action: int) -> int:
    """The tile. To draw is a thought of its own, but who has just drawn looks first where that tile fits."""
    if action >= PLACE:
        return action_tile(action)
    return TILE_COUNT if action == DRAW and state.fresh == NO_TILE else IN_MIND


def evaluate(state: State, out: np.ndarray) -> None:
    """From the scores and how many tiles each seat still holds; at the end a clear margin counts up to a tenth.

    Alone one always wins: the share only tells how well the game stands.
    """
    players = whole(state.players)
    if players == 1:
        out[0] = share_alone(state)
        return
    tiles = whole(state.pool_count)
    for seat in range(players):
        tiles += whole(state.counts[seat])
    doubt = float(DOUBT[state.score]) + float(DOUBT_PER_TILE[state.score]) * tiles
    best = -np.inf
    for seat in range(players):
        best = max(best, _standing(state, seat))
    total = 0.0
    for seat in range(players):
        total += math.exp((_standing(state, seat) - best) / doubt)
    if state.ending == 0:
        for seat in range(players):
            out[seat] = math.exp((_standing(state, seat) - best) / doubt) / total
        return
    winners(state, out)
    for seat in range(players):
        out[seat] = (1.0 - MARGIN) * out[seat] + MARGIN * math.exp((_standing(state, seat) - best) / doubt) / total


@rule
def _standing(state: State, seat: int) -> float:
    """The score, less what the tiles in the rack are worth to the others."""
    return float(state.scores[seat]) - float(BURDEN[state.score]) * float(state.counts[seat])
