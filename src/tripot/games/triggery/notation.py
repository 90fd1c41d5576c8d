"""Actions as text (docs/notation.md); positions are in ``line.py``, refusals in ``refusals.py``."""

from __future__ import annotations

from typing import Final

from tripot.engine.errors import unreadable
from tripot.engine.state import State
from tripot.games.triggery.actions import CALL, CLAIM, DONE, PASS, PAY, START, TABLET, THROW
from tripot.games.triggery.board import CELL_COUNT, CELLS, HIGHEST, LINE_NAMES, STAR
from tripot.games.triggery.line import read_position, write_position
from tripot.games.triggery.refusals import why_not

__all__ = ["read", "read_position", "why_not", "write", "write_position"]


def tablet_text(number: int) -> str:
    """``7``, or ``*`` for a star."""
    return "*" if number == STAR else str(number)


def _all_texts() -> dict[int, str]:
    texts = {DONE: "done", PASS: "pass"}
    for k, cell in enumerate(CELLS):
        texts[PAY + k] = cell
        texts[CLAIM + k] = f"claim {cell}"
        for line, name in enumerate(LINE_NAMES):
            texts[CALL + CELL_COUNT * line + k] = f"call {name} {cell}"
    texts |= {TABLET + number: f"tablet {tablet_text(number)}" for number in range(HIGHEST + 1)}
    for low in range(1, 7):
        texts[START + low] = f"start {low}"
        texts |= {THROW + 8 * low + high: f"throw {low}-{high}" for high in range(low, 7)}
    return texts


TEXTS: Final = _all_texts()
ACTIONS: Final = {text: action for action, text in TEXTS.items()}


def write(state: State, action: int) -> str:  # noqa: ARG001 - an action's text is the same in every position
    """The canonical text of an action."""
    return TEXTS[action]


def read(state: State, text: str) -> int:  # noqa: ARG001 - as above
    """The action of a text; dice, and the line and cell of a call, in either order."""
    action = ACTIONS.get(text)
    if action is not None:
        return action
    words = text.lower().replace("-", " ").split()
    if len(words) == 3 and words[0] == "throw":
        words = ["throw", "-".join(sorted(words[1:]))]
    elif len(words) == 3 and words[0] == "call":
        words = ["call", *sorted(words[1:], key=lambda word: word in CELLS)]
    action = ACTIONS.get(" ".join(words))
    if action is None:
        raise unreadable("triggery-unreadable", text=text)
    return action
