"""The honest dealer: all tiles and throws of a game follow from one seed, whose hash is shown before the first move.

Before each of the dealer's actions the generator of the state is set to bits that only the seed and the number of the
dealer's actions so far decide. Who knows the seed afterwards can deal again and compare; and with the same seed come
the same throws in the same order, however one plays.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Literal

from tripot.engine.errors import BadText
from tripot.engine.message import say
from tripot.engine.position import Position
from tripot.engine.state import copied
from tripot.record.log import Record
from tripot.record.replay import replay

SEED = "seed"
PROMISE = "promise"
COUNTED = "counted"
"""The header that says what is counted. Records without it are older: there all actions of the game counted."""
LUCK = "luck"
"""The header of a game whose luck was known beforehand: the id of the table where it was dealt first."""

Counted = Literal["actions", "deals"]


def promise_of(seed: bytes) -> str:
    """What is shown before the game: SHA-256 of the seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


def bits_at(seed: bytes, count: int) -> int:
    """The 64 bits from which the dealer deals after so many actions."""
    return int.from_bytes(hmac.new(seed, str(count).encode(), "sha256").digest()[:8], "big")


def dealt(position: Position, seed: bytes, counted: Counted = "deals") -> list[str]:
    """What the dealer does from here until a seat acts, by this seed; the position stays as it is."""
    if position.actor != "dealer":
        return []
    ahead = Position(position.game, position.options, copied(position.states))
    if counted == "actions":
        ahead.states["rng"] = bits_at(seed, position.length)
        ahead.deal()
    else:
        before = position.deals
        while ahead.actor == "dealer":
            ahead.states["rng"] = bits_at(seed, before + ahead.length)
            ahead.deal_once()
    return [entry.text for entry in ahead.log]


def verify_dealer(record: Record) -> bool:
    """Whether the record tells its seed.

    BadText when the seed isn't the one that was promised, or when a tile or a throw doesn't follow from it.
    """
    seed_text = record.about.get(SEED)
    if seed_text is None:
        return False
    try:
        seed = bytes.fromhex(seed_text)
    except ValueError:
        raise BadText(say("record-seed", written=seed_text)) from None
    promised = record.about.get(PROMISE)
    if promised != promise_of(seed):
        raise BadText(say("record-promise", written=promised or "-", truth=promise_of(seed)))
    counted = counted_in(record)
    expected: list[str] = []
    for number, position in enumerate(replay(record), 1):
        if position.actor != "dealer" or number > len(record.entries):
            continue
        expected = expected or dealt(position, seed, counted)
        written, truth = record.entries[number - 1].text, expected.pop(0)
        if written != truth:
            raise BadText(say("record-dealer", number=number, written=written, truth=truth))
    return True


def counted_in(record: Record) -> Counted:
    """What decides the dealer's bits in a record; BadText if it says something else."""
    written = record.about.get(COUNTED, "actions")
    if written == "actions":
        return "actions"
    if written == "deals":
        return "deals"
    raise BadText(say("record-counted", written=written))
