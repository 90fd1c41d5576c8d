"""Trini: wins that nobody can stop, proved at full width: every action of the seat, every answer, no threats asked for.

``python -m tests.tactics.find trini`` collects positions of games in which hardly an action wins.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

import tripot
from tests.tactics.games import positions_of_games
from tests.tactics.tactic import Tactic
from tripot.engine import dispatch as game
from tripot.engine import kernels
from tripot.engine.compile import long_kernel
from tripot.engine.position import Position
from tripot.engine.state import Actions, States
from tripot.games.trini.solver import Attack

LONGEST = 3
"""Own moves to the goal."""
POSITIONS = 400_000
WANTED = {2: 20, 3: 3}
"""How many tactics of each length are collected."""
MOST_BEST = 4
"""A face that doesn't matter gives the same move twice or four times."""
OPTIONS: tuple[dict[str, Any], ...] = ({}, {"match": "shape"})


@long_kernel
def wins(
    states: States, depth: int, actions: npt.NDArray[np.int64], decisive: Actions, seat: int, own_moves: int
) -> bool:
    """Whether the seat reaches the goal within so many own moves, whatever the others do."""
    state = states[depth]
    if state.ending:
        return bool(state.won[seat] >= state.goal)
    own = bool(state.mover == seat)
    if own and own_moves == 0:
        return False
    count = game.legal(state, actions[depth])
    for k in range(-1, count):  # first of all what decided the position beside this one
        action = actions[depth, k] if k >= 0 else decisive[depth]
        if k < 0 and not (actions[depth, :count] == action).any():
            continue
        if own and own_moves == 1:
            if state.won[seat] + game.gain(state, action) >= state.goal:
                return True
            continue
        states[depth + 1] = state
        game.play(states[depth + 1], action)
        if wins(states, depth + 1, actions, decisive, seat, own_moves - int(own)) == own:
            decisive[depth] = action
            return own
    return not own


def winning(position: Position, own_moves: int) -> list[str]:
    """All actions that win within so many own moves."""
    seat = position.code
    depth = own_moves * position.seats + 1
    states = np.zeros(depth, position.game.rules.STATE)
    actions = np.zeros((depth, position.game.rules.MAX_ACTIONS), np.int64)
    decisive = np.full(depth, -1)
    found = []
    for text, action in zip(position.legal(), position.actions().tolist(), strict=True):
        states[1] = position.states[0]
        kernels.play(states, 1, action)
        if wins(states, 1, actions, decisive, seat, own_moves - 1):
            found.append(text)
    return found


def why(own_moves: int) -> str:
    return f"all wins within {own_moves} own moves"


def proof(tactic: Tactic) -> bool:
    """Whether the actions of a tactic, and no others, win within the number of own moves that it says."""
    own_moves = int(tactic.why.split()[3])
    return tactic.why == why(own_moves) and winning(tactic.position(), own_moves) == list(tactic.best)


def find() -> Iterator[Tactic]:
    """One tactic a game at most."""
    missing = dict(WANTED)
    done = 0
    for number, position in positions_of_games("trini", OPTIONS):
        length = shortest_win(position) if number > done else 0
        if missing.get(length):
            best = winning(tripot.position("trini", position.to_text()), length)
            if 1 <= len(best) <= MOST_BEST:
                missing[length] -= 1
                done = number
                yield Tactic("trini", position.to_text(), tuple(best), why(length))
        if not any(missing.values()):
            return


def shortest_win(position: Position) -> int:
    """The own moves of the shortest win that the solver sees; 0 for none."""
    for own_moves in range(1, LONGEST + 1):
        attack = Attack(position.states, position.code, own_moves)
        attack.run(POSITIONS)
        if attack.winning is not None:
            return own_moves
    return 0
