"""Counting and finding bits, in arithmetic that every processor does alike."""

from __future__ import annotations

import numpy as np

from tripot.engine.compile import rule

NONE = np.uint64(0)
ONE = np.uint64(1)

_DEBRUIJN = 0x03F79D71B4CB0A89
"""Each six consecutive bits of it occur once: multiplied by a power of two, its top six bits tell which."""

_FACTOR = np.uint64(_DEBRUIJN)
_TOP_SIX = np.uint64(58)
_INDEX = np.zeros(64, np.int64)
for _bit in range(64):
    _INDEX[((_DEBRUIJN << _bit) & (2**64 - 1)) >> 58] = _bit

_PAIRS = np.uint64(0x5555555555555555)
_FOURS = np.uint64(0x3333333333333333)
_EIGHTS = np.uint64(0x0F0F0F0F0F0F0F0F)
_BYTES = np.uint64(0x0101010101010101)
_1, _2, _4, _56 = (np.uint64(shift) for shift in (1, 2, 4, 56))


@rule
def lowest_bit(bits: np.uint64) -> np.uint64:
    """The lowest bit that is set, alone."""
    return bits & (~bits + ONE)


@rule
def bit_index(bit: np.uint64) -> int:
    """Which bit the only one set is."""
    return int(_INDEX[(bit * _FACTOR) >> _TOP_SIX])


@rule
def bit_count(bits: np.uint64) -> int:
    """How many bits are set."""
    bits = bits - ((bits >> _1) & _PAIRS)
    bits = (bits & _FOURS) + ((bits >> _2) & _FOURS)
    return int((((bits + (bits >> _4)) & _EIGHTS) * _BYTES) >> _56)
