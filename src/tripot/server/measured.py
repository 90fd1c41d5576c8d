"""The storage, with a watch beside it."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Future

from tripot.server.metrics import Metrics
from tripot.server.storage import Entry, Storage, TableRow


class MeasuredStorage(Storage):
    """Counts the entries that are kept, and how long the database takes to keep them."""

    def __init__(self, database: str | None, metrics: Metrics) -> None:
        super().__init__(database)
        self._metrics = metrics

    def appending(
        self,
        ident: str,
        entries: Sequence[Entry],
        give: Mapping[int, bytes] | None = None,
        open_seats: int | None = None,
    ) -> Future[None]:
        """As ever."""
        begun, kinds = time.perf_counter(), [entry.kind for entry in entries]

        def kept(future: Future[None]) -> None:
            if future.cancelled() or future.exception() is not None:
                return
            self._metrics.append_took(time.perf_counter() - begun)
            for kind in kinds:
                self._metrics.appended(kind)

        future = super().appending(ident, entries, give, open_seats)
        future.add_done_callback(kept)
        return future

    def redeem(self, ticket: bytes, holder: bytes, now: int, kind: str) -> str | None:
        """As ever."""
        ident = super().redeem(ticket, holder, now, kind)
        if ident is not None:
            self._metrics.appended(kind)
        return ident

    def follow(self, ident: str, row: TableRow, holders: Mapping[int, bytes], kind: str) -> str:
        """As ever."""
        following = super().follow(ident, row, holders, kind)
        if following == row.id:
            self._metrics.appended(kind)
        return following
