"""Matches as a table."""

from __future__ import annotations

from rich.table import Table

from tripot.arena import Match, SequentialTest


def match_table(test: SequentialTest | None) -> Table:
    """An empty one, with a column for the test if there is one."""
    table = Table("Game", "Options", "Player", "against", "games", "share of wins", "95 % interval", "margin")
    if test:
        table.add_column(f"{test.low:.0%} or {test.high:.0%}?")
    return table


def row(match: Match, options: str, test: SequentialTest | None) -> list[str]:
    """A match as a row."""
    low, high = match.interval
    return [
        match.game,
        options,
        *match.players,
        str(match.games),
        f"{match.share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{match.margin:+.1f}",
        *([verdict(match, test)] if test else []),
    ]


def verdict(match: Match, test: SequentialTest) -> str:
    """What the sequential test says, and its ratio beside the bounds."""
    answer = {"low": f"{test.low:.0%}", "high": f"{test.high:.0%}", None: "not decided"}[match.decided]
    return f"{answer} (log ratio {test.log_ratio(match.shares):+.2f})"
