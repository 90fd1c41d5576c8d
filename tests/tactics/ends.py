"""Ends of games without chance: every line to the last action, by plain recursion.

It shares nothing with ``engine/endgame.py`` but the rules and what ``evaluate`` says of a game that is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import numpy as np
import numpy.typing as npt

from tests.tactics.tactic import Tactic
from tripot.engine import dispatch as game
from tripot.engine import kernels
from tripot.engine.compile import long_kernel
from tripot.engine.position import Position
from tripot.engine.state import OVER, States

SAME = 1e-9
GAP = 0.004
"""By so much the best action is better than the next: some ten points where the game is won or lost anyway."""
MOST_BEST = 3


@long_kernel
def share(
    states: States,
    depth: int,
    actions: npt.NDArray[np.int64],
    out: npt.NDArray[np.float64],
    seat: int,
    low: float,
    high: float,
) -> float:
    """The seat's share at the end if all play their best, for the seat or against it."""
    if game.actor(states[depth]) == OVER:
        game.evaluate(states[depth], out)
        return float(out[seat])
    own = game.actor(states[depth]) == seat
    best = -np.inf if own else np.inf
    for k in range(game.legal(states[depth], actions[depth])):
        states[depth + 1] = states[depth]
        game.play(states[depth + 1], actions[depth, k])
        value = share(states, depth + 1, actions, out, seat, low, high)
        if own:
            best = max(best, value)
            low = max(low, value)
        else:
            best = min(best, value)
            high = min(high, value)
        if low >= high:
            break
    return best


def shares(position: Position, worlds: Sequence[States], longest: int) -> dict[str, float]:
    """The mean share that each action leads to, over these worlds, which are all as likely."""
    seat = position.code
    states = np.zeros(longest + 1, position.game.rules.STATE)
    actions = np.zeros((longest + 1, position.game.rules.MAX_ACTIONS), np.int64)
    out = np.zeros(4)
    found = dict.fromkeys(position.legal(), 0.0)
    for world in worlds:
        for text, action in zip(position.legal(), position.actions().tolist(), strict=True):
            states[1] = world[0]
            kernels.play(states, 1, action)
            found[text] += share(states, 1, actions, out, seat, -np.inf, np.inf) / len(worlds)
    return found


def best_of(found: dict[str, float]) -> tuple[tuple[str, ...], float]:
    """The best actions, and by how much they are better than the next."""
    most = max(found.values())
    best = tuple(text for text, value in found.items() if value > most - SAME)
    return best, most - max((value for text, value in found.items() if text not in best), default=most)


def why(worlds: int, gap: float) -> str:
    """``the next is worse by 0.123 of a share, over 20 worlds``."""
    return f"the next is worse by {gap:.3f} of a share" + (f", over {worlds} worlds" if worlds > 1 else "")


def tactic_of(position: Position, worlds: Sequence[States], different: int, longest: int) -> Tactic:
    """What is best in a position; ``different`` worlds are among those given."""
    best, gap = best_of(shares(position, worlds, longest))
    return Tactic(position.game.name, position.to_text(), best, why(different, gap))


def is_clear(tactic: Tactic) -> bool:
    """Few are best, and clearly."""
    return len(tactic.best) <= MOST_BEST and float(tactic.why.split()[5]) >= GAP


def collect(
    candidates: Iterable[tuple[int, Position]], tactic: Callable[[str], Tactic], wanted: int
) -> Iterator[Tactic]:
    """The clear ones among positions, each with the number of its game: one a game at most."""
    done, count = 0, 0
    for number, position in candidates:
        if number > done and is_clear(found := tactic(position.to_text())):
            done, count = number, count + 1
            yield found
        if count == wanted:
            return
