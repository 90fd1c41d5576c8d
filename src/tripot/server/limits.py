"""How much one address, one table and one socket may ask, and the counting of it.

The library ``limits`` counts windows of time, by coroutines over a store of strings: a burst at the seam of two windows
counts half, and each count costs more than a whole message here. A token bucket is two numbers, so it stands here.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, fields, replace

from tripot.engine.message import say
from tripot.server.refusal import Refused, refused

LONGEST = 65_536
"""Bytes of a request's body, and of a message on a socket."""

FEW = 1024
"""So many buckets are kept before it is worth looking for full ones."""


@dataclass(frozen=True)
class Limits:
    """All numbers, each for one server process. Wide enough for a club behind one address."""

    requests_burst: float = 300
    """Requests from one address at once (a socket that is opened is one, too) ..."""
    requests_a_second: float = 30
    """... and so many more each second."""
    tables_burst: float = 40
    """New tables from one address at once ..."""
    tables_a_minute: float = 10
    """... and so many more each minute."""
    reviews_burst: float = 12
    """Reviews of games, and what games alone could have come to, that one address asks for at once ..."""
    reviews_a_minute: float = 6
    """... and so many more each minute."""
    searches_burst: float = 60
    """Searches in figures that one address asks for at once ..."""
    searches_a_minute: float = 30
    """... and so many more each minute."""
    address_sockets: float = 100
    """Open sockets of one address."""
    table_sockets: float = 200
    """Open sockets at one table."""
    messages_burst: float = 60
    """Messages on one socket at once ..."""
    messages_a_second: float = 20
    """... and so many more each second."""
    messages_refused: float = 200
    """A socket is closed that goes on for so many refused messages (one of them is forgiven each second)."""


UNLIMITED = Limits(*[1e15] * len(fields(Limits)))
"""For measurements, where all clients have one address."""


def limits_from_text(text: str) -> Limits:
    """Read ``name=number, ...``: the limits that are not the usual ones."""
    names = [field.name for field in fields(Limits)]
    given = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, number = (word.strip() for word in part.partition("="))
        if name not in names:
            raise refused("server-no-limit", name=name, names=", ".join(names))
        try:
            given[name] = float(number)
        except ValueError:
            given[name] = 0
        if not 0 < given[name] < float("inf"):
            raise refused("server-limit-number", name=name, given=number)
    return replace(Limits(), **given)


class Bucket:
    """Tokens: ``burst`` at first, and ``rate`` a second flow in as long as it is not full."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self._burst = burst
        self._rate = rate
        self._tokens = burst
        self._at = now

    def take(self, now: float) -> float:
        """Take a token: 0, or the seconds until there is one (and none is taken)."""
        self._flow(now)
        if self._tokens >= 1:
            self._tokens -= 1
            return 0.0
        return (1 - self._tokens) / self._rate

    def is_full(self, now: float) -> bool:
        """Whether it is as good as new."""
        self._flow(now)
        return self._tokens >= self._burst

    def _flow(self, now: float) -> None:
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """One bucket for each key. Full ones are forgotten, so a flood of addresses fills no memory for long."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._there: dict[Hashable, Bucket] = {}
        self._look_at = FEW

    def __len__(self) -> int:
        return len(self._there)

    def take(self, key: Hashable, now: float) -> float:
        """As ``Bucket.take``."""
        bucket = self._there.get(key)
        if bucket is None:
            if len(self._there) >= self._look_at:
                self._there = {k: b for k, b in self._there.items() if not b.is_full(now)}
                self._look_at = max(FEW, 2 * len(self._there))
            bucket = self._there[key] = Bucket(self._burst, self._rate, now)
        return bucket.take(now)


class LimitedError(Refused):
    """A limit is hit. ``wait``: so many seconds until it is worth trying again."""

    def __init__(self, ident: str, wait: float) -> None:
        self.wait = max(1, -int(-wait // 1))
        super().__init__(say(ident, seconds=self.wait), 429)
