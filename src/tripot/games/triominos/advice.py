"""A turn of Triominos in words, from what ``heuristics.py`` weighs: points, what fits next, what is opened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tripot.engine.message import Message, say
from tripot.engine.snapshot import states_of
from tripot.engine.state import State
from tripot.games.triominos.amounts import scale
from tripot.games.triominos.board import ALL_TILES, BONUS, FITS_ANYHOW, FULL, NONE, SUMS, TILE_BIT, TILE_COUNT
from tripot.games.triominos.forecast import to_come
from tripot.games.triominos.look import BONUS_NAMES, beside, bonus_name
from tripot.games.triominos.moves import gain
from tripot.games.triominos.names import spaced
from tripot.games.triominos.state import DRAW, NO_TILE, PLACE, action_tile, action_turn, action_x, action_y
from tripot.games.triominos.structure import bonus_at, cover, edge_of

__all__ = ["named", "reasons", "scale"]

SHOWN = 3
"""So many reasons at most."""


def named(state: State, action: int) -> Message:
    """The tile as the hand shows it and the tile that it is laid against, or what is done instead."""
    if action < PLACE:
        return say("triominos-move-draw" if action == DRAW else "triominos-move-pass")
    tile = spaced(action_tile(action))
    if not state.placed:
        return say("triominos-move-first", tile=tile)
    side, other = beside(state, action_x(action), action_y(action))
    return say("triominos-move-place", tile=tile, side=side, other=spaced(other))


def reasons(state: State, action: int) -> list[Message]:
    """What it scores, what it prepares for oneself or for others, and what fits afterwards."""
    found = _of_placement(state, action) if action >= PLACE else _of_no_placement(state, action)
    return list(found)[:SHOWN]


def _of_no_placement(state: State, action: int) -> Iterator[Message]:
    drawn = state.fresh != NO_TILE
    own = 1 << int(state.fresh) if drawn else int(state.racks[state.to])
    fitting = int(_fitting(state))
    found = "triominos-why-rather-not" if own & fitting else "triominos-why-nothing-fits"
    yield say(found, tiles="one" if drawn else "all")
    cost = -int(gain(state, action))
    if action == DRAW:
        unseen = int(_unseen(state)) & ~int(state.racks[state.to])
        yield say("triominos-why-draw", percent=_percent(unseen & fitting, unseen), cost=cost)
        if (worth := _worth_of_a_draw(state)) > cost:
            yield say("triominos-why-more", points=worth)
    elif cost:
        yield say("triominos-why-costs", cost=cost)


def _worth_of_a_draw(state: State) -> int:
    """Alone with points, what one more tile in the rack is going to bring, by the forecast."""
    if state.players > 1 or state.score == NONE:
        return 0
    score, held, pool = int(state.score), int(state.counts[0]), int(state.pool_count)
    return round(to_come(score, held + 1, pool - 1) - to_come(score, held, pool))


def _of_placement(state: State, action: int) -> Iterator[Message]:
    tile, x, y = action_tile(action), action_x(action), action_y(action)
    points = int(gain(state, action))
    if state.counts[state.to] == 1:
        yield say("triominos-why-out", points=points)
        return
    if points:
        yield say("triominos-why-scores", points=points, bonus=bonus_name(state, x, y) or "none")
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
    if state.score == FULL and _is_heaviest(tile, own):
        yield say("triominos-why-heavy")


class Chance(NamedTuple):
    """A bridge or hexagon that a tile could make."""

    points: int
    name: str
    tiles: int
    """The tiles that fit there, as bits."""


def _all_chances(state: State) -> dict[tuple[int, int], Chance]:
    """By their cells; none where nothing is scored."""
    found = {}
    for edge in range(int(state.edge)):
        bonus = int(bonus_at(state, edge))
        if points := int(BONUS[state.score, bonus]):
            cell = int(state.edge_x[edge]), int(state.edge_y[edge])
            found[cell] = Chance(points, BONUS_NAMES[bonus], int(FITS_ANYHOW[state.edge_code[edge]]))
    return found


def _chances(state: State, after: State, own: int, unseen: int) -> Iterator[Message]:
    """The best bridge or hexagon that the tile prepares, for oneself or for the others; alone there are no others."""
    before, nothing = _all_chances(state), Chance(0, "", 0)
    found = _all_chances(after).items()
    new = sorted((chance for cell, chance in found if chance.points > before.get(cell, nothing).points), reverse=True)
    mine = next((chance for chance in new if chance.tiles & own), None)
    theirs = next((chance for chance in new if chance.tiles & unseen and not chance.tiles & own), None)
    if mine is not None:
        tile = (mine.tiles & own).bit_length() - 1
        yield say("triominos-why-prepares", bonus=mine.name, tile=spaced(tile))
    elif theirs is not None and state.players > 1:
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


def _is_heaviest(tile: int, others: int) -> bool:
    """Its sum is higher than that of any other tile in the rack."""
    return all(SUMS[tile] > SUMS[other] for other in range(TILE_COUNT) if others >> other & 1)
