"""What the teacher says, as the page is told it."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import numpy as np

from tripot.engine import kernels
from tripot.engine.position import Position, View
from tripot.engine.scene import Move
from tripot.players.levels import Stop
from tripot.server.wire import Advice, Judged, Reviewed
from tripot.teacher import Advised, decisions_of, gathered, reviewing


def advice_of(advised: Advised, move: Move) -> Advice:
    """An action in words, with the touches that make it."""
    return Advice(
        move.text, move.touches, move.gain, advised.what, round(advised.amount, 1), advised.reasons, advised.then
    )


def judging(position: Position, entries: list[int], people: Collection[int], stop: Stop) -> Iterator[int | Reviewed]:
    """Review a game: after each decision how many actions are behind it; last the review itself.

    ``entries``: for each action of the log, how many entries of the table came before it. ``people``: the seats whose
    mistakes matter most. Ends early when ``stop()`` turns true.
    """
    found, told = [], []
    for (step, view, _), one in zip(decisions_of(position), reviewing(position, stop=stop), strict=False):
        found.append(one)
        better = None if one.better is None else advice_of(one.better, move_of(view, one.better))
        played = advice_of(one.played, move_of(view, one.played))
        told.append(Judged(entries[step], one.seat, round(one.amount, 1), round(one.loss, 1), played, better))
        yield step + 1
    if not stop():
        whole = gathered(position, found, people)
        final = tuple(round(amount, 1) for amount in whole.final)
        yield Reviewed(whole.unit, whole.difference, whole.fewer, tuple(told), whole.turning_points, final)


def move_of(view: View, advised: Advised) -> Move:
    """The touches and points of an action that its seat may make."""
    gain = np.zeros(1, np.int64)
    kernels.gains(view.states, 0, np.array([advised.action]), gain)
    return Move(advised.text, view.game.table.gesture(view.seen, advised.action), int(gain[0]))
