"""A move of Trini in words, from what ``heuristics.py`` looks at: Trinis made, stopped, given away and prepared."""

from __future__ import annotations

from collections.abc import Iterator

from tripot.engine import kernels
from tripot.engine.advice import Scale, with_odds_to
from tripot.engine.message import Message, name_of, say
from tripot.engine.snapshot import Snapshot, states_of
from tripot.engine.state import State
from tripot.games.trini.board import N_ROUNDS, ROUND_NAMES
from tripot.games.trini.heuristics import can_make, has_pair
from tripot.games.trini.options import TriniOptions
from tripot.games.trini.sheet import made_by, what_is_done

SHOWN = 3
"""So many reasons at most."""
CALM = 1.4
"""The odds of winning are those of a share of ``evaluate`` to this power: 1.45 +- 0.41 in 305 positions of games that
24 simulations played."""


def scale(options: TriniOptions, seat: int) -> Scale:  # noqa: ARG001
    """Chances to win."""
    return with_odds_to(CALM, int(options.players))


def named(state: State, action: int) -> Message:
    """What a player does with a die."""
    return what_is_done(state, action, "move")


def reasons(state: State, action: int) -> list[Message]:
    """What it makes, what it stops, what the next player can do about it, and what it prepares."""
    return list(_reasons(state, action))[:SHOWN]


def _reasons(state: State, action: int) -> Iterator[Message]:
    seat, goal = int(state.mover), int(state.goal)
    made = [trini.cell for trini in made_by(state, action)]
    won = int(state.won[seat]) + len(made)
    if won >= goal:
        yield say("trini-why-wins", rounds=_listed(made), goal=goal)
        return
    if made:
        yield say("trini-why-makes", rounds=_listed(made), count=len(made), won=won, goal=goal)
    after = played(state, action)
    rival = int(after.mover)
    theirs = open_to(after, rival)
    stopped = [cell for cell in open_to(state, rival) if cell not in theirs and cell not in made]
    if stopped:
        yield say("trini-why-stops", rounds=_listed(stopped), count=len(stopped), name=name_of(rival))
    if theirs:
        yield say("trini-why-gives", rounds=_listed(theirs), count=len(theirs), name=name_of(rival))
    elif any(has_pair(after, which) for which in _empty(after)):
        yield say("trini-why-safe", name=name_of(rival))
    else:
        yield say("trini-why-quiet")
    mine = open_to(after, seat)
    alone = [cell for cell in mine if cell not in theirs]
    if alone:
        yield say("trini-why-only-you", rounds=_listed(alone), count=len(alone), name=name_of(rival))
    elif mine:
        yield say("trini-why-ways", rounds=_listed(mine), count=len(mine))


def played(state: State, action: int) -> Snapshot:
    """The position after an action: everybody sees everything."""
    states = states_of(state)
    kernels.play(states, 0, action)
    return Snapshot(states[0])


def _empty(state: State) -> list[int]:
    return [which for which in range(N_ROUNDS) if state.trinis[which] == 0]


def open_to(state: State, seat: int) -> list[str]:
    """The rounds where a seat could make a Trini now."""
    return [ROUND_NAMES[which] for which in _empty(state) if has_pair(state, which) and can_make(state, which, seat)]


def _listed(cells: list[str]) -> Message:
    return say("trini-rounds", count=len(cells), **dict(zip("abc", cells, strict=False)))
