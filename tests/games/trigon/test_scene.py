"""What there is to see and to touch."""

from __future__ import annotations

import math
import re
from typing import Literal

import pytest

import tripot
from tests.games.trigon.positions import OPTION_SETS, played, recorded
from tripot.engine.errors import IllegalMove
from tripot.engine.position import Position
from tripot.engine.scene import Figure, Scene, Step, Touch
from tripot.engine.state import SPECTATOR
from tripot.engine.words import in_words
from tripot.games.trigon import scene as table
from tripot.games.trigon.board import CELLS_BY_NAME
from tripot.games.trigon.drawing import centre, outline
from tripot.games.trigon.kit import ANCHORS, kit
from tripot.games.trigon.options import TrigonOptions
from tripot.games.trigon.pieces import PIECE_NAMES, SHAPES

KIT = kit(TrigonOptions())


def scene_of(position: Position, seat: int | None) -> Scene:
    return table.scene(position.view(seat).state, SPECTATOR if seat is None else seat - 1)


def steps_of(position: Position) -> list[Step]:
    found = []
    replayed = Position(position.game, position.options, position.start_states)
    for number, (actor, action) in enumerate(position.steps, 1):
        before = replayed.states.copy()[0]
        replayed.play_action(action)
        found.append(Step(number, actor, action, before, replayed.states.copy()[0]))
    return found


@pytest.mark.parametrize(("mode", "contact"), OPTION_SETS)
def test_each_action_has_its_own_gesture_that_means_it(mode: str, contact: str) -> None:
    for before_end in (60, 30, 5):
        position = recorded(f"{mode}-{contact}", min(before_end, 44))
        gestures = {table.gesture(position.state, int(action)): int(action) for action in position.actions()}
        assert len(gestures) == len(position.actions())
        for touches, action in gestures.items():
            assert table.assemble(position.state, touches) == action


def test_places_are_the_cells() -> None:
    (panel,) = KIT.panels
    assert len(panel.places) == 486
    assert {place.id for place in panel.places} == set(CELLS_BY_NAME)
    (small,) = kit(TrigonOptions(mode="three")).panels
    assert len(small.places) == 384
    assert small.box == panel.box


@pytest.mark.parametrize(("mode", "letters", "rows"), [("four", ("a", "ai"), 18), ("three", ("c", "ag"), 16)])
def test_each_row_and_column_in_use_is_named_beside_its_cells(
    mode: Literal["four", "three"], letters: tuple[str, str], rows: int
) -> None:
    (panel,) = kit(TrigonOptions(mode=mode)).panels
    names = {shape.text: shape for shape in panel.ground if isinstance(shape, Figure)}
    assert len(names) == rows + 2 * rows - 1
    assert set(letters) <= set(names)
    assert all(shape.wide_only for shape in names.values())
    left, top, width, height = panel.box
    corners = {(place.x, place.y) for place in panel.places}
    for name, shape in names.items():
        near = min(math.dist((shape.x, shape.y), corner) for corner in corners)
        assert 0.4 < near < 0.8
        assert left + 0.1 < shape.x < left + width - 0.1
        assert top + 0.1 < shape.y < top + height - 0.1
        named = [place for place in panel.places if name in re.split(r"(?<=[a-z])(?=\d)", place.id)]
        closest = min(named, key=lambda place: math.dist((place.x, place.y), (shape.x, shape.y)))
        along = closest.y - shape.y if name.isdigit() else closest.x - shape.x
        assert abs(along) < 0.25


def test_pieces_are_outlines_held_near_their_middle() -> None:
    assert list(KIT.kinds) == list(PIECE_NAMES)
    assert sum(len(kind.poses) for kind in KIT.kinds.values()) == 155
    for shape, anchor in zip(SHAPES, ANCHORS, strict=True):
        points = [centre(cell) for cell in shape.cells]
        middle = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
        assert math.dist(points[anchor], middle) < 0.75


def test_an_outline_leaves_out_straight_corners() -> None:
    assert len(outline([CELLS_BY_NAME["r15"]])) == 3
    assert len(outline([CELLS_BY_NAME[p] for p in ("q15", "r15", "q16")])) == 4
    assert len(outline([CELLS_BY_NAME[p] for p in ("q15", "r15", "s15", "q16", "r16", "s16")])) == 6


@pytest.mark.parametrize("name", PIECE_NAMES)
def test_turns_come_round_and_undo_each_other(name: str) -> None:
    kind = KIT.kinds[name]
    left, right, flip = (turn.to for turn in kind.turns)
    assert [turn.key for turn in kind.turns] == ["q", "d", "f"]
    for pose in kind.poses:
        assert right[left[pose]] == pose
        assert flip[flip[pose]] == pose
        turned = pose
        for _ in range(6):
            turned = left[turned]
        assert turned == pose
    reached = {"0", *left.values(), *flip.values()}
    assert reached == set(kind.poses)


