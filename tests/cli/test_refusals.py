"""What goes wrong on the user's side is one sentence, and exit status 1."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tripot.cli.main import main

RECORD = str(Path(__file__).parent.parent / "records" / "triggery" / "cleared-alone.tripot")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("score", "nogame", "x"), "There is no game called “nogame”."),
        (("score", "trini", "x"), "trini has no placements to score on a bare board."),
        (("score", "triolet", "(empty) | 9@7,7 5@8,7", "--lang", "de"), "There is no language “de”."),
        (("warmup", "nogame"), "There is no game called “nogame”."),
        (("arena", "trini", "greedy"), "A match has two players, not 1"),
        (("arena", "trini", "greedy", "nobody"), "There is no player “nobody”."),
        (("arena", "trini", "greedy", "random", "--options", "foo=1"), "trini has no option “foo”."),
        (("convert", RECORD, "/nowhere/x.tripot"), "/nowhere/x.tripot: No such file or directory."),
        (("convert", RECORD, "x.pdf"), "Files ending in “.pdf” can’t be written"),
        (("verify", __file__), "Line 1: A record begins with the line “tripot record 1”."),
        (("play", "--host", "no such host", "--port", "8000"), "The address no such host:8000 can’t be used"),
    ],
    ids=lambda value: " ".join(Path(word).name for word in value) if isinstance(value, tuple) else "",
)
def test_a_refusal_is_a_sentence(arguments: tuple[str, ...], sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert refusal(monkeypatch, *arguments).startswith(f"tripot: {sentence}")


def refusal(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> str:
    """What `tripot` exits with."""
    monkeypatch.setattr("sys.argv", ["tripot", *arguments])
    with pytest.raises(SystemExit) as caught:
        main()
    return str(caught.value)


def test_a_port_that_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refusal(monkeypatch, "play", "--port", port)
    assert said.startswith(f"tripot: The address 127.0.0.1:{port} can’t be used (Address already in use)")


def test_a_database_that_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "none.sqlite").write_bytes(b"no database" * 100)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    for database, why in ((tmp_path / "none.sqlite", "file is not a database"), (tmp_path, "unable to open")):
        said = refusal(monkeypatch, "play", "--port", port, "--database", str(database))
        assert said.startswith(f"tripot: The tables can’t be kept in {database} ({why}")
    said = refusal(monkeypatch, "play", "--port", port, "--database", "nothing://here")
    assert said.startswith("tripot: The tables can’t be kept in nothing://here")
    monkeypatch.setattr("platformdirs.user_data_dir", lambda _: str(tmp_path / "none.sqlite" / "data"))
    said = refusal(monkeypatch, "play", "--port", port)
    assert said.endswith("data/tables.sqlite (Not a directory): choose another file with --database.")
