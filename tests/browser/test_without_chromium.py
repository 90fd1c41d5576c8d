"""Without Chromium the browser tests are skipped, loudly, or fail where they are required."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
TEST = "tests/browser/test_keyboard.py::test_a_whole_game_of_triggery_by_keys_alone"


def run_without_chromium(required: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", TEST]
    settings = {**os.environ, "PATH": "/nowhere", "TRIPOT_BROWSER": required}
    return subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False)  # noqa: S603


def test_without_chromium_the_report_says_loudly_that_the_page_was_not_tested() -> None:
    done = run_without_chromium("")
    assert done.returncode == 0, done.stdout
    assert "THE PAGE WAS NOT TESTED" in done.stdout
    assert "1 browser tests were skipped. Chromium is missing" in done.stdout


def test_where_the_browser_is_required_a_missing_chromium_fails() -> None:
    done = run_without_chromium("required")
    assert done.returncode == 1, done.stdout
    assert "Chromium is missing" in done.stdout
    assert "1 error" in done.stdout
