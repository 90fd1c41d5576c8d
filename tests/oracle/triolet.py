"""Triolet, played naively from the rulebook: slow, plain, and only there to test the fast rules against.

Squares are (x, y), 0-based, x to the right and y downwards; the centre is (7, 7).
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, permutations, product
from typing import Literal, NamedTuple

from tests.oracle.face import Verdict

Square = tuple[int, int]

SIZE = 15
CENTRE: Square = (7, 7)
RACK = 3
SET_ASIDE = 3
EXCHANGE_NEEDS = 5  # tiles in the bag
JOKER = 16  # a joker in the bag or in a rack; it sorts behind the numbers
COUNTS = (9, 9, 8, 8, 7, 8, 6, 6, 4, 4, 3, 3, 2, 2, 1, 1)
UPPER_ROWS = (
    ".......R.......",
    ".R..T.....T..R.",
    "...............",
    ".......D.......",
    ".T..D.....D..T.",
    "...............",
    "...............",
    "R..D...*...D..R",
)
ROWS = UPPER_ROWS + UPPER_ROWS[-2::-1]  # the lower rows mirror the upper ones
MULTIPLIER = {"D": 2, "*": 2, "T": 3}


class Tile(NamedTuple):
    """A tile on the board; a joker has got its value when it was placed and keeps it."""

    value: int
    joker: bool = False

    @property
    def points(self) -> int:
        """The value of a joker is nil when points are counted."""
        return 0 if self.joker else self.value


Board = Mapping[Square, Tile]


def on_board(square: Square) -> bool:
    """The board has 225 squares."""
    return 0 <= square[0] < SIZE and 0 <= square[1] < SIZE


def special(square: Square) -> str:
    """What is printed on a square: R, D, T, * (the centre) or a dot."""
    return ROWS[square[1]][square[0]]


def touches(board: Board, square: Square) -> bool:
    """Is the square beside a tile that stands already?"""
    x, y = square
    return any(neighbour in board for neighbour in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)))


def run(board: Board, square: Square, step: Square) -> tuple[Square, ...]:
    """The unbroken line of tiles through an occupied square, along the step and against it."""
    x, y = square
    dx, dy = step
    while (x - dx, y - dy) in board:
        x, y = x - dx, y - dy
    line = []
    while (x, y) in board:
        line.append((x, y))
        x, y = x + dx, y + dy
    return tuple(line)


def sets_with(board: Board, squares: list[Square]) -> set[tuple[Square, ...]]:
    """All sets, that is lines of at least two tiles, that contain one of these squares."""
    lines = {run(board, square, step) for square in squares for step in ((1, 0), (0, 1))}
    return {line for line in lines if len(line) >= 2}


def sums_are_right(board: Board, squares: list[Square]) -> bool:
    """Two side by side: at most 15. Three: exactly 15. More than three: never."""
    for line in sets_with(board, squares):
        total = sum(board[square].value for square in line)
        if len(line) > 3 or total > 15 or (len(line) == 3 and total != 15):
            return False
    return True


def fills_block(board: Board, squares: list[Square], side: int) -> bool:
    """Is one of these squares part of a full block of side x side tiles?"""
    for x, y in squares:
        for left, top in product(range(x - side + 1, x + 1), range(y - side + 1, y + 1)):
            if all((left + i, top + j) in board for i in range(side) for j in range(side)):
                return True
    return False


def in_one_line(board: Board, squares: list[Square]) -> bool:
    """One row or one column, and no empty square between the first and the last (both given on the full board)."""
    xs, ys = [x for x, _ in squares], [y for _, y in squares]
    if len(set(xs)) > 1 and len(set(ys)) > 1:
        return False
    between = product(range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1))
    return all(square in board for square in between)


def may_place(board: Board, placed: Board, first_round: bool = False) -> bool:
    """May these tiles be placed on this board? Every rule of placing, one after the other."""
    squares = list(placed)
    if not 1 <= len(squares) <= 3:
        return False
    if any(square in board or not on_board(square) for square in squares):
        return False
    if sum(tile.joker for tile in placed.values()) > 1:
        return False
    after = {**board, **placed}
    if not in_one_line(after, squares):
        return False
    if board and not any(touches(board, square) for square in squares):
        return False
    if not board and CENTRE not in placed:
        return False
    if not sums_are_right(after, squares):
        return False
    if first_round and fills_block(after, squares, 2):
        return False
    return not fills_block(after, squares, 3)


def score_placement(board: Board, placed: Board) -> int:
    """The points of a placement; a special square counts when it is covered, so never a second time."""
    if not board and len(placed) == 1:
        return sum(2 * tile.points for tile in placed.values())  # a lone first tile on the centre
    after = {**board, **placed}
    new_sets = sets_with(after, list(placed))
    trios = [line for line in new_sets if len(line) == 3]
    score = sum(30 if line in trios else sum(after[square].points for square in line) for line in new_sets)
    for square, tile in placed.items():
        best = 30 if any(square in trio for trio in trios) else tile.points
        score += (MULTIPLIER.get(special(square), 1) - 1) * best
    is_triolet = any(set(trio) == set(placed) for trio in trios)
    if is_triolet and not any(tile.joker for tile in placed.values()):
        score += 50
    return score


def spans(board: Board) -> Iterator[list[Square]]:
    """The free squares of each stretch of 1 to 3 squares that begins and ends with a free one (more: four in line)."""
    for x, y in product(range(SIZE), range(SIZE)):
        for length, (dx, dy) in ((1, (1, 0)), (2, (1, 0)), (3, (1, 0)), (2, (0, 1)), (3, (0, 1))):
            stretch = [(x + i * dx, y + i * dy) for i in range(length)]
            if on_board(stretch[-1]) and stretch[0] not in board and stretch[-1] not in board:
                yield [square for square in stretch if square not in board]


def values_alone(board: Board, square: Square) -> set[int]:
    """The values whose sums would be right here with no other new tile; others fit even less with company."""
    if not touches(board, square):
        return set(range(16))
    return {value for value in range(16) if sums_are_right({**board, square: Tile(value)}, [square])}


def stated(faces: tuple[int, ...]) -> Iterator[tuple[Tile, ...]]:
    """The tiles as they may be placed: a joker replaces any value from 0 to 15."""
    choices = [[Tile(v, True) for v in range(16)] if face == JOKER else [Tile(face)] for face in faces]
    return product(*choices)


def placements(board: Board, rack: list[int], first_round: bool) -> Iterator[dict[Square, Tile]]:
    """Every placement of a rack. What is skipped before ``may_place`` could not be legal."""
    free = [square for square in product(range(SIZE), range(SIZE)) if square not in board]
    alone = {square: values_alone(board, square) for square in free}
    for squares in spans(board):
        if len(squares) > len(rack) or not (any(touches(board, s) for s in squares) if board else CENTRE in squares):
            continue
        for faces in sorted(set(permutations(rack, len(squares)))):
            for tiles in stated(faces):
                total = sum(tile.value for tile in tiles)
                if total > 15 or (len(tiles) == 3 and total != 15):
                    continue  # they stand in one set
                if any(tile.value not in alone[square] for square, tile in zip(squares, tiles, strict=True)):
                    continue
                placed = dict(zip(squares, tiles, strict=True))
                if may_place(board, placed, first_round):
                    yield placed


def face_text(face: int) -> str:
    """A tile of the bag or of a rack."""
    return "J" if face == JOKER else str(face)


def face_of(text: str) -> int:
    """The reverse of face_text."""
    return JOKER if text == "J" else int(text)


def placement_text(placed: Board) -> str:
    """``4@H8 J3@H9``, sorted by row, then by column."""
    words = []
    for (x, y), tile in sorted(placed.items(), key=lambda item: (item[0][1], item[0][0])):
        words.append(f"{'J' if tile.joker else ''}{tile.value}@{'ABCDEFGHIJKLMNO'[y]}{x + 1}")
    return " ".join(words)


def placement_of(text: str) -> dict[Square, Tile]:
    """The reverse of placement_text."""
    placed = {}
    for word in text.split():
        tile, square = word.split("@")
        placed[(int(square[1:]) - 1, "ABCDEFGHIJKLMNO".index(square[0]))] = Tile(int(tile.lstrip("J")), tile[0] == "J")
    return placed


class Triolet:
    """A game of Triolet for 2 to 4 players."""

    def __init__(self, players: int = 2) -> None:
        if not 2 <= players <= 4:
            raise ValueError("Triolet has 2 to 4 players")
        self.players = players
        self.bag = Counter(dict(enumerate(COUNTS)) | {JOKER: 2})
        self.aside: list[int] = []
        self.racks: list[list[int]] = [[] for _ in range(players)]
        self.points = [0] * players
        self.board: dict[Square, Tile] = {}
        self.seat = 0  # from 0, who is to move
        self.turns_done = 0
        self.exchanges_in_a_row = 0
        self.doing: Literal["setup", "turn", "refill", "exchange"] = "setup"
        self.owed = [seat for seat in range(players) for _ in range(RACK)]  # whose rack gets the next tiles drawn
        self.rejected: list[int] = []
        self.replay = False
        self.end: Verdict | None = None

    def actor(self) -> int | Literal["dealer"] | None:
        """The dealer while tiles are to be drawn, else the seat whose turn it is."""
        if self.end:
            return None
        return self.seat + 1 if self.doing == "turn" else "dealer"

    def legal(self) -> set[str]:
        """Placements, exchanges and the pass, each when it is allowed."""
        if self.actor() is None:
            return set()
        if self.actor() == "dealer":
            return set(self.chances())
        rack = self.racks[self.seat]
        texts = {placement_text(placed) for placed in placements(self.board, rack, self.first_round())}
        if self.bag.total() >= EXCHANGE_NEEDS:
            return texts | (self.exchanges() if self.board else set())
        return texts or {"pass"}

    def exchanges(self) -> set[str]:
        """One, two or three tiles of the rack may be exchanged."""
        rack = sorted(self.racks[self.seat])
        choices = {chosen for size in (1, 2, 3) for chosen in combinations(rack, size)}
        return {"exchange " + " ".join(map(face_text, chosen)) for chosen in choices}

    def first_round(self) -> bool:
        """No 2 x 2 block until every player has had one turn."""
        return self.turns_done < self.players

    def chances(self) -> dict[str, float]:
        """Every tile of the bag is equally likely."""
        if self.actor() != "dealer":
            return {}
        verb = "draw" if len(self.aside) == SET_ASIDE else "aside"
        return {f"{verb} {face_text(f)}": n / self.bag.total() for f, n in self.bag.items() if n}

    def play(self, text: str) -> None:
        """One action of the actor."""
        if text not in self.legal():
            raise ValueError(f"not legal now: {text}")
        verb, *rest = text.split()
        if verb == "aside":
            self.bag[face_of(rest[0])] -= 1
            self.aside.append(face_of(rest[0]))
        elif verb == "draw":
            self.bag[face_of(rest[0])] -= 1
            self.racks[self.owed.pop(0)].append(face_of(rest[0]))
            if not self.owed:
                self.drawing_is_over()
        elif verb == "pass":
            self.next_seat()
        elif verb == "exchange":
            self.exchange([face_of(word) for word in rest])
        else:
            self.place(placement_of(text))

    def place(self, placed: dict[Square, Tile]) -> None:
        """The tiles leave the rack, the points are marked, the rack is refilled."""
        self.points[self.seat] += score_placement(self.board, placed)
        self.board.update(placed)
        rack = self.racks[self.seat]
        for tile in placed.values():
            rack.remove(JOKER if tile.joker else tile.value)
        self.replay = any(special(square) == "R" for square in placed)
        self.exchanges_in_a_row = 0
        self.doing = "refill"
        self.owed = [self.seat] * min(RACK - len(rack), self.bag.total())
        if not self.owed:
            self.drawing_is_over()

    def exchange(self, rejected: list[int]) -> None:
        """The rejected tiles leave the rack; they return to the bag after the drawing."""
        for face in rejected:
            self.racks[self.seat].remove(face)
        self.rejected = rejected
        self.exchanges_in_a_row += 1
        self.doing = "exchange"
        self.owed = [self.seat] * len(rejected)

    def drawing_is_over(self) -> None:
        """What follows when the last tile due has been drawn."""
        done, self.doing = self.doing, "turn"
        if done == "exchange":
            self.bag.update(self.rejected)
            self.rejected = []
            if self.exchanges_in_a_row == 3 * self.players:
                self.blocked("exchanges")
            else:
                self.next_seat()
        elif done == "refill":
            if not self.racks[self.seat]:
                self.out()
            elif self.bag.total() < EXCHANGE_NEEDS and not self.somebody_can_place():
                self.blocked("blocked")
            elif not self.replay:
                self.next_seat()

    def next_seat(self) -> None:
        """The turn, replays included, is over."""
        self.turns_done += 1
        self.seat = (self.seat + 1) % self.players

    def somebody_can_place(self) -> bool:
        """Does any rack hold a tile that can be placed?"""
        return any(any(True for _ in placements(self.board, rack, self.first_round())) for rack in self.racks)

    def rests(self) -> list[int]:
        """The values left in each rack, a joker nil."""
        return [sum(face for face in rack if face != JOKER) for rack in self.racks]

    def out(self) -> None:
        """The bag is empty and the mover has placed the last tile: adds what the others still have."""
        self.points[self.seat] += sum(self.rests())
        self.finish("out")

    def blocked(self, ending: str) -> None:
        """Everybody still has tiles and nobody can place: everybody subtracts the own rest."""
        self.points = [points - rest for points, rest in zip(self.points, self.rests(), strict=True)]
        self.finish(ending)

    def finish(self, ending: str) -> None:
        """The highest total wins; equal totals share the win."""
        winners = tuple(i + 1 for i, points in enumerate(self.points) if points == max(self.points))
        self.end = Verdict(ending, winners)

    def scores(self) -> list[int]:
        """Points marked so far."""
        return list(self.points)

    def details(self) -> dict[str, int]:
        """Nothing for this game."""
        return {}

    def verdict(self) -> Verdict | None:
        """The ending and the winners."""
        return self.end
