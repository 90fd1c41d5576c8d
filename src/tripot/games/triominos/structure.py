"""The structure on the table: where a tile fits, what it closes, and the edge that it leaves.

The record keeps every free cell that shares a side with the structure, with the vertices that tiles touch there. So
a placement is found by one table look-up, and placing a tile changes a few entries only.
"""

from __future__ import annotations

from tripot.engine.compile import rule
from tripot.engine.numbers import whole
from tripot.engine.state import State
from tripot.games.triominos.board import (
    AROUND,
    BRIDGE,
    CELLS,
    CORNER_LINE,
    CORNER_X,
    DOUBLE,
    EDGES,
    HEXAGON,
    NUMBERS,
    SIDE_X,
    SIDE_Y,
    SURROUNDED,
    TRIPLE,
    UNKNOWN,
    VERTICES,
)
from tripot.games.triominos.state import NOWHERE


@rule
def clear_table(state: State) -> None:
    """Only the cell of the first tile can be covered."""
    for cell in range(CELLS):
        state.placed_x[cell] = state.placed_y[cell] = 0
        state.placed_tile[cell] = state.placed_turn[cell] = 0
        state.placed_by[cell] = state.placed_kept[cell] = 0
    for edge in range(EDGES):
        state.edge_x[edge] = state.edge_y[edge] = state.edge_code[edge] = 0
        for corner in range(3):
            state.edge_corners[edge, corner] = 0
    for vertex in range(VERTICES):
        state.vertex_x[vertex] = state.vertex_line[vertex] = state.vertex_number[vertex] = 0
        state.vertex_tiles[vertex] = state.vertex_cells[vertex] = 0
    state.placed = state.vertices = state.edge = 0
    _add_edge(state, 0, 0)


@rule
def edge_of(state: State, x: int, y: int) -> int:
    """The entry of a free cell that shares a side with the structure, or -1."""
    for edge in range(whole(state.edge)):
        if state.edge_x[edge] == x and state.edge_y[edge] == y:
            return edge
    return -1


@rule
def vertex_of(state: State, x: int, line: int) -> int:
    """The entry of a vertex that a tile touches, or NOWHERE."""
    for vertex in range(whole(state.vertices)):
        if state.vertex_x[vertex] == x and state.vertex_line[vertex] == line:
            return vertex
    return NOWHERE


@rule
def shared_sides(state: State, edge: int) -> int:
    """Which sides of a free cell lie along a tile, as bits."""
    kind = (state.edge_x[edge] + state.edge_y[edge]) & 1
    sides = 0
    for side in range(3):
        vertex = state.edge_corners[edge, (side + 1) % 3]
        if vertex != NOWHERE and state.vertex_tiles[vertex] & AROUND[1 - kind, (side + 2) % 3]:
            sides |= 1 << side
    return sides


@rule
def closed_vertices(state: State, edge: int) -> int:
    """Around how many vertices a tile on this cell would be the sixth."""
    kind = (state.edge_x[edge] + state.edge_y[edge]) & 1
    closed = 0
    for corner in range(3):
        vertex = state.edge_corners[edge, corner]
        if vertex != NOWHERE and state.vertex_tiles[vertex] | AROUND[kind, corner] == SURROUNDED:
            closed += 1
    return closed


@rule
def bonus_at(state: State, edge: int) -> int:
    """What a tile on this cell makes: nothing, BRIDGE, HEXAGON, DOUBLE or TRIPLE; at most one of them [found].

    A bridge shares exactly one side, and its opposite vertex touches the structure.
    """
    closed = closed_vertices(state, edge)
    if closed == 3:
        return TRIPLE
    if closed == 2:
        return DOUBLE
    if closed == 1:
        return HEXAGON
    sides = shared_sides(state, edge)
    for side in range(3):
        if sides == 1 << side and state.edge_corners[edge, side] != NOWHERE:
            return BRIDGE
    return 0


@rule
def cover(state: State, edge: int, tile: int, turn: int) -> None:
    """Lay a tile on a cell of the edge and bring the edge up to date."""
    x, y = whole(state.edge_x[edge]), whole(state.edge_y[edge])
    kind = (x + y) & 1
    for corner in range(3):
        if state.edge_corners[edge, corner] == NOWHERE:
            number = NUMBERS[tile, (corner + turn) % 3]
            _add_vertex(state, x + CORNER_X[kind, corner], y + CORNER_LINE[kind, corner], number)
        state.vertex_tiles[state.edge_corners[edge, corner]] |= AROUND[kind, corner]
    for side in range(3):
        vertex = state.edge_corners[edge, (side + 1) % 3]
        if not state.vertex_cells[vertex] & AROUND[1 - kind, (side + 2) % 3]:
            _add_edge(state, x + SIDE_X[kind, side], y + SIDE_Y[kind, side])
    _drop_edge(state, edge)
    state.placed_x[state.placed] = x
    state.placed_y[state.placed] = y
    state.placed_tile[state.placed] = tile
    state.placed_turn[state.placed] = turn
    state.placed += 1


@rule
def _add_vertex(state: State, x: int, line: int, number: int) -> None:
    """A tile touches this vertex for the first time: every cell of the edge around it learns its number."""
    vertex = state.vertices
    state.vertices += 1
    state.vertex_x[vertex] = x
    state.vertex_line[vertex] = line
    state.vertex_number[vertex] = number
    state.vertex_tiles[vertex] = 0
    state.vertex_cells[vertex] = 0
    for edge in range(whole(state.edge)):
        dx, dy = state.edge_x[edge] - x, state.edge_y[edge] - line
        if -1 <= dx <= 1 and -1 <= dy <= 0:
            kind = (state.edge_x[edge] + state.edge_y[edge]) & 1
            for corner in range(3):
                if dx == -CORNER_X[kind, corner] and dy == -CORNER_LINE[kind, corner]:
                    state.edge_corners[edge, corner] = vertex
                    state.vertex_cells[vertex] |= AROUND[kind, corner]
            state.edge_code[edge] = _code(state, edge)


@rule
def _add_edge(state: State, x: int, y: int) -> None:
    """A free cell joins the edge."""
    edge = state.edge
    kind = (x + y) & 1
    state.edge += 1
    state.edge_x[edge] = x
    state.edge_y[edge] = y
    for corner in range(3):
        vertex = vertex_of(state, x + CORNER_X[kind, corner], y + CORNER_LINE[kind, corner])
        state.edge_corners[edge, corner] = vertex
        if vertex != NOWHERE:
            state.vertex_cells[vertex] |= AROUND[kind, corner]
    state.edge_code[edge] = _code(state, edge)


@rule
def _drop_edge(state: State, edge: int) -> None:
    """The last entry takes the place of a cell that was covered."""
    state.edge -= 1
    last = state.edge
    state.edge_x[edge] = state.edge_x[last]
    state.edge_y[edge] = state.edge_y[last]
    for corner in range(3):
        state.edge_corners[edge, corner] = state.edge_corners[last, corner]
    state.edge_code[edge] = state.edge_code[last]


@rule
def _code(state: State, edge: int) -> int:
    """The numbers known at the corners of a cell, as digits of base 7."""
    code = 0
    for corner in range(3):
        vertex = state.edge_corners[edge, corner]
        code = code * 7 + (UNKNOWN if vertex == NOWHERE else whole(state.vertex_number[vertex]))
    return code
