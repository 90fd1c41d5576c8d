"""A record played again, action by action."""

from __future__ import annotations

from collections.abc import Iterator

from tripot.engine.errors import BadText, IllegalMove
from tripot.engine.message import say
from tripot.engine.options import options_from_text
from tripot.engine.position import Position, position, start
from tripot.engine.registry import find_game
from tripot.record.log import Record, result_text


def replay(record: Record) -> Iterator[Position]:
    """One position object, at the start and then after each action; BadText at the first that isn't legal."""
    game = find_game(record.game)
    if record.start is None:
        current = start(game, options_from_text(game, record.options), seed=0)
    else:
        current = position(record.game, record.start, seed=0)
    yield current
    for number, entry in enumerate(record.entries, 1):
        if current.actor is None:
            raise BadText(say("record-after-end", number=number, text=entry.text))
        if entry.actor != current.actor:
            raise BadText(say("record-actor", number=number, actor=entry.actor, expected=current.actor))
        try:
            current.play(entry.text)
        except IllegalMove as error:
            raise BadText(say("record-illegal", number=number, text=entry.text, why=error.message)) from None
        yield current


def verify(record: Record) -> Position:
    """The last position of a record that is legal throughout and whose result, if it names one, is the true one."""
    *_, last = replay(record)
    if record.result is not None and record.result != result_text(last):
        truth = result_text(last) or say("record-still-running")
        raise BadText(say("record-result", written=record.result, truth=truth))
    return last
