"""What a record holds."""

from __future__ import annotations

import msgspec

from tripot.engine.options import options_text
from tripot.engine.position import Entry, Position
from tripot.engine.position import start as new_position


class Record(msgspec.Struct, frozen=True):
    """A game from its start, or from a position, action by action, the dealer's included."""

    game: str
    options: str
    """As ``options_text`` writes them; "" when all are the defaults."""
    entries: tuple[Entry, ...]
    start: str | None = None
    """The line of the position it starts from; None: the start of a game."""
    result: str | None = None
    """``result_text`` of the end; None while the game runs."""
    about: dict[str, str] = {}
    """Further headers, for people: players, date, event..."""


def record_of(position: Position, **about: str) -> Record:
    """The record of a position's log."""
    first = position.copy()
    first.undo(first.length)
    line: str | None = first.to_text()
    if line == new_position(position.game, position.options).to_text():
        line = None
    return Record(
        game=position.game.name,
        options=options_text(position.options),
        entries=tuple(position.log),
        start=line,
        result=result_text(position),
        about=about,
    )


def result_text(position: Position) -> str | None:
    """``out; winners 1; scores 212 180``: how a finished game ended."""
    result = position.result()
    if result is None:
        return None
    winners, scores = " ".join(map(str, result.winners)), " ".join(map(str, result.scores))
    return f"{result.ending}; winners {winners}; scores {scores}"
