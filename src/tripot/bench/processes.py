"""What a process and its children use, as /proc tells (nothing where there is none)."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Usage:
    """A process and its children together."""

    megabytes: float
    seconds: float
    """Of processor time."""


def usage(process: int) -> Usage:
    """What it holds now, and has used until now."""
    family = [process, *children(process)]
    return Usage(sum(map(resident, family)), sum(map(busy, family)))


def children(process: int) -> list[int]:
    """All processes that it has started, and those that they have."""
    found = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, _read(task).split()):
            found += [child, *children(child)]
    return found


def resident(process: int) -> float:
    """The memory that a process holds, in MB."""
    lines = _read(Path(f"/proc/{process}/status")).splitlines()
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


def busy(process: int) -> float:
    """Seconds of processor time, its own and the system's for it."""
    _, _, fields = _read(Path(f"/proc/{process}/stat")).rpartition(") ")
    times = fields.split()[11:13]
    return sum(map(int, times)) / os.sysconf("SC_CLK_TCK") if times else 0.0


def _read(file: Path) -> str:
    try:
        return file.read_text()
    except OSError:
        return ""
