"""What the whole suite shares: at the end it says what was compared and killed, and what was not tried at all.

Tests hand over what is to be said as properties (``record_property``): those come along from pytest-xdist's workers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest


@pytest.hookimpl
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    say_what_was_compared(terminalreporter)
    say_what_was_killed(terminalreporter)
    say_what_was_skipped(terminalreporter)


LOUD = {"browser": ("THE PAGE WAS NOT TESTED", "browser"), "postgres": ("POSTGRESQL WAS NOT TESTED", "PostgreSQL")}
"""Marks of tests that need something big, and how the report says that it was missing."""


def say_what_was_skipped(terminalreporter: pytest.TerminalReporter) -> None:
    """Loudly: without Chromium nobody has tried the page."""
    for mark, (alarm, what) in LOUD.items():
        skipped = [report for report in terminalreporter.stats.get("skipped", []) if mark in report.keywords]
        if skipped:
            terminalreporter.section(alarm, sep="!", red=True, bold=True)
            reason = skipped[0].longrepr[2].removeprefix("Skipped: ")
            terminalreporter.write_line(f"{len(skipped)} {what} tests were skipped. {reason}", red=True)


def say_what_was_compared(terminalreporter: pytest.TerminalReporter) -> None:
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for value in told(terminalreporter, "compared"):
        what, played, compared = value.split("|")
        counts[what][0] += int(played)
        counts[what][1] += int(compared)
    if not counts:
        return
    terminalreporter.section("random games compared with the oracles")
    for what, (games, positions) in sorted(counts.items()):
        terminalreporter.write_line(f"{what}: {games} games, {positions} positions")
    games = sum(g for g, _ in counts.values())
    positions = sum(p for _, p in counts.values())
    terminalreporter.write_line(f"in all: {games} games, {positions} positions, {len(counts)} option sets")


def say_what_was_killed(terminalreporter: pytest.TerminalReporter) -> None:
    reports = sorted(told(terminalreporter, "kills"))
    if reports:
        terminalreporter.section("servers killed while people play")
        for report in reports:
            terminalreporter.write_line(report)


def told(terminalreporter: pytest.TerminalReporter, name: str) -> Iterator[str]:
    """What the tests that passed have recorded under a name."""
    for report in terminalreporter.stats.get("passed", []):
        for found, value in getattr(report, "user_properties", []):
            if found == name:
                yield str(value)
