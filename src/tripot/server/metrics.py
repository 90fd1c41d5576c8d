"""What the operator may watch, in Prometheus' text format at ``/metrics``. Nothing of it tells who plays or what."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where several processes on one port keep their numbers, so that each of them can tell all (``prometheus_client``)."""

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32)


class Metrics:
    """The numbers of one application. May be called from any thread, thousands of times a second."""

    def __init__(self) -> None:
        self._registry = own = CollectorRegistry()
        if SHARED_FOLDER not in os.environ:
            ProcessCollector(registry=own)
        self._requests = Histogram(
            "tripot_http_seconds", "Seconds a request took.", ("route", "status"), registry=own, buckets=QUICK
        )
        self._sockets = Gauge("tripot_sockets", "Open sockets.", registry=own, multiprocess_mode="livesum")
        self._tables = Gauge("tripot_tables", "Tables in memory.", registry=own, multiprocess_mode="livesum")
        self._made = Counter("tripot_tables_made", "Tables made.", ("game",), registry=own)
        self._appended = Counter("tripot_appended", "Entries added to logs.", ("kind",), registry=own)
        self._appending = Histogram(
            "tripot_append_seconds", "Seconds until the database had kept entries.", registry=own, buckets=QUICK
        )
        self._answers = Histogram(
            "tripot_answer_seconds", "Seconds from a message to its answer.", ("do",), registry=own, buckets=QUICK
        )
        self._thinking = Histogram(
            "tripot_thinking_seconds", "Seconds a computer thought.", ("level",), registry=own, buckets=SLOW
        )
        self._refused = Counter("tripot_refused", "Requests and messages refused.", ("reason",), registry=own)
        self._failed = Counter(
            "tripot_errors", "Errors: each is a bug or a fault, see the log.", ("where",), registry=own
        )

    def requested(self, route: str, status: int, seconds: float) -> None:
        """A request has been answered."""
        self._requests.labels(route, status).observe(seconds)

    def socket_opened(self) -> None:
        """One more."""
        self._sockets.inc()

    def socket_closed(self) -> None:
        """One less."""
        self._sockets.dec()

    def tables_open(self, count: int) -> None:
        """So many tables are in memory now."""
        self._tables.set(count)

    def table_made(self, game: str) -> None:
        """A new table."""
        self._made.labels(game).inc()

    def appended(self, kind: str) -> None:
        """One more entry of that kind is kept."""
        self._appended.labels(kind).inc()

    def append_took(self, seconds: float) -> None:
        """The database has kept something."""
        self._appending.observe(seconds)

    def answered(self, do: str, seconds: float) -> None:
        """A message on a socket has been answered."""
        self._answers.labels(do).observe(seconds)

    def thought(self, level: str, seconds: float) -> None:
        """A computer has chosen."""
        self._thinking.labels(level).observe(seconds)

    def refused(self, ident: str) -> None:
        """Something was refused with the sentence of that id."""
        self._refused.labels(ident).inc()

    def failed(self, where: str) -> None:
        """Something that should never happen has; ``where`` is the name of the log."""
        self._failed.labels(where).inc()

    def text(self) -> bytes:
        """All of it; where several processes share a port, of all of them."""
        if SHARED_FOLDER not in os.environ:
            return generate_latest(self._registry)
        shared = CollectorRegistry()
        MultiProcessCollector(shared)  # type: ignore[no-untyped-call]
        return generate_latest(shared)
