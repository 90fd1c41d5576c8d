"""A state as Python reads it: each field made an ordinary value once, the single numbers all together.

A field of a NumPy record costs a microsecond each time that it is read from Python; a scene or a score sheet reads
hundreds. Rules are plain Python functions outside compiled code and take a snapshot as well as a record.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from typing import Any

import numpy as np

from tripot.engine.state import States

EXACT = np.dtype(np.uint64)
"""Sets of bits stay NumPy's: Python's whole numbers have no highest bit, so ``~`` would mean something else."""


class Snapshot:
    """The fields of a record that nobody changes any more: numbers, lists of numbers, arrays where there are rows."""

    def __init__(self, record: Any) -> None:
        self._record = record
        names, pick = numbers_of(record.dtype)
        self.__dict__.update(zip(names, pick(record.item()), strict=True))

    def __getattr__(self, name: str) -> Any:
        """A field that is no single number, read for the first time."""
        try:
            value = np.void.__getitem__(self._record, name)  # a record would look it up in Python
        except (ValueError, KeyError):
            raise AttributeError(name) from None
        if value.dtype != EXACT and value.ndim <= 1:
            value = value.tolist()
        self.__dict__[name] = value
        return value

    def __getitem__(self, name: str) -> Any:
        """The same by its name as a text."""
        return getattr(self, name)


@lru_cache
def numbers_of(dtype: np.dtype[np.void]) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """The names of a state's single numbers, and what picks them from all its fields."""
    assert dtype.names is not None
    found = {name: k for k, name in enumerate(dtype.names) if not dtype[name].shape and dtype[name] != EXACT}
    return tuple(found), itemgetter(*found.values())


def states_of(state: Any) -> States:
    """An array of one, for the kernels, from a snapshot or a record."""
    record = state._record if isinstance(state, Snapshot) else state  # noqa: SLF001  # its own
    return np.array([record], record.dtype)
