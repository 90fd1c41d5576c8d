"""What a placement opens, blocks and leaves, in words: to the next player, or to the mover who plays again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tripot.engine.message import Message, say
from tripot.engine.state import State
from tripot.games.triolet.board import NAMES, SPECIAL, SQUARES
from tripot.games.triolet.knowledge import count_of
from tripot.games.triolet.open_trios import (
    Change,
    OpenTrio,
    can_be_closed,
    chance_among,
    harm,
    takes_tiles,
)
from tripot.games.triolet.openings import SIGN

WORTH_TELLING = 0.05
"""A chance from which it matters that a square waits for a number."""
ATTRACTIVE = tuple(square for square in range(SQUARES) if SPECIAL[square] in "RT")
"""Arrows and triples."""
STILL_HARMS = 4.0
"""What an open Trio costs, in points, that is worth a word although the placement hasn't opened it."""


def opens(state: State, trios: Change, kept: list[int]) -> Iterator[Message]:
    """The opened Trio that weighs most; without any, an arrow or a triple that tiles fit now."""
    telling = [trio for trio in trios.opened if trio.number in kept or next_has(state, trio) >= WORTH_TELLING]
    if telling:
        trio = max(telling, key=lambda trio: (abs(harm(trios.after, trio, kept)), trio))
        yield _waits(trio) if trio.number in kept else _told("triolet-why-opens", trio, next_has(state, trio))
        return
    rare = {trio.square for trio in trios.opened}  # nothing fits those but a number that hardly anybody has
    invited = next((square for square in ATTRACTIVE if square not in rare and _invites(state, trios, square)), None)
    if invited is not None:
        yield say("triolet-why-invites", square=_square(invited))


def _invites(state: State, trios: Change, square: int) -> bool:
    return takes_tiles(trios.after, square) and not takes_tiles(state, square)


def yours(state: State, trios: Change, kept: list[int], drawn: int) -> Iterator[Message]:
    """The open Trio that the mover, who draws and plays again, can most likely close."""
    chances = {
        trio: 1.0 if trio.number in kept else chance_among(state, trio.number, drawn)
        for trio in trios.opened | trios.left
    }
    if chances:
        trio = max(chances, key=lambda trio: (chances[trio], SIGN[trio.square], trio))
        if trio.number in kept:
            yield _waits(trio)
        elif chances[trio] >= WORTH_TELLING:
            yield _told("triolet-why-yours", trio, chances[trio])


def blocks(state: State, trios: Change, kept: list[int]) -> Iterator[Message]:
    """The open Trio that costs most and that the placement takes away from the next player."""
    trio = worst(state, state, trios.blocked, kept)
    if trio is not None and trio.number not in kept:
        yield say("triolet-why-blocks", square=_square(trio.square), number=trio.number)


def opens_none(state: State, trios: Change, kept: list[int]) -> Iterator[Message]:
    """That it opens no Trio, if that is so of every tile out of sight, and the worst one that was open already."""
    if any(can_be_closed(state, trio) for trio in trios.opened):
        return
    trio = worst(state, trios.after, trios.left, kept)
    if trio is not None and harm(trios.after, trio, kept) >= STILL_HARMS:
        yield _told("triolet-why-still", trio, next_has(state, trio))
    else:
        yield say("triolet-why-closed")


def worst(state: State, board: State, trios: Iterable[OpenTrio], kept: list[int]) -> OpenTrio | None:
    """Of some Trios that are open on a board, the one that costs most of those that the next player may well close."""
    likely = [trio for trio in trios if next_has(state, trio) >= WORTH_TELLING]
    return max(likely, key=lambda trio: (harm(board, trio, kept), trio), default=None)


def next_has(state: State, trio: OpenTrio) -> float:
    """The chance that the next player holds the number that a square waits for."""
    held = count_of(state.racks[(state.turn + 1) % state.seats])
    return chance_among(state, trio.number, held)


def _waits(trio: OpenTrio) -> Message:
    return say("triolet-why-waits", square=_square(trio.square), number=trio.number)


def _told(ident: str, trio: OpenTrio, chance: float) -> Message:
    return say(ident, square=_square(trio.square), number=trio.number, percent=round(100 * chance))


def _square(square: int) -> Message:
    """A square by its sign and its name."""
    sign = SPECIAL[square]
    return say("triolet-why-square", sign=sign if sign in "RTD" else "none", square=NAMES[square])
