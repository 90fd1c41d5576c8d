"""The rest of a game in which chance has nothing left to do and all is known: alpha-beta to the very end.

For a seat against all others, in a world that is filled in. The search can be paused and gone on with, so that whoever
waits may stop it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tripot.engine import dispatch as game
from tripot.engine.compile import long_kernel, rule
from tripot.engine.state import OVER, State, States

FRAME = np.dtype(
    [
        ("count", np.int64),  # actions of the position
        ("next", np.int64),  # those that were tried
        ("own", np.int64),  # 1: the seat acts, and wants much
        ("low", np.float64),  # what the seat is sure of already ...
        ("high", np.float64),  # ... and what the others leave it at most
        ("best", np.float64),
    ],
    align=True,
)
MAX_SEATS = 4


@rule
def enter(state: State, frame: Any, actions: Any, looks: Any, seat: int, low: float, high: float) -> None:
    """List the actions of a position but those of the clock, and how they look."""
    frame.count = frame.next = 0
    frame.own = 1 if game.actor(state) == seat else 0
    frame.low, frame.high = low, high
    frame.best = -np.inf if frame.own else np.inf
    for k in range(game.legal(state, actions)):
        look = game.prior(state, actions[k])
        if look > -np.inf:
            actions[frame.count] = actions[k]
            looks[frame.count] = look
            frame.count += 1


@rule
def best_looking_left(frame: Any, actions: Any, looks: Any) -> int:
    """The best-looking action that wasn't tried yet; it changes places with the first of those."""
    here = best = frame.next
    for k in range(here + 1, frame.count):
        if looks[k] > looks[best]:
            best = k
    action: int = actions[best]
    actions[best], looks[best] = actions[here], looks[here]
    actions[here] = action
    frame.next = here + 1
    return action


@long_kernel
def look_on(
    states: States,
    actions: npt.NDArray[np.int64],
    looks: npt.NDArray[np.float64],
    frames: Any,
    seat: int,
    low: float,
    high: float,
    depth: int,
    positions: int,
) -> tuple[int, float, int]:
    """Look at up to ``positions`` more; (the depth to go on from, -1 when done; the seat's share; how many).

    Begin with ``depth`` -1 and the position in ``states[0]``. Arrays have more places than any line has actions.
    Between ``low`` and ``high`` the share (``evaluate``) is exact; beyond, it is at most what is said, or at least.
    """
    out = np.zeros(MAX_SEATS)
    if depth < 0:
        if game.actor(states[0]) == OVER:
            game.evaluate(states[0], out)
            return -1, out[seat], 1
        depth = 0
        enter(states[0], frames[0], actions[0], looks[0], seat, low, high)
    for looked_at in range(positions):
        frame = frames[depth]
        if frame.next < frame.count and frame.low < frame.high:
            states[depth + 1] = states[depth]
            child = states[depth + 1]
            game.play(child, best_looking_left(frame, actions[depth], looks[depth]))
            if game.actor(child) != OVER:
                depth += 1
                enter(child, frames[depth], actions[depth], looks[depth], seat, frame.low, frame.high)
                continue
            game.evaluate(child, out)
            value = out[seat]
        else:
            value = frame.best
            depth -= 1
            if depth < 0:
                return depth, value, looked_at
        above = frames[depth]
        if above.own:
            above.best = max(above.best, value)
            above.low = max(above.low, value)
        else:
            above.best = min(above.best, value)
            above.high = min(above.high, value)
    return depth, np.nan, positions