def test_the_tray_keeps_all_places_and_empties() -> None:
    position = played("q15,r15,q16", "z12")
    hand = scene_of(position, 1).hand
    assert hand is not None
    assert hand.layout == "tray"
    assert [thing.kind for thing in hand.things] == list(PIECE_NAMES)
    assert [thing.kind for thing in hand.things if thing.gone] == ["I3"]
    assert scene_of(position, None).hand is None


def test_with_two_players_the_tray_is_that_of_the_colour_to_move() -> None:
    position = played("r15", "z12", mode="two")
    for seat, colour in ((1, 2), (2, 3)):
        hand = scene_of(position, seat).hand
        assert hand is not None
        assert {thing.seat for thing in hand.things} == {colour}
    assert [player.colours for player in scene_of(position, 1).players] == [(0, 2), (1, 3)]


def test_rings_show_the_starts_that_are_open() -> None:
    marks = {mark.at for mark in scene_of(played("r15", "z12", mode="two"), 1).marks}
    assert marks == {"r4"}
    marks = {mark.at for mark in scene_of(played("r15", "z12", "z7", "r4"), 1).marks}
    assert marks == {"j7", "j12"}


def test_players_tell_what_is_left_to_place() -> None:
    player = scene_of(played("q15,r15,q16"), 2).players[0]
    assert player.score == -107
    assert in_words(player.note, "fr") == "21 pièces à poser"
    assert in_words(player.note) == "21 pieces to place"


def test_a_preview_counts_and_dots_where_it_touches() -> None:
    position = played("q15,r15,q16", "z12", "z7", "r4")
    action = position.game.notation.read(position.state, "r17")
    preview = table.preview(position.state, action)
    assert preview.total == 1
    assert [mark.style for mark in preview.marks] == ["dot"]
    assert preview.confirm is not None
    assert in_words(preview.confirm, "fr") == "Poser le triangle seul"


def test_the_sheet_has_a_row_for_each_piece() -> None:
    position = recorded("single-last")
    rows = table.sheet(steps_of(position))
    assert len(rows) == len(position.log)
    blue = [row for row in rows if row.seat == 0]
    assert sum(row.points or 0 for row in blue) == 110 + 20
    assert in_words(rows[0].what, "fr").startswith("Pièce ")
    assert in_words(blue[-1].lines[1][0]) == "All 22 pieces placed, the single triangle last"
    assert all(sum(points or 0 for _, points in row.lines) == row.points for row in rows)
    told = [line for row in rows for line, points in row.lines if points is None]
    assert [line.args["who"] for line in told if line.id == "trigon-blocked"] != []


def test_with_two_players_a_row_has_the_colour_that_was_played() -> None:
    rows = table.sheet(steps_of(recorded("two-any")))
    assert [(row.seat, row.colour) for row in rows[:4]] == [(0, None), (1, None), (0, 2), (1, 3)]


@pytest.mark.parametrize(("mode", "contact"), OPTION_SETS)
def test_the_settlement_adds_up(mode: str, contact: str) -> None:
    position = recorded(f"{mode}-{contact}")
    lines = table.settlement(position.state)
    points = [value for _, value in lines if value is not None]
    colours = 3 if mode == "three" else 4
    assert sum(points[:colours]) == sum(position.scores()) // (2 if mode == "teams" else 1)
    assert lines[-1][1] is None


@pytest.mark.parametrize(
    ("touch", "ident"),
    [
        (Touch("piece:1:I3", "0", "r15"), "trigon-not-your-piece"),
        (Touch("piece:0:I3", "0", "moon"), "trigon-one-piece"),
        (Touch("piece:0:I3", "9", "r15"), "trigon-one-piece"),
        (Touch("piece:0:I3", "x", "r15"), "trigon-one-piece"),
        (Touch("piece:0:1", "0", "q15"), "trigon-turn-first"),
    ],
)
def test_touches_that_mean_nothing(touch: Touch, ident: str) -> None:
    position = tripot.new("trigon")
    if ident == "trigon-turn-first" and KIT.kinds["1"].poses["0"].kind == "down":
        touch = Touch(touch.thing, touch.pose, "r15")
    with pytest.raises(IllegalMove) as caught:
        table.assemble(position.state, (touch,))
    assert caught.value.message.id == ident


def test_a_piece_that_sticks_out_is_told_so() -> None:
    position = tripot.new("trigon")
    told = set()
    for place in ("a9", "a10", "ai9", "ai10", "i1", "aa1"):
        for pose, drawn in KIT.kinds["I6"].poses.items():
            (at,) = (p for p in KIT.panels[0].places if p.id == place)
            if drawn.kind == at.kind:
                try:
                    table.assemble(position.state, (Touch("piece:0:I6", pose, place),))
                except IllegalMove as error:
                    told.add(error.message.id)
    assert told == {"trigon-off-board"}
