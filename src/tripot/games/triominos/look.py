"""What a position tells about itself, in plain Python: for scenes, sheets and messages."""

from __future__ import annotations

from tripot.engine.state import State
from tripot.games.triominos.board import FITS_ANYHOW, SIDE_X, SIDE_Y, SURROUNDED, TILE_COUNT, TILES
from tripot.games.triominos.state import HIDDEN_TILE, NO_TILE, NOWHERE
from tripot.games.triominos.structure import bonus_at, edge_of, shared_sides

BONUS_NAMES = ("", "bridge", "hexagon", "double", "triple")
SIDES = {(-1, 0): "right", (1, 0): "left", (0, 1): "above", (0, -1): "below"}
"""Where a cell lies beside a neighbour, by the way from the cell to the neighbour."""


def rack(state: State, seat: int) -> list[int]:
    """The tiles of a rack as far as they are known, the one just drawn at the end."""
    held = int(state.racks[seat])
    tiles = [tile for tile in range(TILE_COUNT) if held >> tile & 1]
    if seat == state.to and state.fresh not in {NO_TILE, HIDDEN_TILE}:
        tiles.remove(int(state.fresh))
        tiles.append(int(state.fresh))
    return tiles


def something_fits(state: State) -> bool:
    """The seat whose turn it is can place a tile."""
    tiles = int(state.racks[state.to]) if state.fresh == NO_TILE else 1 << int(state.fresh)
    return any(int(FITS_ANYHOW[code]) & tiles for code in state.edge_code[: state.edge])


def bonus_name(state: State, x: int, y: int) -> str:
    """The bonus that a tile on this cell earns, "" for none."""
    return BONUS_NAMES[bonus_at(state, edge_of(state, x, y))]


def bonus_vertices(state: State, x: int, y: int) -> list[tuple[int, int]]:
    """The vertices that make the bonus: those that are closed, or the far one of a bridge."""
    edge = edge_of(state, x, y)
    name = BONUS_NAMES[bonus_at(state, edge)]
    if not name:
        return []
    sides, found = shared_sides(state, edge), []
    for corner in range(3):
        vertex = int(state.edge_corners[edge, corner])
        if vertex == NOWHERE:
            continue
        covered = int(state.vertex_tiles[vertex]).bit_count()
        if sides == 1 << corner if name == "bridge" else covered == SURROUNDED.bit_count() - 1:
            found.append((int(state.vertex_x[vertex]), int(state.vertex_line[vertex])))
    return found


def beside(state: State, x: int, y: int) -> tuple[str, int]:
    """On which side of a tile on the table a free cell lies, and that tile: of several the one placed last.

    No two cells lie on the same side of a tile. Beside a triple that lies alone all three places are the same.
    """
    kind = (x + y) & 1
    for placed in reversed(range(int(state.placed))):
        step = int(state.placed_x[placed]) - x, int(state.placed_y[placed]) - y
        if step in {(int(SIDE_X[kind, side]), int(SIDE_Y[kind, side])) for side in range(3)}:
            tile = int(state.placed_tile[placed])
            alike = state.placed == 1 and len(set(TILES[tile])) == 1
            return ("beside" if alike else SIDES[step]), tile
    raise ValueError((x, y))
