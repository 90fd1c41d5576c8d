"""Several processes on one port and one database; each has a house of its own and hears of the others' entries."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

from prometheus_client.multiprocess import mark_process_dead
from uvicorn import Config
from uvicorn.supervisors import Multiprocess

from tripot import warmup
from tripot.engine.registry import game_names
from tripot.server.metrics import SHARED_FOLDER
from tripot.server.run import say_where

STARTING_SECONDS = 60

ANSWERING_SECONDS = 30
"""A worker that hasn't answered for so long hangs, and is replaced. All processors may be busy with thinking."""


class Workers:
    """Starts them, keeps their number, and stops them."""

    def __init__(self, config: Config, listening: socket.socket) -> None:
        config.timeout_worker_healthcheck = ANSWERING_SECONDS
        self._config = config
        self._listening = listening

    def run(self) -> None:
        """Until a signal comes. What isn't compiled yet is compiled first, once rather than by each worker."""
        cold = set(game_names()) - set(warmup.already_warm(game_names()))
        if cold:
            command = [sys.executable, "-m", "tripot.warmup", *sorted(cold)]
            subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)  # noqa: S603
        with (
            tempfile.TemporaryDirectory(prefix="tripot-metrics-") as folder,
            tempfile.TemporaryDirectory(prefix="tripot-homes-") as homes,
        ):
            os.environ[SHARED_FOLDER] = folder
            if hasattr(socket, "send_fds"):  # not on Windows, where every process serves whatever comes
                from tripot.server.homes import settle

                settle(self._config, Path(homes))
            Supervisor(self._config, self._listening).run()


class Supervisor(Multiprocess):
    """Says where they are, once one of them is there."""

    def __init__(self, config: Config, listening: socket.socket) -> None:
        super().__init__(config, [listening])
        self._known: set[int] = set()

    def init_processes(self) -> None:
        """Start them, then print the address."""
        super().init_processes()
        if self.processes[0].wait_until_ready(STARTING_SECONDS):
            say_where(self.sockets[0])

    def keep_subprocess_alive(self) -> None:
        """Replace those that have died; their sockets and tables count no longer."""
        super().keep_subprocess_alive()
        alive = {process.pid for process in self.processes if process.pid is not None}
        for dead in self._known - alive:
            mark_process_dead(dead)  # type: ignore[no-untyped-call]
        self._known = alive
