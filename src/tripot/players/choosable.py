"""What a player may choose."""

from __future__ import annotations

import numpy as np

from tripot.engine.position import View
from tripot.engine.state import Actions


def choosable(view: View) -> Actions:
    """The legal actions but those that only the clock makes."""
    actions = view.actions()
    if not view.game.clock_actions:
        return actions
    return actions[~np.isin(actions, view.game.clock_actions)]
