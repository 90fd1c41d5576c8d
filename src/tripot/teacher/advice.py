"""A hint: the best few actions of a seat, what each is expected to bring, and why.

Only what the seat may know is used: the search blanks the rest before anything else, and so do the reasons.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tripot.engine.advice import certain, idea_of
from tripot.engine.message import Message
from tripot.engine.position import View
from tripot.engine.snapshot import Snapshot
from tripot.players.knowledge import choosable, known_to
from tripot.players.levels import Stop
from tripot.players.search import SearchPlayer
from tripot.teacher.turn import Later, rest_of_turn

SIMULATIONS = 1200
"""The search for a hint, if not told otherwise ..."""
WEIGHING = 3
"""... of which each action that it shows gets a third, alone: in the same worlds, so that they can be compared."""
SHOWN = 3
EFFORT = 50_000
"""So many positions a solver may look at for a hint or a decision."""
WIDER = 2
"""So many times as many are looked at, since some may be parts of the same turn."""


class Advised(msgspec.Struct, frozen=True):
    """An action in words."""

    action: int
    text: str
    """In the game's notation."""
    what: Message
    """As a player would name it."""
    amount: float
    """What it is expected to bring, on the scale of the game."""
    share: float
    """The same as a share of the win, 0 to 1."""
    reasons: tuple[Message, ...]
    then: tuple[Message, ...] = ()
    """What the same seat would do next in the same turn."""


def advise(
    view: View, seat: int, seed: int, simulations: int = SIMULATIONS, shown: int = SHOWN, stop: Stop | None = None
) -> list[Advised]:
    """The best ``shown`` actions of ``seat`` (from 0), which acts; the best one first.

    Fewer if there are fewer. When ``stop()`` turns true, what is known so far comes back soon.
    """
    found = candidates(view, seat, seed, simulations, WIDER * shown, stop)
    turns = different_turns(view, seat, seed, found, shown, stop)
    shares = {action: weigh(view, seat, action, seed, simulations, stop) for action in turns}
    best_first = sorted(turns, key=shares.__getitem__, reverse=True)
    return [told(view, seat, action, shares[action], turns[action]) for action in best_first]


def different_turns(
    view: View, seat: int, seed: int, found: list[int], shown: int, stop: Stop | None
) -> dict[int, list[Later]]:
    """The first ``shown`` of these actions that begin another turn, each with the rest of it.

    The same actions of one turn in another order are no other turn.
    """
    turns: dict[frozenset[int], tuple[int, list[Later]]] = {}
    for action in found:
        rest = rest_of_turn(view, seat, action, seed, stop)
        turns.setdefault(frozenset([action, *(each.action for each in rest)]), (action, rest))
        if len(turns) == shown:
            break
    return dict(turns.values())


def candidates(view: View, seat: int, seed: int, simulations: int, shown: int, stop: Stop | None = None) -> list[int]:
    """What the game's solver proves to be best; then what the search visited most. Each is an idea of its own."""
    actions = choosable(view)
    if len(actions) == 1:
        return [int(actions[0])]
    game, states = view.game, known_to(view, seat)
    proved = game.solver.solve(states, seat, EFFORT, stop) if game.solver else None
    tried = [one.action for one in SearchPlayer(simulations=simulations).look(view, seat, seed, stop)]
    known = Snapshot(states[0])
    different: dict[str, int] = {}
    for action in tried if proved is None else [proved, *tried]:
        different.setdefault(repr(idea_of(game.advice, known, action)), action)
        if len(different) == shown:
            break
    return list(different.values())


def weigh(view: View, seat: int, action: int, seed: int, simulations: int, stop: Stop | None = None) -> float:
    """The share of the win that an action brings: proved, or found in the same worlds as others with the same seed."""
    share = certain(view.game.advice, Snapshot(known_to(view, seat)[0]), action)
    if share is not None:
        return share
    alone = SearchPlayer(simulations=max(1, simulations // WEIGHING))
    return alone.look(view, seat, seed, stop, among=(action,))[0].share


def told(view: View, seat: int, action: int, share: float, rest: Sequence[Later] = ()) -> Advised:
    """An action with what is known of it, in words."""
    game, known = view.game, Snapshot(known_to(view, seat)[0])
    return Advised(
        action=action,
        text=game.notation.write(known, action),
        what=game.advice.named(known, action),
        amount=game.advice.scale(view.options, seat).amount(share),
        share=share,
        reasons=tuple(game.advice.reasons(known, action)),
        then=tuple(game.advice.named(later.view.seen, later.action) for later in rest),
    )
