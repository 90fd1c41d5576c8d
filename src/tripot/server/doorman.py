"""Counts what comes from whom, and says no when it is too much."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address

from tripot.server.limits import Bucket, Buckets, LimitedError, Limits

WAIT_FOR_SOCKET = 10
"""Seconds after which it is worth trying whether a socket has been closed meanwhile."""


class Doorman:
    """For one server process, on its event loop."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self._clock = clock
        self._requests = Buckets(limits.requests_burst, limits.requests_a_second)
        self._tables = Buckets(limits.tables_burst, limits.tables_a_minute / 60)
        self._reviews = Buckets(limits.reviews_burst, limits.reviews_a_minute / 60)
        self._searches = Buckets(limits.searches_burst, limits.searches_a_minute / 60)
        self._sockets: Counter[tuple[str, str]] = Counter()

    def request(self, address: str) -> None:
        """One more request; LimitedError when it is one too many."""
        self._take(self._requests, address, "server-too-many-requests")

    def new_table(self, address: str) -> None:
        """One more table; LimitedError when it is one too many."""
        self._take(self._tables, address, "server-too-many-tables")

    def review(self, address: str) -> None:
        """One more review; LimitedError when it is one too many."""
        self._take(self._reviews, address, "server-too-many-reviews")

    def search(self, address: str) -> None:
        """One more search in a figure; LimitedError when it is one too many."""
        self._take(self._searches, address, "server-too-many-searches")

    @contextmanager
    def enter(self, address: str, table: str) -> Iterator[None]:
        """One more socket, until the block ends; LimitedError when it is one too many."""
        of_address, of_table = ("address", network_of(address)), ("table", table)
        if self._sockets[of_address] >= self.limits.address_sockets:
            raise LimitedError("server-too-many-sockets", WAIT_FOR_SOCKET)
        if self._sockets[of_table] >= self.limits.table_sockets:
            raise LimitedError("server-table-full", WAIT_FOR_SOCKET)
        self._sockets.update((of_address, of_table))
        try:
            yield
        finally:
            for key in (of_address, of_table):
                self._sockets[key] -= 1
                if not self._sockets[key]:
                    del self._sockets[key]

    def budget(self) -> SocketBudget:
        """What one socket may say."""
        return SocketBudget(self.limits, self._clock)

    def _take(self, buckets: Buckets, address: str, ident: str) -> None:
        wait = buckets.take(network_of(address), self._clock())
        if wait:
            raise LimitedError(ident, wait)


class SocketBudget:
    """Messages of one socket."""

    __slots__ = ("_clock", "_messages", "_patience")

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._messages = Bucket(limits.messages_burst, limits.messages_a_second, clock())
        self._patience = Bucket(limits.messages_refused, 1, clock())

    def take(self) -> str:
        """One more message: "" when it may pass, "refused", or "closed" when the socket has gone on for too long."""
        now = self._clock()
        if not self._messages.take(now):
            return ""
        return "closed" if self._patience.take(now) else "refused"


def network_of(address: str) -> str:
    """Who counts as one: an IPv4 address, or the /64 of an IPv6 address, which is what one house is given."""
    if ":" not in address:
        return address
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False).network_address)
