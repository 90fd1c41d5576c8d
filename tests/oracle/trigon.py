"""A naive Blokus Trigon, written from the rulebook alone; the compiled rules are tested against it.

A triangle of the board is the set of its three lattice points. Two triangles that have two points in common lie side
to side; one point in common is a touch at a vertex. Everything else follows from that. Lattice points are pairs
(a, b) with (0, 0) in the middle of the board: a counts to the right, b up and to the right.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Literal, get_args

from tests.oracle.face import Verdict

Vertex = tuple[int, int]
Triangle = frozenset[Vertex]
Shape = frozenset[Triangle]
Piece = frozenset[Shape]
"""A free piece is the set of all its orientations."""

Mode = Literal["four", "three", "two", "teams"]
Contact = Literal["any", "corner"]

BIG, SMALL = 9, 8
"""The sides of the two hexagons: the whole board, and the board without its outer ring, for three players."""
SIZES = (1, 2, 3, 4, 5, 6)
COLOURS = ("blue", "yellow", "red", "green")
"""In their order of play."""
PARTNER = {"blue": "red", "red": "blue", "yellow": "green", "green": "yellow"}
STARTS = ("r15", "z12", "z7", "r4", "j7", "j12")
"""Clockwise from the top, so that the opposite one stands three further on."""
SEAT_COLOURS: dict[Mode, list[tuple[str, ...]]] = {
    "four": [("blue",), ("yellow",), ("red",), ("green",)],
    "three": [("blue",), ("yellow",), ("red",)],
    "two": [("blue", "red"), ("yellow", "green")],
    "teams": [("blue",), ("yellow",), ("red",), ("green",)],
}
"""The colours that each seat, from 1, moves."""


# ---------------------------------------------------------------------------------------------------- the lattice


def shares_a_side(one: Triangle, other: Triangle) -> bool:
    """Two triangles lie side to side when exactly two of their points are the same."""
    return len(one & other) == 2


def touches(one: Triangle, other: Triangle) -> bool:
    """Two triangles touch as soon as one point is common."""
    return len(one & other) >= 1


def side_neighbours(triangle: Triangle) -> list[Triangle]:
    """The three triangles side to side with this one: each mirrors one corner over the side opposite to it."""
    found = []
    for corner in triangle:
        p, q = triangle - {corner}
        found.append(frozenset({p, q, (p[0] + q[0] - corner[0], p[1] + q[1] - corner[1])}))
    return found


def shifted(shape: Iterable[Triangle], da: int, db: int) -> Shape:
    """The shape moved by (da, db)."""
    return frozenset(frozenset((a + da, b + db) for a, b in triangle) for triangle in shape)


def normalised(shape: Iterable[Triangle]) -> Shape:
    """The shape moved so that its least a and its least b are 0: equal for two shapes that differ by a shift."""
    triangles = list(shape)
    least_a = min(a for triangle in triangles for a, _ in triangle)
    least_b = min(b for triangle in triangles for _, b in triangle)
    return shifted(triangles, -least_a, -least_b)


def rotated(shape: Shape) -> Shape:
    """The shape turned by 60 degrees, counter-clockwise, about (0, 0)."""
    return frozenset(frozenset((-b, a + b) for a, b in triangle) for triangle in shape)


def mirrored(shape: Shape) -> Shape:
    """The shape flipped over."""
    return frozenset(frozenset((b, a) for a, b in triangle) for triangle in shape)


def orientations(shape: Shape) -> Piece:
    """Pieces may be placed "dans n'importe quel sens": turned in six ways, on either face."""
    found = set()
    for face in (shape, mirrored(shape)):
        turning = face
        for _ in range(6):
            found.add(normalised(turning))
            turning = rotated(turning)
    return frozenset(found)


def hexagon(side: int) -> set[Triangle]:
    """All triangles with their three points within a hexagon of that side about (0, 0)."""
    span = range(-side, side + 1)
    points = {(a, b) for a in span for b in span if abs(a + b) <= side}
    ups = {frozenset({(a, b), (a + 1, b), (a, b + 1)}) for a in span for b in span}
    downs = {frozenset({(a, b), (a - 1, b), (a, b - 1)}) for a in span for b in span}
    return {triangle for triangle in ups | downs if triangle <= points}


def column_and_row(triangle: Triangle) -> tuple[int, int]:
    """Pentobi's numbers: the row from the bottom, 1 to 18, and the column, in half sides, 0 to 34."""
    middle = sum(2 * a + b for a, b in triangle) // 3
    bottom = min(b for _, b in triangle)
    return middle + 2 * BIG - 1, bottom + BIG + 1


def name(triangle: Triangle) -> str:
    """The point as text: column letters a..z, aa..ai, then the row number."""
    column, row = column_and_row(triangle)
    letters = chr(ord("a") + column) if column < 26 else "a" + chr(ord("a") + column - 26)
    return f"{letters}{row}"


