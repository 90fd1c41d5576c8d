"""What an action leads to: found by playing on from it, so that what is said of it is true."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import numpy as np

from tripot.engine import kernels
from tripot.engine.snapshot import Snapshot, states_of
from tripot.engine.state import State, States
from tripot.games.trini.openings import Chance, after, chances, forcing, gifts, harmless, most_at_once, turn_of
from tripot.games.trini.solver import TRINIS_A_MOVE, Attack
from tripot.games.trini.solver_full import Proof

FEW = 6
"""So many actions, or fewer, are worth counting."""
POSITIONS = 20_000
"""So many positions are looked at to find a win that can be forced (some 10 ms)."""


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

    def share(self) -> float:
        """The seat's share of the win; the game is over."""
        shares = np.zeros(int(self.then.players))
        kernels.winners(self.after, 0, shares)
        return float(shares[self.seat])

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

    def gifts(self) -> int:
        """After how many in a hundred of the next one's actions somebody could make a Trini before the seat's turn."""
        part = gifts(self.after, self.rivals[1:])
        return round(100 * part) if part in (0, 1) else min(99, max(1, round(100 * part)))

    def in_return(self, rival: int) -> int:
        """How many Trinis the seat makes next, at least, whichever the only rival makes now."""
        return min(most_at_once(after(self.after, chance.action), self.seat) for chance in self.theirs[rival])

    def forcing_in_return(self, rival: int) -> int:
        """After how many actions the only rival can't stop the seat's Trini, at least, whichever it makes now."""
        return min(forcing(after(self.after, chance.action)) for chance in self.theirs[rival])
