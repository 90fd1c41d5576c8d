"""Whole numbers inside rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba.extending import overload


def whole(number: Any) -> int:
    """An ordinary number from a field of the record."""
    return int(number)


@overload(whole)
def _compiled(number: Any) -> Callable[[Any], int]:  # noqa: ARG001 - Numba passes types by the name
    def whole_number(number: Any) -> int:
        """Numba's ``int`` leaves it unsigned, and its minus too."""
        return np.int64(number)  # type: ignore[return-value]

    return whole_number
