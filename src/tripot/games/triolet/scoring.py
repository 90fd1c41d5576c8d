"""What a placement scores ("Comptage des points")."""

from __future__ import annotations

from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.triolet.actions import face_of, laid_at, square_of
from tripot.games.triolet.board import JOKER, SIZE, STEPS, TIMES, TRIO, TRIOLET_BONUS
from tripot.games.triolet.lines import EXACTLY, FREE, worth


@rule
def direction_of(action: int) -> int:
    """The line of two or three laid tiles: 0 along a row, 1 down a column; -1 for a single tile."""
    second = laid_at(action, 1)
    if not second:
        return -1
    return 0 if square_of(laid_at(action, 0)) // SIZE == square_of(second) // SIZE else 1


@rule
def neighbour_worth(state: State, square: int, d: int) -> int:
    """What the one tile counts that stands beside an empty square in this direction."""
    at = square % SIZE if d == 0 else square // SIZE
    if at > 0 and state.board[square - STEPS[d]]:
        return worth(state.board[square - STEPS[d]] - 1)
    return worth(state.board[square + STEPS[d]] - 1)


@rule
def placement_points(state: State, action: int) -> int:
    """The score of a legal placement that isn't on the board yet."""
    line = direction_of(action)
    third = laid_at(action, 2)
    total = 0
    line_is_trio = False
    if line >= 0:
        one, two = laid_at(action, 0), laid_at(action, 1)
        line_is_trio = (
            third != 0 or state.demand[line, square_of(one)] != FREE or state.demand[line, square_of(two)] != FREE
        )
        total += TRIO if line_is_trio else worth(face_of(one)) + worth(face_of(two))
    elif state.tiles == 0:
        total += worth(face_of(action))
    without_joker = True
    for k in range(3):
        one = laid_at(action, k)
        if not one:
            break
        square, counts = square_of(one), worth(face_of(one))
        without_joker &= face_of(one) < JOKER
        in_trio = line_is_trio
        for d in range(2):
            asked = state.demand[d, square]
            if d == line or asked == FREE:
                continue
            if asked >= EXACTLY:  # "Un Trio vaut donc toujours 30 points"
                in_trio = True
                total += TRIO
            else:
                total += counts + neighbour_worth(state, square, d)
        # a double or triple square counts for one set, the best; covered once, it is used for ever
        total += (TIMES[square] - 1) * (TRIO if in_trio else counts)
    if third and without_joker:
        total += TRIOLET_BONUS
    return total


@rule
def best_points(state: State) -> int:
    """The highest total."""
    best = int(state.points[0])
    for seat in range(1, state.seats):
        best = max(best, int(state.points[seat]))
    return best
