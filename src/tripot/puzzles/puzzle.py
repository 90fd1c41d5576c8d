"""A puzzle: a position, and what is to be found there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b

from tripot.engine.errors import BadText, IllegalMove
from tripot.engine.game import Game
from tripot.engine.message import say
from tripot.engine.position import Position, position
from tripot.engine.puzzle import PuzzleKind
from tripot.engine.registry import find_game

GRADES = 5
"""1 is easy."""


@dataclass(frozen=True)
class Puzzle:
    """A puzzle of a game; nothing says yet that its solution is right (``check.py``)."""

    game: str
    kind: str
    position: str
    """The line of the position (``Position.to_text``), with the solver's seat to act."""
    solution: tuple[tuple[str, ...], ...]
    """Action after action, answers too; where several of the solver's are right (the last ones only), all of them."""
    grade: int = 1
    themes: tuple[str, ...] = ()

    @cached_property
    def ident(self) -> str:
        """The same for ever, whatever else the collection holds."""
        return blake2b(f"{self.game} {self.kind} {self.position}".encode(), digest_size=5).hexdigest()

    def start(self) -> Position:
        """The position; BadText if there is nothing to do for a seat."""
        found = position(self.game, self.position, seed=0)
        if found.code < 0:
            raise BadText(say("puzzle-nobody-acts", position=self.position))
        return found

    def played(self) -> list[Position]:
        """The start, and the position after each action of the solution; BadText if one isn't legal."""
        now = self.start()
        found = [now]
        for step in self.solution:
            now = now.copy()
            try:
                for text in step[1:]:
                    now.copy().play(text)
                now.play(step[0])
            except IllegalMove as error:
                raise BadText(say("puzzle-illegal", position=self.position, why=error.message)) from None
            found.append(now)
        return found

    def find_kind(self) -> PuzzleKind:
        """Its kind; BadText with the kinds that there are."""
        return kind_of(find_game(self.game), self.kind)


def kind_of(game: Game, name: str) -> PuzzleKind:
    """The kind of that name; BadText with the kinds that there are."""
    for kind in game.puzzles:
        if kind.name == name:
            return kind
    names = ", ".join(kind.name for kind in game.puzzles) or "–"
    raise BadText(say("puzzle-no-kind", game=game.name, kind=name, kinds=names))
