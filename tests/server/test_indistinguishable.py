"""Hidden means never sent: over the life of a table a seat is sent the same bytes in two worlds it can't tell apart.

Two tables whose logs differ only in tiles that Anne (and who looks on) never sees are played through by the same
script: coming, states, moves, explanations, hints, refusals, take-backs that are asked for, computers, an hourglass
that runs out, coming once more, looking back, resigning. What she and a stranger are sent must be equal, byte by byte.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

import tripot
from tests.server.kit import Browser, Json, another, browser, house_of, server
from tests.server.tables import row_of, sits
from tests.server.worlds import courses
from tripot.engine.position import Entry, Position, View
from tripot.engine.state import DEALER
from tripot.server import room, tables
from tripot.server.browsers import hash_of
from tripot.server.computers import Thinkers
from tripot.server.standing import DEAL, PLAY
from tripot.server.storage import Storage
from tripot.server.tables import Draft, Table
from tripot.server.wire import Seat
from tripot.teacher import Advised, advise

BEFORE, LENGTH = 45, 75
"""The script begins after so many actions of the game, and ends before so many."""

MASKED = {
    r'"left":\[[^]]*\]': "real time: what is left of an hourglass that runs",
    r'"time":\d+': "real time: when something was said",
    r'"ticket":"[^"]*"': "a secret drawn by lot",
}
"""Everything else is made equal: the table's id, its seed (and so the promise), names, the time it was made."""

SETTINGS = [
    ("triominos", {"players": 2}),
    ("triominos", {"players": 3, "hourglass": 600}),
    ("triolet", {"players": 2}),
    ("triolet", {"players": 3}),
]
TEXTS = {
    "triominos": ["draw", "pass", "timeout", "draw 055", "555@0,0", "012@1,1", "nonsense", "055@9,9"],
    "triolet": ["pass", "exchange 1", "exchange J", "exchange 1 2 3", "4@H8", "J3@A1", "15@O15", "nonsense"],
}


class World:
    """One of the two, and its script."""

    def __init__(self, game: str, options: dict[str, Any], course: list[Entry]) -> None:
        self.game = game
        self.course = course
        self.at = BEFORE
        """How many actions of the game have been played."""
        self.beside = 1
        """How many other entries stand in the log: Basile has sat down."""
        self.told: list[str] = []
        """What was answered."""
        self.shown: dict[tuple[Any, ...], str] = {}
        """States by what they are of; which of them are skipped when they follow quickly is a matter of time."""
        self.position = tripot.new(game, seed=0, **options)
        for entry in course[:BEFORE]:
            self.position.play(entry.text)
        self._house: TestClient | None = None

    @property
    def number(self) -> int:
        return self.at + self.beside

    def note(self, text: str) -> None:
        self.told.append(masked(text))

    def note_messages(self, who: str, page: Browser) -> None:
        """Everything that a page was sent."""
        for text in page.messages:
            message = msgspec.json.decode(text)
            state = message.get("state")
            if state is None and "table" not in message:
                self.note(f"{who} {text}")
                continue
            key = (who, "table", str(message["table"]["seats"])) if state is None else (who, *shown_by(state))
            assert self.shown.setdefault(key, masked(text)) == masked(text)
        page.messages.clear()

    def dealt(self, position: Position, _: bytes, __: str) -> list[str]:
        """The dealer draws what the script says."""
        texts: list[str] = []
        for entry in self.course[len(position.log) :]:
            if entry.actor != "dealer":
                break
            texts.append(entry.text)
        return texts

    async def choose(self, _level: str, view: View, _seat: int) -> int:
        """Computers play what the script says."""
        if self._due() >= LENGTH - 1:
            await asyncio.sleep(3600)
        return int(view.game.notation.read(view.state, self.course[self._due()].text))

    async def advise(self, _view: View, seat: int) -> list[Advised]:
        """Hints are made with the same luck in both worlds, from the whole truth: the teacher must not look at it."""
        return advise(self._table().course.position, seat, 7, simulations=60)

    def now(self) -> int:
        """An hourglass runs out when the script says so."""
        return tables.now_ms() + 3_600_000 * (self.course[self._due()].text == "timeout")

    def lives_in(self, client: TestClient) -> None:
        self._house = client

    def _due(self) -> int:
        return len(self._table().course.deeds)

    def _table(self) -> Table:
        assert self._house is not None
        return house_of(self._house)._rooms["t"].table

    def advance(self) -> None:
        """The script's next action has been played, and what dealer, computer and hourglass do after it."""
        self.position.play(self.course[self.at].text)
        self.at += 1
        self.go_on()

    def go_on(self) -> None:
        """Dealer, computer and hourglass act by themselves."""
        while self.by_itself(self.course[self.at]):
            self.position.play(self.course[self.at].text)
            self.at += 1

    def by_itself(self, entry: Entry) -> bool:
        return entry.actor in {"dealer", 3} or entry.text == "timeout"


def masked(text: str) -> str:
    for pattern in MASKED:
        text = re.sub(pattern, "", text)
    return text


def shown_by(state: Json) -> tuple[Any, ...]:
    return state["number"], state["seat"], state["thinking"], str(state["asked"]), state["away"] == []


def prepare(file: str, options: dict[str, Any], world: World) -> None:
    """The table when the script begins: Anne, Basile, and perhaps a computer."""
    storage = Storage(file)
    seats = [Seat("person", "Anne"), Seat("open"), Seat("computer", "", "greedy")][: options["players"]]
    row = replace(row_of(world.game, **options), seats=tuple(seats))
    storage.create(row, {0: hash_of("anne")})
    table = Table(row, storage)
    sits(table, 1, "Basile", hash_of("basile"))
    for entry in world.course[:BEFORE]:
        dealer = entry.actor == "dealer"
        table.append(Draft(DEAL, DEALER, entry.text) if dealer else Draft(PLAY, int(entry.actor) - 1, entry.text))
    storage.close()


