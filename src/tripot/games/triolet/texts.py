"""Names of tiles, faces and laid tiles, both ways."""

from __future__ import annotations

from tripot.games.triolet.actions import laid
from tripot.games.triolet.board import NAMES, NUMBERS, SQUARES

TILE_NAMES = (*map(str, range(NUMBERS)), "J")
TILE_OF = {name: tile for tile, name in enumerate(TILE_NAMES)}

FACE_NAMES = (*map(str, range(NUMBERS)), *(f"J{value}" for value in range(NUMBERS)))
FACE_OF = {name: face for face, name in enumerate(FACE_NAMES)}

LAID_NAMES = {
    laid(square, face): f"{FACE_NAMES[face]}@{NAMES[square]}"
    for square in range(SQUARES)
    for face in range(2 * NUMBERS)
}
LAID_OF = {name: one for one, name in LAID_NAMES.items()}
