"""The rules of Triolet, compiled: who acts, what is allowed, what it does.

The dealer sets three tiles aside, fills the racks, and refills a rack after each placement or exchange. ``due`` counts
the tiles still to be drawn; the seat at ``turn`` gets them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import DEALER, OVER, Actions, State
from tripot.games.triolet.actions import (
    ASIDE_DRAW,
    EXCHANGE,
    PASS,
    PLACEMENT,
    RACK_DRAW,
    content_of,
    exchange_of,
    face_of,
    kind_of,
    laid_at,
    of_kind,
    square_of,
    tile_at,
)
from tripot.games.triolet.board import (
    AGAIN,
    ASIDE,
    COPIES,
    EXCHANGE_NEEDS,
    EXCHANGES_IN_A_ROW,
    KINDS,
    NONE,
    RACK,
    SQUARES,
    TILES,
)
from tripot.games.triolet.knowledge import (
    count_of,
    draw_kind,
    hide,
    imagine,
    insert,
    kind_on,
    notice_draw,
    notice_placed,
    notice_size,
    remember_return,
    remove,
)
from tripot.games.triolet.lines import put, worth
from tripot.games.triolet.moves import can_place, placements
from tripot.games.triolet.options import TrioletOptions
from tripot.games.triolet.scoring import best_points, placement_points

__all__ = [
    "ENDINGS",
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
    "start",
    "winners",
]

MAX_SEATS = 4

STATE = np.dtype(
    [
        ("rng", np.uint64),
        ("points", np.int16, MAX_SEATS),
        ("exchanges", np.int16),  # in a row; 16 bits, so that no unused bytes are left that a copy may not copy
        ("board", np.int8, SQUARES),  # 0 empty, else 1 + face
        ("demand", np.int8, (2, SQUARES)),  # lines.py: what rows and columns take
        ("bag", np.int8, KINDS),  # of each kind; in a view: all that is unseen
        ("racks", np.int8, (MAX_SEATS, RACK)),  # sorted, NONE at the end
        ("aside", np.int8, ASIDE),
        ("rejected", np.int8, RACK),  # of an exchange that isn't finished
        ("returned", np.int8, (MAX_SEATS, KINDS)),  # knowledge.py: these three
        ("latest", np.int8, (MAX_SEATS, KINDS)),
        ("fresh", np.int8, (MAX_SEATS, MAX_SEATS)),
        ("bag_size", np.int8),
        ("seats", np.int8),
        ("turn", np.int8),
        ("due", np.int8),  # tiles the dealer still has to draw
        ("tiles", np.int8),  # on the board
        ("again", np.int8),  # 1: the seat at turn plays again after its refill
        ("opening", np.int8),  # seats that haven't finished a first turn
        ("ending", np.uint8),
    ],
    align=True,
)

ENDINGS = ("out", "blocked", "exchanges")
OUT, BLOCKED, EXCHANGES = 1, 2, 3

_LINES = 2 * 15
_SINGLES = SQUARES * (2 + 16)
_PAIRS_ALONE = _LINES * 14 * (2 + 4 * 16)
_PAIRS_IN_TRIO = _LINES * 13 * 6
_TRIOS = _LINES * 13 * 6
_EXCHANGES = 7
MAX_ACTIONS = _SINGLES + _PAIRS_ALONE + _PAIRS_IN_TRIO + _TRIOS + _EXCHANGES
"""An upper bound that isn't reached. The worst rack is two numbers and a joker, for a second joker can't be used. On a
square: 2 numbers or 16 values. On two neighbouring squares alone: 2 orders of the numbers; number and joker in 4 ways
with 16 values. Where the sum is given (the same squares, but then not both ways; around a tile, 13 pairs of squares a
line) the joker's value is too: 6 ways; likewise on three squares. Of a rack: 7 exchanges."""


def start(options: TrioletOptions, state: State) -> None:
    """The start of a game: everything is in the bag."""
    state.seats = options.players
    state.opening = options.players
    state.bag[:] = COPIES
    state.bag_size = TILES
    state.racks[:] = NONE
    state.aside[:] = NONE
    state.rejected[:] = NONE
    state.due = ASIDE


def actor(state: State) -> int:
    """The seat at turn, unless the dealer owes it tiles."""
    if state.ending:
        return OVER
    return DEALER if state.due else state.turn


def legal(state: State, actions: Actions) -> int:
    """Placements and exchanges; a pass only if there is nothing else."""
    if state.due:
        return _draws(state, actions)
    count = placements(state, actions)
    if state.tiles and state.bag_size >= EXCHANGE_NEEDS:
        return _exchanges(state, actions, count)
    if count == 0:
        actions[0] = of_kind(PASS, 0)
        return 1
    return count


@rule
def _draws(state: State, actions: Actions) -> int:
    kind = ASIDE_DRAW if state.aside[ASIDE - 1] == NONE else RACK_DRAW
    count = 0
    for tile in range(KINDS):
        if state.bag[tile] > 0:
            actions[count] = of_kind(kind, tile)
            count += 1
    return count


