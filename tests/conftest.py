"""What the whole suite shares: the count of games compared with the oracles, printed at the end."""

from __future__ import annotations

from collections import defaultdict

import pytest


@pytest.hookimpl
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for report in terminalreporter.stats.get("passed", []):
        for name, value in getattr(report, "user_properties", []):
            if name == "compared":
                what, played, compared = str(value).split("|")
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
