"""What there is to see and to touch: every action has its gesture or its button, every sentence exists twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

import tripot
from tests.games.triggery.positions import EXAMPLE, PENDING, play_all
from tests.kit import random_game
from tripot.engine import kernels
from tripot.engine.errors import IllegalMove
from tripot.engine.message import Message
from tripot.engine.position import Position
from tripot.engine.scene import Figure, Row, Scene, Step, Touch
from tripot.engine.state import SPECTATOR
from tripot.engine.words import in_words
from tripot.games.triggery import notation, scene
from tripot.games.triggery.dealer import laying_out
from tripot.games.triggery.options import TriggeryOptions

OPTIONS: list[dict[str, Any]] = [
    {"players": players, "bonus": bonus, "score": score}
    for players, score in ((1, "points"), (2, "points"), (3, "rounds"), (4, "points"))
    for bonus in ("automatic", "claimed")
]


def messages_in(part: Any) -> Iterator[Message]:
    """Every sentence of a scene, however deep."""
    if isinstance(part, Message):
        yield part
    elif isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            yield from messages_in(getattr(part, field))
    elif isinstance(part, dict):
        for value in part.values():
            yield from messages_in(value)
    elif isinstance(part, tuple | list):
        for value in part:
            yield from messages_in(value)


said: set[bytes] = set()


def say_all(part: Any) -> None:
    """Put every sentence into both languages (each one once: formatting takes its time)."""
    for message in messages_in(part):
        written = msgspec.json.encode(message)
        if written not in said:
            said.add(written)
            assert in_words(message, "en")
            assert in_words(message, "fr")


def steps_of(position: Position) -> list[Step]:
    """The log with the positions around each action."""
    states = position.start_states.view(np.recarray)
    steps = []
    for number, (code, action) in enumerate(position.steps, 1):
        before = states.copy()
        kernels.play(states, 0, action)
        steps.append(Step(number, code, action, before[0], states.copy()[0]))
    return steps


def check_touches(position: Position, seen: Scene) -> None:
    state = position.view(None).state
    buttons = {button.text for button in seen.buttons if button.enabled}
    gestures = set()
    things = {thing.id: thing for thing in seen.things}
    for action in position.actions():
        touches = scene.gesture(state, int(action))
        text = notation.write(state, int(action))
        assert (text in buttons) == (not touches), text
        if touches:
            assert touches not in gestures
            gestures.add(touches)
            assert scene.assemble(state, touches) == action
            (touch,) = touches
            assert things[touch.thing].place == touch.place
            assert things[touch.thing].pose != touch.pose


def check_preview(position: Position) -> None:
    state, actions = position.view(None).state, position.actions()
    gains = np.zeros(len(actions), np.int64)
    kernels.gains(position.states, 0, actions, gains)
    for action, gain in zip(actions, gains, strict=True):
        preview = scene.preview(state, int(action))
        say_all(preview)
        assert sum(points for _, points in preview.lines) == preview.total == gain
        if not notation.write(state, int(action)).startswith("call"):
            assert len(preview.ghosts) == len(preview.marks) == gain


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_random_games_can_be_seen_and_touched(options: dict[str, Any]) -> None:
    for number, position in enumerate(random_game("triggery", 4, **options)):
        if laying_out(position.state) and number % 12:
            continue
        state = position.view(None).state
        acting = position.actor - 1 if isinstance(position.actor, int) else SPECTATOR
        for seat in {acting, number % (position.seats + 1) - 1}:
            seen = scene.scene(state, seat)
            say_all(seen)
            assert len(seen.players) == position.seats
            if seat + 1 == position.actor:
                check_touches(position, seen)
            else:
                assert not seen.buttons
        if isinstance(position.actor, int):
            check_preview(position)
    rows = scene.sheet(steps_of(position))
    say_all(rows)
    say_all(scene.settlement(position.state))
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    assert rows[-1].last == len(position.log)
    turned = sum(
        entry.text.startswith("claim") or len(entry.text) == 2 for entry in position.log if entry.actor != "dealer"
    )
    if position.seats == 1:
        assert [row.points for row in rows] == [None] * len(rows)
        assert rows[-1].total == position.details()["points"]
    else:
        assert sum(row.points or 0 for row in rows) >= turned


@pytest.mark.parametrize("options", OPTIONS[:4], ids=str)
def test_the_sheet_can_be_written_at_any_moment(options: dict[str, Any]) -> None:
    position = tripot.new("triggery", seed=3, **options)
    position.deal()
    for _ in range(12):
        rows = scene.sheet(steps_of(position))
        say_all(rows)
        position.play(position.legal()[0])
        position.deal()


@pytest.mark.parametrize("players", [1, 2])
def test_cells_can_be_found_by_their_names(players: int) -> None:
    """Letters stand above their columns, numbers beside their rows, within the frame."""
    for panel in scene.kit(TriggeryOptions(players=players)).panels:
        left, top, width, height = panel.box
        signs = {shape.text: shape for shape in panel.ground if isinstance(shape, Figure)}
        for place in panel.places:
            column, row = (signs[sign] for sign in place.label)
            assert (column.x, row.y) == (place.x, place.y)
        for sign in signs.values():
            assert left + sign.size / 2 < sign.x < left + width - sign.size / 2
            assert top + sign.size / 2 < sign.y < top + height - sign.size / 2


def english(rows: list[Row]) -> list[tuple[str, str, int | None, list[str]]]:
    return [
        (
            in_words(row.what),
            in_words(row.how) if row.how else "",
            row.points,
            [in_words(text) for text, _ in row.lines],
        )
        for row in rows
    ]


def test_the_sheet_of_the_example() -> None:
    position = tripot.position("triggery", f"players=1 {EXAMPLE} throws 5 points 40")
    play_all(position, "throw 4-4", "a2")
    (row,) = scene.sheet(steps_of(position))
    assert english([row]) == [("4-4 double · 16", "turns 1", None, [])]
    assert row.total == 56
    play_all(position, "c2")
    (row,) = scene.sheet(steps_of(position))
    what, how, points, lines = english([row])[0]
    assert (what, how, points) == ("4-4 double · 16", "turns 1, 2", None)
    assert lines == ["Bonuses: 24, 9, 15, 18, 20, 16, 12, 10", "Stars freed", "Only 3 of the 16 were needed"]
    assert row.total == 43
    assert [(mark.at, mark.style, mark.number) for mark in row.marks[:4]] == [
        ("side1:a2", "paid", 0),
        ("side1:c2", "paid", 0),
        ("side1:f2", "chain", 1),
        ("side1:c4", "chain", 2),
    ]


def test_the_chain_in_words() -> None:
    position = tripot.position("triggery", f"players=1 {EXAMPLE}")
    play_all(position, "throw 1-2", "a2", "c2")
    seen = scene.scene(position.view(1).state, 0)
    assert [(note.number, note.figure, in_words(note.text)) for note in seen.notes][:7] == [
        (0, "1", "paid with the dice"),
        (0, "2", "paid with the dice"),
        (1, "24", "alone in row 2"),
        (2, "9", "alone in column c"),
        (3, "15", "alone in row 4"),
        (4, "18", "alone in column f"),
        (5, "20", "alone in the diagonal a1–f6"),
    ]
    assert [note.figure for note in seen.notes][-2:] == ["★", "★"]


def test_a_call_is_a_touch_on_the_other_board() -> None:
    position = tripot.position("triggery", PENDING)
    state = position.view(None).state
    actions = {notation.write(state, int(action)): int(action) for action in position.actions()}
    assert scene.gesture(state, actions["call row2 a2"]) == (Touch("tablet:1:a2", "open", "side1:a2"),)
    assert in_words(scene.preview(state, actions["call row2 a2"]).lines[0][0]) == (
        "Forgotten bonus called in row 2: 1 is open again"
    )
    with pytest.raises(IllegalMove, match="other side’s board"):
        scene.assemble(state, [Touch("tablet:1:a1", "turned", "side1:a1")])


def test_a_touch_takes_for_free_what_is_free() -> None:
    position = tripot.position("triggery", f"players=1,bonus=claimed {EXAMPLE}")
    play_all(position, "throw 6-6", "a2", "c2")
    state = position.view(None).state
    touched = scene.assemble(state, [Touch("tablet:1:c4", "turned", "side1:c4")])
    assert notation.write(state, touched) == "claim c4"
    buttons = scene.scene(state, 0).buttons
    assert [(button.text, in_words(button.label)) for button in buttons] == [
        ("c4", "Pay 9 for c4"),
        ("done", "End the turn"),
    ]


@pytest.mark.parametrize(
    ("touches", "why"),
    [
        ([], "one tablet"),
        ([Touch("tablet:1:a1", "turned", "side1:a1")] * 2, "one tablet"),
        ([Touch("die:1", "up", "side1")], "where it lies"),
    ],
)
def test_touches_that_mean_nothing(touches: list[Touch], why: str) -> None:
    position = tripot.position("triggery", PENDING)
    with pytest.raises(IllegalMove, match=why):
        scene.assemble(position.view(None).state, touches)


def test_done_waits_greyed_until_something_is_paid() -> None:
    position = tripot.position("triggery", f"players=1 {EXAMPLE}")
    position.play("throw 1-2")
    (button,) = scene.scene(position.view(1).state, 0).buttons
    assert (button.enabled, button.main) == (False, True)
    assert button.reason is not None
    assert in_words(button.reason) == "You must turn at least one tablet: a2 shows 1, and you threw 3."
    position.play("a2")
    assert scene.scene(position.view(1).state, 0).buttons[0].enabled


def test_the_own_board_comes_first() -> None:
    position = tripot.position("triggery", PENDING)
    state = position.view(None).state
    assert [scene.scene(state, seat).panels[0] for seat in (SPECTATOR, 0, 1)] == ["side1", "side1", "side2"]
    assert in_words(scene.scene(state, 1).titles["side2"][0], "fr") == "Votre plateau"
