"""Positions that are set up rather than played."""

from __future__ import annotations

from tripot.engine.compile import kernel, rule
from tripot.engine.state import State
from tripot.games.trigon import rules
from tripot.games.trigon.fits import can_place
from tripot.games.trigon.starts import begin


@rule
def fewer_than_its_turns(state: State, colour: int, turn: int) -> bool:
    """Whether a colour has laid fewer pieces than it has had turns, when it is the turn of ``turn``."""
    turns = int(state.placed[turn]) + (1 if colour < turn else 0)
    return int(state.placed[colour]) < turns


@kernel
def lay_for(state: State, colour: int, placement: int) -> None:
    """Lay a piece of any colour, whoever's turn it is."""
    if state.placed[colour] == 0:
        begin(state, colour, placement)
    rules.lay(state, colour, placement)


@kernel
def give_turn(state: State, turn: int) -> bool:
    """Make it a colour's turn; False, and nothing is changed, if that colour can't place."""
    if not can_place(state, turn):
        return False
    for colour in range(int(state.colours)):
        if fewer_than_its_turns(state, colour, turn) and not can_place(state, colour):
            state.blocked |= 1 << colour
    state.turn = turn
    return True


@kernel
def finish(state: State) -> bool:
    """End the game; False, and nothing is changed, if some colour can still place."""
    for colour in range(int(state.colours)):
        if can_place(state, colour):
            return False
    rules.end(state)
    return True
