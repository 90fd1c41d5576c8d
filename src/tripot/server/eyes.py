"""What a pair of eyes sees of a table.

Everything is made from the ``View`` of those eyes: what is hidden is never sent.
"""

from __future__ import annotations

import numpy as np

from tripot.engine import kernels
from tripot.engine.alone import Measure
from tripot.engine.message import Message, say
from tripot.engine.position import View
from tripot.engine.scene import Move, Row, Scene
from tripot.engine.state import DEALER, OVER, SPECTATOR
from tripot.players.knowledge import choosable
from tripot.server.wire import Asked, By, Outcome, Permission, State, Times


def scene_of(view: View, seat: int | None) -> Scene:
    """What there is to see."""
    scene: Scene = view.game.table.scene(view.seen, SPECTATOR if seat is None else seat)
    return scene


def moves_of(view: View, seat: int | None) -> tuple[Move, ...]:
    """Every action of ``seat`` with its gesture and its points, when it is its turn."""
    if seat is None or view.code != seat:
        return ()
    actions = choosable(view)
    gains = np.zeros(len(actions), np.int64)
    kernels.gains(view.states, 0, actions, gains)
    write, gesture, state = view.game.notation.write, view.game.table.gesture, view.seen
    return tuple(
        Move(write(state, action), gesture(state, action), gain)
        for action, gain in zip(actions.tolist(), gains.tolist(), strict=True)
    )


def dealer_moves(position: View) -> tuple[Move, ...]:
    """Every tile or throw that a referee may enter."""
    state, write = position.seen, position.game.notation.write
    return tuple(Move(write(state, action), (), 0) for action in position.actions().tolist())


def outcome_of(view: View) -> Outcome | None:
    """How the rules have ended the game, if they have."""
    result = view.result()
    if result is None:
        return None
    lines = tuple(view.game.table.settlement(view.seen))
    winners = tuple(seat - 1 for seat in result.winners)
    return Outcome(result.ending, winners, result.scores, lines, measure=measure_of(view) if view.seats == 1 else None)


def measure_of(view: View) -> Measure:
    """How good a game alone was: by the game's own measure, else by its score."""
    if view.game.alone is not None:
        return view.game.alone.measure(view.seen)
    (score,) = view.scores()
    return Measure(say("server-alone-score", score=score), (-score,))


def state_of(  # one argument for each thing that is to be seen
    view: View,
    seat: int | None,
    number: int,
    *,
    moves: tuple[Move, ...],
    sheet: tuple[Row, ...],
    undo: Message | None,
    opened: int = 0,
    may: tuple[Permission, ...] = (),
    asked: Asked | None = None,
    thinking: int | None = None,
    clock: Times | None = None,
    away: tuple[int, ...] = (),
    ended: By | None = None,
    winners: tuple[int, ...] = (),
    seed: str | None = None,
    next_table: str | None = None,
) -> State:
    """The whole State for these eyes."""
    code = view.code if ended is None and not opened else OVER
    result = outcome_of(view)
    if ended is not None:
        result = Outcome(ended, winners, tuple(view.scores()), (), ended)
    return State(
        number=number,
        seat=seat,
        actor="dealer" if code == DEALER else None if code == OVER else code,
        open=opened,
        scene=scene_of(view, seat),
        moves=moves,
        sheet=sheet,
        undo=undo,
        may=may,
        asked=asked,
        thinking=thinking,
        clock=clock,
        away=away,
        result=result,
        seed=seed,
        next=next_table,
    )
