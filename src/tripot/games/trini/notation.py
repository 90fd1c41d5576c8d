"""Actions as text (docs/notation.md), and why one isn't legal."""

from __future__ import annotations

import re

from tripot.engine.errors import unreadable
from tripot.engine.message import Message, name_of, say
from tripot.engine.state import State
from tripot.games.trini.board import (
    KINDS,
    N_SLIDES,
    ROUND_NAMES,
    SLIDES,
    TRIANGLE_NAMES,
)
from tripot.games.trini.dice import LETTERS, N_POSES, POSE_OF, POSE_TEXT
from tripot.games.trini.rules import (
    BLOCK,
    PLACE,
    SLIDE,
    TURN,
    origin_of,
    owner,
    pose,
    target_of,
)
from tripot.games.trini.setup import read_position, write_position

__all__ = ["read", "read_position", "why_not", "write", "write_position"]

CELL_OF = {name: cell for cell, name in enumerate(TRIANGLE_NAMES)}
ROUND_OF = {name: which for which, name in enumerate(ROUND_NAMES)}


def _text_of(action: int) -> str:
    name = TRIANGLE_NAMES[origin_of(action)]
    if action >= SLIDE:
        return f"{name}-{TRIANGLE_NAMES[target_of(action)]}"
    return f"{name}{'+' if action < TURN else '='}{POSE_TEXT[action % N_POSES]}"


TEXTS = tuple(map(_text_of, range(SLIDE + BLOCK)))
ACTIONS = {text: action for action, text in enumerate(TEXTS)}


def write(state: State, action: int) -> str:  # noqa: ARG001
    """``b7+CSQ``, ``b7-d6`` or ``b7=QCS``."""
    return TEXTS[action]


def read(state: State, text: str) -> int:  # noqa: ARG001
    """The same back; spaces and the case of cells don't matter."""
    action = ACTIONS.get(text)
    return _read_loosely(text) if action is None else action


def _read_loosely(text: str) -> int:
    found = re.fullmatch(r"([A-Za-z]\d)([+=-])(\w+)", "".join(text.split()).replace("−", "-").replace("–", "-"))
    if not found:
        raise unreadable("trini-unreadable", text=text)
    cell, sign, rest = found.groups()
    origin = _cell(cell)
    if sign == "-":
        return SLIDE + N_POSES * origin + _cell(rest)
    return (PLACE if sign == "+" else TURN) + N_POSES * origin + _pose(rest)


def _cell(text: str) -> int:
    name = text.lower()
    if name in ROUND_OF:
        raise unreadable("trini-round-cell", cell=name)
    if name not in CELL_OF:
        raise unreadable("trini-no-such-cell", cell=name)
    return CELL_OF[name]


def _pose(text: str) -> int:
    if text in POSE_OF:
        return POSE_OF[text]
    if len(text) != 3 or any(letter not in LETTERS for letter in text) or len(set(text.upper())) != 3:
        raise unreadable("trini-no-faces", faces=text)
    raise unreadable("trini-mirrored", faces=text, right=text[0] + text[2] + text[1])


def why_not(state: State, action: int) -> Message:
    """The most telling reason why an action isn't legal."""
    seat, cell, to = int(state.mover), origin_of(action), target_of(action)
    here = int(state.dice[cell])
    name = TRIANGLE_NAMES[cell]
    if action < TURN:
        return say("trini-taken", cell=name) if here else say("trini-reserve-empty")
    if not here:
        return say("trini-no-die", cell=name)
    if owner(here) != seat:
        return say("trini-not-yours", cell=name, name=name_of(int(owner(here))))
    if action < SLIDE:
        return _why_not_turn(name, int(pose(here)), action % N_POSES)
    if to == cell:
        return say("trini-stays", cell=name)
    if KINDS[to] != KINDS[cell]:
        return say("trini-other-kind", cell=name, to=TRIANGLE_NAMES[to])
    if to not in SLIDES[cell, : N_SLIDES[cell]]:
        return say("trini-no-line", cell=name, to=TRIANGLE_NAMES[to])
    return say("trini-taken", cell=TRIANGLE_NAMES[to])


def _why_not_turn(name: str, before: int, after: int) -> Message:
    if before == after:
        return say("trini-same-faces", cell=name)
    faces = POSE_TEXT[before]
    return say("trini-too-far", cell=name, faces=faces, to=POSE_TEXT[after])
