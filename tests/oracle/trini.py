"""Trini written a second time, straight from the rulebook: slow, plain and meant to be obviously right."""

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from tests.oracle.face import Verdict

Cell = tuple[int, int]
"""Axial coordinates (q, r); the centre is (0, 0)."""

CELLS: list[Cell] = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]
ROUNDS: set[Cell] = {(q, r) for q, r in CELLS if (q - r) % 3 == 0}
TRIANGLES: list[Cell] = [cell for cell in CELLS if cell not in ROUNDS]

# Where the three faces of a die look, clockwise: N, SE, SW on a `^` cell; S, NW, NE on a `v` cell.
LOOKS_UP: list[Cell] = [(1, -1), (0, 1), (-1, 0)]
LOOKS_DOWN: list[Cell] = [(-1, 1), (0, -1), (1, 0)]

# The straight lines that stay on triangular cells of one kind.
SLIDES: list[Cell] = [(1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2)]

DICE_EACH = {2: 12, 3: 8, 4: 6}
TRINIS_TO_WIN = {2: 6, 3: 5, 4: 4}


@dataclass(frozen=True)
class Die:
    """A die on the board: whose it is and its three visible faces, clockwise; capitals are solid, small ones hollow."""

    owner: int
    faces: str


def name(cell: Cell) -> str:
    """Column letter and row number, `d4` for the centre (docs/notation.md)."""
    q, r = cell
    return "abcdefg"[q + 3] + str(r + 4)


def cell_named(text: str) -> Cell:
    """The inverse of ``name``."""
    return "abcdefg".index(text[0]) - 3, int(text[1]) - 4


def rounds_seen_from(cell: Cell) -> list[Cell | None]:
    """The round cell that each of the three visible faces points at (None at the edge of the board)."""
    q, r = cell
    looks = LOOKS_UP if (q - r) % 3 == 1 else LOOKS_DOWN
    return [(q + dq, r + dr) if (q + dq, r + dr) in ROUNDS else None for dq, dr in looks]


def opposite(face: str) -> str:
    """The face behind: the same shape, solid against hollow (rulebook, Contenu)."""
    return face.swapcase()


def orientations() -> set[str]:
    """The 24 ways a die can stand on a corner (rulebook, Introduire un dé).

    Around the corner of the three solid faces the shapes read circle, star, square clockwise; each face that is
    exchanged for its opposite mirrors that order.
    """
    found = set()
    for circle in "Cc":
        for star in "Ss":
            for square in "Qq":
                hollow = sum(face.islower() for face in (circle, star, square))
                around = circle + star + square if hollow % 2 == 0 else circle + square + star
                for first in range(3):
                    found.add(around[first:] + around[:first])
    return found


ORIENTATIONS = orientations()


def turned_left_or_right(faces: str) -> set[str]:
    """Each visible symbol turns by 120 degrees (rulebook, À gauche ou à droite)."""
    return {faces[2] + faces[:2], faces[1:] + faces[0]}


def tipped(faces: str) -> set[str]:
    """One face stays, one takes the place of the third, which goes under (rulebook, De haut en bas).

    The face opposite to the one that went under appears in the place left free.
    """
    found = set()
    for kept in range(3):
        for moving in range(3):
            if moving == kept:
                continue
            vanishing = 3 - kept - moving
            after = ["", "", ""]
            after[kept] = faces[kept]
            after[vanishing] = faces[moving]
            after[moving] = opposite(faces[vanishing])
            found.add("".join(after))
    return found


