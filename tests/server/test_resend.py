"""A browser that lost its line sends again what it doesn't know to have arrived."""

from __future__ import annotations

import threading
import time
from concurrent.futures import Future
from pathlib import Path

import pytest

from tests.server.kit import browser, make, party, server
from tripot.server.storage import Storage

GAME = "trigon"


def test_the_same_action_again_is_harmless() -> None:
    with party(GAME, mode="two") as two:
        state = two.look()[0]
        number, text = state["number"], state["moves"][3][0]
        page = two.pages[0]
        for _ in range(3):
            page.send("play", number=number, text=text)
        page.until(lambda state: state["number"] == number + 1)
        two.play()
        page.send("play", number=number, text=text)
        assert page.until_seen(0, number + 2)["number"] == number + 2
        assert page.refusal("play", number=number, text=state["moves"][4][0]) == "server-stale"
        assert two.pages[1].refusal("play", number=number, text=text) == "server-stale"  # it wasn't theirs


def test_the_referees_entry_again_is_harmless() -> None:
    with server() as anne, browser(anne, make(anne, "triominos", dealer="people")) as page:
        state = page.look(None)
        for _ in range(2):
            page.send("play", number=0, text=state["moves"][0][0])
        assert page.until_seen(None, 1)["number"] == 1


def test_through_another_process_too(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite")
    with server(file) as anne, server(file) as elsewhere:
        ident = make(anne, GAME, mode="two")
        elsewhere.cookies = anne.cookies
        with browser(anne, ident) as page, browser(elsewhere, ident) as other:
            state = page.look(0)
            other.look(0)
            text = state["moves"][0][0]
            page.send("play", number=0, text=text)
            page.until_seen(0, 1)
            other.send("play", number=0, text=text)
            assert other.until_seen(0, 1)["number"] == 1


def test_who_plays_and_is_gone_at_once_has_played(monkeypatch: pytest.MonkeyPatch) -> None:
    with party(GAME, mode="two") as two:
        state = two.look()[0]
        begun = threading.Event()
        appending = Storage.appending

        def slowly(*args: object, **further: object) -> Future[None]:
            begun.set()
            time.sleep(0.5)
            return appending(*args, **further)  # type: ignore[arg-type]

        monkeypatch.setattr(Storage, "appending", slowly)
        with two.comes(0) as page:
            page.look(0)
            page.send("play", number=state["number"], text=state["moves"][0][0])
            assert begun.wait(20)
        seen = two.pages[1].until(lambda after: after["number"] > state["number"])
        assert seen["moves"]
