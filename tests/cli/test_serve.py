"""What `tripot play` refuses before anything is started."""

from __future__ import annotations

import pytest

from tests.cli.test_refusals import refusal


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