class Trini:
    """One game of Trini (see ``tests.oracle.face.Oracle``)."""

    def __init__(self, *, players: int = 2, match: str = "exact") -> None:
        """Rulebook, Préparation: the board is empty, everybody has their dice and stones."""
        if players not in DICE_EACH or match not in ("exact", "shape"):
            raise ValueError("Trini: players is 2, 3 or 4; match is 'exact' or 'shape'")
        self.players = players
        self.match = match
        self.seat = 1
        self.reserve: dict[int, int] = dict.fromkeys(range(1, players + 1), DICE_EACH[players])
        self.dice: dict[Cell, Die] = {}
        self.trinis: dict[Cell, int] = {}
        self.turns_without_trini = 0
        self.seen: Counter[object] = Counter([self.position()])
        self.end: Verdict | None = None

    # The interface -------------------------------------------------------------------------------------------

    def actor(self) -> int | Literal["dealer"] | None:
        """The seat to move: the players take turns (rulebook, Déroulement du jeu)."""
        return None if self.end else self.seat

    def legal(self) -> set[str]:
        """The three kinds of action (rulebook, Déroulement du jeu)."""
        if self.end:
            return set()
        return self.introduce_a_die() | self.move_one_of_ones_dice() | self.turn_one_of_ones_dice()

    def chances(self) -> dict[str, float]:
        """No chance in Trini."""
        return {}

    def play(self, text: str) -> None:
        """Do the action, place the Trinis it earns, see whether the game is over, pass the turn on."""
        if text not in self.legal():
            raise ValueError(f"not legal: {text}")
        cell = self.act(text)
        earned = self.rounds_completed_by(cell)
        for round_cell in earned:
            self.trinis[round_cell] = self.seat
        self.turns_without_trini = 0 if earned else self.turns_without_trini + 1
        mover = self.seat
        self.seat = mover % self.players + 1
        self.seen[self.position()] += 1
        self.end = self.ending(mover)

    def scores(self) -> list[int]:
        """The Trinis each seat has placed."""
        return [list(self.trinis.values()).count(seat) for seat in range(1, self.players + 1)]

    def details(self) -> dict[str, int]:
        """Nothing further."""
        return {}

    def verdict(self) -> Verdict | None:
        """How the game ended."""
        return self.end

    # The rules -----------------------------------------------------------------------------------------------

    def free(self) -> list[Cell]:
        """The triangular cells without a die."""
        return [cell for cell in TRIANGLES if cell not in self.dice]

    def own(self) -> list[Cell]:
        """Nobody may move the others' dice (rulebook, Déroulement du jeu)."""
        return [cell for cell, die in self.dice.items() if die.owner == self.seat]

    def introduce_a_die(self) -> set[str]:
        """A die from the reserve on a free triangular cell, standing in any way (rulebook, Introduire un dé)."""
        if self.reserve[self.seat] == 0:
            return set()
        return {f"{name(cell)}+{faces}" for cell in self.free() for faces in ORIENTATIONS}

    def move_one_of_ones_dice(self) -> set[str]:
        """In a straight line, as far as one likes, over dice but not over rounds (rulebook, Déplacer un de ses dés)."""
        found = set()
        for start in self.own():
            for dq, dr in SLIDES:
                target = (start[0] + dq, start[1] + dr)
                while target in TRIANGLES:
                    if target not in self.dice:
                        found.add(f"{name(start)}-{name(target)}")
                    target = (target[0] + dq, target[1] + dr)
        return found

    def turn_one_of_ones_dice(self) -> set[str]:
        """A die stays on its cell and is turned or tipped (rulebook, Tourner un de ses dés)."""
        found = set()
        for cell in self.own():
            faces = self.dice[cell].faces
            for after in turned_left_or_right(faces) | tipped(faces):
                found.add(f"{name(cell)}={after}")
        return found

    def act(self, text: str) -> Cell:
        """Change the dice as the action says; return the cell of the die that was handled."""
        cell, kind, rest = cell_named(text[:2]), text[2], text[3:]
        if kind == "+":
            self.reserve[self.seat] -= 1
            self.dice[cell] = Die(self.seat, rest)
        elif kind == "=":
            self.dice[cell] = Die(self.seat, rest)
        else:
            target = cell_named(rest)
            self.dice[target] = self.dice.pop(cell)
            cell = target
        return cell

    def symbols_shown_to(self, round_cell: Cell) -> list[str]:
        """What the dice around a round cell show it, whoever owns them; only the shape with match='shape'."""
        shown = []
        for cell, die in self.dice.items():
            for face, seen in zip(die.faces, rounds_seen_from(cell), strict=True):
                if seen == round_cell:
                    shown.append(self.symbol(face))
        return shown

    def symbol(self, face: str) -> str:
        """The symbols must be identical (rulebook, But du jeu); with match='shape' solid and hollow are one."""
        return face if self.match == "exact" else face.upper()

    def rounds_completed_by(self, cell: Cell) -> list[Cell]:
        """The last die of three identical symbols earns the empty round cell (rulebook, But du jeu)."""
        earned = []
        for face, round_cell in zip(self.dice[cell].faces, rounds_seen_from(cell), strict=True):
            if round_cell is None or round_cell in self.trinis:
                continue
            if self.symbols_shown_to(round_cell).count(self.symbol(face)) >= 3:
                earned.append(round_cell)
        return earned

    def position(self) -> object:
        """Dice, owners, Trinis and the player to move: what must come back for a repetition."""
        return frozenset(self.dice.items()), frozenset(self.trinis.items()), self.seat

    def ending(self, mover: int) -> Verdict | None:
        """Goal first (rulebook, But du jeu), then the third repetition, then no progress (RULES.md)."""
        if self.scores()[mover - 1] >= TRINIS_TO_WIN[self.players]:
            return Verdict("goal", (mover,))
        if self.seen[self.position()] >= 3:
            return Verdict("repetition", self.seats_with_most_trinis())
        if self.turns_without_trini >= 100 * self.players:
            return Verdict("no-progress", self.seats_with_most_trinis())
        return None

    def seats_with_most_trinis(self) -> tuple[int, ...]:
        """Most Trinis wins, equal numbers share the win (RULES.md)."""
        scores = self.scores()
        return tuple(seat for seat, score in enumerate(scores, 1) if score == max(scores))
