"""Random numbers inside a state record.

A counter that a good mixer scrambles (SplitMix64; Steele, Lea and Flood 2014). The counter is the record's
``rng`` field, so a batch of states is reproducible state by state on any processor.
"""

from __future__ import annotations

import numpy as np

from tripot.engine.compile import rule
from tripot.engine.state import State

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_S27, _S30, _S31, _S32 = (np.uint64(s) for s in (27, 30, 31, 32))


@rule
def mix(counter: np.uint64) -> np.uint64:
    """64 well-mixed bits from a counter."""
    z = counter
    z = (z ^ (z >> _S30)) * _MIX_1
    z = (z ^ (z >> _S27)) * _MIX_2
    return z ^ (z >> _S31)


@rule
def random_bits(state: State) -> np.uint64:
    """The next 64 bits of a state's own generator."""
    state.rng = state.rng + _GOLDEN
    return mix(state.rng)


@rule
def random_below(state: State, bound: int) -> int:
    """A whole number 0 .. bound - 1 (1 <= bound < 2**31); the bias is below bound / 2**32."""
    return np.int64(((random_bits(state) >> _S32) * np.uint64(bound)) >> _S32)  # type: ignore[return-value]  # Numba's int


@rule
def random_unit(state: State) -> float:
    """A number in [0, 1)."""
    return np.float64(random_bits(state) >> np.uint64(11)) * (1.0 / 9007199254740992.0)
