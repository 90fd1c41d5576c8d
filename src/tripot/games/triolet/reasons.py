"""Why an action that can be read is not allowed: the most telling reason first."""

from __future__ import annotations

from collections import Counter

from tripot.engine.message import Message, say
from tripot.engine.state import State
from tripot.games.triolet.actions import (
    EXCHANGE,
    PASS,
    PLACEMENT,
    content_of,
    face_of,
    kind_of,
    laid_at,
    square_of,
    tile_at,
)
from tripot.games.triolet.board import EXCHANGE_NEEDS, JOKER, NAMES, NONE, RACK
from tripot.games.triolet.sets import board_of, fault
from tripot.games.triolet.texts import TILE_NAMES


def why_not(state: State, action: int) -> Message:
    """Why this action is not legal now."""
    kind = kind_of(action)
    if state.due:
        return say("triolet-dealer-draws") if kind in (PLACEMENT, EXCHANGE, PASS) else _why_not_draw(state, action)
    if kind == PLACEMENT:
        return _why_not_placement(state, action)
    if kind == EXCHANGE:
        return _why_not_exchange(state, action)
    if kind == PASS:
        return say("triolet-pass-bag" if state.bag_size >= EXCHANGE_NEEDS else "triolet-pass-can-place")
    return say("triolet-no-draw-now")


def _why_not_draw(state: State, action: int) -> Message:
    tile = content_of(action)
    if state.bag[tile] <= 0:
        return say("triolet-none-left", tile=TILE_NAMES[tile])
    return say("triolet-aside-first" if state.aside[-1] == NONE else "triolet-aside-done")


def _why_not_placement(state: State, action: int) -> Message:
    ones = [one for one in (laid_at(action, k) for k in range(RACK)) if one]
    tiles = [min(face_of(one), JOKER) for one in ones]
    missing = _missing(state, tiles)
    if missing is not None:
        return missing
    if tiles.count(JOKER) > 1:
        return say("triolet-one-joker")
    new = {square_of(one): face_of(one) for one in ones}
    if len(new) < len(ones):
        return say("triolet-square-twice", square=NAMES[min(new)])
    return fault(board_of(state), new, opening=bool(state.opening)) or say("triolet-not-now")


def _why_not_exchange(state: State, action: int) -> Message:
    if not state.tiles:
        return say("triolet-first-must-place")
    if state.bag_size < EXCHANGE_NEEDS:
        return say("triolet-exchange-bag", bag=int(state.bag_size), needs=EXCHANGE_NEEDS)
    tiles = (tile_at(content_of(action), k) for k in range(RACK))
    return _missing(state, [tile for tile in tiles if tile >= 0]) or say("triolet-not-now")


def _missing(state: State, tiles: list[int]) -> Message | None:
    """A tile among these that the seat at turn doesn't hold, or not so often."""
    missing = Counter(tiles) - Counter(map(int, state.racks[state.turn]))
    return say("triolet-not-held", tile=TILE_NAMES[min(missing)]) if missing else None
