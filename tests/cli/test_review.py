"""``tripot review``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tripot.cli.main import main

RECORD = str(Path(__file__).parent.parent / "records" / "triggery" / "cleared-example.tripot")


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["tripot", "review", *words])
    main()


def test_a_review_as_a_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        run(monkeypatch, RECORD, "--simulations", "20", "--lang", "fr")
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert told.startswith("Triggery · options players=1")
    assert "Coup" in told
    assert "lancer en tout" in told


def test_a_review_as_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(monkeypatch, RECORD, "--simulations", "20", "--json")
    found = json.loads(capsys.readouterr().out)
    assert found["fewer"]
    assert found["decisions"]
    for one in found["decisions"]:
        assert {"action", "seat", "expected", "loss", "played", "better"} == one.keys()
        assert one["played"]["move"]


def test_refusals_are_sentences(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        run(monkeypatch, RECORD, "--lang", "de")
    assert "There is no language “de”" in str(ended.value.code)
    empty = tmp_path / "empty.tripot"
    empty.write_text("tripot record 1\ngame: trini\n\n")
    with pytest.raises(SystemExit) as ended:
        run(monkeypatch, str(empty))
    assert "nothing to review" in str(ended.value.code)
