"""Compiles the rules of all games in a child process, so that neither the page nor a table waits in the dark."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence

from anyio import to_thread

from tripot import warmup
from tripot.engine.errors import BadOption
from tripot.engine.message import say
from tripot.server.wire import Progress

COMMAND = (sys.executable, "-m", "tripot.warmup")

log = logging.getLogger(__name__)


class Warm:
    """How far each game is. A game that somebody has chosen comes next."""

    def __init__(self, names: Sequence[str], *, ahead: bool = True, command: Sequence[str] = COMMAND) -> None:
        """``ahead`` false: nothing is compiled beforehand, each process compiles what it meets."""
        self._command = command
        self.progress = {name: Progress(0 if ahead else 1, 1) for name in names}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._child: asyncio.subprocess.Process | None = None
        self._moved = asyncio.Event()
        self._wishes: list[str] = []

    def is_ready(self, name: str) -> bool:
        """Whether all of a game's rules are compiled."""
        progress = self.progress.get(name)
        if progress is None:
            raise BadOption(say("no-such-game", name=name, names=", ".join(self.progress)))
        return progress.done >= progress.of

    async def ready(self, name: str) -> None:
        """Wait until they are."""
        self.prefer(name)
        while not self.is_ready(name):
            await self._moved.wait()

    def prefer(self, name: str) -> None:
        """Somebody wants this game: compile it next. May be called from any thread."""
        if not self.is_ready(name) and self._loop is not None:
            self._loop.call_soon_threadsafe(self._ask, name)

    async def run(self) -> None:
        """Compile what is not compiled yet; ends when all is."""
        self._loop = asyncio.get_running_loop()
        cold = [name for name in self.progress if not self.is_ready(name)]
        warm = set(await to_thread.run_sync(warmup.already_warm, cold))
        for name in warm:
            self._move(name, 1, 1)
        cold = [name for name in cold if name not in warm]
        if cold:
            await self._compile(cold)

    async def _compile(self, names: list[str]) -> None:
        """If it fails, nobody is kept waiting for it: tables then compile what they need themselves."""
        try:
            failed = await self._follow(names)
        except OSError as error:
            failed = error
        if failed:
            log.error("compiling ahead has failed: %s", failed)
            for name in names:
                self._move(name, 1, 1)

    async def _follow(self, names: list[str]) -> int | OSError:
        pipe = asyncio.subprocess.PIPE
        self._child = await asyncio.create_subprocess_exec(*self._command, *names, stdin=pipe, stdout=pipe)
        try:
            for name in self._wishes:
                self._ask(name)
            assert self._child.stdout is not None
            async for line in self._child.stdout:
                name, done, of = line.decode().split()
                self._move(name, int(done), int(of))
            return await self._child.wait()
        finally:
            if self._child.returncode is None:
                self._child.kill()
                await self._child.wait()

    def _ask(self, name: str) -> None:
        if self._child is None:
            self._wishes.append(name)
        elif self._child.stdin is not None and not self._child.stdin.is_closing():
            self._child.stdin.write(f"{name}\n".encode())

    def _move(self, name: str, done: int, of: int) -> None:
        self.progress[name] = Progress(done, of)
        self._moved.set()
        self._moved = asyncio.Event()
