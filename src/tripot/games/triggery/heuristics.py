"""What a good move looks like: pay what brings the end of the board nearest; in a match, race."""

from __future__ import annotations

from typing import Any, Final

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.triggery.actions import CALL, CLAIM, DONE, PASS, PAY
from tripot.games.triggery.board import BIT, CELL_COUNT
from tripot.games.triggery.bonus import NONE, counts_of, counts_without, next_free
from tripot.games.triggery.estimate import cost_to_clear
from tripot.games.triggery.prospect import turns_to_clear
from tripot.games.triggery.race import share_of_first_side
from tripot.games.triggery.result import members
from tripot.games.triggery.state import called_side, layout_of, side_to_play

CLAIM_FIRST: Final = 1000.0
"""What is free is taken before anything is paid, and the turn ends only when nothing else can be done."""

CALL_FIRST: Final = 2000.0
"""The other side's forgotten bonus is called before all else, one's own never."""

LONG_SOLO: Final = 40.0
"""Throws after which a game alone is worth no less."""

THROWS_A_POINT: Final = 0.0005
"""Alone, points only break ties between equal numbers of throws."""

SOLO_SHARE: Final = 0.1
"""Alone one always wins: between no throw and very many lies the bonus that ``evaluate`` may give."""


def prior(state: State, action: int) -> float:
    """Minus the points that the own board still costs after the action; free things first, the turn's end last."""
    if action in (DONE, PASS):
        return -CLAIM_FIRST
    if action >= CALL:
        return prior_of_call(state, (action - CALL) % CELL_COUNT)
    if action >= CLAIM:
        return CLAIM_FIRST
    side = side_to_play(state)
    layout = layout_of(state, side)
    stars = state.stars[layout]
    opened, counts, cell = state.open[side], state.counts[side], action - PAY
    left = state.left - state.triggery_tablets[layout, cell]
    while cell != NONE:
        opened ^= BIT[cell]
        counts = counts_without(counts, stars, cell)
        cell = next_free(opened, counts, stars)
    return -cost_to_clear(state, layout, opened, counts, left)


@rule
def prior_of_call(state: State, cell: int) -> float:
    """The dearer the other side's board becomes, the better."""
    if state.players == 1:
        return -CALL_FIRST
    other = called_side(state, side_to_play(state))
    layout = layout_of(state, other)
    opened = state.open[other] | BIT[cell]
    return CALL_FIRST + cost_to_clear(state, layout, opened, counts_of(opened, state.stars[layout]), 0)


def glance(state: State, action: int) -> int:  # noqa: ARG001 - a tablet is seen where it lies
    """The cell of a tablet; being done is a thought of its own."""
    if action in (DONE, PASS):
        return CELL_COUNT
    return (action - (CALL if action >= CALL else CLAIM if action >= CLAIM else PAY)) % CELL_COUNT


def evaluate(state: State, out: Any) -> None:
    """In a match the chances of the race, shared by partners; alone the expected number of throws."""
    if state.players == 1:
        out[0] = 1.0 - SOLO_SHARE * min(1.0, expected_throws(state) / LONG_SOLO)
        return
    first = share_of_first_side(state)
    for seat in range(state.players):
        side = seat & 1
        out[seat] = (first if side == 0 else 1.0 - first) / members(state, side)


@rule
def expected_throws(state: State) -> float:
    """Alone: the throws so far and those still needed; points count a little."""
    turns, _ = turns_to_clear(state, 0, state.open[0])
    return float(state.throws + turns + THROWS_A_POINT * state.points)
