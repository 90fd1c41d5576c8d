"""The house's dealer: the promise before, the seed after, and a record that proves it."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.server.kit import browser, make, party, server
from tripot.cli.main import app, main
from tripot.engine.errors import BadText
from tripot.record import Record, read_record
from tripot.record.promise import promise_of, verify_dealer


def test_a_game_that_people_ended_can_be_verified(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with party("triominos", players=2) as two:
        for _ in range(8):
            two.play()
        promise = two.pages[0].table["promise"]
        assert two.look()[0]["seed"] is None
        assert two.clients[0].get(f"/api/tables/{two.ident}/record").status_code == 403
        two.pages[0].after(two.look()[0], "resign")
        seed = two.look()[1]["seed"]
        assert promise_of(bytes.fromhex(seed)) == promise
        text = two.clients[1].get(f"/api/tables/{two.ident}/record").text
    record = read_record(text)
    assert verify_dealer(record)
    file = tmp_path / "game.tripot"
    file.write_text(text, encoding="utf-8")
    shown = CliRunner().invoke(app, ["verify", str(file)])
    assert shown.exit_code == 0
    assert "The dealer was honest" in shown.output
    number, other = another_tile(record)
    with pytest.raises(BadText, match="by the seed"):
        verify_dealer(other)
    file.write_text(changed_line(text, record, other, number), encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["tripot", "verify", str(file)])
    with pytest.raises(SystemExit) as caught:
        main()
    assert f"Action {number} of the dealer" in str(caught.value)


def test_people_who_deal_promise_nothing(tmp_path: Path) -> None:
    with server() as anne:
        ident = make(anne, "trigon", dealer="people", mode="two")
        with browser(anne, ident) as page:
            assert page.table["promise"] is None
            assert page.after(page.look(0), "resign")["seed"] is None
        file = tmp_path / "game.tripot"
        file.write_text(anne.get(f"/api/tables/{ident}/record").text, encoding="utf-8")
    shown = CliRunner().invoke(app, ["verify", str(file)])
    assert shown.exit_code == 0
    assert "Nobody promised" in shown.output


def test_two_tables_have_two_seeds() -> None:
    with server() as anne:
        promises = set()
        for _ in range(8):
            with browser(anne, make(anne, "triominos")) as page:
                promises.add(page.table["promise"])
        assert len(promises) == 8


def another_tile(record: Record) -> tuple[int, Record]:
    """The record with the last tile that was drawn changed for one that could have been drawn too."""
    from tripot.engine.position import Entry
    from tripot.record import replay

    number = max(n for n, entry in enumerate(record.entries) if entry.actor == "dealer")
    positions = replay(record)
    for _ in range(number + 1):
        position = next(positions)
    text = next(text for text in position.legal() if text != record.entries[number].text)
    entries = (*record.entries[:number], Entry("dealer", text), *record.entries[number + 1 :])
    return number + 1, Record(record.game, record.options, entries, about=record.about)


def changed_line(text: str, record: Record, other: Record, number: int) -> str:
    before, after = (f"{number} dealer {one.entries[number - 1].text}\n" for one in (record, other))
    assert before in text
    return text.replace(before, after)