@rule
def _exchanges(state: State, actions: Actions, count: int) -> int:
    """One, two or three tiles of the rack, which is full and sorted; equal tiles are the same exchange."""
    rack = state.racks[state.turn]
    a, b, c = int(rack[0]), int(rack[1]), int(rack[2])
    actions[count] = exchange_of(a, -1, -1)
    actions[count + 1] = exchange_of(a, b, -1)
    actions[count + 2] = exchange_of(a, b, c)
    count += 3
    if b != a:
        actions[count] = exchange_of(b, -1, -1)
        actions[count + 1] = exchange_of(b, c, -1)
        count += 2
    if c != b:
        actions[count] = exchange_of(c, -1, -1)
        actions[count + 1] = exchange_of(a, c, -1)
        count += 2
    return count


def play(state: State, action: int) -> None:
    """Play a legal action."""
    kind = kind_of(action)
    if kind == PLACEMENT:
        _place(state, action)
    elif kind == EXCHANGE:
        _reject(state, action)
    elif kind == PASS:
        _end_turn(state)
    else:
        _draw(state, kind, content_of(action))


@rule
def _place(state: State, action: int) -> None:
    seat = state.turn
    state.points[seat] += placement_points(state, action)
    state.exchanges = 0
    for k in range(RACK):
        one = laid_at(action, k)
        if not one:
            break
        square = square_of(one)
        put(state, square, face_of(one))
        tile = kind_on(state, square)
        remove(state.racks[seat], tile)
        notice_placed(state, seat, tile)
        if AGAIN[square]:
            state.again = 1
    notice_size(state, seat)
    state.due = min(RACK - count_of(state.racks[seat]), state.bag_size)
    if not state.due:
        _refilled(state)


@rule
def _reject(state: State, action: int) -> None:
    """An exchange: the rejected tiles wait until the new ones are drawn."""
    for k in range(RACK):
        tile = tile_at(action, k)
        if tile >= 0:
            remove(state.racks[state.turn], tile)
            insert(state.rejected, tile)
            state.due += 1


@rule
def _draw(state: State, kind: int, tile: int) -> None:
    state.bag[tile] -= 1
    state.bag_size -= 1
    state.due -= 1
    if kind == ASIDE_DRAW:
        insert(state.aside, tile)
        if not state.due:
            state.due = RACK
        return
    insert(state.racks[state.turn], tile)
    notice_draw(state, state.turn, tile)
    if not state.due:
        _refilled(state)


@rule
def _refilled(state: State) -> None:
    """The rack at turn is complete again, or the bag is empty."""
    seat = state.turn
    if state.tiles == 0:  # the racks are being filled for the first time, seat by seat
        state.turn = (seat + 1) % state.seats
        state.due = RACK if state.turn else 0
    elif state.rejected[0] != NONE:
        _put_back(state, seat)
    elif state.bag_size == 0 and count_of(state.racks[seat]) == 0:
        _end(state, OUT)
    elif _is_blocked(state):
        _end(state, BLOCKED)
    elif state.again:  # "complète son chevalet, puis rejoue immédiatement"
        state.again = 0
    else:
        _end_turn(state)


@rule
def _put_back(state: State, seat: int) -> None:
    remember_return(state, seat)
    for k in range(RACK):
        if state.rejected[k] != NONE:
            state.bag[state.rejected[k]] += 1
            state.bag_size += 1
            state.rejected[k] = NONE
    state.exchanges += 1
    if state.exchanges >= EXCHANGES_IN_A_ROW * state.seats:
        _end(state, EXCHANGES)
    else:
        _end_turn(state)


@rule
def _is_blocked(state: State) -> bool:
    """Too few in the bag to exchange, and nobody holds a tile that fits anywhere."""
    if state.bag_size >= EXCHANGE_NEEDS:
        return False
    for seat in range(state.seats):
        if can_place(state, seat):
            return False
    return True


@rule
def _end_turn(state: State) -> None:
    state.turn = (state.turn + 1) % state.seats
    if state.opening:
        state.opening -= 1


@rule
def _end(state: State, ending: int) -> None:
    """The last count: who went out gets the others' tiles; otherwise everybody loses the own ones."""
    state.ending = ending
    state.again = 0
    for seat in range(state.seats):
        rest = rest_of(state, seat)
        if ending == OUT:
            state.points[state.turn] += rest
        else:
            state.points[seat] -= rest


@rule
def rest_of(state: State, seat: int) -> int:
    """What the tiles left in a rack count: a joker nothing."""
    rest = 0
    for k in range(RACK):
        if state.racks[seat, k] < NONE:
            rest += worth(state.racks[seat, k])
    return rest


def deal(state: State) -> int:
    """One of the bag's tiles by lot."""
    kind = ASIDE_DRAW if state.aside[ASIDE - 1] == NONE else RACK_DRAW
    return of_kind(kind, draw_kind(state, state.bag_size))


def odds(state: State, action: int) -> float:
    """Each tile of the bag is equally likely."""
    return float(state.bag[content_of(action)] / state.bag_size)


def scores(state: State, out: Any) -> None:
    """The points so far; the last count is in them as soon as the game is over."""
    for seat in range(state.seats):
        out[seat] = state.points[seat]


def winners(state: State, out: Any) -> None:
    """Most points; equal totals share the win."""
    best = best_points(state)
    sharing = 0
    for seat in range(state.seats):
        sharing += int(state.points[seat] == best)
    for seat in range(state.seats):
        out[seat] = 1.0 / sharing if state.ending and state.points[seat] == best else 0.0


def gain(state: State, action: int) -> int:
    """The points of a placement; the last count isn't in them."""
    return placement_points(state, action) if kind_of(action) == PLACEMENT else 0
