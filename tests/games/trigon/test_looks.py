"""What looks and outlooks are made of, beside slow and obvious counts of the same."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tests.games.trigon.positions import OPTION_SETS, played
from tripot.engine import kernels
from tripot.engine.compile import kernel
from tripot.engine.position import Position
from tripot.engine.state import Actions, State, States
from tripot.games.trigon.board import CELLS, SMALL_CELLS, STARTS, Cell, sides
from tripot.games.trigon.learning.choices import traits_in
from tripot.games.trigon.looks import WEIGHTS
from tripot.games.trigon.pieces import SIZES
from tripot.games.trigon.prospects import (
    AFTER_RIVALS,
    BEFORE_RIVALS,
    BEYOND,
    FIGURES,
    LEFT_OF_SIZE,
    PLACED,
    RINGS,
    ROOM,
    SHARED,
    TURN,
    WITH_RIVALS,
    figures,
    rivals_reach,
)
from tripot.games.trigon.reach import FAR_STEPS, STEPS, spread
from tripot.games.trigon.seats import same_side
from tripot.games.trigon.state import ANY
from tripot.games.trigon.tables import BELOW, LEFT, LINES
from tripot.games.trigon.traits import COLOURS, KNOTS, TRAITS
from tripot.games.trigon.view import cells_of, corners_of, mode_of, owners, pieces_left


@kernel
def reach_of(states: States, out: np.ndarray) -> None:
    """Every colour's reach, into ``out`` [COLOURS, steps, LINES]."""
    for colour in range(states[0].colours):
        spread(states[0], colour, out[colour])


@kernel
def figures_of(states: States, reach: np.ndarray, rivals: np.ndarray, out: np.ndarray) -> None:
    """Every colour's figures, into ``out`` [COLOURS, FIGURES]."""
    for colour in range(states[0].colours):
        rivals_reach(states[0], reach, colour, rivals)
        figures(states[0], reach, rivals, colour, out[colour])


def positions() -> Iterator[Position]:
    """Some of each set of options, at the start and later."""
    for mode, contact in OPTION_SETS:
        for length in (2, 13, 40):
            position = played(mode=mode, contact=contact)
            rng = np.random.default_rng(length)
            while position.length < length and position.code >= 0:
                position.play_action(int(rng.choice(position.actions())))
            yield position


def open_cells(state: State, colour: int) -> set[Cell]:
    """Where the colour could lay something, by what stands on the board (contacts at any corner)."""
    board = set(SMALL_CELLS if mode_of(state) == "three" else CELLS)
    own = cells_of(state, colour)
    return board - set(owners(state)) - {other for cell in own for other in sides(cell)}


def distances(state: State, colour: int) -> dict[Cell, int]:
    """Steps from where the colour can attach, by breadth-first search."""
    free = open_cells(state, colour)
    own = corners_of(cells_of(state, colour))
    steps = {cell: 0 for cell in free if (corners_of((cell,)) & own if own else cell in STARTS)}
    for step in range(1, FAR_STEPS):
        near = {other for cell, n in steps.items() if n == step - 1 for other in sides(cell)}
        steps |= {cell: step for cell in near & free if cell not in steps}
    return steps


def in_set(lines: np.ndarray) -> set[Cell]:
    """A set of cells from its bits."""
    return {(x, row) for x, row in CELLS if int(lines[row + BELOW]) >> (x + LEFT) & 1}


@pytest.mark.parametrize("position", [p for p in positions() if p.state["contact"] == ANY], ids=repr)
def test_reach_is_a_breadth_first_search(position: Position) -> None:
    out = np.zeros((COLOURS, FAR_STEPS, LINES), np.uint64)
    reach_of(position.states, out)
    for colour in range(int(position.state["colours"])):
        if cells_of(position.state, colour):
            steps = distances(position.state, colour)
            for step in range(FAR_STEPS):
                assert in_set(out[colour, step]) == {cell for cell, n in steps.items() if n <= step}


@pytest.mark.parametrize("position", [p for p in positions() if p.state["contact"] == ANY and p.length > 4], ids=repr)
def test_figures_count_the_room_and_who_is_near(position: Position) -> None:
    state, far = position.state, FAR_STEPS
    out = np.zeros((COLOURS, FIGURES), np.float32)
    reach = np.zeros((COLOURS, FAR_STEPS, LINES), np.uint64)
    reach_of(position.states, reach)
    figures_of(position.states, reach, np.zeros((FAR_STEPS, LINES), np.uint64), out)
    colours = range(int(state["colours"]))
    steps = [distances(state, colour) for colour in colours]
    for colour in colours:
        wanted = np.zeros(FIGURES)
        rivals = [c for c in colours if not same_side(state, c, colour) and not state["blocked"] >> c & 1]
        partners = [c for c in colours if c != colour and same_side(state, c, colour)]
        for cell, own in steps[colour].items():
            theirs = min((steps[c].get(cell, far) for c in rivals), default=far)
            when = BEFORE_RIVALS if own < theirs else WITH_RIVALS if own == theirs else AFTER_RIVALS
            wanted[ROOM + 3 * RINGS[own] + when] += 1
            for partner in partners:
                its = steps[partner].get(cell, far)
                wanted[SHARED] += own < STEPS and its < STEPS
                wanted[SHARED + 1] += its < own < STEPS
        wanted[BEYOND] = len(open_cells(state, colour) - set(steps[colour]))
        for piece in pieces_left(state, colour):
            wanted[LEFT_OF_SIZE + SIZES[piece] - 1] += 1
        wanted[TURN + (colour - int(state["turn"])) % len(colours)] = 1
        wanted[PLACED] = state["placed"][colour]
        assert out[colour].tolist() == wanted.tolist()


@pytest.mark.parametrize("position", list(positions()), ids=repr)
def test_a_look_is_the_sum_of_the_weights_of_its_traits(position: Position) -> None:
    actions = position.actions()
    traits, looks = np.zeros((len(actions), TRAITS), np.int8), np.empty(len(actions))
    traits_in(position.states, actions, traits)
    kernels.priors(position.states, 0, actions, looks)
    placed = int(position.state["placed"][position.state["turn"]])
    weights = [np.interp(placed, KNOTS, WEIGHTS[:, trait]) for trait in range(TRAITS)]
    assert looks == pytest.approx(traits @ np.array(weights), abs=1e-3)


@kernel
def prior_of_each(states: States, actions: Actions, out: np.ndarray) -> None:
    """One by one."""
    for k in range(actions.size):
        kernels.priors(states, 0, actions[k : k + 1], out[k : k + 1])


def test_a_placement_looks_the_same_alone_and_among_others() -> None:
    position = played(mode="two", contact="any")
    actions = position.actions()
    together, alone = np.empty((2, len(actions)))
    kernels.priors(position.states, 0, actions, together)
    prior_of_each(position.states, actions, alone)
    assert (together == alone).all()
