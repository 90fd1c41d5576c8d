"""Clients against a server: what they have seen, and what the server has used meanwhile."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from tripot.bench.node import SOURCES, MissingError, environment, node
from tripot.bench.processes import Usage, usage
from tripot.engine.options import option_sets, options_from_text
from tripot.engine.registry import find_game


@dataclass(frozen=True)
class Load:
    """What the clients do."""

    tables: int
    seconds: float
    every: float = 0.0
    """Milliseconds from one move of a table to its next; 0: as soon as it can be."""
    warm: float = 2.0
    """Seconds before the counting begins."""
    report: float = 60.0
    """Seconds from one report to the next."""
    seed: int = 1
    deflate: bool = True
    """Clients offer to compress messages, as browsers do."""


class Told(msgspec.Struct):
    """A line of the clients."""

    event: str
    moves: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    """Processors that the clients have kept busy."""
    p50: float = 0.0
    p99: float = 0.0
    worst: float = 0.0
    made: int = 0
    """Tables that were made anew since the counting began."""
    skipped: int = 0
    """Moves that were due while a table began anew."""
    stuck: int = 0
    """Moves that nobody has seen for more than a second, at the end."""
    refused: dict[str, int] = {}
    """What the server has said no to: nothing, if all is well."""


@dataclass
class Outcome:
    """What one run has come to."""

    idle: Usage
    there: Usage
    """When all tables were there."""
    reports: list[tuple[Told, Usage]] = field(default_factory=list)
    whole: Told = field(default_factory=lambda: Told("end"))
    spent: float = 0.0
    """Seconds of the server's processor time, from the first count to the last report."""

    @property
    def moves(self) -> int:
        """Moves that the opponent has seen."""
        return sum(told.moves for told, _ in self.reports)

    @property
    def seconds(self) -> float:
        """Seconds in which they were counted."""
        return sum(told.seconds for told, _ in self.reports)

    @property
    def speed(self) -> float:
        """Moves/s that the opponent has seen."""
        return self.moves / self.seconds

    @property
    def clients(self) -> float:
        """Processors that the clients have kept busy."""
        return sum(told.cpu * told.seconds for told, _ in self.reports) / self.seconds

    @property
    def cost(self) -> float:
        """Microseconds of the server's processor time for one move."""
        return 1e6 * self.spent / max(1, self.moves)


def wish(name: str) -> dict[str, Any]:
    """The first of a game's option sets that has two seats, as ``POST /api/tables`` wants it."""
    game = find_game(name)
    given = [options_from_text(game, text) for text in ("", *option_sets(game))]
    return {"game": name, "options": msgspec.to_builtins(next(o for o in given if game.seats(o) == 2))}


def run(
    client: str,
    address: str,
    process: int,
    load: Load,
    wishes: list[dict[str, Any]],
    modules: Path | None,
    hear: Callable[[Told], None] = lambda told: None,  # noqa: ARG005
) -> Outcome:
    """Let the clients play; ``hear`` is told whatever they tell."""
    spec = vars(load) | {"client": client, "address": address, "wishes": wishes}
    command = [*node(), str(SOURCES / "main.cjs"), json.dumps(spec)]
    idle = began = usage(process)
    outcome = Outcome(idle, idle)
    with subprocess.Popen(  # noqa: S603
        command, env=environment(modules), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        try:
            for line in child.stdout:
                told, used = msgspec.json.decode(line, type=Told), usage(process)
                match told.event:
                    case "there":
                        outcome.there = used
                    case "begin":
                        began = used
                    case "minute":
                        outcome.reports.append((told, used))
                        outcome.spent = used.seconds - began.seconds
                    case "end":
                        outcome.whole = told
                hear(told)
        finally:
            child.kill()
    if not outcome.whole.moves and not outcome.reports:
        raise MissingError("the clients have failed; they have said why")
    return outcome
