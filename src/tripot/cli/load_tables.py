"""The figures of ``tripot bench-server`` as tables."""

from __future__ import annotations

from dataclasses import dataclass

from rich.table import Table

from tripot.bench.load import Outcome
from tripot.bench.profile import Line

REQUIRED = 1.5
GOAL = 3.0
"""So many times boardgame.io's moves/s."""
NOT_MEASURED = "BOARDGAME.IO WAS NOT MEASURED"
LIVE_P99 = 100.0
"""Milliseconds."""
SMALLEST_SHARE = 0.01
LONGEST_PROFILE = 70


@dataclass(frozen=True)
class Speed:
    """One line: medians over the rounds."""

    name: str
    moves: float
    """Moves/s that the opponent has seen."""
    slowest: float
    fastest: float
    p50: float
    p99: float
    megabytes: float
    server: float
    """Processors that the server has kept busy."""
    clients: float
    """Those that the clients have."""
    cost: float
    """Microseconds of the server's processor time for a move."""
    stuck: int
    wrong: dict[str, int]
    made: float
    """Tables made anew a second."""


def speed_table(speeds: list[Speed], tables: int, why_not: str) -> Table:
    """As fast as the answers come; the first line is what is compared with."""
    table = Table(
        f"{tables} tables, flat out",
        "moves/s",
        "from - to",
        f"x (≥ {REQUIRED}, goal {GOAL:.0f})",
        "p50 ms",
        "p99 ms",
        "MB",
        "CPUs",
        "clients' CPUs",
        "CPU µs a move",
        "tables/s",
    )
    table.columns[0].min_width = len(NOT_MEASURED)
    table.caption = (
        "A move counts when the opponent's client has seen it; p50 and p99 from move to seen. "
        "MB, CPUs, CPU µs: of the server's process. Tables/s: so many have ended and were made anew."
    )
    if why_not:
        table.add_row(f"[bold red]{NOT_MEASURED}[/]\n{why_not}", *["-"] * 10)
    reference = None if why_not else speeds[0]
    for speed in speeds:
        table.add_row(
            speed.name + trouble(speed.stuck, speed.wrong),
            f"{speed.moves:,.0f}",
            f"{speed.slowest:,.0f} - {speed.fastest:,.0f}",
            compared(speed, reference),
            f"{speed.p50:.1f}",
            f"{speed.p99:.1f}",
            f"{speed.megabytes:.0f}",
            f"{speed.server:.2f}",
            f"{speed.clients:.2f}",
            f"{speed.cost:,.0f}",
            f"{speed.made:.1f}",
        )
    return table


def compared(speed: Speed, reference: Speed | None) -> str:
    """How many times as fast; and whether that is enough."""
    if reference is None:
        return "-"
    if speed is reference:
        return "1.00"
    times = speed.moves / max(reference.moves, 1e-9)
    return verdict(f"{times:.2f}", good=times >= REQUIRED)


def verdict(text: str, *, good: bool) -> str:
    """With the word whether it is as required."""
    return f"[green]{text} ok[/]" if good else f"[bold red]{text} NOT ENOUGH[/]"


def trouble(stuck: int, wrong: dict[str, int]) -> str:
    """What went wrong, loudly."""
    told = [f"{count} x {why}" for why, count in wrong.items()]
    if stuck:
        told.append(f"{stuck} unseen for > 1 s at the end")
    return "".join(f"\n[bold red]{line}[/]" for line in told)


def live_table(outcome: Outcome, tables: int) -> Table:
    """Many tables at an ordinary pace, report by report."""
    table = Table(
        f"{tables:,} live tables, two sockets each", "moves/s seen", "p50 ms", "p99 ms", "worst ms", "server MB"
    )
    table.add_row("before", *["-"] * 4, f"{outcome.idle.megabytes:.1f}")
    table.add_row("all tables there", *["-"] * 4, f"{outcome.there.megabytes:.1f}")
    spent = 0.0
    for told, used in outcome.reports:
        spent += told.seconds
        delays = (f"{value:.1f}" for value in (told.p50, told.p99, told.worst))
        table.add_row(f"{spent:.0f} s", f"{told.moves / told.seconds:,.0f}", *delays, f"{used.megabytes:.1f}")
    whole, last, first = outcome.whole, outcome.reports[-1], outcome.reports[0]
    good = whole.p99 < LIVE_P99 and not whole.stuck
    table.add_section()
    table.add_row(
        "the whole" + trouble(whole.stuck, last[0].refused),
        f"{outcome.speed:,.0f}",
        f"{whole.p50:.1f}",
        verdict(f"{whole.p99:.1f}", good=good),
        f"{whole.worst:.1f}",
        f"{last[1].megabytes - first[1].megabytes:+.1f} since {first[0].seconds:.0f} s",
    )
    each = 1024 * (last[1].megabytes - outcome.idle.megabytes) / tables
    table.caption = (
        f"Required: p99 < {LIVE_P99:.0f} ms, counted from when a move was due, and no growth of memory. "
        f"Memory a table: {each:.0f} kB. Server CPU {outcome.spent / outcome.seconds:.2f}, "
        f"clients CPU {outcome.clients:.2f}; {last[0].made} tables were made anew, "
        f"{last[0].skipped} moves fell into that."
    )
    return table


def profile_table(name: str, outcome: Outcome, lines: list[Line]) -> Table:
    """The functions in which the server's processor time is spent, in microseconds for one move."""
    table = Table("µs a move, all within", "alone", name)
    for line in lines[:LONGEST_PROFILE]:
        if line.within >= SMALLEST_SHARE:
            table.add_row(f"{line.within * outcome.cost:,.0f}", f"{line.alone * outcome.cost:,.0f}", line.name)
    table.add_section()
    for line in sorted(lines, key=lambda line: -line.alone)[:20]:
        table.add_row("-", f"{line.alone * outcome.cost:,.0f}", line.name)
    table.caption = f"{outcome.cost:,.0f} µs of the server's processor time a move, at {outcome.speed:,.0f} moves/s."
    return table
