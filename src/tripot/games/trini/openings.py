"""What a seat can make in a position, found by making it: the heuristics are quick instead, and look at no slides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tripot.engine import kernels
from tripot.engine.snapshot import Snapshot, states_of
from tripot.engine.state import State, States, copied
from tripot.games.trini.board import N_ROUNDS, ROUND_NAMES
from tripot.games.trini.pairs import has_pair
from tripot.games.trini.rules import MAX_ACTIONS
from tripot.games.trini.sheet import made_by
from tripot.games.trini.solver_full import Proof


class Chance(NamedTuple):
    """An action that makes Trinis, and where."""

    action: int
    rounds: tuple[str, ...]


def chances(states: States, seat: int) -> list[Chance]:
    """All the actions that would make a Trini if it were the seat's turn."""
    turn = turn_of(states, seat)
    actions, gains = _gains(turn)
    seen = Snapshot(turn[0])
    return [
        Chance(action, tuple(trini.cell for trini in made_by(seen, action))) for action in actions[gains > 0].tolist()
    ]


def rounds_of(found: Iterable[Chance]) -> list[str]:
    """The rounds that can be completed, in the order of the board."""
    there = {cell for chance in found for cell in chance.rounds}
    return [cell for cell in ROUND_NAMES if cell in there]


def open_to(state: State, seat: int) -> list[str]:
    """The rounds where a seat could make a Trini if it were its turn."""
    return rounds_of(chances(states_of(state), seat))


def after(states: States, action: int) -> States:
    """The position that an action leads to."""
    made = copied(states)
    kernels.play(made, 0, action)
    return made


def most_at_once(states: States, seat: int) -> int:
    """The most Trinis that the seat could make with one action; none when the game is over."""
    return 0 if states[0]["ending"] else int(_gains(turn_of(states, seat))[1].max())


def harmless(states: States, others: Iterable[int], enough: int) -> int:
    """After how many actions none of the others could make a Trini at once; it counts up to ``enough``."""
    found = 0
    for action in _gains(states)[0].tolist():
        left = after(states, action)
        found += not any(most_at_once(left, other) for other in others)
        if found == enough:
            break
    return found


def gifts(states: States, others: Iterable[int]) -> float:
    """After what part of the actions, 0 to 1, one of the others could make a Trini at once."""
    actions = len(_gains(states)[0])
    return 1 - harmless(states, others, actions) / actions


def forcing(states: States) -> int:
    """After how many actions of the seat to move, of two, the other can't stop its next Trini; none if all is over."""
    if states[0]["ending"]:
        return 0
    seat = int(states[0]["mover"])
    return len(Proof(states, seat, int(states[0]["won"][seat]) + 1, 2).right() or ())


def has_pairs(state: State) -> bool:
    """Whether there is a pair around any empty round."""
    return any(state.trinis[which] == 0 and has_pair(state, which) for which in range(N_ROUNDS))


def turn_of(states: States, seat: int) -> States:
    """The same position if it were the seat's turn; what stood on the board before was another player's turn."""
    turn = copied(states)
    turn[0]["mover"], turn[0]["since"] = seat, 0
    return turn


def _gains(states: States) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """The legal actions, and the Trinis that each makes."""
    actions = np.empty(MAX_ACTIONS, np.int64)
    actions = actions[: kernels.legal(states, 0, actions)]
    gains = np.zeros(len(actions), np.int64)
    kernels.gains(states, 0, actions, gains)
    return actions, gains
