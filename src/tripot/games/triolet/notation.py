"""Actions as text (docs/notation.md); positions are in ``position_text.py``, reasons in ``reasons.py``."""

from __future__ import annotations

import re

from tripot.engine.errors import unreadable
from tripot.engine.state import State
from tripot.games.triolet.actions import (
    ASIDE_DRAW,
    EXCHANGE,
    LAID_BITS,
    LAID_MASK,
    PASS,
    PLACEMENT,
    RACK_DRAW,
    content_of,
    exchange_of,
    kind_of,
    of_kind,
    tile_at,
)
from tripot.games.triolet.board import RACK, SQUARE_OF
from tripot.games.triolet.position_text import read_position, write_position
from tripot.games.triolet.reasons import why_not
from tripot.games.triolet.texts import FACE_OF, LAID_NAMES, LAID_OF, TILE_NAMES, TILE_OF

__all__ = ["placement_of", "read", "read_position", "why_not", "write", "write_position"]

_DRAWS = {"aside": ASIDE_DRAW, "draw": RACK_DRAW}


def write(state: State, action: int) -> str:  # noqa: ARG001
    """An action, canonical."""
    kind = kind_of(action)
    if kind == PLACEMENT:
        parts = []
        while action:
            parts.append(LAID_NAMES[action & LAID_MASK])
            action >>= LAID_BITS
        return " ".join(parts)
    if kind == EXCHANGE:
        tiles = [tile_at(content_of(action), k) for k in range(RACK)]
        return "exchange " + " ".join(TILE_NAMES[tile] for tile in tiles if tile >= 0)
    if kind == PASS:
        return "pass"
    word = "aside" if kind == ASIDE_DRAW else "draw"
    return f"{word} {TILE_NAMES[content_of(action)]}"


def read(state: State, text: str) -> int:  # noqa: ARG001
    """The action a text means: any order of tiles, upper or lower case, spaces around ``@``."""
    words = re.sub(r"\s*@\s*", "@", text.strip()).upper().split()
    if not words:
        raise unreadable("triolet-unreadable", text=text)
    word, rest = words[0].lower(), words[1:]
    if word == "pass" and not rest:
        return of_kind(PASS, 0)
    if word in _DRAWS:
        if len(rest) != 1:
            raise unreadable("triolet-one-tile-drawn", text=text)
        return of_kind(_DRAWS[word], _tile(rest[0]))
    if word == "exchange":
        if not 1 <= len(rest) <= RACK:
            raise unreadable("triolet-exchange-count", count=len(rest))
        tiles = [*sorted(map(_tile, rest)), -1, -1]
        return exchange_of(*tiles[:RACK])
    if len(words) > RACK:
        raise unreadable("triolet-too-many-tiles", count=len(words))
    return placement_of(sorted((_laid(word, text) for word in words), key=_square))


def placement_of(ones: list[int]) -> int:
    """The placement of laid tiles that are sorted by square."""
    action = 0
    for k, one in enumerate(ones):
        action |= one << (LAID_BITS * k)
    return action


def _square(one: int) -> int:
    return one >> 5


def _tile(name: str) -> int:
    if name not in TILE_OF:
        raise unreadable("triolet-no-such-tile", tile=name)
    return TILE_OF[name]


def _laid(word: str, text: str) -> int:
    one = LAID_OF.get(word)
    if one is not None:
        return one
    face, at, square = word.partition("@")
    if not at:
        raise unreadable("triolet-unreadable", text=text)
    if face == "J":
        raise unreadable("triolet-joker-needs-value", square=square)
    if face not in FACE_OF:
        raise unreadable("triolet-no-such-tile", tile=face)
    if square not in SQUARE_OF:
        raise unreadable("triolet-no-such-square", square=square)
    raise unreadable("triolet-unreadable", text=text)
