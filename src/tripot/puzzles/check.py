"""Whether a puzzle holds what it says: every step legal, the goal reached, and no other way."""

from __future__ import annotations

from tripot.engine.errors import BadText
from tripot.engine.game import Stop
from tripot.engine.message import say
from tripot.engine.position import Position
from tripot.engine.puzzle import PuzzleKind
from tripot.puzzles.puzzle import Puzzle


def check(puzzle: Puzzle, stop: Stop | None = None) -> None:
    """Prove a puzzle by exhaustive search; BadText says what doesn't hold."""
    if not puzzle.solution:
        raise BadText(say("puzzle-no-solution", position=puzzle.position))
    kind, positions = puzzle.find_kind(), puzzle.played()
    seat = positions[0].code
    own = [k for k in range(len(puzzle.solution)) if positions[k].code == seat]
    if len(own) > kind.turns:
        raise BadText(say("puzzle-too-long", position=puzzle.position, turns=kind.turns))
    if not reaches(kind, positions[own[-1]], puzzle.solution[own[-1]]):
        raise BadText(say("puzzle-no-goal", position=puzzle.position))
    if kind.free:
        if not kind.unique(positions[0], kind.turns):
            raise BadText(say("puzzle-not-unique", position=puzzle.position))
        return
    for left, k in zip(range(len(own), 0, -1), own, strict=True):
        found = [position_text(positions[k], action) for action in kind.right(positions[k], left, stop)]
        if sorted(found) != sorted(puzzle.solution[k]):
            right = "; ".join(found) or "–"
            raise BadText(
                say("puzzle-wrong", position=puzzle.position, given="; ".join(puzzle.solution[k]), right=right)
            )
        if len(found) > 1 and not (kind.several and left == 1):
            raise BadText(say("puzzle-not-unique", position=puzzle.position))
    if len(own) > 1 and kind.right(positions[0], len(own) - 1, stop):
        raise BadText(say("puzzle-shorter", position=puzzle.position))


def reaches(kind: PuzzleKind, position: Position, texts: tuple[str, ...]) -> bool:
    """Whether each of these actions reaches the goal."""
    read = position.game.notation.read
    return all(kind.reached(position, read(position.seen, text)) for text in texts)


def position_text(position: Position, action: int) -> str:
    """An action of a position as it is written."""
    text: str = position.game.notation.write(position.seen, action)
    return text
