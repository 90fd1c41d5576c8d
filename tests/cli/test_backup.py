"""`tripot backup` and `tripot restore`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.storage.kit import ANNE, entry, table
from tripot.cli.main import main
from tripot.server.storage import Storage


def tripot(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr("sys.argv", ["tripot", *arguments])
    with pytest.raises(SystemExit) as caught:
        main()
    assert caught.value.code in {0, None}, caught.value.code


def test_tables_are_written_to_a_file_and_come_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there, file = (str(tmp_path / name) for name in ("here.sqlite", "there.sqlite", "backup"))
    storage = Storage(here)
    for ident in ("a", "b"):
        storage.create(table(ident), {0: ANNE})
        storage.append(ident, [entry(1)])
    tripot(monkeypatch, "backup", file, "--database", here)
    storage.close()
    tripot(monkeypatch, "restore", file, "--database", there)
    tripot(monkeypatch, "restore", file, "--database", there, "--replace")
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith(f"{file} has 2 tables.")
    assert said[1:] == ["2 tables are there again."] * 2
    restored = Storage(there)
    assert restored.find("b") == table("b")
    assert restored.entries("b") == [entry(1)]
    restored.close()