def notation(triangles: Iterable[Triangle]) -> str:
    """A move: its points by row, then by column, joined by commas."""
    by_row = sorted(triangles, key=lambda triangle: column_and_row(triangle)[::-1])
    return ",".join(name(triangle) for triangle in by_row)


# ---------------------------------------------------------------------------------------------- pieces and places


def shapes_of(size: int) -> set[Shape]:
    """All shapes of that many triangles, each added to the others by a side; shifts are not told apart."""
    if size == 1:
        return {normalised([up]) for up in hexagon(1)}
    grown = set()
    for shape in shapes_of(size - 1):
        for triangle in shape:
            for neighbour in side_neighbours(triangle):
                if neighbour not in shape:
                    grown.add(normalised(shape | {neighbour}))
    return grown


@cache
def pieces() -> list[Piece]:
    """Section 1: the 22 pieces, each of a different form: all forms of 1 to 6 triangles."""
    return [piece for size in SIZES for piece in {orientations(shape) for shape in shapes_of(size)}]


def runs_at(vertex: Vertex, triangles: Iterable[Triangle]) -> list[int]:
    """The lengths of the runs of triangles that follow one another, side to side, around that point."""
    left = {triangle for triangle in triangles if vertex in triangle}
    lengths = []
    while left:
        run = [left.pop()]
        for last in run:  # grows while it is walked
            following = {triangle for triangle in left if shares_a_side(last, triangle)}
            run.extend(following)
            left -= following
        lengths.append(len(run))
    return lengths


@dataclass(frozen=True, eq=False)
class Placement:
    """A piece in one place of the board."""

    text: str
    piece: int
    triangles: Shape
    cells: frozenset[str]
    vertices: frozenset[Vertex]


@cache
def middles_of_sides(placement: Placement) -> frozenset[Vertex]:
    """The points where the piece has a straight side: exactly three of its triangles in a row around the point."""
    return frozenset(vertex for vertex in placement.vertices if 3 in runs_at(vertex, placement.triangles))


@dataclass(frozen=True)
class Board:
    """The triangles by name, who is whose neighbour, and all placements of all pieces."""

    triangles: dict[str, Triangle]
    by_side: dict[str, frozenset[str]]
    touching: dict[str, frozenset[str]]
    placements: list[Placement]
    covering: dict[str, list[Placement]]


def all_placements(triangles: set[Triangle]) -> Iterator[Placement]:
    """Every piece in every orientation, moved all over the board; kept where no triangle sticks out."""
    for number, piece in enumerate(pieces()):
        for shape in piece:
            for da in range(-BIG, BIG + 1):
                for db in range(-BIG, BIG + 1):
                    moved = shifted(shape, da, db)
                    if moved <= triangles:
                        cells = frozenset(name(triangle) for triangle in moved)
                        yield Placement(notation(moved), number, moved, cells, frozenset().union(*moved))


@cache
def board(side: int) -> Board:
    """Section 1, 486 triangles; section 6a, the smaller area for three players, under the same names."""
    triangles = {name(triangle): triangle for triangle in hexagon(side)}
    by_side, touching = {}, {}
    for cell, one in triangles.items():
        by_side[cell] = frozenset(to for to, other in triangles.items() if to != cell and shares_a_side(one, other))
        touching[cell] = frozenset(to for to, other in triangles.items() if to != cell and touches(one, other))
    placements = list(all_placements(set(triangles.values())))
    covering: dict[str, list[Placement]] = {cell: [] for cell in triangles}
    for placement in placements:
        for cell in placement.cells:
            covering[cell].append(placement)
    return Board(triangles, by_side, touching, placements, covering)


# ------------------------------------------------------------------------------------------------------- the game


def score_of(sizes_in_order: list[int]) -> int:
    """Section 4, one colour, from the sizes of its placed pieces in their order: -1 a triangle left; +15 or +20."""
    all_sizes = [len(next(iter(piece))) for piece in pieces()]
    if len(sizes_in_order) < len(all_sizes):
        return sum(sizes_in_order) - sum(all_sizes)
    return 20 if sizes_in_order[-1] == 1 else 15


def opposite(start: str) -> str:
    """Figure 2: the start that faces this one."""
    return STARTS[(STARTS.index(start) + 3) % 6]


