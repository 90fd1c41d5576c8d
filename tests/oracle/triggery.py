"""Triggery written a second time, straight from the rulebook: slow, plain and meant to be obviously right."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from tests.oracle.face import Verdict

STAR = 0
TABLETS: tuple[int, ...] = (*range(1, 9), *range(1, 9), *range(1, 9), *range(9, 25), STAR, STAR, STAR, STAR)

COLUMNS = "abcdef"
ROWS = "123456"
CELLS: list[str] = [column + row for row in ROWS for column in COLUMNS]
"""From left to right, starting at the top (rulebook, Préparation)."""


def lines() -> dict[str, list[str]]:
    """Six rows, six columns and two diagonals: a square has only two (rulebook, Rappel)."""
    found = {"row" + row: [column + row for column in COLUMNS] for row in ROWS}
    found |= {"col" + column: [column + row for row in ROWS] for column in COLUMNS}
    found["diag1"] = ["a1", "b2", "c3", "d4", "e5", "f6"]
    found["diag2"] = ["f1", "e2", "d3", "c4", "b5", "a6"]
    return found


LINES = lines()


def result_of(low: int, high: int) -> int:
    """The sum of the dice; every double counts double (rulebook 5)."""
    return 2 * (low + high) if low == high else low + high


@dataclass
class Board:
    """A board: the tablet in each cell and the cells whose tablet is still open."""

    tablets: dict[str, int]
    open: set[str] = field(default_factory=lambda: set(CELLS))

    def open_numbers(self) -> set[str]:
        """The number tablets not yet turned."""
        return {cell for cell in self.open if self.tablets[cell] != STAR}

    def open_numbers_of(self, line: str) -> set[str]:
        """The number tablets of a line not yet turned; stars don't matter (rulebook 6)."""
        return self.open_numbers() & set(LINES[line])

    def lines_with_one_number(self) -> list[str]:
        """Rows, columns and diagonals with only one open number left (rulebook 6)."""
        return [line for line in LINES if len(self.open_numbers_of(line)) == 1]

    def bonuses(self) -> set[str]:
        """The last open number of any line (rulebook 6)."""
        found: set[str] = set()
        for line in self.lines_with_one_number():
            found |= self.open_numbers_of(line)
        return found

    def stars_to_turn(self) -> set[str]:
        """The open stars whose row and column have all their numbers turned (rulebook 4)."""
        return {
            cell
            for cell in self.open
            if self.tablets[cell] == STAR
            and not self.open_numbers_of("col" + cell[0])
            and not self.open_numbers_of("row" + cell[1])
        }

    def take_all_bonuses(self) -> None:
        """Do the same wherever it becomes possible (rulebook 6), the stars included."""
        while self.bonuses() or self.stars_to_turn():
            self.open -= self.bonuses() | self.stars_to_turn()

    def points_lost(self) -> int:
        """The open tablets, 25 for a star (rulebook 4 and 8)."""
        return sum(25 if self.tablets[cell] == STAR else self.tablets[cell] for cell in self.open)


