"""Actions as whole numbers.

A placement packs up to three laid tiles, sorted by square, 14 bits each: 1 (present), the square (8 bits), the face
(5 bits). Above bit 44 stands the kind of the action: 0 for a placement. An exchange packs its sorted tiles, each
plus 1, 5 bits each.
"""

from __future__ import annotations

from tripot.engine.compile import rule

LAID = 1 << 13
LAID_BITS = 14
LAID_MASK = (1 << LAID_BITS) - 1
FACE_MASK = 31
TILE_BITS = 5
KIND_AT = 44
CONTENT_MASK = (1 << KIND_AT) - 1

PLACEMENT, EXCHANGE, PASS, ASIDE_DRAW, RACK_DRAW = range(5)


@rule
def kind_of(action: int) -> int:
    """PLACEMENT, EXCHANGE, PASS, ASIDE_DRAW or RACK_DRAW."""
    return action >> KIND_AT


@rule
def of_kind(kind: int, content: int) -> int:
    """An action that is no placement: an exchange's tiles, a dealer's tile."""
    return (kind << KIND_AT) | content


@rule
def content_of(action: int) -> int:
    """What ``of_kind`` packed."""
    return action & CONTENT_MASK


@rule
def laid(square: int, face: int) -> int:
    """One laid tile."""
    return LAID | (square << 5) | face


@rule
def laid_at(action: int, k: int) -> int:
    """The k-th laid tile of a placement; 0 if there are fewer."""
    return (action >> (LAID_BITS * k)) & LAID_MASK


@rule
def square_of(one: int) -> int:
    """Where a laid tile lies."""
    return (one >> 5) & 255


@rule
def face_of(one: int) -> int:
    """What a laid tile shows."""
    return one & FACE_MASK


@rule
def tile_at(action: int, k: int) -> int:
    """The k-th tile of an exchange; -1 if there are fewer."""
    return ((action >> (TILE_BITS * k)) & FACE_MASK) - 1


@rule
def exchange_of(first: int, second: int, third: int) -> int:
    """An exchange of sorted tiles; -1 for none."""
    return of_kind(EXCHANGE, (first + 1) | ((second + 1) << TILE_BITS) | ((third + 1) << (2 * TILE_BITS)))
