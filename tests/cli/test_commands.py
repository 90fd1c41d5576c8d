"""The command line, as its users meet it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import tripot
from tripot.cli.main import app, main
from tripot.record import read_record, record_of, write_record

runner = CliRunner()


@pytest.mark.parametrize(
    ("placement", "total"),
    [
        ("4@4,7 8@4,8 | J3@4,9 10@5,9", 40),
        ("(empty) | 9@7,7 5@8,7", 23),
        ("3@6,2 9@7,2 4@6,3 6@5,4 8@6,4 | 7@4,3 1@4,4 7@4,5", 140),
    ],
)
def test_score_prints_the_total(placement: str, total: int) -> None:
    shown = runner.invoke(app, ["score", "triolet", placement])
    assert shown.exit_code == 0
    assert shown.output.split()[-1] == str(total)
    found = json.loads(runner.invoke(app, ["score", "triolet", placement, "--json"]).output)
    assert found["total"] == total == sum(line["points"] for line in found["lines"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    position = tripot.new("trigon", mode="two", seed=1)
    for _ in range(12):
        position.play(position.legal()[-1])
    path = tmp_path / "game.tripot"
    path.write_text(write_record(record_of(position)), encoding="utf-8")
    return path


def test_replay_prints_every_action(file: Path) -> None:
    shown = runner.invoke(app, ["replay", str(file)])
    assert shown.exit_code == 0
    assert len(shown.output.splitlines()) == 1 + 12 + 1


def test_verify_accepts_the_legal_and_says_where_the_illegal_is_wrong(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert runner.invoke(app, ["verify", str(file)]).exit_code == 0
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    lines[-1] = lines[-1].rsplit(" ", 1)[0] + " a1,b1"
    file.write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["tripot", "verify", str(file)])
    with pytest.raises(SystemExit) as caught:
        main()
    assert "Action 12" in str(caught.value)


def test_convert_goes_to_blksgf_and_back(file: Path, tmp_path: Path) -> None:
    there, back = tmp_path / "game.blksgf", tmp_path / "back.tripot"
    assert runner.invoke(app, ["convert", str(file), str(there)]).exit_code == 0
    assert runner.invoke(app, ["convert", str(there), str(back)]).exit_code == 0
    assert (
        read_record(back.read_text(encoding="utf-8")).entries == read_record(file.read_text(encoding="utf-8")).entries
    )
