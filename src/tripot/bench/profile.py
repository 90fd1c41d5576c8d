"""Where a server's time goes, as py-spy sees it from outside."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

from tripot.bench.node import MissingError

RATE = 100
"""Looks a second."""
WAITING = ("Condition.wait ", "Event.wait ", "Queue.get ", "Writer._waiting ", "wait ", "_waiting ", "select ")
"""Functions in which a thread does nothing, although py-spy doesn't always see that."""


class Profile:
    """Looks at a process for some seconds, then tells the share of each function."""

    def __init__(self, process: int, seconds: float, file: Path) -> None:
        self._file = file
        spy = shutil.which("py-spy", path=str(Path(sys.executable).parent)) or shutil.which("py-spy")
        if spy is None:
            raise MissingError("there is no py-spy: pip install py-spy")
        wishes = [
            "--duration",
            str(max(1, int(seconds))),
            "--rate",
            str(RATE),
            "--format",
            "raw",
            "--output",
            str(file),
        ]
        command = [
            spy,
            "record",
            "--pid",
            str(process),
            "--subprocesses",
            "--nonblocking",
            "--threads",
            "--function",
            *wishes,
        ]
        pipe = subprocess.PIPE
        self._child = subprocess.Popen(command, stdout=pipe, stderr=subprocess.STDOUT, text=True)  # noqa: S603

    def lines(self) -> list[Line]:
        """All functions that were seen, those in which most of the time is spent first."""
        said, _ = self._child.communicate()
        if not self._file.is_file():
            raise MissingError(f"py-spy has failed: {said.strip()[-300:]}")
        return shares(self._file.read_text())


class Line:
    """One function: the share of the time in it, and in it alone."""

    def __init__(self, name: str, within: float, alone: float) -> None:
        self.name = name
        self.within = within
        self.alone = alone


def shares(text: str) -> list[Line]:
    r"""Read py-spy's raw format: ``frame;frame;frame count`` a line, from the thread to the innermost function.

    >>> [(line.name, line.within, line.alone) for line in shares("p;thread (1);a;b;a 3\nthread (2);c 1")]
    [('thread', 1.0, 0.0), ('a', 0.75, 0.75), ('b', 0.75, 0.0), ('c', 0.25, 0.25)]
    """
    within, alone = Counter[str](), Counter[str]()
    for line in text.splitlines():
        stack, _, count = line.rpartition(" ")
        if not count.isdigit():  # a command with a line's end in it
            continue
        _, thread, within_it = stack.partition("thread (")  # before it: the process, by its whole command
        frames = [plain(frame) for frame in (thread + within_it).split(";")]
        if frames[-1].startswith(WAITING):
            continue
        for frame in dict.fromkeys(frames):
            within[frame] += int(count)
        alone[frames[-1]] += int(count)
    total = sum(alone.values()) or 1
    return [Line(name, count / total, alone[name] / total) for name, count in within.most_common()]


def plain(frame: str) -> str:
    """A frame without what differs from thread to thread, and with the file where it lies in a package.

    >>> plain("write (/home/a/.venv/lib/python3.11/site-packages/tripot/server/wire.py)")
    'write (tripot/server/wire.py)'
    >>> plain("thread (0x7F21): AnyIO worker thread")
    'thread: AnyIO worker thread'
    """
    frame = re.sub(r" \((?:0x)?[0-9A-Fa-f]+\)", "", frame)
    return re.sub(r"\(.*(?:site-packages|python3\.\d+|src)/", "(", frame)