def live(world: World, options: dict[str, Any], file: str) -> None:
    """The life of the table; what Anne and a stranger are sent is noted."""
    prepare(file, options, world)
    with server(file) as anne:
        world.lives_in(anne)
        basile, stranger = another(anne), another(anne)
        anne.cookies.set("tripot", "anne")
        basile.cookies.set("tripot", "basile")
        with browser(anne, "t") as hers, browser(basile, "t") as his, browser(stranger, "t") as theirs:
            world.go_on()
            while "talk" not in hers.read():  # what has been said comes by itself
                pass
            for step in range(100):
                if world.at > LENGTH - 8 or world.position.actor is None:
                    break
                state = hers.until_seen(0, world.number)
                theirs.until_seen(None, world.number)
                probe(world, hers, theirs, state)
                if state["undo"] is None:
                    decline(world, hers, his)
                if step % 5 == 3:
                    with browser(anne, "t") as again:
                        again.until_seen(0, world.number)
                        again.until_said(f"so far {state['number']}")
                        world.note_messages("again", again)
                play(world, hers, his)
            assert step > 3
            hers.until_seen(0, world.number)
            for path in ("tables/t/record", "lobby"):
                world.note(anne.get(f"/api/{path}").text)
            for path in ("again", "ticket"):
                world.note(anne.post(f"/api/tables/t/{path}").text)
            end(world, hers, his, theirs)
            world.note_messages("hers", hers)
            world.note_messages("theirs", theirs)


def probe(world: World, hers: Browser, theirs: Browser, state: Json) -> None:
    """Everything that can be asked, allowed or not."""
    number = state["number"]
    for text in TEXTS[world.game]:
        if world.position.actor != 1 or text not in world.position.legal():
            hers.ask("play", number=number, text=text)
    things = [thing["id"] for thing in state["scene"]["things"][:2] + state["scene"]["hand"]["things"]]
    places = [place["id"] for place in state["scene"]["places"][:3]] + ["no"]
    for _, touches, _ in state["moves"][:3]:
        hers.ask("explain", number=number, touches=touches)
        for place in places:
            hers.ask("explain", number=number, touches=[[*touches[0][:2], place]] if touches else [])
    for thing in things:
        for place in places[:2]:
            hers.ask("explain", number=number, touches=[[thing, "", place]])
    for page in (hers, theirs):
        for entry in (0, number // 2, number - 1, number, number + 1):
            page.ask("show", entry=entry)
        for do in ("hint", "back", "resign" if state["may"] != ["resign", "draw"] else "back"):
            page.ask(do, number=number)
        page.ask("look", seat=1)
        page.ask("undo", number=number - 1)
        if state["undo"] is not None:
            page.ask("undo", number=number)
    hers.send("say", text=f"so far {number}")
    hers.until_said(f"so far {number}")


def decline(world: World, hers: Browser, his: Browser) -> None:
    """She asks to take back; he says no."""
    asked = hers.after(hers.until_seen(0, world.number), "undo")
    his.until_seen(1, asked["number"])
    his.send("answer", number=asked["number"], yes=False)
    world.beside += 2
    hers.until_seen(0, world.number)


def play(world: World, hers: Browser, his: Browser) -> None:
    """Whoever's turn it is by the script."""
    entry = world.course[world.at]
    seat = int(entry.actor) - 1
    page = (hers, his)[seat]
    state = page.until_seen(seat, world.number)
    assert state["actor"] == seat
    page.send("play", number=state["number"], text=entry.text)
    world.advance()


def end(world: World, hers: Browser, his: Browser, theirs: Browser) -> None:
    """With two, he resigns, and nothing is revealed but the seed; with three, she leaves it to a computer."""
    if len(hers.table["seats"]) == 2:
        after = his.after(his.until_seen(1, world.number), "resign")
    else:
        after = hers.after(hers.until_seen(0, world.number), "leave")
        hers.until_table(lambda table: table["seats"][0]["kind"] == "computer")
        return
    state = hers.until_seen(0, after["number"])
    assert state["result"]["by"] == "resigned"
    theirs.until_seen(None, after["number"])
    for page in (hers, theirs):
        for entry in (0, BEFORE, after["number"] - 1, after["number"]):
            page.ask("show", entry=entry)
        page.ask("explain", number=after["number"], touches=[])


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=str)
def test_two_worlds(
    game: str, options: dict[str, Any], seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    truth, other = courses(game, LENGTH, 0, seed, **options)
    assert sum(one != two for one, two in zip(truth, other, strict=True)) > 4
    worlds = []
    for name, course in (("truth", truth), ("other", other)):
        world = World(game, options, course)
        monkeypatch.setattr(tables, "dealt", world.dealt)
        monkeypatch.setattr(room, "now_ms", world.now)
        monkeypatch.setattr(Thinkers, "choose", lambda _, *args, world=world: world.choose(*args))
        monkeypatch.setattr(Thinkers, "advise", lambda _, *args, world=world: world.advise(*args))
        live(world, options, str(tmp_path / name))
        worlds.append(world)
    one, two = worlds
    assert one.told == two.told
    assert len(one.told) > 100
    both = one.shown.keys() & two.shown.keys()
    assert len(both) > 20
    for key in both:
        assert one.shown[key] == two.shown[key], key