class Triggery:
    """One match of Triggery, or one game alone (see ``tests.oracle.face.Oracle``). Sides are 0 and 1 in here."""

    def __init__(
        self,
        *,
        players: int = 2,
        score: str = "points",
        bonus: str = "automatic",
        tablets: tuple[int, ...] = TABLETS,
    ) -> None:
        """Nothing is dealt yet."""
        if not 1 <= players <= 4 or score not in ("points", "rounds") or bonus not in ("automatic", "claimed"):
            raise ValueError("Triggery: unknown option")
        if len(tablets) < 36 or not all(0 <= number <= 24 for number in tablets) or tablets.count(STAR) > 4:
            raise ValueError("Triggery: at least 36 tablets, numbers 1 to 24, at most 4 stars")
        self.players = players
        self.score = score
        self.claimed = bonus == "claimed"
        self.tablets = tablets
        self.sides: list[list[int]] = {1: [[1]], 2: [[1], [2]], 3: [[1, 3], [2]], 4: [[1, 3], [2, 4]]}[players]
        self.layouts: list[list[int]] = [[] for _ in self.sides]
        self.start_dice: list[int] = []
        self.round = 0
        self.boards: list[Board] = []
        self.side = 0
        self.turns_taken = [0 for _ in self.sides]
        self.rounds_won = [0 for _ in self.sides]
        self.lost = [0 for _ in self.sides]
        self.thrown: list[int] = []
        self.throw_needed = True
        self.paid: list[int] = []
        self.call_open = False
        self.end: Verdict | None = None

    # The interface -------------------------------------------------------------------------------------------

    def actor(self) -> int | Literal["dealer"] | None:
        """The dealer until a throw is made, then a seat of the side to play; partners take turns alternately."""
        if self.end:
            return None
        if self.throw_needed:
            return "dealer"
        seats = self.sides[self.side]
        return seats[self.turns_taken[self.side] % len(seats)]

    def legal(self) -> set[str]:
        """The actions of the actor."""
        if self.end:
            return set()
        if self.throw_needed:
            return set(self.chances())
        return self.tablets_within_result() | self.ways_to_stop() | self.bonuses_by_hand() | self.calls()

    def chances(self) -> dict[str, float]:
        """Tablets from the bag, then start dice, then throws."""
        if self.end or not self.throw_needed:
            return {}
        if self.side_being_laid_out() is not None:
            return self.tablet_chances()
        if self.start_dice_needed():
            return {f"start {die}": 1 / 6 for die in range(1, 7)}
        return {f"throw {low}-{high}": (1 if low == high else 2) / 36 for low in range(1, 7) for high in range(low, 7)}

    def play(self, text: str) -> None:
        """Play one of ``legal()``."""
        if text not in self.legal():
            raise ValueError(f"not legal: {text}")
        if self.throw_needed:
            self.deal(text)
        else:
            self.act(text)

    def scores(self) -> list[int]:
        """Points lost (negative) or rounds won over the finished rounds; alone the throws (negative)."""
        if self.players == 1:
            return [-len(self.thrown)]
        by_side = self.rounds_won if self.score == "rounds" else [-points for points in self.lost]
        return [by_side[(seat - 1) % 2] for seat in range(1, self.players + 1)]

    def details(self) -> dict[str, int]:
        """Alone, the exact measure: all throws in full, the last one as paid (rulebook, Jeu pour un joueur)."""
        if self.players > 1:
            return {}
        points = sum(self.thrown[:-1]) + sum(self.paid) if self.end else sum(self.thrown)
        return {"throws": len(self.thrown), "points": points}

    def verdict(self) -> Verdict | None:
        """How the match ended."""
        return self.end

    # The dealer ----------------------------------------------------------------------------------------------

    def side_being_laid_out(self) -> int | None:
        """The first side whose board isn't full yet (rulebook, Préparation)."""
        for side, layout in enumerate(self.layouts):
            if len(layout) < 36:
                return side
        return None

    def tablet_chances(self) -> dict[str, float]:
        """A tablet is drawn from the bag without looking (rulebook, Préparation); each colour has its own bag."""
        layout = self.layouts[self.side_being_laid_out() or 0]
        bag = Counter(self.tablets) - Counter(layout)
        return {f"tablet {number or '*'}": count / bag.total() for number, count in bag.items()}

    def start_dice_needed(self) -> bool:
        """The sides throw a die each, again when equal (rulebook 1); alone there is no such throw."""
        return len(self.sides) == 2 and len(self.start_dice) < 2

    def deal(self, text: str) -> None:
        """Carry out a dealer's action."""
        kind, what = text.split()
        if kind == "tablet":
            self.layouts[self.side_being_laid_out() or 0].append(STAR if what == "*" else int(what))
        elif kind == "start":
            self.start_dice.append(int(what))
            if len(self.start_dice) == 2 and self.start_dice[0] == self.start_dice[1]:
                self.start_dice = []
        else:
            self.thrown.append(result_of(int(what[0]), int(what[2])))
            self.throw_needed = False
            self.paid = []
            self.call_open = self.claimed
        if self.round == 0 and self.side_being_laid_out() is None and not self.start_dice_needed():
            self.begin_round()

    # The rounds ----------------------------------------------------------------------------------------------

    def begin_round(self) -> None:
        """All tablets face up; the boards are exchanged for the second round (rulebook 1 and 8)."""
        self.round += 1
        layouts = self.layouts if self.round == 1 else self.layouts[::-1]
        self.boards = [Board(dict(zip(CELLS, layout, strict=True))) for layout in layouts]
        self.turns_taken = [0 for _ in self.sides]
        self.throw_needed = True
        if len(self.sides) == 2:
            higher = 0 if self.start_dice[0] > self.start_dice[1] else 1
            self.side = higher if self.round == 1 else 1 - higher

    def end_turn(self) -> None:
        """The player throws the dice for the opponent (rulebook 3)."""
        self.turns_taken[self.side] += 1
        self.side = (self.side + 1) % len(self.sides)
        self.throw_needed = True

    def end_round(self) -> None:
        """The first side to turn its whole board wins the round; the other loses its open tablets (rulebook 8)."""
        if self.players == 1:
            self.end = Verdict("cleared", (1,))
            return
        loser = 1 - self.side
        self.rounds_won[self.side] += 1
        self.lost[loser] += self.boards[loser].points_lost()
        if self.round == 1:
            self.begin_round()
        else:
            scores = self.scores()
            best = max(scores)
            self.end = Verdict("match", tuple(seat for seat, score in enumerate(scores, 1) if score == best))

    # The turn ------------------------------------------------------------------------------------------------

    def left(self) -> int:
        """What is left of the result of the dice."""
        return self.thrown[-1] - sum(self.paid)

    def tablets_within_result(self) -> set[str]:
        """Any combination of tablets up to the result of the dice (rulebook 3)."""
        board = self.boards[self.side]
        return {cell for cell in board.open_numbers() if board.tablets[cell] <= self.left()}

    def ways_to_stop(self) -> set[str]:
        """Stop after at least one tablet, or pass when none can be turned (rulebook 2 and 3)."""
        if self.paid:
            return {"done"}
        return set() if self.tablets_within_result() else {"pass"}

    def bonuses_by_hand(self) -> set[str]:
        """With ``claimed`` the player must see bonuses and stars himself (rulebook 4, 6 and 7)."""
        if not self.claimed:
            return set()
        return {f"claim {cell}" for cell in self.boards[self.side].bonuses() | self.boards[self.side].stars_to_turn()}

    def board_that_can_be_called(self) -> Board:
        """The opponent's; alone one's own (rulebook 7, Jeu pour un joueur)."""
        return self.boards[(self.side + 1) % len(self.sides)]

    def calls(self) -> set[str]:
        """Where a bonus was forgotten one turned tablet of that line can be opened again (rulebook 7)."""
        if not self.call_open:
            return set()
        board = self.board_that_can_be_called()
        return {
            f"call {line} {cell}"
            for line in board.lines_with_one_number()
            for cell in LINES[line]
            if cell not in board.open
        }

    def act(self, text: str) -> None:
        """Carry out a seat's action; a cleared board ends the round at once."""
        if text in ("done", "pass"):
            self.end_turn()
            return
        self.call_open = False
        if text.startswith("call "):
            self.board_that_can_be_called().open.add(text.split()[2])
            return
        if text.startswith("claim "):
            self.boards[self.side].open.remove(text.split()[1])
        else:
            self.paid.append(self.boards[self.side].tablets[text])
            self.boards[self.side].open.remove(text)
            if not self.claimed:
                self.boards[self.side].take_all_bonuses()
        if not self.boards[self.side].open:
            self.end_round()
