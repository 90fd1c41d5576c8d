"""A position with its best actions, and the files of them: ``position | best; best | how it is known``, one a line."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import tripot
from tripot.engine.position import Position

FOLDER = Path(__file__).parent
BAR, SEMICOLON = " | ", "; "


@dataclass(frozen=True)
class Tactic:
    """``best`` are all the actions that are as good as the best one."""

    game: str
    text: str
    best: tuple[str, ...]
    why: str

    def position(self) -> Position:
        """The position, with the seat to move."""
        return tripot.position(self.game, self.text)

    def line(self) -> str:
        """As it stands in the file."""
        return BAR.join((self.text, SEMICOLON.join(self.best), self.why))


def tactics(game: str) -> list[Tactic]:
    """All tactics of a game."""
    lines = (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    parts = [line.split(BAR) for line in lines]
    return [Tactic(game, text, tuple(best.split(SEMICOLON)), why) for text, best, why in parts]


def save(game: str, found: list[Tactic]) -> None:
    """Write the file of a game."""
    text = "".join(tactic.line() + "\n" for tactic in found)
    (FOLDER / f"{game}.txt").write_text(text, encoding="utf-8")
