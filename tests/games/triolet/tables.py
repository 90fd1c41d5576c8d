"""Positions for tests: a bare board, or a whole position in a few words."""

from __future__ import annotations

import re
from typing import Any

import tripot
from tripot.engine.position import Position, View
from tripot.games.triolet.board import JOKER, NAMES, NONE, SIZE
from tripot.games.triolet.knowledge import count_unseen
from tripot.games.triolet.lines import put
from tripot.games.triolet.texts import FACE_OF


def squares(text: str) -> dict[int, int]:
    """Faces by square from RULES.md's ``10@0,1 J3@1,1``."""
    found = re.findall(r"(J?\d+)@(\d+),(\d+)", text)
    return {int(y) * SIZE + int(x): FACE_OF[face] for face, x, y in found}


def notated(text: str) -> str:
    """The same as a placement: ``10@B1 J3@B2``."""
    found = sorted((int(y) * SIZE + int(x), face) for face, x, y in re.findall(r"(J?\d+)@(\d+),(\d+)", text))
    return " ".join(f"{face}@{NAMES[square]}" for square, face in found)


def bare(standing: str, placed: str, *, opening: int = 0) -> View:
    """A board, connected or not, and seat 1 to move with just the tiles that will be placed."""
    view = tripot.new("triolet", seed=1)
    state = view.state
    for square, face in squares(standing).items():
        put(state, square, face)
    tiles = sorted(min(face, JOKER) for face in squares(placed).values())
    state.racks[0] = tiles + [NONE] * (3 - len(tiles))
    state.racks[1] = [0, 1, 2]
    state.due = 0
    state.opening = opening
    count_unseen(state)
    state.bag_size = sum(int(count) for count in state.bag)
    return View(view.game, view.options, view.states)


def position(line: str, **options: Any) -> Position:
    """A position from its line; what isn't said is filled in: points 0, seat 1 to move, 0, 1 and 2 aside."""
    seats = options.get("players", 2)
    words = dict(word.split(":", 1) for word in line.split())
    words.setdefault("points", "/".join(["0"] * seats))
    words.setdefault("turn", "1")
    words.setdefault("aside", "0.1.2")
    front = f"players={seats} " if seats != 2 else ""
    return tripot.position("triolet", front + " ".join(f"{name}:{value}" for name, value in words.items()), seed=1)
