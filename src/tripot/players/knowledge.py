"""What a player may know and choose."""

from __future__ import annotations

from tripot.engine import kernels
from tripot.engine.position import View
from tripot.engine.state import Actions, States, copied


def known_to(view: View, seat: int) -> States:
    """A copy of the state with all blanked that the seat can't know: no player can peek, not even by mistake."""
    states = copied(view.states)
    kernels.hide(states, 0, seat)
    return states


def choosable(view: View) -> Actions:
    """The legal actions but those that only the clock makes."""
    actions = view.actions()
    for action in view.game.clock_actions:
        actions = actions[actions != action]
    return actions
