"""How a match stands: the chances of the race that runs, and what its loser will lose.

All figures were fitted to 2500 rounds between two players that follow ``estimate.py``. The lead of a side, in turns, is
taken as normal; the loser of a round loses what is open on that board, less what is still turned until the end.
"""

from __future__ import annotations

import math
from typing import Final

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.triggery.board import ALL_CELLS
from tripot.games.triggery.bonus import counts_of
from tripot.games.triggery.dealer import choosing_first, laying_out
from tripot.games.triggery.estimate import cost_to_clear
from tripot.games.triggery.result import open_points, side_score
from tripot.games.triggery.state import layout_of, side_to_play, starter

TURN_PAYS: Final = 9.1
"""Points of the plan that a turn saves."""

TEMPO: Final = 0.5
"""Turns by which the side that plays next is ahead."""

LEAD_NOW: Final = 0.3
LEAD_A_TURN: Final = 1.1
"""The variance of the lead: a part that stays, and one for each turn to come."""

LOSER_TURNS: Final = 15.5
"""Points that the loser still turns, for each turn to come."""

LOSS_NOW: Final = 900.0
LOSS_A_TURN: Final = 300.0
"""The variance of the points lost, in the same way."""

FULL_LOSS: Final = 250.0
"""Points that the loser of a whole round loses, on average."""

CLEAR_MARGIN: Final = 300.0
"""A match won by so many points could not be won more clearly."""

MARGIN_SHARE: Final = 0.1
"""How much of a share tells a narrow result from a clear one."""


@rule
def below(x: float) -> float:
    """The normal distribution: the probability of less than x."""
    return 0.5 * (1.0 + math.erf(x * 0.7071067811865476))


@rule
def chance(x: float, variance: float) -> float:
    """The probability that something expected to be x is positive; certain if nothing can vary."""
    if variance > 0.0:
        return below(x / math.sqrt(variance))
    return 1.0 if x > 0.0 else 0.5 if x == 0.0 else 0.0


@rule
def chance_of_round(cost_0: float, cost_1: float, tempo: float) -> float:
    """The probability that side 0 clears its board first."""
    turns = min(cost_0, cost_1) / TURN_PAYS
    return chance((cost_1 - cost_0) / TURN_PAYS + tempo, LEAD_NOW + LEAD_A_TURN * max(0.0, turns))


@rule
def expected_loss(opened: int, cost_of_winner: float) -> float:
    """What the other side still loses when the winner needs so much."""
    return max(0.0, opened - LOSER_TURNS * max(0.0, cost_of_winner) / TURN_PAYS)


@rule
def share_of_first_side(state: State) -> float:
    """Side 0's expected share of the win, a tenth of it for the margin."""
    if laying_out(state) or choosing_first(state):
        return 0.5
    lead = float(side_score(state, 0) - side_score(state, 1))
    if state.ending:
        return with_margin(chance(lead, 0.0), lead, state.by_rounds)
    mover = side_to_play(state)
    cost_0 = cost_to_clear(state, layout_of(state, 0), state.open[0], state.counts[0], state.left if mover == 0 else 0)
    cost_1 = cost_to_clear(state, layout_of(state, 1), state.open[1], state.counts[1], state.left if mover == 1 else 0)
    next_side = mover if state.total == 0 else 1 - mover
    win = chance_of_round(cost_0, cost_1, TEMPO if next_side == 0 else -TEMPO)
    if state.by_rounds:
        gain_0, gain_1, variance = 1.0, 1.0, 0.0
    else:
        gain_0 = expected_loss(open_points(state, 1), cost_0)
        gain_1 = expected_loss(open_points(state, 0), cost_1)
        variance = LOSS_NOW + LOSS_A_TURN * max(0.0, min(cost_0, cost_1)) / TURN_PAYS
    if state.second:
        share = win * chance(lead + gain_0, variance) + (1.0 - win) * chance(lead - gain_1, variance)
        return with_margin(share, lead + win * gain_0 - (1.0 - win) * gain_1, state.by_rounds)
    return with_second_round(state, win, gain_0, gain_1, variance)


@rule
def with_second_round(state: State, win: float, gain_0: float, gain_1: float, variance: float) -> float:
    """The same when the second round is still to come: full boards, swapped, the other side first."""
    cost_0 = cost_to_clear(state, 1, ALL_CELLS, counts_of(ALL_CELLS, state.stars[1]), 0)
    cost_1 = cost_to_clear(state, 0, ALL_CELLS, counts_of(ALL_CELLS, state.stars[0]), 0)
    again = chance_of_round(cost_0, cost_1, TEMPO if starter(state) == 1 else -TEMPO)
    later = 1.0
    if not state.by_rounds:
        later = FULL_LOSS
        variance += LOSS_NOW + LOSS_A_TURN * min(cost_0, cost_1) / TURN_PAYS
    share = win * (again * chance(gain_0 + later, variance) + (1.0 - again) * chance(gain_0 - later, variance)) + (
        1.0 - win
    ) * (again * chance(later - gain_1, variance) + (1.0 - again) * chance(-later - gain_1, variance))
    margin = win * gain_0 - (1.0 - win) * gain_1 + (2.0 * again - 1.0) * later
    return with_margin(share, margin, state.by_rounds)


@rule
def with_margin(share: float, lead: float, by_rounds: int) -> float:
    """Mostly the share itself; a little for how clear it is."""
    clear = 2.0 if by_rounds else CLEAR_MARGIN
    return (1.0 - MARGIN_SHARE) * share + MARGIN_SHARE * (0.5 + 0.5 * max(-1.0, min(1.0, lead / clear)))
