"""Every phase of every game survives a restart, in order or by a kill: all that is shown follows from the log."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.kit import Json, browser, server
from tests.server.tables import entry, row_of, sits
from tripot.engine.registry import game_names
from tripot.engine.state import DEALER
from tripot.players import player
from tripot.server import decisions
from tripot.server.browsers import hash_of
from tripot.server.standing import LEND, PLAY, START
from tripot.server.storage import Storage, TableRow
from tripot.server.tables import Draft, Table, now_ms
from tripot.server.wire import GameClock, Seat

SECRET = "anne"  # noqa: S105  what her browser holds
ANNE = hash_of(SECRET)
OTHERS = [hash_of(f"another's {k}") for k in range(4)]

Prepare = Callable[[Table], None]


def on(table: Table, actions: int, level: str = "random") -> None:
    """So many actions of people."""
    chooser = player(level)
    for number in range(actions):
        act(table, chooser.choose(table.view(table.actor), table.actor, number))


def act(table: Table, action: int) -> None:
    table.play(table.actor, action)
    table.deal()


def until(table: Table, wanted: Callable[[Table], bool], level: str) -> None:
    """Games one after the other until there is such a moment."""
    for number in itertools.count():
        if wanted(table):
            return
        act(table, player(level).choose(table.view(table.actor), table.actor, number))


def malus_pending(table: Table) -> None:
    """Somebody has forgotten a bonus, and the other may call it."""
    until(table, lambda table: any(text.startswith("call ") for text in table.course.position.legal()), "random")


def plays_again(table: Table) -> None:
    def again(table: Table) -> bool:
        plays = [one for one in table.entries if one.kind == PLAY]
        return bool(plays) and plays[-1].seat == table.actor

    until(table, again, "random")


def not_dealt_yet(table: Table) -> None:
    """The server died between a person's action and what the dealer does then."""
    while table.actor != DEALER:
        table.play(table.actor, player("greedy").choose(table.view(table.actor), table.actor, 1))


def seats_open(table: Table) -> None:
    sits(table, 1, "Zoé", OTHERS[1])


def draw_offered(table: Table) -> None:
    on(table, 2)
    decisions.ask(table, [1], table.number, "draw", None, ())


def draw_declined(table: Table) -> None:
    draw_offered(table)
    decisions.answer(table, [0], table.number, yes=False)


def take_back_asked(table: Table) -> None:
    on(table, 2)
    decisions.undo(table, 1, [1], table.number)


def half_answered(table: Table) -> None:
    on(table, 3)
    decisions.undo(table, 2, [2], table.number)
    decisions.answer(table, [1], table.number, yes=True)


def taken_back(table: Table) -> None:
    take_back_asked(table)
    decisions.answer(table, [0], table.number, yes=True)


def seat_lent(table: Table) -> None:
    on(table, 1)
    table.append(Draft(LEND, 0, "greedy"))


def computer_asked_for(table: Table) -> None:
    on(table, 1)
    decisions.ask(table, [0], table.number, "computer", 2, {2})


def resigned(table: Table) -> None:
    on(table, 3)
    decisions.resign(table, 0, [0], table.number)


def clock_running(table: Table) -> None:
    table._storage.append("t", [entry(1, 0, START, time=now_ms() - 20_000)])
    table.read_again()


def hourglass_running(table: Table) -> None:
    number = table.number + 1
    table._storage.append("t", [entry(number, table.actor, START, time=now_ms() - 20_000)])
    table.read_again()


def people_deal(table: Table) -> None:
    """Somebody has drawn, and the referee has to enter what."""
    while table.actor == DEALER:
        table.deal_text(table.number, table.course.position.legal()[0])
    draw = table.game.notation.read(table.course.position.state, "draw")
    if (table.view(table.actor).actions() == draw).any():
        table.play(table.actor, draw)


