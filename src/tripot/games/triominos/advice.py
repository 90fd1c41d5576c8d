"""A turn of Triominos in words, from what ``heuristics.py`` weighs: points, what fits next, what is opened."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tripot.engine.advice import CHANCE, Scale
from tripot.engine.message import Message, say
from tripot.engine.snapshot import states_of
from tripot.engine.state import State
from tripot.games.triominos.board import ALL_TILES, BONUS, FITS_ANYHOW, FULL, SUMS, TILE_BIT, TILE_COUNT
from tripot.games.triominos.heuristics import ALONE
from tripot.games.triominos.look import BONUS_NAMES, bonus_name
from tripot.games.triominos.moves import gain
from tripot.games.triominos.names import spaced
from tripot.games.triominos.options import TriominosOptions
from tripot.games.triominos.state import DRAW, NO_TILE, PLACE, action_tile, action_turn, action_x, action_y
from tripot.games.triominos.structure import bonus_at, cover, edge_of

SHOWN = 3
"""So many reasons at most."""


def standing(share: float) -> float:
    """Points alone, less what the tiles in the rack are worth, from ``evaluate``."""
    return ALONE * math.log(share / (1.0 - share))


POINTS_ALONE = Scale("triominos-unit-points", "triominos-unit-points-less", standing, telling=5.0)
TILES_ALONE = Scale(
    "triominos-unit-tiles", "triominos-unit-tiles-more", lambda share: -standing(share), 1.0, fewer=True
)


def scale(options: TriominosOptions, seat: int) -> Scale:  # noqa: ARG001
    """Chances to win; alone the points, or without points the tiles left, that the game tends to."""
    if options.players > 1:
        return CHANCE
    return TILES_ALONE if options.score == "none" else POINTS_ALONE


def named(state: State, action: int) -> Message:  # noqa: ARG001
    """The tile as it lies, or what is done instead."""
    if action < PLACE:
        return say("triominos-move-draw" if action == DRAW else "triominos-move-pass")
    return say("triominos-move-place", tile=spaced(action_tile(action), action_turn(action)))


def reasons(state: State, action: int) -> list[Message]:
    """What it scores, what it prepares for oneself or for others, and what fits afterwards."""
    found = _of_placement(state, action) if action >= PLACE else _of_no_placement(state, action)
    return list(found)[:SHOWN]


def _of_no_placement(state: State, action: int) -> Iterator[Message]:
    own = int(state.racks[state.to]) if state.fresh == NO_TILE else 1 << int(state.fresh)
    fitting = int(_fitting(state))
    if own & fitting:
        yield say("triominos-why-rather-not")
    else:
        yield say("triominos-why-nothing-fits", tiles="one" if state.fresh != NO_TILE else "all")
    if action == DRAW:
        unseen = int(_unseen(state)) & ~int(state.racks[state.to])
        yield say("triominos-why-draw", percent=_percent(unseen & fitting, unseen), cost=-int(gain(state, action)))
    elif cost := -int(gain(state, action)):
        yield say("triominos-why-costs", cost=cost)


def _of_placement(state: State, action: int) -> Iterator[Message]:
    tile, x, y = action_tile(action), action_x(action), action_y(action)
    points = int(gain(state, action))
    if state.counts[state.to] == 1:
        yield say("triominos-why-out", points=points)
        return
    bonus = bonus_name(state, x, y) or "none"
    if points or bonus != "none":
        yield say("triominos-why-scores", points=points, bonus=bonus)
    after = states_of(state)[0]
    cover(after, edge_of(after, x, y), tile, action_turn(action))
    own = int(state.racks[state.to]) & ~(1 << tile)
    unseen = int(_unseen(state)) & ~own & ~(1 << tile)
    yield from _chances(state, after, own, unseen)
    fits = int(_fitting(after))
    count = (fits & own).bit_count()
    yield say("triominos-why-fits" if count else "triominos-why-stuck", count=count)
    if state.players > 1:
        yield say("triominos-why-others", percent=_percent(fits & unseen, unseen))
    if state.score == FULL and tile in _heaviest(int(state.racks[state.to])):
        yield say("triominos-why-heavy", tile=spaced(tile))


class Chance(NamedTuple):
    """A bridge or hexagon that a tile could make."""

    points: int
    name: str
    x: int
    y: int
    tiles: int
    """The tiles that fit there, as bits."""


def _all_chances(state: State) -> set[Chance]:
    found = set()
    for edge in range(int(state.edge)):
        bonus = int(bonus_at(state, edge))
        if bonus:
            points, name = int(BONUS[state.score, bonus]), BONUS_NAMES[bonus]
            tiles = int(FITS_ANYHOW[state.edge_code[edge]])
            found.add(Chance(points, name, int(state.edge_x[edge]), int(state.edge_y[edge]), tiles))
    return found


def _chances(state: State, after: State, own: int, unseen: int) -> Iterator[Message]:
    """The best bridge or hexagon that the tile prepares, for oneself and for the others."""
    new = sorted(_all_chances(after) - _all_chances(state), reverse=True)
    mine = next((chance for chance in new if chance.tiles & own), None)
    theirs = next((chance for chance in new if chance.tiles & unseen and not chance.tiles & own), None)
    if mine is not None:
        tile = (mine.tiles & own).bit_length() - 1
        yield say("triominos-why-prepares", bonus=mine.name, tile=spaced(tile))
    elif theirs is not None:
        yield say("triominos-why-opens", bonus=theirs.name, tiles=(theirs.tiles & unseen).bit_count())


def _fitting(state: State) -> np.uint64:
    """The tiles that fit somewhere."""
    fitting = np.uint64(0)
    for code in state.edge_code[: int(state.edge)]:
        fitting |= FITS_ANYHOW[code]
    return fitting


def _unseen(state: State) -> np.uint64:
    """The tiles that don't lie on the table."""
    tiles: np.uint64 = ALL_TILES
    for tile in state.placed_tile[: int(state.placed)]:
        tiles &= ~TILE_BIT[tile]
    return tiles


def _percent(part: int, whole: int) -> int:
    return round(100 * part.bit_count() / max(1, whole.bit_count()))


def _heaviest(rack: int) -> list[int]:
    """The tiles of a rack with the highest sum."""
    held = [tile for tile in range(TILE_COUNT) if rack >> tile & 1]
    sums = [int(SUMS[tile]) for tile in held]
    return [tile for tile, total in zip(held, sums, strict=True) if total == max(sums)]
