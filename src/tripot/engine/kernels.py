"""The generic rule functions as compiled entry points for Python: ``kernel(states, index, ...)``.

They take an array of states and an index: a call with an array costs 0.3 microseconds, one with a record far more.
"""

from __future__ import annotations

from typing import Any

from tripot.engine import dispatch as game
from tripot.engine.compile import kernel, long_kernel
from tripot.engine.state import DEALER, OVER, Actions, States


@kernel
def actor(states: States, i: int) -> int:
    """Who acts: a seat from 0, DEALER or OVER."""
    return game.actor(states[i])


@kernel
def legal(states: States, i: int, actions: Actions) -> int:
    """The number of legal actions, which stand at the front of ``actions``."""
    return game.legal(states[i], actions)


@kernel
def play(states: States, i: int, action: int) -> int:
    """Play one legal action; returns who acts next."""
    game.play(states[i], action)
    return game.actor(states[i])


@kernel
def replay(states: States, i: int, actions: Actions) -> None:
    """Play a whole log of legal actions."""
    for action in actions:
        game.play(states[i], action)


@kernel
def deal(states: States, i: int) -> int:
    """Sample an action of the dealer, without playing it."""
    return game.deal(states[i])


@kernel
def odds(states: States, i: int, action: int) -> float:
    """The probability of a dealer's action."""
    return game.odds(states[i], action)


@kernel
def scores(states: States, i: int, out: Any) -> None:
    """Each seat's score, into int64 ``out``."""
    game.scores(states[i], out)


@kernel
def winners(states: States, i: int, out: Any) -> None:
    """Each seat's share of the win, into float64 ``out``."""
    game.winners(states[i], out)


@kernel
def hide(states: States, i: int, seat: int) -> None:
    """Blank what a seat can't know, in place."""
    game.hide(states[i], seat)


@kernel
def imagine(states: States, i: int, seat: int) -> None:
    """Fill what a seat can't see with a random world, in place."""
    game.imagine(states[i], seat)


@kernel
def gains(states: States, i: int, actions: Actions, out: Any) -> None:
    """The points that each of these legal actions brings at once, into int64 ``out``."""
    for k in range(actions.size):
        out[k] = game.gain(states[i], actions[k])


@kernel
def priors(states: States, i: int, actions: Actions, out: Any) -> None:
    """How good each of these legal actions looks, into float64 ``out``."""
    game.looks(states[i], actions, actions.size, out)


@kernel
def glances(states: States, i: int, actions: Actions, out: Any) -> None:
    """What one has to look at to see each of these legal actions, into int64 ``out``."""
    for k in range(actions.size):
        out[k] = game.glance(states[i], actions[k])


@kernel
def evaluate(states: States, i: int, out: Any) -> None:
    """Each seat's expected share of the win, into float64 ``out``."""
    game.evaluate(states[i], out)


@long_kernel
def random_game(states: States, i: int, actions: Actions) -> int:
    """Play uniformly at random to the end, the dealer's chances included; the number of actions played."""
    state = states[i]
    played = 0
    while True:
        seat = game.actor(state)
        if seat == OVER:
            return played
        if seat == DEALER:
            action = game.deal(state)
        else:
            action = game.random_action(state, actions)
        game.play(state, action)
        played += 1
