"""Fitting the network of outlook.py to what colours had in the end, in plain NumPy (Adam; Kingma and Ba 2015).

    python -m tripot.arena.choices trigon mode=two 6000 100 1 > FILE
    python -m tripot.games.trigon.learning.network together FILE ...

writes outlook-together.csv anew, from games in which two colours play together; ``alone`` writes outlook-alone.csv,
from games in which each plays for itself.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

from tripot.games.trigon import outlook
from tripot.games.trigon.learning.samples import Samples, samples_from
from tripot.games.trigon.traits import COLOURS

HIDDEN = 64
ROUNDS = 15
SEED = 1
BATCH, FEWEST_BATCHES = 512, 10
RATE = 3e-3
MARGIN_PART = 0.6
"""How much of the loss is the error of the margins between those who play against each other, the rest that of each
colour."""
SIDE = np.array([1.0, -1.0, 1.0, -1.0], np.float32)
MARGINS = np.stack([np.outer(SIDE, SIDE), 2 * (np.eye(COLOURS, dtype=np.float32) - 1 / COLOURS)])
"""What the errors of all colours make of the slope for each (TOGETHER: of the margin between the sides, squared; ALONE:
of what each has more than the mean of all, squared)."""
SHRINK = 1e-5
KEEP, KEEP_SQUARE, LEAST = 0.9, 0.999, 1e-8


def fit(samples: Samples, way: int, seed: int, *, hidden: int = HIDDEN, rounds: int = ROUNDS) -> Any:
    """The table of one way to play, TOGETHER or ALONE: [FIGURES + 2, hidden + 1]."""
    rng = np.random.default_rng(seed)
    mean = samples.figures.reshape(-1, samples.figures.shape[-1]).mean(0)
    scale = samples.figures.reshape(-1, samples.figures.shape[-1]).std(0) + 1e-3
    inputs = ((samples.figures - mean) / scale).astype(np.float32)
    wanted = (samples.ends - samples.scores) / outlook.UNIT
    count = inputs.shape[-1]
    weights = [
        rng.normal(0, count**-0.5, (count, hidden)),
        np.zeros(hidden),
        rng.normal(0, 0.3 * hidden**-0.5, hidden),
        np.zeros(count),
        np.array([wanted.mean()]),
    ]
    weights = [each.astype(np.float32) for each in weights]
    momentum = [np.zeros_like(each) for each in weights]
    squares = [np.zeros_like(each) for each in weights]
    order = np.arange(len(inputs))
    batches = max(FEWEST_BATCHES, len(order) // BATCH)
    steps = rounds * batches
    for step in range(steps):
        at = step % batches
        if at == 0:
            rng.shuffle(order)
        batch = order[at::batches]
        rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
        for k, slope in enumerate(slopes(way, weights, inputs[batch], wanted[batch], samples.plays[batch])):
            momentum[k] = KEEP * momentum[k] + (1 - KEEP) * slope
            squares[k] = KEEP_SQUARE * squares[k] + (1 - KEEP_SQUARE) * slope**2
            ahead = momentum[k] / (1 - KEEP ** (step + 1))
            weights[k] = weights[k] - rate * ahead / (np.sqrt(squares[k] / (1 - KEEP_SQUARE ** (step + 1))) + LEAST)
    inner, inner_start, outer, straight, start = weights
    inner, straight = inner / scale[:, None], straight / scale
    return np.vstack(
        [
            np.column_stack([inner, straight]),
            np.append(inner_start - mean @ inner, start - mean @ straight),
            np.append(outer, 0.0),
        ]
    )


def slopes(way: int, weights: list[Any], inputs: Any, wanted: Any, plays: Any) -> list[Any]:
    """How the loss of a batch changes with each of the weights."""
    inner, inner_start, outer, straight, start = weights
    sums = inputs @ inner + inner_start
    units = np.maximum(sums, 0)
    error = (units @ outer + inputs @ straight + start - wanted) * plays
    margin = error @ MARGINS[way] * plays
    error = (((1 - MARGIN_PART) * error + MARGIN_PART * margin) / len(inputs)).reshape(-1, 1)
    flat = inputs.reshape(len(error), -1)
    back = error * outer * (sums.reshape(len(error), -1) > 0)
    return [
        flat.T @ back + SHRINK * inner,
        back.sum(0),
        (units.reshape(len(error), -1) * error).sum(0),
        (flat * error).sum(0) + SHRINK * straight,
        error.sum(0),
    ]


def main(way: str, *files: str) -> None:
    """Read, fit and write."""
    samples = samples_from(line for file in files for line in Path(file).read_text(encoding="utf-8").splitlines())
    number = outlook.WAYS.index(way)
    np.savetxt(outlook.FILES[number], fit(samples, number, SEED), delimiter=",", fmt="%.5g")


if __name__ == "__main__":
    main(*sys.argv[1:])
