"""How far a command is: a bar on stderr that is gone at the end, so that only what was found stays."""

from __future__ import annotations

from rich.console import Console
from rich.progress import Progress, TaskID


def bar() -> Progress:
    """A bar, empty."""
    return Progress(console=Console(stderr=True), transient=True)


def shown(progress: Progress, task: TaskID, done: int, already: int = 0) -> None:
    """Move the bar."""
    progress.update(task, completed=already + done)
