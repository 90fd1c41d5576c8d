"""A state as Python reads it: field by field, each looked up and made an ordinary value once.

A field of a NumPy record costs a microsecond each time that it is read from Python; a scene or a score sheet reads
hundreds. Rules are plain Python functions outside compiled code and take a snapshot as well as a record.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tripot.engine.state import States

EXACT = np.dtype(np.uint64)
"""Sets of bits stay NumPy's: Python's whole numbers have no highest bit, so ``~`` would mean something else."""


class Snapshot:
    """The fields of a record that nobody changes any more: numbers, lists of numbers, arrays where there are rows."""

    def __init__(self, record: Any) -> None:
        self._record = record

    def __getattr__(self, name: str) -> Any:
        """A field, read for the first time."""
        try:
            value = self._record[name]
        except (ValueError, KeyError):
            raise AttributeError(name) from None
        if value.dtype != EXACT and value.ndim <= 1:
            value = value.tolist()
        self.__dict__[name] = value
        return value

    def __getitem__(self, name: str) -> Any:
        """The same by its name as a text."""
        return getattr(self, name)


def states_of(state: Any) -> States:
    """An array of one, for the kernels, from a snapshot or a record."""
    record = state._record if isinstance(state, Snapshot) else state  # noqa: SLF001  # its own
    return np.array([record], record.dtype)
