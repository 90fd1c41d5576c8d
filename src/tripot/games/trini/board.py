"""The board: 24 triangular cells for dice, 13 round cells for Trinis; and what each player starts with.

Cells are axial (q, r), |q|, |r|, |q + r| <= 3, as in docs/notation.md. (q - r) mod 3 tells the kind: 0 round,
1 ``^``, 2 ``v``.
"""

from __future__ import annotations

import numpy as np

Cell = tuple[int, int]

RADIUS = 3
CELLS: tuple[Cell, ...] = tuple(
    (q, r) for q in range(-RADIUS, RADIUS + 1) for r in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS
)
UP, DOWN = 1, 2


def kind_of(cell: Cell) -> int:
    """0 for a round cell, UP or DOWN for a triangular one."""
    return (cell[0] - cell[1]) % 3


def name_of(cell: Cell) -> str:
    """``d4`` for the centre."""
    return "abcdefg"[cell[0] + RADIUS] + str(cell[1] + RADIUS + 1)


TRIANGLES = tuple(cell for cell in CELLS if kind_of(cell))
ROUNDS = tuple(cell for cell in CELLS if not kind_of(cell))
TRIANGLE_NAMES = tuple(map(name_of, TRIANGLES))
ROUND_NAMES = tuple(map(name_of, ROUNDS))
KINDS = tuple(map(kind_of, TRIANGLES))

N_TRIANGLES = len(TRIANGLES)
N_ROUNDS = len(ROUNDS)
OUTSIDE = N_ROUNDS
"""The number of the round that a face at the edge of the board looks at: none."""

LOOKS = {UP: ((1, -1), (0, 1), (-1, 0)), DOWN: ((-1, 1), (0, -1), (1, 0))}
"""Where the three faces of a die look, clockwise: ``^`` to N, SE, SW; ``v`` to S, NW, NE."""

LINES = ((1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2))
"""The straight lines that cross no round cell (deduced: the figure of the rulebook is lost)."""


def _round_at(cell: Cell, face: int) -> int:
    dq, dr = LOOKS[kind_of(cell)][face]
    target = (cell[0] + dq, cell[1] + dr)
    return ROUNDS.index(target) if target in ROUNDS else OUTSIDE


def _slides(cell: Cell) -> list[int]:
    steps = ((cell[0] + n * dq, cell[1] + n * dr) for dq, dr in LINES for n in range(1, 2 * RADIUS + 1))
    return [TRIANGLES.index(target) for target in steps if target in TRIANGLES]


ROUND_AT = np.array([[_round_at(cell, face) for face in range(3)] for cell in TRIANGLES], np.int64)
"""[cell, face]: the round that the face looks at, or OUTSIDE."""

_SLIDES = [_slides(cell) for cell in TRIANGLES]
MAX_SLIDES = max(map(len, _SLIDES))
N_SLIDES = np.array([len(targets) for targets in _SLIDES], np.int64)
SLIDES = np.array([targets + [0] * (MAX_SLIDES - len(targets)) for targets in _SLIDES], np.int64)
"""[cell, :N_SLIDES[cell]]: the cells that a die can slide to when they are free."""

_AROUND = [
    [(cell, face) for cell in range(N_TRIANGLES) for face in range(3) if ROUND_AT[cell, face] == which]
    for which in range(N_ROUNDS)
]
AROUND = tuple(tuple(cell for cell, _ in seats) for seats in _AROUND)
"""The triangular cells around each round: six, or three at a corner."""
N_AROUND = np.array([len(seats) for seats in _AROUND], np.int64)
AROUND_CELL = np.array([[seats[i % len(seats)][0] for i in range(6)] for seats in _AROUND], np.int64)
AROUND_FACE = np.array([[seats[i % len(seats)][1] for i in range(6)] for seats in _AROUND], np.int64)
"""[round, :N_AROUND[round]]: those cells, and which face of a die there looks at the round."""

DICE = {2: 12, 3: 8, 4: 6}
"""Dice of each player, by the number of players."""
GOAL = {2: 6, 3: 5, 4: 4}
"""Trinis that win, by the number of players."""
MAX_PLAYERS = 4
IDLE_ROUNDS = 100
"""So many rounds of turns in a row without a new Trini end the game (ours)."""
OCCURRENCES = 3
"""The same position for the third time ends the game (ours)."""
