"""The two servers that are compared, each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tripot.bench.node import SOURCES, MissingError, environment, node

SERVE = (
    "import sys; from tripot.server.limits import UNLIMITED; from tripot.server.run import serve; "
    "serve(port=0, database=sys.argv[1], workers=int(sys.argv[2]), limits=UNLIMITED)"
)
"""What ``tripot play`` does, with any free port, and all clients behind one address."""

STOPPING_SECONDS = 20


@contextmanager
def tripot(workers: int) -> Iterator[tuple[str, int]]:
    """Tripot with a file as its database: its address, and its process."""
    with tempfile.TemporaryDirectory(prefix="tripot-load-") as folder:
        command = [sys.executable, "-c", SERVE, str(Path(folder) / "tables.sqlite"), str(workers)]
        with _served(command, dict(os.environ), Path(folder)) as server:
            yield server


@contextmanager
def boardgame(modules: Path) -> Iterator[tuple[str, int]]:
    """boardgame.io with its storage in memory."""
    with tempfile.TemporaryDirectory(prefix="tripot-load-") as folder:
        command = [*node(), str(SOURCES / "peer_server.cjs")]
        with _served(command, environment(modules), Path(folder)) as server:
            yield server


@contextmanager
def _served(command: list[str], environment: dict[str, str], folder: Path) -> Iterator[tuple[str, int]]:
    log = folder / "log"
    with (
        log.open("w") as errors,
        subprocess.Popen(  # noqa: S603
            command, env=environment, stdout=subprocess.PIPE, stderr=errors, stdin=subprocess.DEVNULL, text=True
        ) as process,
    ):
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            if not address:
                raise MissingError(f"a server doesn't start: {log.read_text()[-500:]}")
            yield address, process.pid
        finally:
            process.terminate()
            try:
                process.wait(STOPPING_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
