"""A browser and a house to visit with it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, ConsoleMessage, sync_playwright

from tests.browser.person import Person
from tripot.server.page import PAGE

ROOT = Path(__file__).resolve().parent.parent.parent
COMPILING = 900
"""Seconds that the rules of all games may take to be compiled."""

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Chromium, for browser tests that follow one another: it runs an event loop, and other tests want their own."""
    found = shutil.which("chromium")
    if found is None:
        missing = "Chromium is missing: no game was played through the page (apt-get install chromium)"
        if os.environ.get("TRIPOT_BROWSER") == "required":
            pytest.fail(missing, pytrace=False)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def address(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:  # noqa: ARG001
    """Where the house is, once the rules of all games are compiled."""
    if not (PAGE / "index.html").is_file():
        pytest.fail("The page isn't built: run `python web/build_page.py`, or `make test`, which does.", pytrace=False)
    database = tmp_path_factory.mktemp("house") / "tables.sqlite"
    command = [sys.executable, "-m", "tests.browser.house", str(database)]
    paths = os.pathsep.join([str(PAGE.parent.parent), str(ROOT), os.environ.get("PYTHONPATH", "")])
    settings = {**os.environ, "PYTHONPATH": paths}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=settings) as process:  # noqa: S603
        try:
            assert process.stdout is not None
            where = process.stdout.readline().strip()
            assert where, "the house has not opened"
            wait_until_compiled(where)
            yield where
        finally:
            process.terminate()


def wait_until_compiled(where: str) -> None:
    end = time.monotonic() + COMPILING
    while True:
        with urlopen(f"{where}/api/ready") as answer:  # noqa: S310
            progress: dict[str, dict[str, int]] = json.load(answer)
        if all(game["done"] >= game["of"] for game in progress.values()):
            return
        assert time.monotonic() < end, progress
        time.sleep(0.5)


PICTURES = ROOT / "test-results"
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def come(chromium: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Somebody opens the page. However the visit ends, the browser must not have complained of anything."""
    troubles: list[str] = []
    contexts = []

    def complain(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            troubles.append(f"{message.text} ({message.location})")

    def visit(width: int = 1280, height: int = 800, **settings: Any) -> Person:
        settings = {"locale": "en-GB", **settings}
        context = chromium.new_context(viewport={"width": width, "height": height}, base_url=address, **settings)
        contexts.append(context)
        page = context.new_page()
        page.on("console", complain)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        return Person(page)

    yield visit
    for number, context in enumerate(contexts):
        if request.node.stash.get(FAILED, False):
            PICTURES.mkdir(exist_ok=True)
            name = re.sub(r"\W+", "-", request.node.name)
            context.pages[0].screenshot(path=PICTURES / f"{name}-{number}.png")
        context.close()
    assert not troubles
