"""How many entries are kept in a second: `python -m tests.server.storage.measure`, on SQLite and on PostgreSQL.

Each thread appends to a table of its own, one entry at a time, and waits until it is durable.
"""

from __future__ import annotations

import tempfile
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from tests.server.postgres import Postgres, programs
from tests.server.storage.kit import entry, table
from tripot.server.storage import Storage

SECONDS = 3.0
UNDER_WAY = 200


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        measure("SQLite", str(Path(folder) / "tables.sqlite"))
    if found := programs():
        server = Postgres(found)
        try:
            server.start()
            measure("PostgreSQL", server.database())
        finally:
            server.remove()


def measure(name: str, database: str) -> None:
    storage = Storage(database)
    storage.watch(lambda _: None)
    for threads in (1, 16, 64):
        report(f"{name}, {threads} threads", *by_threads(storage, threads))
    report(f"{name}, one thread that doesn't wait", *by_futures(storage))
    storage.close()


def by_threads(storage: Storage, threads: int) -> tuple[list[float], float]:
    """How long each append took, and the CPU seconds of all."""
    end = time.perf_counter() + SECONDS

    def run(ident: str) -> list[float]:
        storage.create(table(ident), {})
        took: list[float] = []
        while (begun := time.perf_counter()) < end:
            storage.append(ident, [entry(len(took) + 1)])
            took.append(time.perf_counter() - begun)
        return took

    spent = time.process_time()
    with ThreadPoolExecutor(threads) as pool:
        took = [each for one in pool.map(run, [f"{threads}-{k}" for k in range(threads)]) for each in one]
    return took, time.process_time() - spent


def by_futures(storage: Storage) -> tuple[list[float], float]:
    storage.create(table("futures"), {})
    spent, end = time.process_time(), time.perf_counter() + SECONDS
    waiting: list[tuple[float, Future[None]]] = []
    took: list[float] = []
    while time.perf_counter() < end:
        number = len(took) + len(waiting) + 1
        waiting.append((time.perf_counter(), storage.appending("futures", [entry(number)])))
        if len(waiting) == UNDER_WAY:
            begun, done = waiting.pop(0)
            done.result()
            took.append(time.perf_counter() - begun)
    for _, done in waiting:
        done.result()
    return took, time.process_time() - spent


def report(name: str, took: list[float], spent: float) -> None:
    took.sort()
    half, most = took[len(took) // 2], took[len(took) * 99 // 100]
    print(  # noqa: T201
        f"{name:42} {len(took) / SECONDS:7,.0f} a second   p50 {1000 * half:6.2f} ms   p99 {1000 * most:6.2f} ms"
        f"   CPU {1e6 * spent / len(took):4.0f} µs each"
    )


if __name__ == "__main__":
    main()
