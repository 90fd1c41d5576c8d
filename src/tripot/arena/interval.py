"""Confidence intervals of 95 %, as every table of figures here has them."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959964
"""Standard deviations to either side of a normal mean."""


def within_95(spread: float, count: int) -> float:
    """How far a mean of ``count`` values with that standard deviation may be off either way."""
    return Z_95 * spread / sqrt(count)