@dataclass
class Trigon:
    """A running game; see tests/oracle/face.py."""

    mode: Mode = "four"
    contact: Contact = "any"
    placed: dict[str, list[Placement]] = field(init=False)
    turn: int = field(init=False, default=0)
    moves: dict[str, Placement] = field(init=False)

    def __post_init__(self) -> None:
        """Set up an empty board; blue begins."""
        if self.mode not in get_args(Mode) or self.contact not in get_args(Contact):
            raise ValueError(f"no such options: {self.mode}, {self.contact}")
        self.board = board(SMALL if self.mode == "three" else BIG)
        self.colours = [colour for colour in COLOURS if any(colour in own for own in SEAT_COLOURS[self.mode])]
        self.placed = {colour: [] for colour in self.colours}
        self.moves = {}
        self.skip_the_blocked()

    # The protocol

    def actor(self) -> int | Literal["dealer"] | None:
        """The seat whose colour is next; None once no colour can place anything."""
        return self.seat(self.colours[self.turn]) if self.moves else None

    def legal(self) -> set[str]:
        """The placements open to the colour whose turn it is."""
        return set(self.moves)

    def chances(self) -> dict[str, float]:
        """Nothing is left to chance."""
        return {}

    def play(self, text: str) -> None:
        """Place a piece for the colour whose turn it is; it stays to the end."""
        if text not in self.moves:
            raise ValueError(f"not legal: {text}")
        self.placed[self.colours[self.turn]].append(self.moves[text])
        self.turn = (self.turn + 1) % len(self.colours)
        self.skip_the_blocked()

    def scores(self) -> list[int]:
        """Each colour's score; in `two` and `teams` both colours of the side are added up for each of its seats."""
        own = {colour: score_of([len(placement.cells) for placement in self.placed[colour]]) for colour in self.colours}
        if self.mode in ("two", "teams"):
            own = {colour: own[colour] + own[PARTNER[colour]] for colour in self.colours}
        return [own[seat[0]] for seat in SEAT_COLOURS[self.mode]]

    def details(self) -> dict[str, int]:
        """No further figures."""
        return {}

    def verdict(self) -> Verdict | None:
        """Over when all are blocked; the highest score wins, equal ones share."""
        if self.moves:
            return None
        scores = self.scores()
        winners = [seat for seat, score in enumerate(scores, start=1) if score == max(scores)]
        return Verdict("finished", tuple(winners))

    # The rules

    def seat(self, colour: str) -> int:
        """The seat, from 1, that moves the colour."""
        return next(seat for seat, own in enumerate(SEAT_COLOURS[self.mode], start=1) if colour in own)

    def skip_the_blocked(self) -> None:
        """Section 4: who can place must; a blocked colour is passed over; when all are, no move is left."""
        for _ in self.colours:
            self.moves = {placement.text: placement for placement in self.placements_of(self.colours[self.turn])}
            if self.moves:
                return
            self.turn = (self.turn + 1) % len(self.colours)

    def placements_of(self, colour: str) -> list[Placement]:
        """What the colour may place: a piece that it still has, on free triangles, as a first or a later piece."""
        occupied = {cell for own in self.placed.values() for placement in own for cell in placement.cells}
        used = {placement.piece for placement in self.placed[colour]}
        open_now = self.later_pieces(colour) if self.placed[colour] else self.first_pieces(colour)
        return [new for new in open_now if new.piece not in used and new.cells.isdisjoint(occupied)]

    def first_pieces(self, colour: str) -> set[Placement]:
        """Section 3: the first piece covers one of the starts (that are open to the colour)."""
        return {new for start in self.open_starts(colour) for new in self.board.covering[start]}

    def later_pieces(self, colour: str) -> set[Placement]:
        """Section 3: every later piece touches a piece of its colour, with no contact between two sides."""
        own = {cell for placement in self.placed[colour] for cell in placement.cells}
        side_to_side = {to for cell in own for to in self.board.by_side[cell]}
        touching = {to for cell in own for to in self.board.touching[cell]} - own - side_to_side
        touching_pieces = {new for cell in touching for new in self.board.covering[cell]}
        found = {new for new in touching_pieces if new.cells.isdisjoint(side_to_side)}
        if self.contact == "corner":
            found = {new for new in found if not self.corner_meets_side(colour, new)}
        return found

    def corner_meets_side(self, colour: str, new: Placement) -> bool:
        """Variant d: a corner of one piece (new or standing) at the middle of a side of another of its colour."""
        for standing in self.placed[colour]:
            for vertex in new.vertices & standing.vertices:
                if vertex in middles_of_sides(new) or vertex in middles_of_sides(standing):
                    return True
        return False

    def start_of(self, colour: str) -> str | None:
        """The start that the colour's first piece covers, if it has begun."""
        if not self.placed[colour]:
            return None
        return next(start for start in STARTS if start in self.placed[colour][0].cells)

    def open_starts(self, colour: str) -> list[str]:
        """The starts that nobody has taken and that the mode's rule leaves to the colour."""
        taken = {other: start for other in self.colours if (start := self.start_of(other)) is not None}
        free = [start for start in STARTS if start not in taken.values()]
        if self.mode == "three":
            return [start for start in free if all(one_stays_between(start, other) for other in taken.values())]
        if self.mode in ("two", "teams"):
            if PARTNER[colour] in taken:
                return [start for start in free if start == opposite(taken[PARTNER[colour]])]
            return [start for start in free if opposite(start) not in taken.values()]
        return free


def one_stays_between(one: str, other: str) -> bool:
    """Section 6a: with an empty start between each two players' starts, all are an even number of steps apart."""
    return (STARTS.index(one) - STARTS.index(other)) % 2 == 0
