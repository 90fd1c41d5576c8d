"""Two courses of a game that one seat can't tell apart: they differ only in tiles that it never sees."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

import tripot
from tests.kit import next_text
from tripot.engine import kernels
from tripot.engine.errors import IllegalMove
from tripot.engine.position import Entry, Position
from tripot.engine.state import SPECTATOR

TRIES = 100


def courses(game: str, length: int, seat: int, seed: int, **options: Any) -> tuple[list[Entry], list[Entry]]:
    """The truth, and what might as well be true for all that ``seat`` (from 0) is ever shown."""
    truth = random_course(game, length, seed, **options)
    lot, other = random.Random(seed), truth
    for _ in range(TRIES):
        changed = with_another_tile(game, other, lot, **options)
        if changed is not None and same_for(game, truth, changed, seat, **options):
            other = changed
    return truth, other


def random_course(game: str, length: int, seed: int, **options: Any) -> list[Entry]:
    lot, position = random.Random(seed), tripot.new(game, seed=seed, **options)
    while len(position.log) < length and position.actor is not None:
        position.play(next_text(position, lot))
    return position.log


def with_another_tile(game: str, course: Sequence[Entry], lot: random.Random, **options: Any) -> list[Entry] | None:
    """The same course, except that the dealer once drew another tile; None when that can't be."""
    chosen = lot.choice([n for n, entry in enumerate(course) if entry.actor == "dealer"])
    position, changed = tripot.new(game, seed=0, **options), list[Entry]()
    swap: dict[str, str] = {}
    for number, entry in enumerate(course):
        texts = [entry.text, swapped(entry.text, swap)]
        if number == chosen:
            texts = [lot.choice(position.legal())]
            one, two = entry.text.split()[-1], texts[0].split()[-1]
            swap = {one: two, two: one}
        legal = next((text for text in texts if is_legal(position, entry, text)), None)
        if legal is None:
            return None
        position.play(legal)
        changed.append(position.log[-1])
    return changed


def swapped(text: str, swap: dict[str, str]) -> str:
    return " ".join(swap.get(word, word) for word in text.split(" "))


def is_legal(position: Position, entry: Entry, text: str) -> bool:
    try:
        return position.actor == entry.actor and text in position.legal()
    except IllegalMove:
        return False


def same_for(game: str, one: Sequence[Entry], other: Sequence[Entry], seat: int, **options: Any) -> bool:
    """Whether a seat, and everybody who looks on, is shown the same after each action."""
    positions = [tripot.new(game, seed=0, **options) for _ in (one, other)]
    for entries in zip(one, other, strict=True):
        if entries[0].actor not in {"dealer", *range(1, 9)} or entries[0].actor != entries[1].actor:
            return False
        for position, entry in zip(positions, entries, strict=True):
            position.play(entry.text)
        for eyes in (seat, SPECTATOR):
            if len({shown(position, eyes) for position in positions}) > 1:
                return False
    return True


def shown(position: Position, eyes: int) -> bytes:
    states = position.states.copy()
    states["rng"] = np.uint64(0)
    kernels.hide(states, 0, eyes)
    return states.tobytes()
