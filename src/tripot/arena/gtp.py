"""A program that plays behind its standard input and output, by the Go Text Protocol (version 2).

The protocol: one command a line; the answer begins with ``=`` (done) or ``?`` (refused) and ends with an empty line.
"""

from __future__ import annotations

import contextlib
import re
import shlex
import subprocess
import tempfile
from types import TracebackType
from typing import IO, Self

from tripot.engine.errors import TripotError
from tripot.engine.message import say

SIMULATIONS = re.compile(r"\bSim (\d+)\b")
"""How an engine tells on its standard error, if it does, how many simulations a move took."""
SECONDS_TO_QUIT = 5.0


class EngineTrouble(TripotError):
    """An engine that can't be started, has died, refuses a command or makes an illegal move."""


class Engine:
    """A running engine: ``with Engine("PATH ARGUMENTS") as engine: engine.ask("genmove 1")``.

    EngineTrouble when the command line can't be started or, in ``ask``, when it goes wrong later.
    """

    def __init__(self, command: str) -> None:
        self.command = command
        self._notes: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the engine
        try:
            self._process = subprocess.Popen(  # noqa: S603 - whoever gives the command line runs it
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._notes,
                text=True,
            )
        except (OSError, ValueError) as error:
            self._notes.close()
            why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise EngineTrouble(say("gtp-no-start", command=command, why=why)) from None
        self._read = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.quit()

    def ask(self, command: str) -> str:
        """Give a command; what it answers, without the sign of success."""
        to, answers = self._process.stdin, self._process.stdout
        assert to is not None
        assert answers is not None
        lines: list[str] = []
        try:
            to.write(command + "\n")
            to.flush()
        except OSError:
            raise self._dead(command) from None
        for line in answers:
            if line.strip():
                lines.append(line.rstrip())
            elif lines:
                break
        else:
            raise self._dead(command)
        answer = "\n".join(lines)
        if not answer.startswith("="):
            raise EngineTrouble(say("gtp-refused", command=command, answer=answer.removeprefix("?").strip()))
        return answer[1:].strip()

    def knows(self, command: str) -> bool:
        """Whether it has this command."""
        return self.ask(f"known_command {command}") == "true"

    def simulations(self) -> int:
        """How many simulations it has told of on its standard error since this was asked last; 0 if it doesn't tell."""
        self._notes.seek(self._read)
        notes = self._notes.read()
        self._read += len(notes)
        return sum(int(count) for count in SIMULATIONS.findall(notes.decode(errors="replace")))

    def quit(self) -> None:
        """Let it go; it is ended if it stays."""
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            self._process.communicate("quit\n", timeout=SECONDS_TO_QUIT)
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        self._notes.close()

    def _dead(self, command: str) -> EngineTrouble:
        return EngineTrouble(say("gtp-dead", command=command, status=self._process.wait()))
