"""Actions as text (docs/notation.md), and why an action is not legal."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from tripot.engine.errors import unreadable
from tripot.engine.message import Message, name_of, say
from tripot.engine.state import State
from tripot.games.triominos.board import DRAWS, REACH, TILE_OF, UNKNOWN, corners, turned
from tripot.games.triominos.names import cell_name, tile_name
from tripot.games.triominos.positions import read_position, write_position
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
    action_turn,
    action_x,
    action_y,
    place_action,
)
from tripot.games.triominos.structure import edge_of, vertex_of

__all__ = ["read", "read_position", "why_not", "write", "write_position"]

WORDS = {"draw": DRAW, "pass": PASS, "timeout": TIMEOUT}
_PLACEMENT = re.compile(r"(\d)[\s-]?(\d)[\s-]?(\d)\s*@\s*\(?\s*([+-]?\d{1,4})\s*[,;]\s*([+-]?\d{1,4})\s*\)?")
_LOT = re.compile(r"(draw|show)\s+(\d)[\s-]?(\d)[\s-]?(\d)")
_CORNER_NAMES = (("top", "right", "left"), ("bottom", "left", "right"))


@cache
def _write(action: int) -> str:
    for word, number in WORDS.items():
        if action == number:
            return word
    if action < OPEN:
        return f"draw {tile_name(action - GIVE)}"
    if action < PLACE:
        return f"show {tile_name(action - OPEN)}"
    cell = cell_name(action_x(action), action_y(action))
    return f"{tile_name(action_tile(action), action_turn(action))}@{cell}"


def write(_state: State, action: int) -> str:
    """An action of the actor, canonical."""
    return _write(action)


@lru_cache(maxsize=1 << 16)
def _read(text: str) -> int:
    plain = text.strip().lower().replace("−", "-")
    if plain in WORDS:
        return WORDS[plain]
    if lot := _LOT.fullmatch(plain):
        tile, _ = find_tile(lot[2] + lot[3] + lot[4])
        return (GIVE if lot[1] == "draw" else OPEN) + tile
    if placement := _PLACEMENT.fullmatch(plain):
        tile, turn = find_tile(placement[1] + placement[2] + placement[3])
        x, y = int(placement[4]), int(placement[5])
        if max(abs(x), abs(y)) > REACH:
            raise unreadable("triominos-out-of-reach", cell=cell_name(x, y))
        return place_action(tile, turn, x, y)
    raise unreadable("triominos-unreadable", text=text)


def read(_state: State, text: str) -> int:
    """The action a text means, legal or not."""
    return _read(text)


def find_tile(name: str) -> tuple[int, int]:
    """The tile and its turn from three figures read clockwise."""
    numbers = tuple(map(int, name))
    if max(numbers) > 5:
        raise unreadable("triominos-no-such-number", tile=name)
    if numbers not in TILE_OF:
        a, b, c = numbers
        raise unreadable("triominos-no-such-tile", tile=name, mirror=tile_name(TILE_OF[a, c, b][0]))
    return TILE_OF[numbers]


def why_not(state: State, action: int) -> Message:
    """Why an action is not legal now."""
    if GIVE <= action < PLACE:
        return _why_not_lot(state, action)
    if state.phase != TURN:
        return say("triominos-dealer-acts")
    if action == TIMEOUT:
        return say("triominos-no-hourglass")
    if action in {DRAW, PASS}:
        return _why_not_wait(state, action)
    return _why_not_place(state, action)


def _why_not_lot(state: State, action: int) -> Message:
    if state.phase == TURN:
        return say("triominos-not-the-dealer", name=name_of(int(state.to)))
    if (action >= OPEN) != (state.phase == SHOW):
        return say("triominos-face-up" if state.phase == SHOW else "triominos-face-down")
    tile = action - (OPEN if action >= OPEN else GIVE)
    return say("triominos-not-in-pool", tile=tile_name(tile))


def _why_not_wait(state: State, action: int) -> Message:
    if not state.placed:
        return say("triominos-starter-places")
    if action == PASS:
        return say("triominos-draw-first", left=DRAWS - int(state.draws))
    return say("triominos-three-drawn" if state.draws == DRAWS else "triominos-pool-empty")


def _why_not_place(state: State, action: int) -> Message:
    tile, turn, x, y = action_tile(action), action_turn(action), action_x(action), action_y(action)
    name, cell = tile_name(tile), cell_name(x, y)
    if not (int(state.racks[state.to]) >> tile) & 1:
        return say("triominos-not-in-rack", tile=name)
    if state.fresh not in {NO_TILE, tile}:
        return say("triominos-only-the-drawn", drawn=tile_name(int(state.fresh)))
    if not state.placed:
        return say("triominos-first-tile", tile=name)
    for placed in range(state.placed):
        if (state.placed_x[placed], state.placed_y[placed]) == (x, y):
            return say("triominos-taken", cell=cell)
    if edge_of(state, x, y) < 0:
        return say("triominos-no-shared-side", cell=cell)
    return _mismatch(state, turned(tile, turn), x, y)


def _mismatch(state: State, numbers: tuple[int, ...], x: int, y: int) -> Message:
    """The first corner where the numbers differ."""
    known = []
    for vertex_x, line in corners(x, y):
        vertex = vertex_of(state, vertex_x, line)
        known.append(UNKNOWN if vertex >= state.vertices else int(state.vertex_number[vertex]))
    names = _CORNER_NAMES[(x + y) & 1]
    corner = next(k for k in range(3) if known[k] not in (UNKNOWN, numbers[k]))
    where = say(f"triominos-corner-{names[corner]}")
    return say("triominos-mismatch", corner=where, lies=known[corner], tile=numbers[corner])
