"""The review of a game: what each decision was worth, what it lost, and where the game turned.

Each decision is judged by what its seat knew then: nobody is blamed for tiles that they couldn't see.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec
import numpy as np

from tripot.engine import kernels
from tripot.engine.position import Position, View
from tripot.players.knowledge import choosable
from tripot.players.levels import Stop
from tripot.teacher.advice import Advised, candidates, told, weigh

SIMULATIONS = 600
"""The search for the best action of each decision, if not told otherwise ..."""
LEAST = 60
"""... and in the longest games, where all decisions together may have ..."""
IN_ALL = 60_000
"""... so many."""
TURNING_POINTS = 5
"""The costliest decisions of a game, at most; each has lost enough to be worth a word (``Scale.telling``)."""
NOISE = 0.2
"""What is lost and isn't even this part of what is worth a word is put down to the luck of the search."""
AGAIN = 3
"""What seems to be lost is weighed once more, with so many times the simulations and other luck."""


class Reviewed(msgspec.Struct, frozen=True):
    """A decision of a seat."""

    step: int
    """How many actions of the log came before it, the dealer's included."""
    seat: int
    """From 0."""
    amount: float
    """What the seat could expect just before it, playing well."""
    loss: float
    """How much less it could expect afterwards; 0 when nothing better was found."""
    played: Advised
    better: Advised | None
    """What would have been better."""


class Review(msgspec.Struct, frozen=True):
    """A whole game."""

    unit: str
    """The id of the sentence that tells an amount, and of the one that tells a loss."""
    difference: str
    fewer: bool
    """The smaller the amount the better."""
    decisions: tuple[Reviewed, ...]
    turning_points: tuple[int, ...]
    """Which of the decisions cost most, in the order of the game."""
    final: tuple[float, ...]
    """What each seat has in the end; () if the rules haven't ended the game."""


def reviewing(
    position: Position, seed: int = 1, simulations: int | None = None, stop: Stop | None = None
) -> Iterator[Reviewed]:
    """Judge the decisions of a position's log, one by one. When ``stop()`` turns true it ends soon, unfinished."""
    found = list(decisions_of(position))
    wanted = simulations or shared_out(len(found))
    for step, view, action in found:
        judged = judge(view, step, action, seed, wanted, stop)
        if stop is not None and stop():
            return
        yield judged


def decisions_of(position: Position) -> Iterator[tuple[int, View, int]]:
    """Where a seat had a choice in the log: how many actions came before, what the seat knew, and what it did."""
    current = position.copy()
    current.undo(current.length)
    for step, (actor, action) in enumerate(position.steps):
        if actor >= 0 and action not in position.game.clock_actions and len(choosable(current)) > 1:
            yield step, current.view(actor + 1), action
        current.play_action(action)


def shared_out(decisions: int) -> int:
    """The simulations that each of so many decisions gets."""
    return max(LEAST, min(SIMULATIONS, IN_ALL // max(1, decisions)))


def judge(view: View, step: int, action: int, seed: int, simulations: int, stop: Stop | None) -> Reviewed:
    """One decision of the seat that acts."""
    seat = view.code
    scale = view.game.advice.scale(view.options, seat)
    luck = seed + 3 * step
    best = candidates(view, seat, luck, simulations, 1, stop)[0]
    share = weigh(view, seat, action, luck + 1, simulations, stop)
    if best == action:
        return Reviewed(step, seat, scale.amount(share), 0.0, told(view, seat, action, share), None)
    most = weigh(view, seat, best, luck + 1, simulations, stop)
    if scale.loss(most, share) >= scale.telling:
        share, most = (weigh(view, seat, each, luck + 2, AGAIN * simulations, stop) for each in (action, best))
    played, loss = told(view, seat, action, share), scale.loss(most, share)
    if loss < NOISE * scale.telling:
        return Reviewed(step, seat, played.amount, 0.0, played, None)
    return Reviewed(step, seat, scale.amount(most), loss, played, told(view, seat, best, most))


def review(position: Position, seed: int = 1, simulations: int | None = None) -> Review:
    """The whole review at once."""
    return gathered(position, list(reviewing(position, seed, simulations)))


def gathered(position: Position, decisions: list[Reviewed], people: Collection[int] = ()) -> Review:
    """A review from its decisions. The turning points are those of ``people`` (seats from 0) before any others."""
    scale = position.game.advice.scale(position.options, 0)
    costly = [k for k, one in enumerate(decisions) if one.loss >= scale.telling]
    worst_first = sorted(costly, key=lambda k: (decisions[k].seat not in people, -decisions[k].loss))
    turning = tuple(sorted(worst_first[:TURNING_POINTS]))
    return Review(scale.unit, scale.difference, scale.fewer, tuple(decisions), turning, final_amounts(position))


def final_amounts(position: Position) -> tuple[float, ...]:
    """What each seat has in the end: the win, shared, or alone how well it went."""
    if position.result() is None:
        return ()
    shares = np.zeros(position.seats)
    (kernels.winners if position.seats > 1 else kernels.evaluate)(position.states, 0, shares)
    scales = [position.game.advice.scale(position.options, seat) for seat in range(position.seats)]
    return tuple(scale.amount(share) for scale, share in zip(scales, shares.tolist(), strict=True))
