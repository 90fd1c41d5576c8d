"""Problems of Trini, for two: place a Trini, or win, within one, two or three moves whatever is answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import numpy as np

from tripot.engine import kernels
from tripot.engine.game import Stop
from tripot.engine.position import Position
from tripot.engine.puzzle import PuzzleKind
from tripot.engine.snapshot import Snapshot
from tripot.engine.state import States, copied
from tripot.games.trini.openings import after, open_to
from tripot.games.trini.rules import SLIDE, TURN, origin_of, target_of
from tripot.games.trini.sheet import way_of
from tripot.games.trini.solver import TRINIS_A_MOVE, Attack
from tripot.games.trini.solver_full import Proof

PLAYERS = 2
FEWEST_ACTIONS = 40
"""With fewer there is little to choose."""
POSITIONS = 20_000
"""So many positions the narrow search looks at, to find what is worth a proof."""


class Forced(PuzzleKind):
    """So many Trinis within so many own moves."""

    several: ClassVar[bool] = True

    def wanted(self, states: States, seat: int) -> int:
        """How many Trinis the seat is to have."""
        raise NotImplementedError

    def candidates(self, position: Position) -> Iterator[Position]:
        """Positions with much to choose, in which threats alone get there, and no sooner."""
        states, seat = position.states, position.code
        wanted = self.wanted(states, seat)
        needed = wanted - int(states[0]["won"][seat])
        if len(position.actions()) < FEWEST_ACTIONS or needed > TRINIS_A_MOVE * self.turns:
            return
        for own_moves in range(1, self.turns + 1):
            attack = Attack(states, seat, own_moves, wanted)
            attack.run(POSITIONS)
            if attack.winning is not None:
                if own_moves == self.turns and (own_moves == 1 or self.only_one(states, seat)):
                    yield position
                return

    def only_one(self, states: States, seat: int) -> bool:
        """Whether one action alone gets there; it stops at the second."""
        return len(Proof(states, seat, self.wanted(states, seat), self.turns).right(2) or ()) == 1

    def right(self, position: Position, turns: int, stop: Stop | None = None) -> tuple[int, ...]:
        """Every action that gets there, whatever is answered; () if more than two play."""
        seat = position.code
        if position.seats != PLAYERS:
            return ()
        return Proof(position.states, seat, self.wanted(position.states, seat), turns, stop).right() or ()

    def answer(self, position: Position, turns: int) -> int:
        """What holds out longest; of such, what leaves the fewest right actions; of these, what looks best."""
        seat = 1 - position.code
        wanted, actions = self.wanted(position.states, seat), position.actions()
        looks = np.empty(len(actions))
        kernels.priors(position.states, 0, actions, looks)
        ranked = []
        for action, look in zip(actions.tolist(), looks.tolist(), strict=True):
            after = copied(position.states)
            kernels.play(after, 0, action)
            lasts = next(
                own_moves for own_moves in range(1, turns + 1) if Proof(after, seat, wanted, own_moves).right(1)
            )
            ways = len(Proof(after, seat, wanted, lasts).right() or ())
            ranked.append((-lasts, ways, -look, action))
        return int(min(ranked)[-1])

    def reached(self, before: Position, action: int) -> bool:
        """The Trinis are there."""
        after = copied(before.states)
        kernels.play(after, 0, action)
        return bool(after[0]["won"][before.code] >= self.wanted(before.states, before.code))

    def themes(self, position: Position, action: int) -> tuple[str, ...]:
        """What is done with the die, and what it makes, threatens, stops or gives away.

        One move only is dull where several dice, or several cells, serve.
        """
        if self.turns == 1 and len({one_die(right) for right in self.right(position, 1)}) > 1:
            return ()
        way = way_of(position.seen, action)
        found = effects(position, action)
        if self.turns == 1:
            found = [effect for effect in found if effect in SEEN_AT_ONCE]
        return ("turn" if way in {"left", "right"} else way, *found)


def one_die(action: int) -> tuple[int, int, int]:
    """Which die goes where, whatever faces it shows then."""
    kind = 0 if action < TURN else 1 if action < SLIDE else 2
    return kind, int(origin_of(action)), int(target_of(action))


SEEN_AT_ONCE = ("several", "stops")
"""What matters of one move only."""


def effects(position: Position, action: int) -> list[str]:
    """What the action makes, stops, gives away and prepares."""
    seat, rival = position.code, 1 - position.code
    seen = position.seen
    then = Snapshot(after(position.states, action)[0])
    made = int(then.won[seat]) - int(seen.won[seat])
    theirs, mine = open_to(then, rival), open_to(then, seat)
    found = {
        "several": made > 1,
        "makes": made == 1,
        "stops": any(cell not in theirs for cell in open_to(seen, rival)),
        "gives": bool(theirs),
        "own": any(cell not in theirs for cell in mine),
        "fork": len(mine) > 1,
    }
    return [effect for effect, there in found.items() if there]


# The bounds of the grades are thirds of what 300 games gave (300, 174, 19, 59 and 31 puzzles): one move has the grades
# 1 to 3, two moves have 2 to 4, three moves 3 to 5; a win in three is found so rarely that it has 4 or 5.


class Place(Forced):
    """One Trini more."""

    by_sight: ClassVar[bool] = True

    def wanted(self, states: States, seat: int) -> int:
        """One more than now."""
        return int(states[0]["won"][seat]) + 1


class Win(Forced):
    """The goal."""

    def wanted(self, states: States, seat: int) -> int:  # noqa: ARG002
        """As many as win."""
        return int(states[0]["goal"])


class PlaceOne(Place):
    """At once."""

    name: ClassVar[str] = "place-1"
    bounds: ClassVar[tuple[float, ...]] = (0.60, 0.71)


class PlaceTwo(Place):
    """Within two moves."""

    name: ClassVar[str] = "place-2"
    bounds: ClassVar[tuple[float, ...]] = (0.0, 0.90, 0.95)
    turns: ClassVar[int] = 2


class PlaceThree(Place):
    """Within three moves."""

    name: ClassVar[str] = "place-3"
    bounds: ClassVar[tuple[float, ...]] = (0.0, 0.0, 0.65, 0.70)
    turns: ClassVar[int] = 3


class WinTwo(Win):
    """Within two moves."""

    name: ClassVar[str] = "win-2"
    bounds: ClassVar[tuple[float, ...]] = (0.0, 0.78, 1.0)
    turns: ClassVar[int] = 2


class WinThree(Win):
    """Within three moves."""

    name: ClassVar[str] = "win-3"
    bounds: ClassVar[tuple[float, ...]] = (0.0, 0.0, 0.0, 1.0)
    turns: ClassVar[int] = 3


PUZZLES = (PlaceOne(), PlaceTwo(), PlaceThree(), WinTwo(), WinThree())
