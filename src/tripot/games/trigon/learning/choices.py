"""Fitting the weights of looks.py to what the search visited (multinomial logit).

    python -m tripot.arena.choices trigon mode=two 200 800 1 > FILE
    python -m tripot.games.trigon.learning.choices FILE ...

writes weights.csv anew. SciPy is needed (``pip install 'tripot[dev]'``).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tripot.engine.compile import kernel
from tripot.engine.options import options_from_text
from tripot.engine.position import start
from tripot.engine.registry import find_game
from tripot.engine.state import Actions, States
from tripot.games.trigon import looks
from tripot.games.trigon.tables import LINES
from tripot.games.trigon.traits import FAMILIES, KNOTS, PARTS, SIDES, TRAITS, count_traits, survey

OTHERS = 100
"""Of the placements that the search didn't visit, so many are drawn, and each counts for more."""
SHRINK = 3.0
ROUNDS = 120


class Lessons(NamedTuple):
    """Choices: of each, the placements that were looked at, one a row, all choices one after the other."""

    traits: Any
    """[placements, TRAITS]: how often each occurs."""
    starts: Any
    """[choices]: the first row of each."""
    visited: Any
    """[placements]: the share of the visits."""
    stands_for: Any
    """[placements]: the logarithm of how many placements it stands for."""
    placed: Any
    """[placements]: how many pieces the colour had laid."""


@kernel
def traits_in(states: States, actions: Actions, out: Any) -> None:
    """Of each action how often each trait occurs, into ``out`` [actions, TRAITS]."""
    planes = np.zeros((SIDES, 3, LINES), np.uint64)
    fresh = np.zeros((2, LINES), np.uint64)
    cell = np.zeros((PARTS, FAMILIES), np.int64)
    survey(states[0], planes, fresh)
    for k in range(actions.size):
        count_traits(states[0], planes, fresh, actions[k], cell, out[k])


def lessons_from(lines: Sequence[str], seed: int = 1) -> Lessons:
    """The choices of games, as ``tripot.arena.choices`` writes them."""
    rng = np.random.default_rng(seed)
    found = [each for line in lines for each in _lessons(json.loads(line), rng)]
    counts = [len(traits) for traits, *_ in found]
    return Lessons(
        np.concatenate([each[0] for each in found]),
        np.concatenate([[0], np.cumsum(counts)[:-1]]),
        *(np.concatenate([each[k] for each in found]) for k in (1, 2, 3)),
    )


def _lessons(played: Any, rng: np.random.Generator) -> Iterator[tuple[Any, Any, Any, Any]]:
    game = find_game(played["game"])
    position = start(game, options_from_text(game, played["options"]), 0)
    choices = {choice["number"]: choice for choice in played["choices"]}
    for number, action in enumerate(played["actions"]):
        if number in choices:
            visited = np.array(choices[number]["actions"], np.int64)
            visits = np.array(choices[number]["visits"], float)
            rest = np.setdiff1d(position.actions(), visited)
            drawn = rng.choice(rest, min(OTHERS, len(rest)), replace=False)
            looked_at = np.concatenate([visited, drawn])
            traits = np.zeros((len(looked_at), TRAITS), np.int8)
            traits_in(position.states, looked_at, traits)
            yield (
                traits,
                np.concatenate([visits / visits.sum(), np.zeros(len(drawn))]),
                np.concatenate(
                    [np.zeros(len(visited)), np.full(len(drawn), np.log(max(1, len(rest)) / max(1, len(drawn))))]
                ),
                np.full(len(looked_at), int(position.state["placed"][position.state["turn"]])),
            )
        position.play_action(action)


def fit(lessons: Lessons, rounds: int = ROUNDS) -> Any:
    """The table of weights.csv: [TRAITS, knots]."""
    from scipy.optimize import minimize

    shares = np.column_stack([np.interp(lessons.placed, KNOTS, np.eye(len(KNOTS))[k]) for k in range(len(KNOTS))])
    traits = lessons.traits.astype(np.float32)
    sizes = np.diff(np.append(lessons.starts, len(traits)))

    def loss(flat: Any) -> tuple[float, Any]:
        weights = flat.reshape(len(KNOTS), TRAITS)
        look = ((traits @ weights.T.astype(np.float32)) * shares).sum(1) + lessons.stands_for
        look -= np.repeat(np.maximum.reduceat(look, lessons.starts), sizes)
        whole = np.repeat(np.log(np.add.reduceat(np.exp(look), lessons.starts)), sizes)
        wrong = np.exp(look - whole) - lessons.visited
        slope = (wrong[:, None] * shares).astype(np.float32).T @ traits
        total = -(lessons.visited * (look - whole)).sum() + SHRINK / 2 * (flat**2).sum()
        return float(total), slope.astype(float).ravel() + SHRINK * flat

    zeros = np.zeros(len(KNOTS) * TRAITS)
    found = minimize(loss, zeros, jac=True, method="L-BFGS-B", options={"maxiter": rounds})
    return found.x.reshape(len(KNOTS), TRAITS).T


def main(*files: str) -> None:
    """Read, fit and write."""
    lines = [line for file in files for line in Path(file).read_text(encoding="utf-8").splitlines()]
    target = Path(looks.__file__).with_name("weights.csv")
    np.savetxt(target, fit(lessons_from(lines)), delimiter=",", fmt="%.3f")


if __name__ == "__main__":
    main(*sys.argv[1:])
