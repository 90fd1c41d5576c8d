"""What a pair of eyes sees of a table.

Everything is made from the ``View`` of those eyes: what is hidden is never sent.
"""

from __future__ import annotations

import numpy as np

from tripot.engine import kernels
from tripot.engine.message import Message
from tripot.engine.position import View
from tripot.engine.scene import Move, Row, Scene
from tripot.engine.state import DEALER, OVER, SPECTATOR
from tripot.players.knowledge import choosable
from tripot.server.wire import Clock, Outcome, State


def scene_of(view: View, seat: int | None) -> Scene:
    """What there is to see."""
    scene: Scene = view.game.table.scene(view.state, SPECTATOR if seat is None else seat)
    return scene


def moves_of(view: View, seat: int | None) -> tuple[Move, ...]:
    """Every action of ``seat`` with its gesture and its points, when it is its turn."""
    if seat is None or kernels.actor(view.states, 0) != seat:
        return ()
    actions = choosable(view)
    gains = np.zeros(len(actions), np.int64)
    kernels.gains(view.states, 0, actions, gains)
    write, gesture, state = view.game.notation.write, view.game.table.gesture, view.state
    return tuple(
        Move(write(state, action), gesture(state, action), gain)
        for action, gain in zip(actions.tolist(), gains.tolist(), strict=True)
    )


def outcome_of(view: View) -> Outcome | None:
    """How the game ended, if it has."""
    result = view.result()
    if result is None:
        return None
    lines = tuple(view.game.table.settlement(view.state))
    return Outcome(result.ending, tuple(seat - 1 for seat in result.winners), result.scores, lines)


def state_of(
    view: View,
    seat: int | None,
    number: int,
    *,
    moves: tuple[Move, ...],
    sheet: tuple[Row, ...],
    undo: Message | None,
    thinking: int | None = None,
    clock: Clock | None = None,
) -> State:
    """The whole State for these eyes."""
    code = int(kernels.actor(view.states, 0))
    return State(
        number=number,
        seat=seat,
        actor="dealer" if code == DEALER else None if code == OVER else code,
        scene=scene_of(view, seat),
        moves=moves,
        sheet=sheet,
        undo=undo,
        thinking=thinking,
        clock=clock,
        result=outcome_of(view),
    )
