"""A naive solver of figures: sets and recursion, from the naive game's lattice and pieces (``trigon.py``) alone."""

from collections.abc import Iterator

from tests.oracle.trigon import Piece, Shape, Triangle, mirrored, normalised, rotated, shifted

Way = frozenset[Shape]
"""A figure filled: the triangles under each piece."""


def ways(figure: frozenset[Triangle], pieces: list[Piece]) -> set[Way]:
    """Every way to fill the figure with some of these pieces; two pieces of one form are not told apart."""
    return set(_ways(figure, tuple(pieces)))


def _ways(left: frozenset[Triangle], pieces: tuple[Piece, ...]) -> Iterator[Way]:
    if not left:
        yield frozenset()
        return
    hole = min(left, key=sorted)
    for piece in set(pieces):
        others = list(pieces)
        others.remove(piece)
        for placed in _over(hole, piece, left):
            for way in _ways(left - placed, tuple(others)):
                yield way | {placed}


def _over(hole: Triangle, piece: Piece, left: frozenset[Triangle]) -> set[Shape]:
    """The ways to lay a piece over a triangle within what is left."""
    corner = min(hole)
    found = set()
    for shape in piece:
        for triangle in shape:
            own = min(triangle)
            placed = shifted(shape, corner[0] - own[0], corner[1] - own[1])
            if hole in placed and placed <= left:
                found.add(placed)
    return found


def up_to_symmetry(figure: frozenset[Triangle], all_ways: set[Way]) -> int:
    """How many they are when a turn or a mirroring of the figure makes no other way."""
    return len({frozenset(_looks(figure, way)) for way in all_ways})


def _looks(figure: frozenset[Triangle], way: Way) -> Iterator[Way]:
    """A way as it looks after each turn and mirroring that leaves the figure as it is."""
    for mirror in (False, True):
        turning = [figure, *way]
        if mirror:
            turning = [mirrored(shape) for shape in turning]
        for _ in range(6):
            turning = [rotated(shape) for shape in turning]
            if normalised(turning[0]) == normalised(figure):
                yield frozenset(_moved(shape, turning[0], figure) for shape in turning[1:])


def _moved(shape: Shape, whole: Shape, figure: Shape) -> Shape:
    """A shape moved as the whole is when it is laid on the figure."""
    (a, b), (c, d) = (min(v for triangle in each for v in triangle) for each in (whole, figure))
    return shifted(shape, c - a, d - b)
