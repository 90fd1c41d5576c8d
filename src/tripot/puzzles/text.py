"""The text of puzzles (docs/notation.md): blocks of ``word: value`` lines, an empty line between two puzzles."""

from __future__ import annotations

from collections.abc import Iterable

from tripot.engine.errors import BadText
from tripot.engine.message import say
from tripot.puzzles.puzzle import GRADES, Puzzle

STEP, OTHER = " | ", "; "
NEEDED = ("game", "kind", "position")
WORDS = (*NEEDED, "solution", "grade", "themes")


def write_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """The text of some puzzles."""
    return "\n".join(_written(puzzle) for puzzle in puzzles)


def _written(puzzle: Puzzle) -> str:
    solution = STEP.join(OTHER.join(step) for step in puzzle.solution)
    lines = [f"game: {puzzle.game}", f"kind: {puzzle.kind}", f"position: {puzzle.position}", f"solution: {solution}"]
    lines.append(f"grade: {puzzle.grade}")
    if puzzle.themes:
        lines.append(f"themes: {', '.join(puzzle.themes)}")
    return "".join(line + "\n" for line in lines)


def read_puzzles(text: str) -> list[Puzzle]:
    """The puzzles of a text; BadText says in which line what is wrong. Lines that begin with # are remarks."""
    found: list[Puzzle] = []
    block: dict[str, str] = {}
    lines = text.splitlines()
    for number, line in enumerate([*lines, ""], 1):
        if line.startswith("#"):
            continue
        if line.strip():
            word, colon, value = line.partition(":")
            if not colon or word.strip() not in WORDS:
                raise BadText(say("puzzle-line", line=number, text=line, words=", ".join(WORDS)))
            if word.strip() in block:
                raise BadText(say("puzzle-twice", line=number, word=word.strip()))
            block[word.strip()] = value.strip()
        elif block:
            found.append(_read(block, number - 1))
            block = {}
    if not found:
        raise BadText(say("puzzle-none"))
    return found


def _read(block: dict[str, str], line: int) -> Puzzle:
    for word in NEEDED:
        if not block.get(word):
            raise BadText(say("puzzle-missing", line=line, word=word))
    grade = block.get("grade", "1")
    if not grade.isdecimal() or not 1 <= int(grade) <= GRADES:
        raise BadText(say("puzzle-grade", line=line, grade=grade, most=GRADES))
    steps = block["solution"].split(STEP) if block.get("solution") else []
    return Puzzle(
        game=block["game"],
        kind=block["kind"],
        position=block["position"],
        solution=tuple(tuple(step.split(OTHER)) for step in steps),
        grade=int(grade),
        themes=tuple(theme.strip() for theme in block.get("themes", "").split(",") if theme.strip()),
    )
