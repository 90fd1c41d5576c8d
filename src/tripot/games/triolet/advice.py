"""A turn of Triolet in words, from what ``heuristics.py`` weighs: points, the tiles kept, what is opened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tripot.engine import kernels
from tripot.engine.advice import Scale, with_odds_to
from tripot.engine.message import Message, say
from tripot.engine.snapshot import states_of
from tripot.engine.state import State
from tripot.games.triolet.actions import EXCHANGE, PASS, content_of, kind_of, tile_at
from tripot.games.triolet.board import (
    AGAIN,
    JOKER,
    KINDS,
    NAMES,
    RACK,
    SPECIAL,
    SQUARES,
    SUM,
    TIMES,
    TRIO,
    TRIOLET_BONUS,
)
from tripot.games.triolet.gestures import placed
from tripot.games.triolet.kit import tile_of_face
from tripot.games.triolet.lines import put
from tripot.games.triolet.openings import CLASSES, FITS, TRIO_OF, chance_of
from tripot.games.triolet.options import TrioletOptions
from tripot.games.triolet.rules import MAX_ACTIONS
from tripot.games.triolet.scoring import placement_points
from tripot.games.triolet.sets import Board, board_of, new_sets
from tripot.games.triolet.texts import FACE_NAMES, TILE_NAMES

SHOWN = 3
"""So many reasons at most."""
HARD = 11
"""Numbers from here on are the hardest to use (``heuristics.KEPT``)."""
WORTH_TELLING = 0.05
"""A chance from which it matters that a square waits for a number."""
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
        tiles = [TILE_NAMES[tile] for tile in _exchanged(action)]
        return say("triolet-move-exchange", count=len(tiles), tiles=" ".join(tiles))
    new = placed(action)
    first, last = NAMES[min(new)], NAMES[max(new)]
    squares = first if len(new) == 1 else f"{first}–{last}"
    return say("triolet-move-place", tiles=" ".join(FACE_NAMES[face] for face in new.values()), squares=squares)


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
    yield say("triolet-why-exchange", points=int(points.max()))
    heavy = [tile for tile in _exchanged(action) if HARD <= tile < JOKER]
    if heavy:
        yield say("triolet-why-heavy", count=len(heavy), tiles=" ".join(TILE_NAMES[tile] for tile in heavy))
    yield from _rack(state, _kept(state, action))


def _of_placement(state: State, action: int) -> Iterator[Message]:
    new, points = placed(action), int(placement_points(state, action))
    yield _score(state, new, points)
    kept = _kept(state, action)
    if state.bag_size == 0 and not kept:
        yield say("triolet-why-out")
        return
    if any(AGAIN[square] for square in new):
        yield say("triolet-why-again")
    opening = _worst_opening(state, new, kept)
    if opening is not None:
        yield opening
    yield from _rack(state, kept)
    if opening is None and state.bag_size:
        yield say("triolet-why-closed")


def _score(state: State, new: Board, points: int) -> Message:
    """The points, with what makes them worth playing for."""
    trios = sum(len(line) == RACK for line in new_sets(board_of(state), new))
    times = max((int(TIMES[square]) for square in new), default=1)
    whole = len(new) == RACK and all(face < JOKER for face in new.values())
    if whole and points >= TRIO + TRIOLET_BONUS:
        return say("triolet-why-triolet", points=points, bonus=TRIOLET_BONUS)
    if trios:
        return say("triolet-why-trios", trios=trios, times=times, points=points)
    return say("triolet-why-points", times=times, points=points)


def _exchanged(action: int) -> list[int]:
    tiles = (tile_at(content_of(action), k) for k in range(RACK))
    return [int(tile) for tile in tiles if tile >= 0]


def _kept(state: State, action: int) -> list[int]:
    """The tiles that stay in the rack."""
    rack = Counter(int(tile) for tile in state.racks[state.turn] if tile < KINDS)
    gone = _exchanged(action) if kind_of(action) == EXCHANGE else [tile_of_face(f) for f in placed(action).values()]
    return sorted((rack - Counter(gone)).elements())


def _unseen(state: State) -> int:
    return sum(int(count) for count in state.bag)


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
                unseen=_unseen(state),
            )


class Opening(NamedTuple):
    """An empty square that waits for one number to make a Trio."""

    square: int
    number: int


def _openings(demand: list[list[int]]) -> set[Opening]:
    found = set()
    for square in range(SQUARES):
        kind = int(CLASSES[demand[0][square], demand[1][square]])
        if kind >= TRIO_OF:
            found.add(Opening(square, kind - TRIO_OF))
    return found


SIGNS = {"R": 3, "T": 2, "D": 1, "*": 1}
"""How much a square adds to the harm."""


def _worst_opening(state: State, new: Board, kept: list[int]) -> Message | None:
    """The Trio that the placement opens to the next player and that weighs most, or a special square that it opens."""
    before = _openings([list(state.demand[0]), list(state.demand[1])])
    after = states_of(state)
    for square, face in new.items():
        put(after[0], square, face)
    demand = after[0]["demand"].tolist()
    unseen = max(1, _unseen(state))
    opened = []
    for one in _openings(demand) - before:
        probability = chance_of(state, one.number, unseen)
        if probability >= WORTH_TELLING or one.number in kept:
            opened.append((SIGNS.get(SPECIAL[one.square], 0) + 2 * probability, probability, one))
    if opened:
        _, probability, one = max(opened)
        return say(
            "triolet-why-waits" if one.number in kept else "triolet-why-opens",
            square=NAMES[one.square],
            sign={"*": "D", ".": "none"}.get(SPECIAL[one.square], SPECIAL[one.square]),
            number=one.number,
            percent=round(100 * probability),
        )
    for square in range(SQUARES):
        sign = SPECIAL[square]
        if sign in "RT" and int(CLASSES[demand[0][square], demand[1][square]]) == FITS and not _was_open(state, square):
            return say("triolet-why-invites", square=NAMES[square], sign=sign)
    return None


def _was_open(state: State, square: int) -> bool:
    return int(CLASSES[state.demand[0][square], state.demand[1][square]]) >= FITS
