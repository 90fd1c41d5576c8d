# ruff: noqa: INP001 - a script
"""Makes the README's pictures from the real page: ``.venv/bin/python docs/pictures/make.py``, after ``make test``.

Computers play each game, always the same way, to somewhere in its middle; Chromium takes a picture of the board.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tripot import Position, game_names
from tripot.engine.options import options_text
from tripot.engine.state import DEALER
from tripot.server.preview import SEEDS, greedy_game
from tripot.server.standing import DEAL, PLAY
from tripot.server.storage import Entry, Storage, TableRow
from tripot.server.wire import Seat

FOLDER = Path(__file__).resolve().parent
WIDTH, HEIGHT = 540, 405
PLAYED = 0.6
"""The share of a game after which its board has something to tell and some room left."""

ONLY_THE_BOARD = f"""
  .side {{ display: none !important; }}
  .stage .board {{
    position: fixed; inset: 0 auto auto 0; z-index: 99; box-sizing: border-box; padding: 14px;
    width: {WIDTH}px !important; height: {HEIGHT}px !important; aspect-ratio: auto !important; background: var(--page);
  }}
"""


def main() -> None:
    """Write one picture a game."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.sqlite")
        storage = Storage(database)
        for name in game_names():
            lay_out(storage, name)
        storage.close()
        with served(database) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            for name in game_names():
                take(browser, f"{address}/table/{name}", FOLDER / f"{name}.png")
            browser.close()


def lay_out(storage: Storage, name: str) -> None:
    """Put a table of this game into the storage, half played, people on all seats: nobody plays on."""
    game = played(name)
    seats = tuple(Seat("person", name=f"{number}") for number in range(1, game.seats + 1))
    options = options_text(game.options)
    storage.create(TableRow(name, name, options, seats, clock=None, dealer="house", listed=False, seed=b"", made=0), {})
    log = [(DEAL, DEALER) if entry.actor == "dealer" else (PLAY, int(entry.actor) - 1) for entry in game.log]
    entries = [
        Entry(number, seat, kind, game.log[number - 1].text, kept=None, spent=0, time=0)
        for number, (kind, seat) in enumerate(log, 1)
    ]
    storage.append(name, entries)


def played(name: str) -> Position:
    """A game in its middle."""
    game = max((greedy_game(name, seed) for seed in SEEDS), key=lambda one: len(one.log))
    game.undo(len(game.log) - round(PLAYED * len(game.log)))
    game.deal()
    return game


@contextmanager
def served(database: str) -> Iterator[str]:
    """The address of the house that has these tables."""
    command = [sys.executable, "-c", f"from tripot.server.run import serve; serve(port=0, database={database!r})"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as house:  # noqa: S603 (a command of ours)
        assert house.stdout is not None
        yield house.stdout.readline().strip()
        house.terminate()


def take(browser: Browser, address: str, file: Path) -> None:
    """Open a table, looking on, and take the picture of its first board."""
    page = browser.new_page(bypass_csp=True, reduced_motion="reduce", color_scheme="light", locale="en-GB")
    page.goto(address)
    page.wait_for_selector(".board [data-thing]", timeout=300_000)
    page.add_style_tag(content=ONLY_THE_BOARD)
    page.wait_for_timeout(1000)
    page.screenshot(path=file, clip={"x": 0, "y": 0, "width": WIDTH, "height": HEIGHT})
    page.close()


if __name__ == "__main__":
    main()
