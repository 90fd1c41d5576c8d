"""How a match stands: the chances of the race that runs, and what its loser will lose.

The lead of a side, in turns, is taken as normal. The figures were fitted to 3000 rounds, half between players that
follow ``prospect.py`` and half between greedy ones.
"""

from __future__ import annotations

import math
from typing import Final

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.triggery.board import ALL_CELLS, CELL_COUNT, STAR_POINTS
from tripot.games.triggery.dealer import choosing_first, laying_out
from tripot.games.triggery.prospect import turns_to_clear
from tripot.games.triggery.result import open_points, side_score
from tripot.games.triggery.state import layout_of, side_to_play, starter

TEMPO: Final = 0.5
"""Turns by which the side that plays next is ahead."""

LEAD_SPREAD: Final = 1.0
"""The variance of the lead beyond what the two boards' turns have."""

LOSS_AT_LEAST: Final = 55.0
LOSS_OF_OPEN: Final = 0.72
LOSS_SAVED_A_TURN: Final = 4.7
"""What the loser of a round loses: a sum and a part of what is open now, less for each turn that the winner needs.

Much stays open to the end: the last chain turns most of a board, and the loser doesn't have it.
"""

LOSS_SPREAD: Final = 2500.0
"""The variance of what this foretells."""

FULL_LOSS_SPREAD: Final = 4000.0
"""The variance of what the loser of a whole round loses."""

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
def expected_loss(opened: int, turns_of_winner: float) -> float:
    """What the other side still loses when the winner needs so many turns."""
    foreseen = LOSS_AT_LEAST + LOSS_OF_OPEN * opened - LOSS_SAVED_A_TURN * turns_of_winner
    return max(0.0, min(float(opened), foreseen))


@rule
def points_of_layout(state: State, layout: int) -> int:
    """What all its tablets would cost."""
    points = 0
    for cell in range(CELL_COUNT):
        number = state.triggery_tablets[layout, cell]
        points += number if number > 0 else STAR_POINTS
    return points


@rule
def share_of_first_side(state: State) -> float:
    """Side 0's expected share of the win, a tenth of it for the margin; what is left of a running throw is void."""
    if laying_out(state) or choosing_first(state):
        return 0.5
    lead = float(side_score(state, 0) - side_score(state, 1))
    if state.ending:
        return with_margin(chance(lead, 0.0), lead, state.by_rounds)
    turns_0, spread_0 = turns_to_clear(state, layout_of(state, 0), state.open[0])
    turns_1, spread_1 = turns_to_clear(state, layout_of(state, 1), state.open[1])
    next_side = side_to_play(state) if state.total == 0 else 1 - side_to_play(state)
    tempo = TEMPO if next_side == 0 else -TEMPO
    win = chance(turns_1 - turns_0 + tempo, LEAD_SPREAD + spread_0 + spread_1)
    if state.by_rounds:
        gain_0, gain_1, variance = 1.0, 1.0, 0.0
    else:
        gain_0 = expected_loss(open_points(state, 1), turns_0)
        gain_1 = expected_loss(open_points(state, 0), turns_1)
        variance = LOSS_SPREAD
    if state.second:
        share = win * chance(lead + gain_0, variance) + (1.0 - win) * chance(lead - gain_1, variance)
        return with_margin(share, lead + win * gain_0 - (1.0 - win) * gain_1, state.by_rounds)
    return with_second_round(state, win, gain_0, gain_1, variance)


@rule
def with_second_round(state: State, win: float, gain_0: float, gain_1: float, variance: float) -> float:
    """The same when the second round is still to come: full boards, swapped, the other side first."""
    turns_0, spread_0 = turns_to_clear(state, 1, ALL_CELLS)
    turns_1, spread_1 = turns_to_clear(state, 0, ALL_CELLS)
    tempo = TEMPO if starter(state) == 1 else -TEMPO
    again = chance(turns_1 - turns_0 + tempo, LEAD_SPREAD + spread_0 + spread_1)
    later_0, later_1 = 1.0, 1.0
    if not state.by_rounds:
        later_0 = expected_loss(points_of_layout(state, 0), turns_0)
        later_1 = expected_loss(points_of_layout(state, 1), turns_1)
        variance += FULL_LOSS_SPREAD
    share = win * (again * chance(gain_0 + later_0, variance) + (1.0 - again) * chance(gain_0 - later_1, variance)) + (
        1.0 - win
    ) * (again * chance(later_0 - gain_1, variance) + (1.0 - again) * chance(-later_1 - gain_1, variance))
    margin = win * gain_0 - (1.0 - win) * gain_1 + again * later_0 - (1.0 - again) * later_1
    return with_margin(share, margin, state.by_rounds)


@rule
def with_margin(share: float, lead: float, by_rounds: int) -> float:
    """Mostly the share itself; a little for how clear it is."""
    clear = 2.0 if by_rounds else CLEAR_MARGIN
    return (1.0 - MARGIN_SHARE) * share + MARGIN_SHARE * (0.5 + 0.5 * max(-1.0, min(1.0, lead / clear)))
