"""Triggery alone, late: the expected number of throws after each action, by plain recursion over sets of numbers.

It shares nothing with the solver, nor with the rules but the list of lines.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from math import inf

import tripot
from tests.tactics.games import positions_of_games
from tests.tactics.tactic import Tactic
from tripot.engine.position import Position
from tripot.games.triggery.board import CELLS, LINES

WANTED = 24
MOST_OPEN = 11
GAP = 0.05
"""The best action saves so many throws at least."""
MOST_BEST = 2
DICE = [(one + other) * (2 if one == other else 1) for one in range(1, 7) for other in range(1, 7)]

Cells = frozenset[int]


class Alone:
    """The rest of a round; ``numbers``: the open number of each cell."""

    def __init__(self, numbers: Mapping[int, int]) -> None:
        self.numbers = numbers
        self.throws = cache(self._throws)
        self.on = cache(self._on)

    def chain(self, opened: Cells) -> Cells:
        """What stays open when no line has exactly one number left."""
        for line in LINES.values():
            lone = opened.intersection(line)
            if len(lone) == 1:
                return self.chain(opened - lone)
        return opened

    def paid(self, opened: Cells, left: int) -> list[float]:
        """The throws still needed after each payment that is possible."""
        payable = [cell for cell in opened if self.numbers[cell] <= left]
        return [self.on(self.chain(opened - {cell}), left - self.numbers[cell]) for cell in payable]

    def _on(self, opened: Cells, left: int) -> float:
        """In the middle of a turn: pay on, or be done."""
        return min([*self.paid(opened, left), self.throws(opened)])

    def _throws(self, opened: Cells) -> float:
        """Before a throw; those that pay for nothing only cost a throw."""
        if not opened:
            return 0.0
        best = [min(self.paid(opened, total), default=inf) for total in DICE]
        useful = [throws for throws in best if throws < inf]
        return (len(DICE) + sum(useful)) / len(useful)


def throws_after(position: Position) -> dict[str, float]:
    """The throws to be expected after each action."""
    state = position.states[0]
    opened = [cell for cell in range(len(CELLS)) if int(state["open"][0]) >> cell & 1]
    numbers = {cell: int(state["triggery_tablets"][0][cell]) for cell in opened if state["triggery_tablets"][0][cell]}
    alone, left, here = Alone(numbers), int(state["left"]), frozenset(numbers)
    found = {}
    for text in position.legal():
        if text in ("done", "pass"):
            found[text] = alone.throws(here)
        else:
            cell = CELLS.index(text)
            found[text] = alone.on(alone.chain(here - {cell}), left - numbers[cell])
    return found


def tactic(text: str) -> Tactic:
    """What is best in a position."""
    position = tripot.position("triggery", text)
    found = throws_after(position)
    least = min(found.values())
    best = tuple(action for action, throws in found.items() if throws < least + 1e-9)
    gap = min((throws - least for action, throws in found.items() if action not in best), default=0.0)
    return Tactic("triggery", position.to_text(), best, f"the next takes {gap:.3f} throws more")


def proof(written: Tactic) -> bool:
    """Whether a tactic comes out as it is written."""
    return tactic(written.text) == written


def find() -> Iterator[Tactic]:
    """One tactic a game at most."""
    done, count = 0, 0
    for number, position in positions_of_games("triggery", ({"players": 1},)):
        if number > done and 0 < int(position.states[0]["open"][0]).bit_count() <= MOST_OPEN:
            found = tactic(position.to_text())
            if len(found.best) <= MOST_BEST and float(found.why.split()[3]) >= GAP:
                done, count = number, count + 1
                yield found
        if count == WANTED:
            return
