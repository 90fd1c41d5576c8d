"""Whatever a browser says on its socket, it gets one answer, and the table changes only as the answer says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from tests.server.kit import Browser, Json, Party, another, browser, party, seated
from tripot.engine.message import Message
from tripot.engine.words import LANGUAGES, in_words

GAME = "trigon"
CHANGES = frozenset({"play", "undo", "ask", "answer", "resign", "leave", "back"})
"""They add to the log when they are not refused."""
BARRIER = 1_000_000

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
numbers = st.sampled_from(["now", "now", "now", "now", "before", 0, 7, -1, None, 10**9])
names = st.text(max_size=20) | st.sampled_from(["piece:0:W", "q15", "", "W", "timeout", "dealer", "\x00", "\ud800"])
touches = st.lists(st.lists(names, min_size=3, max_size=3) | names, max_size=4)
fields: dict[str, st.SearchStrategy[Any]] = {
    "number": numbers,
    "text": st.integers(0, 400) | names,
    "touches": st.integers(0, 400) | touches,
    "entry": numbers,
    "seat": st.sampled_from([0, 1, None, 7, "0"]),
    "what": st.sampled_from(["draw", "computer", "undo", "tea"]),
    "about": st.sampled_from([0, 1, None, -1]),
    "yes": st.booleans() | st.none(),
    "sent": st.integers() | st.none(),
    "more": values,
}
NEEDED = {
    "look": ("seat",),
    "play": ("number", "text"),
    "explain": ("number", "touches"),
    "undo": ("number",),
    "hint": ("number",),
    "show": ("entry",),
    "ask": ("number", "what", "about"),
    "answer": ("number", "yes"),
    "resign": ("number",),
    "leave": ("number",),
    "back": ("number",),
    "say": ("text",),
    "listen": (),
    "pong": ("sent",),
    "dance": (),
}


@st.composite
def requests(draw: st.DrawFn) -> Json:
    """Mostly with the fields that it needs; sometimes one is missing, or one too many."""
    do = draw(st.sampled_from([*NEEDED, "play", "play", "play", "undo", "answer"]))
    wanted = [name for name in NEEDED[do] if draw(st.integers(0, 15))]
    if not draw(st.integers(0, 9)):
        wanted.append(draw(st.sampled_from(sorted(fields))))
    return {"do": do} | {name: draw(fields[name]) for name in wanted}


broken = st.one_of(values.map(json.dumps), st.text(max_size=40))
people = st.sampled_from([0, 0, 1, 1, None])


def filled(request: Json | str, state: Json) -> str:
    """``now`` is the table's number; a number for a text or for touches is a legal move, if there are any."""
    if isinstance(request, str):
        return request
    request = dict(request)
    for name in ("number", "entry"):
        if request.get(name) in {"now", "before"}:
            request[name] = state["number"] - (request[name] == "before")
    for name, part in (("text", 0), ("touches", 1)):
        if isinstance(choice := request.get(name), int):
            moves = state["moves"]
            request[name] = moves[choice % len(moves)][part] if moves else ""
    return json.dumps(request, separators=(",", ":"))


def told(page: Browser, text: str) -> list[Json]:
    """All answers to a message but states and what is told to everybody."""
    page.send_text(text)
    if text.startswith('{"do":"hint"'):
        return [page.answer()]
    page.send("show", entry=BARRIER)
    answers = []
    while (answer := page.answer()).get("error", [""])[0] != "server-no-entry" or answer["error"][1][
        "entry"
    ] != BARRIER:
        answers.append(answer)
    return answers


def check_answer(request: Json | str, answers: list[Json], before: Json, after: Json) -> None:
    """One clear sentence when it is refused, and then nothing has changed."""
    assert len(answers) <= 1
    refusal = next((answer["error"] for answer in answers if "error" in answer), None)
    for language in LANGUAGES:
        assert refusal is None or len(in_words(msgspec.convert(refusal, Message), language)) > 5
    do = request.get("do") if isinstance(request, dict) else None
    if refusal is not None or do not in CHANGES:
        assert (after["number"], after["scene"], after["asked"], after["result"]) == (
            before["number"],
            before["scene"],
            before["asked"],
            before["result"],
        )
    if refusal is None:
        assert isinstance(request, dict), "this can't be understood"
        assert len(answers) == (do in {"explain", "hint", "show"})
        assert do not in CHANGES or after["number"] > before["number"] or do == "play"


class Talk(RuleBasedStateMachine):
    """Two people at a new table, and somebody who looks on."""

    def __init__(self) -> None:
        super().__init__()
        self.stack = ExitStack()
        two = self.stack.enter_context(seated(HOUSE.two.clients, GAME, mode="two"))
        stranger = self.stack.enter_context(browser(another(two.clients[0]), two.ident))
        self.number = 1
        self.pages: dict[int | None, Browser] = {0: two.pages[0], 1: two.pages[1], None: stranger}

    def say(self, who: int | None, request: Json | str) -> None:
        page = self.pages[who]
        before = page.until_seen(who, self.number)
        answers = told(page, filled(request, before))
        after = page.look(who)
        check_answer(request, answers, before, after)
        self.number = after["number"]

    @rule(who=people, request=requests())
    def something(self, who: int | None, request: Json) -> None:
        self.say(who, request)

    @rule(do=st.sampled_from(sorted(CHANGES)), who=st.sampled_from([0, 1]), data=st.data())
    def right(self, do: str, who: int, data: st.DataObject) -> None:
        if do in {"resign", "leave"} and data.draw(st.integers(0, 9)):
            do = "play"  # or the game is always over at once
        more = {"text": 3, "what": "draw", "yes": data.draw(st.booleans())}
        self.say(who, {"do": do} | {name: more.get(name, "now") for name in NEEDED[do] if name != "about"})

    @rule(who=people, text=broken)
    def nonsense(self, who: int | None, text: str) -> None:
        self.say(who, text)

    @invariant()
    def all_see_one_table(self) -> None:
        for who, page in self.pages.items():
            assert page.until_seen(who, self.number)["number"] == self.number

    def teardown(self) -> None:
        self.stack.close()


TestTalk = Talk.TestCase
TestTalk.settings = settings(
    max_examples=10, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)


@settings(max_examples=25, deadline=None)
@given(data=st.binary(max_size=40))
def test_nor_does_a_binary_one(data: bytes) -> None:
    page = HOUSE.two.pages[0]
    page.send_bytes(data)
    assert page.answer()["error"][0] == "server-unreadable"


@pytest.mark.parametrize(
    "text", ['{"do":"look","x":' + "[" * 60_000, "[" * 60_000, '{"do":"play","text":"\\ud800"}', ""]
)
def test_nor_do_these(text: str) -> None:
    page = HOUSE.two.pages[0]
    page.send_text(text)
    assert page.answer()["error"][0] == "server-unreadable"
    assert page.look(0)["seat"] == 0


class HOUSE:
    """One server for all of them."""

    two: Party


@pytest.fixture(scope="module", autouse=True)
def _one_house() -> Iterator[None]:
    with party(GAME, mode="two") as two:
        HOUSE.two = two
        two.look()
        yield
