"""What a seat can know, and worlds that fit it.

Public is everything that lies face up, how many tiles each rack and the pool have, how many tiles each seat has drawn,
and whether a placed tile was the one just drawn. What a seat can't see follows from two facts only:

- every order of the tiles was equally likely;
- a start tile lay face up after the deal, so it was not dealt into a rack: it can be there only if it was drawn later.

A rack is therefore a set of slots, some dealt, some drawn, and every way to fill the slots is equally likely in which
no dealt slot holds a start tile. A tile placed from the rack leaves one of its slots, each with the same chance (a
start tile: one of the drawn ones); a tile placed at once leaves the slot just drawn. ``imagine`` goes through that
history by lot. It draws no conclusion from what a seat chose to do.
"""

from __future__ import annotations

import numpy as np

from tripot.engine.chance import random_below, random_unit
from tripot.engine.compile import rule
from tripot.engine.numbers import whole
from tripot.engine.state import State
from tripot.games.triominos.bits import any_of, size
from tripot.games.triominos.board import ALL_TILES, RACK, TILE_BIT
from tripot.games.triominos.state import AT_ONCE, DEAL, HIDDEN_TILE, NO_TILE

_TRIES = 10_000
"""Only a position set up by hand can be so unlikely that the history is given up."""


@rule
def hide(state: State, seat: int) -> None:
    """Blank the pool, the other racks and their fresh tile; when the game is over, all lies open."""
    state.rng = np.uint64(0)
    if state.ending != 0:
        return
    state.pool = np.uint64(0)
    for other in range(whole(state.players)):
        if other != seat:
            state.racks[other] = np.uint64(0)
    if state.to != seat and state.fresh != NO_TILE:
        state.fresh = HIDDEN_TILE


@rule
def imagine(state: State, seat: int) -> None:
    """Fill the other racks and the pool by lot with what the seat can't see."""
    if state.ending != 0:
        return
    unseen = _unseen(state, seat)
    start_tiles = unseen & state.seen
    slots = _dealt_slots(state, seat, size(unseen), size(start_tiles))
    for other in range(whole(state.players)):
        if other != seat:
            rack = np.uint64(0)
            for _ in range((slots >> (8 * other)) & 255):
                candidates = unseen & ~start_tiles
                tile = any_of(state, candidates if candidates != np.uint64(0) else unseen)
                rack |= TILE_BIT[tile]
                unseen ^= TILE_BIT[tile]
            state.racks[other] = rack
    for other in range(whole(state.players)):
        if other != seat:
            for _ in range(state.counts[other] - size(state.racks[other])):
                tile = any_of(state, unseen)
                state.racks[other] |= TILE_BIT[tile]
                unseen ^= TILE_BIT[tile]
                if other == state.to and state.fresh != NO_TILE:
                    state.fresh = tile
    state.pool = unseen


@rule
def _unseen(state: State, seat: int) -> np.uint64:
    """The tiles that lie neither on the table nor in the seat's own rack."""
    unseen: np.uint64 = ALL_TILES & ~state.shown
    if seat >= 0:
        unseen &= ~state.racks[seat]
    for cell in range(whole(state.placed)):
        unseen &= ~TILE_BIT[state.placed_tile[cell]]
    return unseen


@rule
def _dealt_slots(state: State, seat: int, unseen: int, start_tiles: int) -> int:
    """By lot, how many tiles of each other rack are still from the deal: one byte a seat.

    With ``dealt`` such tiles in all, the number of ways to fill all slots is proportional to the product of
    ``unseen - dealt - i`` over the start tiles i = 0, 1, ...: that is the chance to accept a history.
    """
    fewest = 0
    for other in range(whole(state.players)):
        if other != seat:
            fewest += max(0, whole(state.counts[other]) - whole(state.kept[other]))
    slots = 0
    for _ in range(_TRIES):
        slots, dealt = 0, 0
        for other in range(whole(state.players)):
            if other != seat:
                left = _dealt_slots_of(state, other) if start_tiles > 0 else whole(state.counts[other])
                slots |= left << (8 * other)
                dealt += left
        chance = 1.0
        for i in range(start_tiles):
            chance *= max(0.0, (unseen - dealt - i) / max(1.0, unseen - fewest - i))
        if start_tiles == 0 or random_unit(state) < chance:
            break
    return slots


@rule
def _dealt_slots_of(state: State, seat: int) -> int:
    """One such number for one rack: go through its history by lot until a start tile never left a dealt slot."""
    if state.phase == DEAL:
        return whole(state.counts[seat])
    dealt = 0
    for _ in range(_TRIES):
        dealt = _history(state, seat)
        if dealt >= 0:
            break
    return min(max(dealt, 0), whole(state.counts[seat]))


@rule
def _history(state: State, seat: int) -> int:
    """The tiles still left from the deal at the end of one history; -1 when it is rejected.

    With ``drawn`` of the slots drawn, a start tile has ``drawn`` ways to leave: the history is accepted with a chance
    proportional to that.
    """
    dealt, drawn, kept, start_tiles = whole(RACK[state.players]), 0, 0, 0
    for cell in range(whole(state.placed)):
        if state.placed_by[cell] != seat or state.placed_kept[cell] == AT_ONCE:
            continue
        drawn += whole(state.placed_kept[cell]) - kept
        kept = whole(state.placed_kept[cell])
        if state.seen & TILE_BIT[state.placed_tile[cell]] != np.uint64(0):
            if random_below(state, max(1, kept - start_tiles)) >= drawn:
                return -1
            start_tiles += 1
            drawn -= 1
        elif dealt + drawn > 0 and random_below(state, dealt + drawn) < drawn:
            drawn -= 1
        else:
            dealt -= 1
    return dealt
