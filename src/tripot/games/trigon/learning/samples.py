"""Games and what their positions looked like, for the network to learn what comes of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tripot.engine import dispatch as game
from tripot.engine.chance import random_below, random_unit
from tripot.engine.compile import kernel, rule
from tripot.engine.position import Position, new
from tripot.engine.state import OVER, Actions, State, States
from tripot.games.trigon.outlook import still_plays
from tripot.games.trigon.prospects import FIGURES, figures, rivals_reach
from tripot.games.trigon.reach import STEPS, spread
from tripot.games.trigon.rules import MAX_ACTIONS
from tripot.games.trigon.score import colour_score
from tripot.games.trigon.tables import LINES
from tripot.games.trigon.traits import COLOURS

OPENING = 4
"""The first placements are drawn uniformly: so games differ from the start."""
MOST_ACTIONS = 90


class Samples(NamedTuple):
    """Positions of games, one a row; of each colour its figures, and what it had then and in the end."""

    figures: Any
    """[positions, COLOURS, FIGURES]"""
    scores: Any
    """[positions, COLOURS]"""
    ends: Any
    """[positions, COLOURS]"""
    plays: Any
    """[positions, COLOURS]: 1 while the colour can still place."""
    games: Any
    """[positions]: the number of the game."""


@rule
def by_lot(state: State, actions: Actions, looks: Any, warmth: float) -> int:
    """A legal action, drawn after the looks: e times as often for each ``warmth`` of look more."""
    count = game.legal(state, actions)
    game.looks(state, actions, count, looks)
    best, best_lot = actions[0], -np.inf
    for k in range(count):
        lot = looks[k] / warmth - np.log(-np.log(max(random_unit(state), 1e-300)))
        if lot > best_lot:
            best, best_lot = actions[k], lot
    return int(best)


@rule
def note(state: State, reach: Any, rivals: Any, seen: Any, scores: Any, plays: Any) -> None:
    """What a position looks like, into ``seen`` [COLOURS, FIGURES], ``scores`` and ``plays`` [COLOURS]."""
    for colour in range(int(state.colours)):
        spread(state, colour, reach[colour])
    for colour in range(int(state.colours)):
        rivals_reach(state, reach, colour, rivals)
        figures(state, reach, rivals, colour, seen[colour])
        scores[colour] = colour_score(state, colour)
        plays[colour] = still_plays(state, colour)


@kernel
def play_sampled(
    states: States,
    actions: Actions,
    looks: Any,
    warmth: float,
    every: int,
    seen: Any,
    scores: Any,
    plays: Any,
) -> int:
    """Play ``states[0]`` to the end, by lot after the looks.

    About each ``every``-th position goes into the arrays. Returns how many positions.
    """
    state = states[0]
    reach = np.zeros((COLOURS, STEPS, LINES), np.uint64)
    rivals = np.zeros((STEPS, LINES), np.uint64)
    rows, played = 0, 0
    following = OPENING + random_below(state, every)
    while game.actor(state) != OVER:
        if played == following:
            following += 1 + random_below(state, 2 * every - 1)
            note(state, reach, rivals, seen[rows], scores[rows], plays[rows])
            rows += 1
        if played < OPENING:
            game.play(state, game.random_action(state, actions))
        else:
            game.play(state, by_lot(state, actions, looks, warmth))
        played += 1
    return rows


def quick_games(mode: str, games: int, seed: int, *, warmth: float = 0.5, every: int = 6) -> Samples:
    """Play so many games by lot after the looks."""
    positions = [new("trigon", seed=seed + number, mode=mode) for number in range(games)]
    return _samples(positions, seed, warmth, every)


def _samples(positions: Sequence[Position], seed: int, warmth: float, every: int) -> Samples:
    actions, looks = np.empty(MAX_ACTIONS, np.int64), np.empty(MAX_ACTIONS)
    found = []
    for number, position in enumerate(positions, seed):
        seen = np.zeros((MOST_ACTIONS, COLOURS, FIGURES), np.float32)
        scores, plays = np.zeros((2, MOST_ACTIONS, COLOURS), np.float32)
        rows = play_sampled(position.states, actions, looks, warmth, every, seen, scores, plays)
        ends = np.zeros(COLOURS, np.float32)
        for colour in range(int(position.state["colours"])):
            ends[colour] = colour_score(position.state, colour)
        found.append(
            Samples(seen[:rows], scores[:rows], np.tile(ends, (rows, 1)), plays[:rows], np.full(rows, number, np.int64))
        )
    return together(found)


def together(parts: Sequence[Samples]) -> Samples:
    """Samples one after the other."""
    return Samples(*(np.concatenate(each) for each in zip(*parts, strict=True)))
