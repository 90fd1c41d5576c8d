"""What an action leads to: found by making what each seat could make, so that what is said of it is true.

The heuristics are quick instead: they look at no slides.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tripot.engine import kernels
from tripot.engine.snapshot import Snapshot, states_of
from tripot.engine.state import State, States, copied
from tripot.games.trini.board import N_ROUNDS, ROUND_NAMES
from tripot.games.trini.heuristics import has_pair
from tripot.games.trini.rules import MAX_ACTIONS
from tripot.games.trini.sheet import made_by
from tripot.games.trini.solver import TRINIS_A_MOVE, Attack
from tripot.games.trini.solver_full import Proof

FEW = 6
"""So many actions, or fewer, are worth counting."""
POSITIONS = 20_000
"""So many positions are looked at to find a win that can be forced (some 10 ms)."""


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


class Outlook:
    """An action that doesn't end the game, and what each seat could make before and after it."""

    def __init__(self, state: State, action: int) -> None:
        self.before, self.action, self.seat = states_of(state), action, int(state.mover)
        self.after = after(self.before, action)
        self.then = Snapshot(self.after[0])
        players = int(state.players)
        self.rivals = [(self.seat + turn) % players for turn in range(1, players)]
        """In the order of their turns."""

    @cached_property
    def theirs(self) -> dict[int, list[Chance]]:
        """What each rival could make afterwards."""
        return {rival: chances(self.after, rival) for rival in self.rivals}

    @cached_property
    def mine(self) -> list[Chance]:
        """What the seat itself could make afterwards, if nobody interfered."""
        return chances(self.after, self.seat)

    def winning(self, found: Iterable[Chance], seat: int) -> list[Chance]:
        """Those that win."""
        return [chance for chance in found if len(chance.rounds) >= self.needed(seat)]

    def needed(self, seat: int) -> int:
        """How many Trinis the seat lacks after the action."""
        return int(self.then.goal) - int(self.then.won[seat])

    @cached_property
    def follows(self) -> bool:
        """Whether a Trini of the seat is sure to follow with its next action."""
        return self._is_sure(1)

    @cached_property
    def wins_within(self) -> int:
        """Within how many further actions the seat is seen to win, whatever is answered; 0 if that isn't seen."""
        if self._is_sure(self.needed(self.seat)):
            return 1
        return 2 if self.can_win(self.seat) else 0

    def _is_sure(self, trinis: int) -> bool:
        """Whether so many more are sure with the next action; a search that takes long counts for nothing."""
        looks = iter((False,))
        wanted = int(self.then.won[self.seat]) + trinis
        return Proof(self.before, self.seat, wanted, 2, lambda: next(looks, True)).gets_there(self.action) is True

    def can_win(self, seat: int) -> bool:
        """Whether two actions of a seat are seen to win afterwards, whatever is answered."""
        return self._winning_search(self.after, seat).won

    def quicker_win(self) -> int | None:
        """An action instead of this one that is seen to win within two of the seat's, where this one doesn't."""
        return None if self.wins_within == 1 else self._winning_search(self.before, self.seat).winning

    def _winning_search(self, states: States, seat: int) -> Attack:
        attack = Attack(states, seat, 2)
        if self.needed(seat) <= 2 * TRINIS_A_MOVE:
            attack.run(POSITIONS)
        return attack

    def forcing(self, seat: int) -> int:
        """After how many actions of the seat, if it comes to its turn, the only other can't stop its Trini."""
        return forcing(turn_of(self.after, seat) if seat == self.seat else self.after)

    def answers(self) -> int:
        """How many answers stop every Trini that is threatened; 0 when they are many, or several others play."""
        if not self.mine or len(self.rivals) > 1:
            return 0
        count = harmless(self.after, [self.seat], FEW + 1)
        return count if count <= FEW else 0

    def others_as_safe(self) -> int:
        """How many actions there are in all, up to more than a few, that leave nobody a Trini."""
        return harmless(self.before, self.rivals, FEW + 1)

    def in_return(self, rival: int) -> int:
        """How many Trinis the seat makes next, at least, whichever the only rival makes now."""
        return min(most_at_once(after(self.after, chance.action), self.seat) for chance in self.theirs[rival])

    def forcing_in_return(self, rival: int) -> int:
        """After how many actions the only rival can't stop the seat's Trini, at least, whichever it makes now."""
        return min(forcing(after(self.after, chance.action)) for chance in self.theirs[rival])
