"""A sequential test: a match goes on until it is decided, and no longer.

Two answers stand against each other: the first player's share of the wins is ``low`` (H0), or it is ``high`` (H1).
Wald's sequential probability ratio test (1945) ends with H1 although H0 is true, or the other way round, in about
``error`` of all matches; between both, it gives either answer. The ratio is the generalised one for a normal mean, over
groups of games, that test frameworks of chess engines use (M. Van den Bergh, "Comments on normalized Elo", 2020):
shared wins and the exchange of seats are in the variance.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from statistics import fmean
from typing import Literal

Decision = Literal["low", "high"] | None


@dataclass(frozen=True)
class SequentialTest:
    """``low`` and ``high`` are shares of the wins, 0 <= low < high <= 1; ``error`` the part of wrong answers."""

    low: float = 0.5
    high: float = 0.6
    error: float = 0.05

    def log_ratio(self, shares: Sequence[float]) -> float:
        """How much likelier ``high`` has made the groups' shares than ``low`` has, as a logarithm.

        A lost and a won group are added to the variance: a few equal groups must not look certain.
        """
        average = fmean([*shares, 0.0, 1.0])
        variance = fmean((share - average) ** 2 for share in [*shares, 0.0, 1.0])
        lead = sum(shares) - len(shares) * (self.low + self.high) / 2
        return (self.high - self.low) * lead / variance

    def decision(self, shares: Sequence[float]) -> Decision:
        """Which of both it is by now; None while it is open."""
        bound = log((1 - self.error) / self.error)
        ratio = self.log_ratio(shares)
        return "high" if ratio >= bound else "low" if ratio <= -bound else None
