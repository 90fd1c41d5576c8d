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
from tripot.games.trigon import prospects
from tripot.games.trigon.board import CELLS, SMALL_CELLS, STARTS, Cell, sides
from tripot.games.trigon.learning.choices import traits_in
from tripot.games.trigon.looks import WEIGHTS
from tripot.games.trigon.pieces import SIZES
from tripot.games.trigon.prospects import FIGURES, RINGS, figures
from tripot.games.trigon.reach import FAR_STEPS, STEPS, spread, still_plays
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
def figures_of(states: States, out: np.ndarray) -> None:
    """Every colour's figures, into ``out`` [COLOURS, FIGURES]."""
    figures(states[0], out)


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


def counted(state: State, colour: int) -> np.ndarray:
    """The figures of a colour, cell by cell."""
    wanted = np.zeros(FIGURES)
    colours = range(int(state["colours"]))
    plays = [still_plays(state, c) for c in colours]
    free = [open_cells(state, c) if plays[c] else set() for c in colours]
    steps = [distances(state, c) if plays[c] else {} for c in colours]
    rivals = [c for c in colours if not same_side(state, c, colour)]
    partners = [c for c in colours if c != colour and same_side(state, c, colour)]
    for cell in free[colour]:
        own = steps[colour].get(cell, FAR_STEPS)
        theirs = min(steps[c].get(cell, FAR_STEPS) for c in rivals)
        sides_open = sum(other in free[colour] for other in sides(cell))
        if own == FAR_STEPS:
            wanted[prospects.BEYOND] += 1
        else:
            when = np.sign(own - theirs) + prospects.WITH_RIVALS
            wanted[prospects.ROOM + 3 * RINGS[own] + when] += 1
            near = own < STEPS
            place = (prospects.CONTESTED if theirs < STEPS else prospects.QUIET) if near else prospects.FARTHER
            wanted[prospects.OPEN_SIDES + 4 * place + sides_open] += 1
            if own == 0:
                wanted[prospects.OPEN_SIDES + 4 * prospects.ATTACHING + sides_open] += 1
            for c in colours:
                if c != colour:
                    its = steps[c].get(cell, FAR_STEPS)
                    far = 0 if near else prospects.FAR_SOONER
                    at = prospects.FIRST_THERE + 4 * role(state, colour, c) + far
                    wanted[at + prospects.NEAR_SOONER] += own < its
                    wanted[at + prospects.NEAR_LATER] += its < own
        open_to = sum(cell in free[c] for c in rivals)
        wanted[prospects.OPEN_TO + prospects.NOBODY] += not open_to and not any(cell in free[c] for c in partners)
        wanted[prospects.OPEN_TO + prospects.NO_RIVAL] += not open_to
        wanted[prospects.OPEN_TO + prospects.SOME_RIVALS] += 0 < open_to < len(rivals)
        wanted[prospects.OPEN_TO + prospects.ALL_RIVALS] += open_to == len(rivals)
    for piece in pieces_left(state, colour):
        wanted[prospects.LEFT_OF_SIZE + SIZES[piece] - 1] += 1
    wanted[prospects.TURN + (colour - int(state["turn"])) % len(colours)] = 1
    wanted[prospects.PLACED] = state["placed"][colour]
    return wanted


def role(state: State, colour: int, other: int) -> int:
    """What another colour is to one."""
    if same_side(state, other, colour):
        return prospects.PARTNER
    if (other - colour) % int(state["colours"]) == 1:
        return prospects.NEXT
    return prospects.BEFORE if (colour - other) % int(state["colours"]) == 1 else prospects.ACROSS


@pytest.mark.parametrize("position", [p for p in positions() if p.state["contact"] == ANY and p.length > 4], ids=repr)
def test_figures_count_the_room_and_who_is_near(position: Position) -> None:
    out = np.zeros((COLOURS, FIGURES), np.float32)
    figures_of(position.states, out)
    for colour in range(int(position.state["colours"])):
        if still_plays(position.state, colour):
            assert out[colour].tolist() == counted(position.state, colour).tolist()


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
