"""Triominos Challenge, played naively from the rulebook: slow, plain, and only there to test the fast rules against.

Cells are (x, y), x in half sides to the right, y in rows downwards; a cell points up when x + y is even. The corners
of the cells are written the same way: (x, y) is the corner at half side x on the line above row y.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from tests.oracle.face import Verdict

Cell = tuple[int, int]
Corner = tuple[int, int]
Numbers = tuple[int, int, int]  # clockwise; of a tile in a rack: from the smallest on
Table = Mapping[Cell, Numbers]

START: Cell = (0, 0)
TILES = [(a, b, c) for a in range(6) for b in range(a, 6) for c in range(b, 6)]
MOST_DRAWS = 3


class Feat(NamedTuple):
    """A bonus: points in the full and in the simple count."""

    full: int
    simple: int


NO_FEAT, BRIDGE = Feat(0, 0), Feat(40, 1)
HEXAGONS = {1: Feat(50, 1), 2: Feat(60, 2), 3: Feat(70, 3)}  # by the number of hexagons closed at once


def points_up(cell: Cell) -> bool:
    """Does the cell stand on a side (up) or on a corner (down)?"""
    return (cell[0] + cell[1]) % 2 == 0


def corners(cell: Cell) -> tuple[Corner, Corner, Corner]:
    """The corners clockwise: from the top corner of an up cell, from the bottom corner of a down cell."""
    x, y = cell
    if points_up(cell):
        return (x, y), (x + 1, y + 1), (x - 1, y + 1)
    return (x, y + 1), (x - 1, y), (x + 1, y)


def neighbours(cell: Cell) -> list[Cell]:
    """The three cells with a side in common."""
    x, y = cell
    return [(x - 1, y), (x + 1, y), (x, y + 1) if points_up(cell) else (x, y - 1)]


def cells_around(corner: Corner) -> list[Cell]:
    """The six cells around a corner."""
    x, y = corner
    return [(x + dx, y + dy) for dy in (-1, 0) for dx in (-1, 0, 1)]


def numbers_at(table: Table) -> dict[Corner, int]:
    """The number that lies at each corner of the structure."""
    return {corner: number for cell in table for corner, number in zip(corners(cell), table[cell], strict=True)}


def turned(tile: Numbers) -> set[Numbers]:
    """The tile in its up to three different rotations."""
    a, b, c = tile
    return {(a, b, c), (b, c, a), (c, a, b)}


def as_in_hand(numbers: Numbers) -> Numbers:
    """The tile as it is written in the hand: from its smallest number (of the rotations, the smallest)."""
    return min(turned(numbers))


def fitting(table: Table, tiles: list[Numbers]) -> set[tuple[Numbers, Cell]]:
    """Every way to lay one of the tiles: a full side in common, and every corner touched has the same number."""
    if not table:
        return {(tile, START) for tile in tiles}  # the first tile has one cell and one rotation
    there = numbers_at(table)
    free = {cell for old in table for cell in neighbours(old) if cell not in table}
    ways = set()
    for cell in free:
        wanted = [there.get(corner) for corner in corners(cell)]
        for tile in tiles:
            for numbers in turned(tile):
                if all(want is None or want == number for want, number in zip(wanted, numbers, strict=True)):
                    ways.add((numbers, cell))
    return ways


def feat(table: Table, cell: Cell) -> Feat:
    """The bonus for a tile just laid on this cell; the table is that before it was laid."""
    closed = [
        corner for corner in corners(cell) if all(around in table for around in cells_around(corner) if around != cell)
    ]
    if closed:
        return HEXAGONS[len(closed)]
    shared = [cell_beside for cell_beside in neighbours(cell) if cell_beside in table]
    touched = [corner for corner in corners(cell) if any(around in table for around in cells_around(corner))]
    # one side shared gives two of the corners; the bridge also touches with the third, opposite to that side
    return BRIDGE if len(shared) == 1 and len(touched) == 3 else NO_FEAT


def text_of(numbers: Numbers) -> str:
    """Three digits."""
    return "".join(map(str, numbers))


def numbers_of(text: str) -> Numbers:
    """The reverse of text_of."""
    a, b, c = map(int, text)
    return a, b, c


def placement_text(numbers: Numbers, cell: Cell) -> str:
    """``322@-3,1``."""
    return f"{text_of(numbers)}@{cell[0]},{cell[1]}"


def placement_of(text: str) -> tuple[Numbers, Cell]:
    """The reverse of placement_text."""
    numbers, place = text.split("@")
    x, y = place.split(",")
    return numbers_of(numbers), (int(x), int(y))


class Triominos:
    """A game, or with ``target`` a match of games, of Triominos Challenge for 1 to 4 players."""

    def __init__(
        self,
        players: int = 2,
        blocked: str = "lowest_collects",
        score: str = "full",
        target: int = 0,
        hourglass: int = 0,
    ) -> None:
        if not 1 <= players <= 4 or target < 0 or hourglass < 0:
            raise ValueError("1 to 4 players, target and hourglass not below 0")
        if blocked not in ("lowest_collects", "subtract") or score not in ("full", "simple", "none"):
            raise ValueError("unknown settlement or count")
        if target and score == "none":
            raise ValueError("a target needs points")
        self.players, self.target = players, target
        self.blocked_option, self.score_option, self.hourglass = blocked, score, hourglass
        self.points = [0] * players
        self.end: Verdict | None = None
        self.new_game()

    # --- preparation and start ---------------------------------------------------------------------------------

    def new_game(self) -> None:
        """All tiles face down; 9 each for one or two players, else 7."""
        self.pool = set(TILES)
        self.racks: list[list[Numbers]] = [[] for _ in range(self.players)]
        self.table: dict[Cell, Numbers] = {}
        size = 9 if self.players <= 2 else 7
        self.doing: Literal["deal", "show", "turn", "draw", "timeout"] = "deal"
        self.owed = [seat for seat in range(self.players) for _ in range(size)]  # who gets the next tiles dealt
        self.shown: dict[int, Numbers] = {}  # the start tiles of those still in the lot
        self.shown_before: list[Numbers] = []  # start tiles of earlier rounds, still out of the pool
        self.seat = 0
        self.passes_in_a_row = 0
        self.start_turn()

    def start_turn(self) -> None:
        """Nothing drawn yet in this turn."""
        self.draws = 0
        self.drawn: Numbers | None = None

    def deal(self, tile: Numbers) -> None:
        """A tile to the next seat; then everybody shows a start tile, but not one player alone."""
        self.racks[self.owed.pop(0)].append(tile)
        if not self.owed and self.players == 1:
            self.doing = "turn"
        elif not self.owed:
            self.doing = "show"
            self.owed = list(range(self.players))

    def show(self, tile: Numbers) -> None:
        """The highest sum starts; on a tie only the tied draw again; all tiles go back at the end."""
        self.shown[self.owed.pop(0)] = tile
        if self.owed:
            return
        highest = max(map(sum, self.shown.values()))
        tied = sorted(seat for seat, shown in self.shown.items() if sum(shown) == highest)
        self.shown_before += self.shown.values()
        self.shown = {}
        if len(tied) == 1:
            self.put_back_shown()
            self.seat, self.doing = tied[0], "turn"
            return
        if len(self.pool) < len(tied):
            self.put_back_shown()
        self.owed = tied

    def put_back_shown(self) -> None:
        """The start tiles return to the pool."""
        self.pool.update(self.shown_before)
        self.shown_before = []

    # --- what the actor may do ---------------------------------------------------------------------------------

    def actor(self) -> int | Literal["dealer"] | None:
        """The dealer while a tile is to come from the pool, else the seat whose turn it is."""
        if self.end:
            return None
        return self.seat + 1 if self.doing == "turn" else "dealer"

    def chances(self) -> dict[str, float]:
        """Every tile of the pool is equally likely."""
        if self.actor() != "dealer":
            return {}
        verb = "show" if self.doing == "show" else "draw"
        return {f"{verb} {text_of(tile)}": 1 / len(self.pool) for tile in self.pool}

    def legal(self) -> set[str]:
        """Placing a tile, and drawing, passing, running out of time, each when it is allowed."""
        if self.actor() is None:
            return set()
        if self.actor() == "dealer":
            return set(self.chances())
        candidates = [self.drawn] if self.drawn else self.racks[self.seat]  # once drawn, only the tile just drawn
        texts = {placement_text(numbers, cell) for numbers, cell in fitting(self.table, candidates)}
        if self.hourglass:
            texts.add("timeout")
        if self.table:  # the starter must place
            texts.add("draw" if self.pool and self.draws < MOST_DRAWS else "pass")
        return texts

    def play(self, text: str) -> None:
        """One action of the actor."""
        if text not in self.legal():
            raise ValueError(f"not legal now: {text}")
        if "@" in text:
            self.place(*placement_of(text))
        elif text == "draw":
            self.draws += 1
            self.penalty(5)
            self.doing = "draw"
        elif text == "pass":
            self.pass_turn()
        elif text == "timeout":
            self.timeout()
        else:
            self.take_from_pool(numbers_of(text.split()[1]))

    def take_from_pool(self, tile: Numbers) -> None:
        """The dealer hands out a tile, for whatever reason it was due."""
        self.pool.remove(tile)
        if self.doing == "deal":
            self.deal(tile)
        elif self.doing == "show":
            self.show(tile)
        else:
            self.racks[self.seat].append(tile)
            due, self.doing = self.doing, "turn"
            if due == "draw":
                self.drawn = tile
            else:
                self.next_seat()

    # --- the turn ----------------------------------------------------------------------------------------------

    def penalty(self, points: int) -> None:
        """Points lost; only in the full count."""
        if self.score_option == "full":
            self.points[self.seat] -= points

    def place(self, numbers: Numbers, cell: Cell) -> None:
        """A tile is laid and scores its sum and a bonus, if any."""
        bonus = feat(self.table, cell)
        if self.score_option == "full":
            self.points[self.seat] += sum(numbers) + bonus.full
        elif self.score_option == "simple":
            self.points[self.seat] += 1 + bonus.simple
        self.racks[self.seat].remove(as_in_hand(numbers))
        self.table[cell] = numbers
        self.passes_in_a_row = 0
        if not self.racks[self.seat]:
            self.out()
        else:
            self.next_seat()

    def pass_turn(self) -> None:
        """After the third draw: 10 more lost. With an empty pool before that: at no cost."""
        if self.draws == MOST_DRAWS:
            self.penalty(10)
            self.passes_in_a_row = 0
        else:
            self.passes_in_a_row += 1
        self.next_seat()

    def timeout(self) -> None:
        """One more tile, if there is one, and 15 points lost for this; the turn is over."""
        self.penalty(15)
        if self.pool:
            self.passes_in_a_row = 0
            self.doing = "timeout"
        else:
            self.passes_in_a_row += 1
            self.next_seat()

    def next_seat(self) -> None:
        """The turn is over: is the game blocked, or did everybody in succession pass? Else the next player."""
        self.start_turn()
        if not self.pool and not any(fitting(self.table, rack) for rack in self.racks):
            self.blocked("blocked")
        elif self.passes_in_a_row >= self.players:
            self.blocked("passed")
        else:
            self.seat = (self.seat + 1) % self.players

    # --- the end -----------------------------------------------------------------------------------------------

    def rests(self) -> list[int]:
        """The sum of the tiles in each rack."""
        return [sum(map(sum, rack)) for rack in self.racks]

    def out(self) -> None:
        """The last tile is laid: 25 points and the rests of all others; 5 points in the simple count."""
        if self.score_option == "full":
            self.points[self.seat] += 25 + sum(self.rests())
        elif self.score_option == "simple":
            self.points[self.seat] += 5
        self.finish("out", [self.seat])

    def blocked(self, ending: str) -> None:
        """Nobody goes on: the settlement of the option; nobody gets the 25 points."""
        rests = self.rests()
        lowest = [seat for seat, rest in enumerate(rests) if rest == min(rests)]
        if self.score_option == "full":
            for seat in range(self.players) if self.blocked_option == "subtract" else lowest:
                self.points[seat] -= rests[seat]
            if self.blocked_option == "lowest_collects" and len(lowest) == 1:
                self.points[lowest[0]] += sum(rests) - rests[lowest[0]]
        sizes = [len(rack) for rack in self.racks]
        self.finish(ending, [seat for seat, size in enumerate(sizes) if size == min(sizes)])

    def finish(self, ending: str, winners_without_points: list[int]) -> None:
        """The game is over; with a target, so is the match when one player alone is highest and has reached it."""
        best = [seat for seat, points in enumerate(self.points) if points == max(self.points)]
        if self.target and (max(self.points) < self.target or len(best) > 1):
            self.new_game()
            return
        winners = winners_without_points if self.score_option == "none" else best
        self.end = Verdict("target" if self.target else ending, tuple(seat + 1 for seat in winners))

    def scores(self) -> list[int]:
        """Points so far; zeros without points."""
        return list(self.points)

    def details(self) -> dict[str, int]:
        """Nothing for this game."""
        return {}

    def verdict(self) -> Verdict | None:
        """The ending and the winners."""
        return self.end
