"""The tables of looks and outlooks are learned by these; a few games suffice to see that they learn."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from tripot.arena.choices import play_itself
from tripot.engine.position import new
from tripot.games.trigon.learning import choices, network
from tripot.games.trigon.learning.samples import OPENING, Samples, samples_from
from tripot.games.trigon.outlook import HIDDEN, INNER, OUTER, STRAIGHT, UNIT
from tripot.games.trigon.prospects import FIGURES, PLACED
from tripot.games.trigon.seats import ALONE, TOGETHER
from tripot.games.trigon.traits import KNOTS, TRAITS


def games_by(simulations: int, count: int, seed: int, mode: str = "two") -> list[str]:
    """Games that the search played against itself, as they are written."""
    played = (play_itself("trigon", f"mode={mode}", simulations, seed + number) for number in range(count))
    return [msgspec.json.encode(each).decode() for each in played]


@pytest.fixture(scope="module")
def samples() -> Samples:
    return samples_from(games_by(8, 40, seed=1))


def expected(table: np.ndarray, samples: Samples) -> np.ndarray:
    """What the network of a table expects, in tens of points."""
    units = np.maximum(samples.figures @ table[:FIGURES, :-1] + table[FIGURES, :-1], 0)
    out: np.ndarray = units @ table[FIGURES + 1, :-1] + samples.figures @ table[:FIGURES, -1] + table[FIGURES, -1]
    return out


def error(table: np.ndarray, samples: Samples) -> float:
    """The mean square error, in tens of points."""
    wrong = (expected(table, samples) - (samples.ends - samples.scores) / UNIT) * samples.plays
    return float((wrong**2).mean())


def test_samples_are_positions_of_whole_games(samples: Samples) -> None:
    assert set(samples.games.tolist()) == set(range(40))
    assert (samples.ends >= samples.scores).all()
    assert (samples.ends[samples.plays == 0] == samples.scores[samples.plays == 0]).all()
    assert samples.figures.shape == (len(samples.games), 4, FIGURES)
    first = samples.figures[samples.games == 0][0]
    assert first[:, PLACED].sum() == OPENING


def test_the_network_learns_what_is_still_to_come(samples: Samples) -> None:
    more = (samples.ends - samples.scores) / UNIT
    table = network.fit(samples, TOGETHER, seed=1, hidden=8, rounds=60)
    assert table.shape == (FIGURES + 2, 9)
    plain = np.zeros_like(table)
    plain[FIGURES, -1] = more[samples.plays == 1].mean()
    assert error(table, samples) < 0.5 * error(plain, samples)


@pytest.mark.parametrize(("way", "mode"), [(TOGETHER, "two"), (TOGETHER, "teams"), (ALONE, "four"), (ALONE, "three")])
def test_the_shipped_networks_expect_well_where_they_were_not_taught(way: int, mode: str) -> None:
    other = samples_from(games_by(8, 30, 77_000_000, mode))
    table = np.zeros((FIGURES + 2, HIDDEN + 1))
    table[: FIGURES + 1, :-1], table[FIGURES + 1, :-1] = INNER[way], OUTER[way]
    table[: FIGURES + 1, -1] = STRAIGHT[way]
    plain = np.zeros_like(table)
    plain[FIGURES, -1] = ((other.ends - other.scores) / UNIT)[other.plays == 1].mean()
    assert error(table, other) < 0.2 * error(plain, other)


def of_margins(way: int, wrong: np.ndarray) -> float:
    """What errors count for, squared: of the margin between two sides, or of each colour's lead over the mean."""
    if way == TOGETHER:
        return float(((wrong * network.SIDE).sum(1) ** 2).sum())
    return float(2 * ((wrong - wrong.mean(1, keepdims=True)) ** 2).sum())


@pytest.mark.parametrize("way", [TOGETHER, ALONE])
def test_the_slopes_are_those_of_the_loss(way: int) -> None:
    rng = np.random.default_rng(1)
    inputs, wanted = rng.normal(size=(5, 4, 3)), rng.normal(size=(5, 4))
    plays = (rng.random((5, 4)) > 0.2).astype(float)
    weights = [rng.normal(size=shape) for shape in ((3, 6), (6,), (6,), (3,), (1,))]

    def loss(weights: list[np.ndarray]) -> float:
        inner, inner_start, outer, straight, start = weights
        units = np.maximum(inputs @ inner + inner_start, 0)
        wrong = (units @ outer + inputs @ straight + start - wanted) * plays
        part = network.MARGIN_PART
        return float(((1 - part) * (wrong**2).sum() + part * of_margins(way, wrong)) / 2 / len(inputs))

    found = network.slopes(way, weights, inputs, wanted, plays)
    for k, each in enumerate(weights):
        for at in np.ndindex(each.shape):
            up, down = [w.copy() for w in weights], [w.copy() for w in weights]
            up[k][at] += 1e-5
            down[k][at] -= 1e-5
            assert found[k][at] == pytest.approx((loss(up) - loss(down)) / 2e-5, abs=1e-3)


def test_weights_are_learned_from_what_the_search_visited() -> None:
    played = [play_itself("trigon", "mode=two", 64, seed) for seed in (1, 2)]
    position = new("trigon", seed=1, mode="two")
    for action in played[0].actions:
        position.play_action(action)
    assert position.result() is not None
    lessons = choices.lessons_from([msgspec.json.encode(each).decode() for each in played])
    assert len(lessons.starts) == sum(len(each.choices) for each in played)
    table = choices.fit(lessons, rounds=30)
    assert table.shape == (TRAITS, len(KNOTS))
    best = [
        rows[np.argmax(lessons.visited[rows])] - rows[0]
        for rows in np.split(np.arange(len(lessons.visited)), lessons.starts[1:])
    ]
    placed = np.column_stack([np.interp(lessons.placed, KNOTS, np.eye(len(KNOTS))[k]) for k in range(len(KNOTS))])
    looks = ((lessons.traits.astype(float) @ table) * placed).sum(1)
    ranks = [(part > part[at]).mean() for part, at in zip(np.split(looks, lessons.starts[1:]), best, strict=True)]
    assert np.mean(ranks) < 0.15
