"""A turn of Triolet in words, from what ``heuristics.py`` weighs: points, the tiles kept, what is opened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import numpy as np

from tripot.engine import kernels
from tripot.engine.advice import Scale, with_odds_to
from tripot.engine.message import Message, say
from tripot.engine.snapshot import states_of
from tripot.engine.state import State
from tripot.games.triolet.actions import EXCHANGE, PASS, PLACEMENT, content_of, kind_of, tile_at
from tripot.games.triolet.board import (
    AGAIN,
    JOKER,
    KINDS,
    NAMES,
    RACK,
    SIZE,
    SUM,
    TIMES,
    TRIO,
    TRIOLET_BONUS,
)
from tripot.games.triolet.gestures import placed
from tripot.games.triolet.ideas import idea
from tripot.games.triolet.kit import tile_of_face
from tripot.games.triolet.lines import value_of, worth
from tripot.games.triolet.open_trios import change, unseen
from tripot.games.triolet.options import TrioletOptions
from tripot.games.triolet.rules import MAX_ACTIONS
from tripot.games.triolet.scoring import placement_points
from tripot.games.triolet.sets import Board, board_of, new_sets
from tripot.games.triolet.texts import TILE_NAMES
from tripot.games.triolet.trio_reasons import blocks, opens, opens_none, yours

__all__ = ["idea", "named", "reasons", "scale"]

SHOWN = 3
"""So many reasons at most."""
HARD = 11
"""Numbers from here on are the hardest to use (``heuristics.KEPT``)."""
CALM = 1.6
"""``evaluate`` counts a lead for less than it is worth (its swing is twice the calibrated one): the odds of winning are
the odds of a share to this power. In 680 positions of games that 24 simulations played it was 1.60 +- 0.31."""


def scale(options: TrioletOptions, seat: int) -> Scale:  # noqa: ARG001
    """Chances to win."""
    return with_odds_to(CALM, int(options.players))


def named(state: State, action: int) -> Message:  # noqa: ARG001
    """The tiles and where they go."""
    kind = kind_of(action)
    if kind == PASS:
        return say("triolet-move-pass")
    if kind == EXCHANGE:
        return say("triolet-move-exchange", **_listed(_tile(tile) for tile in _exchanged(action)))
    new = placed(action)
    face_named = _alone if len(new) == 1 else _among
    return say("triolet-move-place", squares=_squares(new), **_listed(map(face_named, new.values())))


def _tile(tile: int) -> str | Message:
    return say("triolet-tile-joker") if tile == JOKER else TILE_NAMES[tile]


def _alone(face: int) -> Message:
    return say("triolet-move-joker" if face >= JOKER else "triolet-move-tile", value=value_of(face))


def _among(face: int) -> str | Message:
    return say("triolet-move-among", value=value_of(face)) if face >= JOKER else str(face)


def _listed(tiles: Iterable[str | Message]) -> dict[str, str | float | Message]:
    """The arguments of a sentence that lists up to three tiles."""
    names = list(tiles)
    return {"count": len(names), **dict(zip(("first", "second", "third"), names, strict=False))}


def _squares(new: Board) -> str | Message:
    """A square, squares side by side, or two around a standing tile."""
    first, last = min(new), max(new)
    if first == last:
        return NAMES[first]
    if len(new) == 2 and last - first in (2, 2 * SIZE):
        return say("triolet-move-around", first=NAMES[first], last=NAMES[last])
    return f"{NAMES[first]}–{NAMES[last]}"


def reasons(state: State, action: int) -> list[Message]:
    """What it scores, whether it plays again, what stays in the rack, and what it leaves to the next player."""
    if kind_of(action) == PASS:
        return [say("triolet-why-pass")]
    if kind_of(action) == EXCHANGE:
        return list(_of_exchange(state, action))[:SHOWN]
    return list(_of_placement(state, action))[:SHOWN]


def _of_exchange(state: State, action: int) -> Iterator[Message]:
    states = states_of(state)
    actions = np.empty(MAX_ACTIONS, np.int64)
    actions = actions[: kernels.legal(states, 0, actions)]
    points = np.zeros(len(actions), np.int64)
    kernels.gains(states, 0, actions, points)
    most = int(points.max())
    if most >= TRIO:
        yield say("triolet-why-forgoes", points=most)
    elif any(kind_of(int(one)) == PLACEMENT for one in actions):
        yield say("triolet-why-exchange", points=most)
    else:
        yield say("triolet-why-stuck")
    heavy = [tile for tile in _exchanged(action) if HARD <= tile < JOKER]
    if heavy:
        yield say("triolet-why-heavy", **_listed(TILE_NAMES[tile] for tile in heavy))
    yield from _rack(state, _kept(state, action))


def _of_placement(state: State, action: int) -> Iterator[Message]:
    new, points = placed(action), int(placement_points(state, action))
    yield _score(state, new, points)
    kept = _kept(state, action)
    if state.bag_size == 0 and not kept:
        yield say("triolet-why-out", count=len(new))
        return
    trios = change(state, action)
    if any(AGAIN[square] for square in new):
        yield say("triolet-why-again")
        yield from yours(state, trios, kept, drawn=min(len(new), int(state.bag_size)))
        yield from _rack(state, kept)
        return
    harms = list(opens(state, trios, kept))
    yield from harms
    yield from _rack(state, kept)
    yield from blocks(state, trios, kept)
    if not harms:
        yield from opens_none(state, trios, kept)


def _score(state: State, new: Board, points: int) -> Message:
    """The points, with what makes them worth playing for."""
    trios = [line for line in new_sets(board_of(state), new) if len(line) == RACK]
    if len(new) == RACK and all(face < JOKER for face in new.values()):
        return say("triolet-why-triolet", points=points, bonus=TRIOLET_BONUS)
    if trios:
        times = max(int(TIMES[square]) for line in trios for square in line if square in new)
        return say("triolet-why-trios", trios=len(trios), times=times, points=points)
    times = max((int(TIMES[square]) for square, face in new.items() if worth(face)), default=1)
    return say("triolet-why-points", times=times, points=points)


def _exchanged(action: int) -> list[int]:
    tiles = (tile_at(content_of(action), k) for k in range(RACK))
    return [int(tile) for tile in tiles if tile >= 0]


def _kept(state: State, action: int) -> list[int]:
    """The tiles that stay in the rack."""
    rack = Counter(int(tile) for tile in state.racks[state.turn] if tile < KINDS)
    gone = _exchanged(action) if kind_of(action) == EXCHANGE else [tile_of_face(f) for f in placed(action).values()]
    return sorted((rack - Counter(gone)).elements())


def _rack(state: State, kept: list[int]) -> Iterator[Message]:
    """What the tiles that stay are good for."""
    if JOKER in kept:
        yield say("triolet-why-joker")
    numbers = [tile for tile in kept if tile < JOKER]
    if len(numbers) == 2 and sum(numbers) <= SUM and state.bag_size:
        makers = int(state.bag[SUM - sum(numbers)])
        if makers:
            yield say(
                "triolet-why-pair",
                tiles=f"{numbers[0]} + {numbers[1]}",
                number=SUM - sum(numbers),
                makers=makers,
                unseen=unseen(state),
            )
