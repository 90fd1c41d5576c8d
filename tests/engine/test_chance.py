"""The generator inside a record."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
from scipy.stats import chisquare

from tripot.engine.chance import mix, random_below

# The first outputs of SplitMix64 from the counter 1234567, as its authors' reference prints them.
REFERENCE = (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821)


def test_mix_is_splitmix64() -> None:
    counter = np.uint64(1234567)
    with np.errstate(over="ignore"):
        for expected in REFERENCE:
            counter += np.uint64(0x9E3779B97F4A7C15)
            assert int(mix(counter)) == expected


def test_random_below_is_uniform() -> None:
    state = SimpleNamespace(rng=np.uint64(7))
    with np.errstate(over="ignore"):
        counts = np.bincount([int(random_below(state, 7)) for _ in range(7000)], minlength=7)
    assert counts.size == 7
    assert chisquare(counts).pvalue > 0.001
