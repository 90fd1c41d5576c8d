"""Ratings of players from their matches: Bradley and Terry's model (1952), with intervals.

The odds of two players are the ratio of their strengths; a rating is a strength on Elo's scale, where 400 points more
make the odds ten times as good.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tripot.arena.interval import Z_95

ELO = 400 / np.log(10)
STEPS = 200
SMALL = 1e-10


class Meeting(NamedTuple):
    """Two players met: in how many groups of games, the first one's mean share, and the groups' standard deviation."""

    first: str
    second: str
    groups: int
    share: float
    spread: float


class Rating(NamedTuple):
    """A rating, and how far it may be off either way (95 %)."""

    elo: float
    within: float


def rate(meetings: Sequence[Meeting], anchor: str) -> dict[str, Rating]:
    """The ratings of all who are linked to ``anchor`` by meetings; the anchor's is 0.

    Greatest likelihood by Newton's steps, each meeting with one drawn group more, so that nobody is infinitely
    stronger. The variance is the robust one, from how much the groups of each meeting differed.
    """
    meetings = [meeting for meeting in meetings if {meeting.first, meeting.second} <= linked(meetings, anchor)]
    names = sorted({name for meeting in meetings for name in (meeting.first, meeting.second)} - {anchor})
    column = {name: k for k, name in enumerate(names)}
    design = np.zeros((len(meetings), len(names)))
    for row, meeting in enumerate(meetings):
        for name, sign in ((meeting.first, 1.0), (meeting.second, -1.0)):
            if name != anchor:
                design[row, column[name]] += sign
    groups = np.array([meeting.groups + 1.0 for meeting in meetings])
    shares = np.array([(meeting.share * meeting.groups + 0.5) / (meeting.groups + 1.0) for meeting in meetings])
    spreads = np.array([max(meeting.spread, 0.5 / np.sqrt(meeting.groups + 1.0)) for meeting in meetings])
    strengths = np.zeros(len(names))
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(-design @ strengths))
        information = design.T @ ((groups * expected * (1 - expected))[:, None] * design)
        step = np.linalg.solve(information, design.T @ (groups * (shares - expected)))
        strengths += np.clip(step, -1.0, 1.0)
        if np.abs(step).max(initial=0.0) < SMALL:
            break
    inverse = np.linalg.inv(information)
    variance = inverse @ (design.T @ ((groups * spreads**2)[:, None] * design)) @ inverse
    rated = {
        name: Rating(float(ELO * strengths[k]), float(Z_95 * ELO * np.sqrt(variance[k, k])))
        for name, k in column.items()
    }
    return {anchor: Rating(0.0, 0.0), **rated}


def linked(meetings: Sequence[Meeting], anchor: str) -> set[str]:
    """Everybody from whom a chain of meetings leads to the anchor."""
    found, grown = {anchor}, True
    while grown:
        more = {n for m in meetings if {m.first, m.second} & found for n in (m.first, m.second)} - found
        found, grown = found | more, bool(more)
    return found
