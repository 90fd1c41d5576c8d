"""What the positions of recorded games looked like, for the network to learn what comes of them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from tripot.engine.compile import kernel
from tripot.engine.options import options_from_text
from tripot.engine.position import start
from tripot.engine.registry import find_game
from tripot.engine.state import States
from tripot.games.trigon.prospects import FIGURES, figures
from tripot.games.trigon.reach import still_plays
from tripot.games.trigon.score import colour_score
from tripot.games.trigon.traits import COLOURS

OPENING = 4
"""The first placements are drawn by lot: what is learned begins after them."""


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


@kernel
def note_down(states: States, seen: Any, scores: Any, plays: Any) -> None:
    """What ``states[0]`` looks like, into ``seen`` [COLOURS, FIGURES], ``scores`` and ``plays`` [COLOURS]."""
    state = states[0]
    figures(state, seen)
    for colour in range(int(state.colours)):
        scores[colour] = colour_score(state, colour)
        plays[colour] = still_plays(state, colour)


def samples_from(lines: Iterable[str]) -> Samples:
    """The positions of games, as ``tripot.arena.choices`` writes them, from the OPENING on."""
    parts = [_samples(json.loads(line), number) for number, line in enumerate(lines)]
    return Samples(*(np.concatenate(each) for each in zip(*parts, strict=True)))


def _samples(played: Any, number: int) -> Samples:
    game = find_game(played["game"])
    position = start(game, options_from_text(game, played["options"]), 0)
    rows = max(0, len(played["actions"]) - OPENING)
    seen = np.zeros((rows, COLOURS, FIGURES), np.float32)
    scores, plays = np.zeros((2, rows, COLOURS), np.float32)
    for at, action in enumerate(played["actions"], -OPENING):
        if at >= 0:
            note_down(position.states, seen[at], scores[at], plays[at])
        position.play_action(action)
    ends = np.zeros(COLOURS, np.float32)
    for colour in range(int(position.state["colours"])):
        ends[colour] = colour_score(position.state, colour)
    return Samples(seen, scores, np.tile(ends, (rows, 1)), plays, np.full(rows, number, np.int64))
