"""The load bench, very short: that it runs, sees moves and says loudly what it could not measure."""

from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

from tripot.bench.node import MissingError
from tripot.cli import bench_server
from tripot.cli.main import app

runner = CliRunner()

SHORT = ["--seconds", "1", "--rounds", "1", "--tables", "3", "--live", "4", "--minutes", "0.05"]
NOT_MEASURED = "BOARDGAME.IO WAS NOT MEASURED"


def shown(*further: str) -> str:
    result = runner.invoke(app, ["bench-server", "trini", *SHORT, *further], catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


def moves_of(output: str, line: str) -> int:
    """Moves/s in the table's line that begins so."""
    found = re.search(rf"│ {line}[^│]*│ ([\d,]+) ", output)
    assert found, output
    return int(found[1].replace(",", ""))


def test_moves_are_seen_and_none_is_refused() -> None:
    output = shown()
    assert moves_of(output, "tripot, trini") > 0
    if NOT_MEASURED not in output:  # npm was reached
        assert moves_of(output, "boardgame.io 0.50") > 0
    assert "4 live tables" in output
    assert " x server-" not in output
    assert " x closed" not in output


def test_what_npm_cannot_bring_is_said_loudly(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing() -> None:
        raise MissingError("npm can't install the clients: no network")

    monkeypatch.setattr(bench_server, "packages", nothing)
    output = shown()
    assert NOT_MEASURED in output
    assert "no network" in output
    assert moves_of(output, "tripot, trini") > 0
