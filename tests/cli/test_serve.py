"""What `tripot play` refuses before anything is started, and where it is then."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path

import pytest

from tests.cli.test_refusals import refusal
from tests.server.operating import process


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--workers", "2", "--database", ":memory:"), "Several workers need a database that they share"),
        (("--behind-proxy", "127.0.0.1, proxy"), "“proxy” is neither an address nor a network of addresses"),
        (("--limits", "sockets=5"), "There is no limit “sockets”, only requests_burst, "),
        (("--limits", "address_sockets=many"), "The limit “address_sockets” is a number above 0, not “many”."),
    ],
    ids=lambda value: value if isinstance(value, str) else " ",
)
def test_a_wish_that_cant_be(arguments: tuple[str, ...], sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert refusal(monkeypatch, "play", *arguments).startswith(f"tripot: {sentence}")


def test_port_0_is_one_that_is_free_and_the_address_is_printed(tmp_path: Path) -> None:
    """Two of them don't meet; ``Process`` starts each so, and reads the address from what is printed."""
    (tmp_path / "other").mkdir()
    with process(tmp_path) as one, process(tmp_path / "other", "--workers", "2") as other:
        assert one.address == f"http://127.0.0.1:{one.port}"
        assert other.address == f"http://127.0.0.1:{other.port}"
        assert 0 not in {one.port, other.port}
        for server in (one, other):
            with urllib.request.urlopen(f"{server.address}/healthz") as answer:  # noqa: S310
                assert json.load(answer)["ok"]