TWO, THREE = {"mode": "two"}, {"mode": "three"}
PHASES: list[tuple[str, str, dict[str, Any], Prepare]] = [
    *(
        (f"{game}-{actions}", game, {}, lambda table, k=actions: on(table, k))
        for game in game_names()
        for actions in (0, 9)
    ),
    ("malus pending", "triggery", {"bonus": "claimed"}, malus_pending),
    ("plays again", "triolet", {}, plays_again),
    ("nothing dealt yet", "triominos", {}, not_dealt_yet),
    ("seats open", "trigon", THREE, seats_open),
    ("draw offered", "trigon", TWO, draw_offered),
    ("draw declined", "trigon", TWO, draw_declined),
    ("take-back asked", "trigon", TWO, take_back_asked),
    ("taken back", "trigon", TWO, taken_back),
    ("half answered", "trigon", THREE, half_answered),
    ("computer asked for", "trigon", THREE, computer_asked_for),
    ("seat lent", "trigon", THREE, seat_lent),
    ("resigned", "triominos", {}, resigned),
    ("clock running", "trigon", TWO, clock_running),
    ("hourglass running", "triominos", {"hourglass": 60}, hourglass_running),
    ("people deal", "triominos", {}, people_deal),
]


def changed(row: TableRow, name: str) -> TableRow:
    """What the phase needs of its table."""
    from msgspec.structs import replace

    if name == "clock running":
        return replace(row, clock=GameClock(60, 2))
    if name == "people deal":
        return replace(row, dealer="people", seed=b"")
    if name == "seats open":
        return replace(row, seats=(row.seats[0], Seat("open"), Seat("open")))
    return row


def holders_of(row: TableRow, name: str) -> dict[int, bytes]:
    everybody = range(len(row.seats))
    if name == "people deal":
        return dict.fromkeys([*everybody, DEALER], ANNE)
    if name == "seats open":
        return {0: ANNE}
    apart = row.game == "trigon" and not name.startswith("trigon")
    return {k: OTHERS[k] if apart and k else ANNE for k in everybody}


@pytest.mark.parametrize(("name", "game", "options", "prepare"), PHASES, ids=[phase[0] for phase in PHASES])
def test_it_survives(name: str, game: str, options: dict[str, Any], prepare: Prepare, tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite")
    row = changed(row_of(game, **options), name)
    storage = Storage(file)
    storage.create(row, holders_of(row, name))
    table = Table(row, storage)
    table.deal()
    prepare(table)
    storage.close()
    timed = "running" in name
    with server(file) as one:
        before = looks(one)
        with server(file) as other:  # as after a kill: the first one has noted nothing
            assert looks(other) == before
            shown = clock_of(other)
    with server(file) as third:
        assert shape(looks(third), timed) == shape(before, timed)
        if timed:
            assert shown is not None
            later = clock_of(third)
            assert later is not None
            assert later["running"] == shown["running"] == 0
            assert 10_000 < later["left"][0] <= shown["left"][0] <= 40_000
        goes_on(third, name)


def looks(client: TestClient) -> list[Json]:
    """What each pair of eyes of this browser sees, and the table; but for the time that runs."""
    client.cookies.set("tripot", SECRET)
    with browser(client, "t") as page:
        page.look(None)
        found: list[Json] = [page.table]
        for seat in (None, *page.table["mine"]):
            settled(page, seat)
            state = page.look(seat)
            state["clock"] = None if state["clock"] is None else state["clock"]["running"]
            found.append(state)
        return found


def settled(page: Any, seat: int | None) -> None:
    """The dealer has acted, if it is the house's; the person whose turn it is has looked."""
    state = page.look(seat)
    while state["actor"] == "dealer" and page.table["dealer"] == "house":
        state = page.look(seat)
    page.look(state["actor"] if state["actor"] in page.table["mine"] else None)


def shape(found: list[Json], timed: bool) -> list[Json]:
    """A clock that was stopped and goes on has added to the log."""
    return [{k: v for k, v in one.items() if not (timed and k in {"number", "sheet"})} for one in found]


def clock_of(client: TestClient) -> Json | None:
    with browser(client, "t") as page:
        state = page.look(0)
        clock: Json | None = state["clock"]
        return clock


def goes_on(client: TestClient, name: str) -> None:
    with browser(client, "t") as page:
        state = page.look(None)
        if state["result"] or state["open"]:
            return
        actor = state["actor"]
        if state["asked"] and state["asked"]["mine"]:
            assert page.after(page.look(0), "answer", yes=True)["asked"] is None
        elif actor == "dealer":
            assert name == "people deal"
            assert page.play(state)["number"] == state["number"] + 1
        elif actor in page.table["mine"] and page.table["seats"][actor]["kind"] == "person":
            assert page.play(page.look(actor))["number"] > state["number"]
        else:
            assert name in {"half answered", "computer asked for", "draw declined", "taken back", "seat lent"}
