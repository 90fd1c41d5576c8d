"""A state is one NumPy record; a batch of states is an array of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

State = Any
"""One record of a game's dtype, as compiled rules see it: ``state.cells[3]``, ``state.turn = 1``."""

States = npt.NDArray[np.void]
"""An array of such records, shape (n,). A single position is an array of one."""


def copied(states: States) -> States:
    """An independent copy, byte for byte: NumPy itself copies records field by field, for fifteen times as long."""
    copy: States = np.frombuffer(bytearray(states.tobytes()), states.dtype)
    return copy


Actions = npt.NDArray[np.int64]
"""A scratch array that ``legal`` fills from the front."""

DEALER = -1
"""``actor``: chance acts (a tile is drawn, dice are thrown)."""

OVER = -2
"""``actor``: nobody acts any more."""

SPECTATOR = -1
"""``hide``: the eyes of nobody's seat."""
