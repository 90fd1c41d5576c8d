"""``tripot warmup``."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from tripot.engine.registry import find_game, game_names
from tripot.warmup import already_warm


def warmup(games: Annotated[list[str] | None, typer.Argument(help="Games (all if none is named).")] = None) -> None:
    """Compile the rules ahead of time, so that no game has to be prepared later."""
    names = [find_game(name).name for name in games or game_names()]
    done = already_warm(names)
    compile_all([name for name in names if name not in done])
    print("Ready:", ", ".join(names))


def compile_all(names: list[str]) -> None:
    """Compile these games, as many at a time as there are processors."""
    if not names:
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress, ThreadPoolExecutor(os.cpu_count()) as processors:
        tasks = {name: progress.add_task(name, total=None, start=False) for name in names}
        statuses = list(processors.map(lambda name: compiled(name, partial(shown, progress, tasks[name])), names))
    if any(statuses):
        raise typer.Exit(1)


def compiled(name: str, show: Callable[[int, int], None]) -> int:
    """Compile a game in a process of its own, so that every processor has one to do; its exit status."""
    command = (sys.executable, "-m", "tripot.warmup", name)
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True) as child:  # noqa: S603
        assert child.stdout is not None
        for line in child.stdout:
            _, done, of = line.split()
            show(int(done), int(of))
    return child.returncode


def shown(progress: Progress, task: TaskID, done: int, of: int) -> None:
    """Move a game's bar."""
    progress.start_task(task)
    progress.update(task, completed=done, total=of)
