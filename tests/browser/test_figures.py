"""Somebody fills figures in the page by mouse, finger and keys, is helped, and draws one of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Browser

from tests.browser.eyes import in_hand
from tests.browser.hands import CLICK, DRAG, KEYS, TOUCH
from tests.browser.person import Person
from tests.browser.test_axe import look
from tripot.engine.figures import Watch
from tripot.engine.registry import find_game

pytestmark = pytest.mark.browser

Come = Callable[..., Person]
Json = dict[str, Any]

GAME = "trigon"
FACE = find_game(GAME).figures
CARDS = {card.id: card for card in FACE.library()}


class Lay(NamedTuple):
    """A piece as one lays it."""

    thing: str
    pose: str
    place: str


def opened(text: str) -> Json:
    found: Json = msgspec.json.decode(msgspec.json.encode(FACE.open(text)))
    return found


def solution(text: str) -> list[Lay]:
    """A way to fill a figure, as touches."""
    doc = opened(text)
    way = FACE.possible(text, "", 1_000_000, Watch(), lambda: False).way
    kinds = {place["id"]: place["kind"] for place in doc["kit"]["panels"][0]["places"]}
    at = {tuple(point): place for place, point in doc["points"].items()}
    lays = {}
    for kind, poses in doc["steps"].items():
        for pose, steps in poses.items():
            for place, (x, y) in doc["points"].items():
                if kinds[place] == doc["kit"]["kinds"][kind]["poses"][pose]["kind"]:
                    covered = frozenset(at.get((x + dx, y + dy)) for dx, dy in steps)
                    lays[covered] = Lay(f"tray:{kind}", pose, place)
    return [lays[frozenset(points.split(","))] for points in way]


def enter(person: Person, text: str) -> None:
    """The person knows the figure."""
    doc = opened(text)
    tray = [{**thing, "id": f"tray:{thing['kind']}"} for thing in doc["tray"]]
    person.ear.table = {"kit": doc["kit"]}
    person.ear.state = {"scene": {"things": [], "hand": {"things": tray}}, "moves": []}
    person.until(lambda: person.shows("[data-figure] [data-panel]"), "the figure")


def share(person: Person) -> float:
    return float(person.attribute("[data-figure]", "data-share") or 0)


def lay(person: Person, one: Lay, way: str) -> None:
    """Take, turn, lay."""
    person.doing = f"{one} by {way}"
    before = share(person)
    if way == DRAG:
        person.page.wait_for_timeout(100)  # a click right after a drag belongs to the drag
    person.press(in_hand(one.thing), CLICK if way == DRAG else way)
    person.turn(one.thing, one.pose, way)
    if way == KEYS:
        person.walk_to_place(one.thing, one.place)
        person.key("Enter")
    elif way == DRAG:
        person.drag(person.see(in_hand(one.thing)).first, *person.point(one.place))
    else:
        person.point_and_press(*person.point(one.place), way)
    person.until(lambda: share(person) > before, "it lies")
    kind = one.thing.removeprefix("tray:")
    lies = f"laid:{kind}:0"
    person.ear.scene["things"].append({"id": lies, "kind": kind, "pose": one.pose, "place": one.place})
    person.ear.state["moves"].append(["", [[lies, "", ""]], 0])


def is_solved(person: Person) -> bool:
    return person.attribute("[data-figure]", "data-solved") is not None


@pytest.mark.parametrize("way", [CLICK, KEYS, DRAG, TOUCH])
def test_a_figure_is_filled(way: str, come: Come) -> None:
    touch = way == TOUCH
    person = come(*(390, 844) if touch else (1280, 800), has_touch=touch, reduced_motion="reduce")
    person.page.goto("/figures")
    person.press("[data-open-figure=hexagon]", way if way != DRAG else CLICK)
    text = CARDS["hexagon"].text
    enter(person, text)
    for one in solution(text):
        lay(person, one, way)
    person.until(lambda: is_solved(person), "it is filled")
    assert "without a hint" in person.read("[data-status]")
    person.page.reload()
    person.until(lambda: is_solved(person), "it is still filled")
    person.press("[data-action=figures]")
    person.until(lambda: person.shows("[data-open-figure=hexagon][data-done]"), "it is ticked")
    assert person.attribute("[data-figures-done]", "data-figures-done") == "1"


def test_pieces_are_moved_and_taken_up_and_nothing_is_lost_on_reload(come: Come) -> None:
    person = come(reduced_motion="reduce")
    text = CARDS["star"].text
    person.page.goto(f"/figure/{GAME}/star")
    enter(person, text)
    first, second, *_ = solution(text)
    lay(person, first, CLICK)
    lay(person, second, CLICK)
    filled = share(person)
    person.page.reload()
    person.until(lambda: person.shows("[data-figure]") and share(person) == filled, "what lay there lies there again")
    person.point_and_press(*person.point(first.place))
    person.press("[data-action=take-up]")
    person.until(lambda: 0 < share(person) < filled, "it is back in the tray")
    person.point_and_press(*person.point(second.place))
    person.key("Delete")
    person.until(lambda: share(person) == 0, "so is the other")
    enter(person, text)
    lay(person, first, KEYS)
    person.press("[data-action=undo]")
    person.until(lambda: share(person) == 0, "taken back")


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)], ids=["wide", "phone"])
def test_help_is_at_hand(width: int, height: int, light: str, come: Come) -> None:
    person = come(width, height, color_scheme=light, bypass_csp=True, reduced_motion="reduce")
    person.page.goto("/figures")
    person.until(lambda: person.shows("[data-open-figure]"), "the figures")
    look(person, "figures")
    text = CARDS["crown"].text
    person.page.goto(f"/figure/{GAME}/crown")
    enter(person, text)
    person.press("[data-action=figure-hint]")
    person.until(lambda: share(person) > 0, "a piece that belongs there")
    person.press("[data-action=figure-check]")
    person.until(lambda: "still be done" in person.read("[data-status]"), "it is possible")
    look(person, "a figure")
    wrong = wrong_lays(text)[0]
    person.press("[data-action=undo]")
    person.until(lambda: share(person) == 0, "empty again")
    lay(person, wrong, CLICK)
    person.press("[data-action=figure-hint]")
    person.until(lambda: person.shows("[data-action=take-away]"), "what has to go")
    person.press("[data-action=take-away]")
    person.until(lambda: share(person) == 0, "it is gone")
    person.press("[data-action=figure-show]")
    person.until(lambda: is_solved(person), "a way to fill it")
    assert person.attribute("[data-status]", "data-status") == "shown"
    look(person, "the solution")
    person.page.goto("/figures")
    person.until(lambda: person.shows("[data-open-figure=crown]"), "the figures")
    assert not person.shows("[data-open-figure=crown][data-done]"), "who has seen the solution hasn't found it"


def wrong_lays(text: str) -> list[Lay]:
    """Pieces laid where they belong to no way to fill the figure, which has a single one."""
    doc = opened(text)
    kinds = {place["id"]: place["kind"] for place in doc["kit"]["panels"][0]["places"]}
    at = {tuple(point) for point in doc["points"].values()}
    found = []
    kind = max(doc["steps"], key=lambda name: len(next(iter(doc["steps"][name].values()))))
    for pose, steps in doc["steps"][kind].items():
        for place, (x, y) in doc["points"].items():
            fits = all((x + dx, y + dy) in at for dx, dy in steps)
            if fits and kinds[place] == doc["kit"]["kinds"][kind]["poses"][pose]["kind"]:
                found.append((Lay(f"tray:{kind}", pose, place), steps, (x, y)))
    names = {tuple(point): place for place, point in doc["points"].items()}
    wrong = []
    for one, steps, (x, y) in found:
        points = ",".join(names[x + dx, y + dy] for dx, dy in steps)
        if FACE.possible(text, points, 100_000, Watch(), lambda: False).possible is False:
            wrong.append(one)
    return wrong


def test_a_figure_of_one_s_own(come: Come) -> None:
    person = come(permissions=["clipboard-read", "clipboard-write"], reduced_motion="reduce", bypass_csp=True)
    page = person.page
    page.goto("/figures")
    person.press("[data-action=draw-figure]")
    person.until(lambda: person.shows("[data-cell]"), "the sheet")
    stroke(person, ["k6", "l6", "m6", "n6", "o6"])
    stroke(person, ["k7", "l7", "m7", "n7", "o7"])
    assert cells(person) == 10
    person.press("[data-action=undo]")
    person.until(lambda: cells(person) == 5, "one stroke back")
    stroke(person, ["k7", "l7", "m7", "n7", "o7"])
    person.press("[data-pieces=none]")
    person.until(lambda: "at least one piece" in person.read("[data-word]"), "pieces are asked for")
    person.press("[data-piece=C5]")
    person.until(lambda: "only 5 together" in person.read("[data-word]"), "the area is told")
    person.press("[data-piece=I5]")
    person.until(lambda: "10 triangles drawn; the pieces have 10" in page.inner_text("[data-area]"), "the sums")
    person.press("[data-action=figure-find]")
    person.until(lambda: "It can’t be done" in person.read("[data-word]"), "the search's answer")
    for _ in range(4):
        person.press("[data-piece=C5]")
    person.press("[data-piece=I5]")
    person.press("[data-action=figure-find]")
    person.until(lambda: "in a single way" in person.read("[data-word]"), "the search's answer")
    page.fill("[data-input=figure-name]", "My boat")
    person.until(lambda: not person.see("[data-action=copy-text]").is_disabled(), "it is read")
    look(person, "the sheet")
    page.reload()
    person.until(lambda: person.shows("[data-cell]") and cells(person) == 10, "nothing is lost")
    assert page.input_value("[data-input=figure-name]") == "My boat"
    person.press("[data-action=copy-text]")
    person.until(lambda: "My boat" in page.evaluate("navigator.clipboard.readText()"), "the text")
    text = page.evaluate("navigator.clipboard.readText()")
    person.press("[data-action=figure-play]")
    enter(person, text)
    for one in solution(text):
        lay(person, one, CLICK)
    person.until(lambda: is_solved(person), "it is filled")
    person.press("[data-action=figures]")
    person.until(lambda: "My boat" in person.read("[data-own-figure]"), "it is kept")


def test_a_large_figure_is_changed_and_stays_on_its_sheet(come: Come) -> None:
    person = come(reduced_motion="reduce")
    person.page.goto(f"/figure/{GAME}/giant-triangle")
    person.until(lambda: person.shows("[data-figure]"), "the figure")
    person.press("[data-action=figure-change]")
    person.until(lambda: person.shows("[data-cell]") and cells(person) == 440, "it lies on the sheet")
    person.until(lambda: person.shows("[data-searching]") or "It can be done" in person.read("[data-word]"), "a search")
    person.page.reload()
    person.until(lambda: person.shows("[data-cell]") and cells(person) == 440, "nothing is lost")


def test_a_sheet_by_keys(come: Come) -> None:
    person = come(reduced_motion="reduce")
    person.page.goto(f"/figures/{GAME}/draw")
    person.until(lambda: person.shows("[data-cell]"), "the sheet")
    person.tab_to("[data-drawing] svg[role=application]")
    for key in ("ArrowRight", "Space", "ArrowRight", "Space", "ArrowRight", "Space"):
        person.key(key)
    person.until(lambda: cells(person) == 3, "three triangles")
    person.key("Space")
    person.until(lambda: cells(person) == 2, "one is emptied again")


def test_a_text_is_pasted_and_a_bad_one_loses_nothing(chromium: Browser, address: str) -> None:
    """Without ``come``: Chromium itself notes an answer 400 as an error."""
    context = chromium.new_context(base_url=address, locale="fr-FR", reduced_motion="reduce")
    person = Person(context.new_page())
    page = person.page
    page.goto("/figures")
    person.until(lambda: person.shows("[data-input=figure-text]"), "the place for texts")
    page.fill("[data-input=figure-text]", "pieces: all\n^v^\n^v^")
    person.press("[data-action=figure-bring]")
    person.until(lambda: person.shows("[data-wrong]"), "what is wrong")
    assert "Ligne 3, colonne 1" in person.read("[data-wrong]")
    assert page.input_value("[data-input=figure-text]") == "pieces: all\n^v^\n^v^"
    page.fill("[data-input=figure-text]", "name: Roue\npieces: O\n\n^v^\nv^v")
    person.press("[data-action=figure-bring]")
    person.until(lambda: person.shows("[data-figure=text]"), "the figure")
    link = page.url
    page.goto("/figures")
    person.until(lambda: "Roue" in person.read("[data-own-figure]"), "it is kept")
    page.goto(f"{link[:-6]}")
    person.until(lambda: person.shows("[role=alert]"), "a damaged link is told")
    context.close()


def cells(person: Person) -> int:
    return int(person.attribute("[data-drawing]", "data-cells") or 0)


def stroke(person: Person, names: list[str]) -> None:
    """Press on the first cell, draw across the others."""
    mouse = person.page.mouse
    for n, name in enumerate(names):
        box = person.see(f"[data-cell={name}]").bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if not n:
            mouse.down()
    mouse.up()
