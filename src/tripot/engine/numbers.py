"""Whole numbers inside compiled rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from tripot.engine.compile import rule


@rule
def whole(number: Any) -> int:
    """An ordinary number from a field of the record: Numba's ``int`` leaves it unsigned, and its minus too."""
    return np.int64(number)  # type: ignore[return-value]
