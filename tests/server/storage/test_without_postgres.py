"""Without PostgreSQL its tests are skipped, loudly, or fail where they are required."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent.parent
TEST = "tests/server/storage/test_contract.py::test_a_ticket_is_good_for_a_while"


def run_without_postgres(required: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", TEST]
    settings = {**os.environ, "TRIPOT_POSTGRES_PROGRAMS": "/nowhere", "TRIPOT_POSTGRES": required}
    return subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False)  # noqa: S603


def test_without_postgresql_the_report_says_loudly_that_it_was_not_tested() -> None:
    done = run_without_postgres("")
    assert done.returncode == 0, done.stdout
    assert "2 passed, 1 skipped" in done.stdout
    assert "POSTGRESQL WAS NOT TESTED" in done.stdout
    assert "1 PostgreSQL tests were skipped. PostgreSQL is missing" in done.stdout


def test_where_it_is_required_a_missing_postgresql_fails() -> None:
    done = run_without_postgres("required")
    assert done.returncode == 1, done.stdout
    assert "PostgreSQL is missing" in done.stdout
    assert "2 passed, 1 error" in done.stdout
