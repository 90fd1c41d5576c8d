"""What the page is given: scenes, gestures, previews and the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tripot
from tests.kit import random_game
from tripot.engine.errors import IllegalMove
from tripot.engine.message import Message
from tripot.engine.position import Position
from tripot.engine.registry import find_game
from tripot.engine.scene import Figure, Step, Touch
from tripot.engine.state import SPECTATOR
from tripot.engine.words import LANGUAGES, in_words
from tripot.games.trini import scene as table
from tripot.games.trini.board import DICE, ROUND_NAMES, TRIANGLE_NAMES
from tripot.games.trini.kit import KINDS_OF_THINGS, kit
from tripot.games.trini.options import TriniOptions

KIT = kit(TriniOptions())
PLACES = {place.id: place for place in KIT.panels[0].places}


def messages(value: Any) -> Iterator[Message]:
    if isinstance(value, Message):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from messages(getattr(value, name))
    elif isinstance(value, dict):
        for part in value.values():
            yield from messages(part)
    elif isinstance(value, tuple | list):
        for part in value:
            yield from messages(part)


def check_words(value: Any) -> None:
    for message in messages(value):
        for language in LANGUAGES:
            assert in_words(message, language)


def steps_of(position: Position) -> list[Step]:
    game, states, steps = position.game, position.start_states, []
    replayed = Position(game, position.options, states)
    for number, (actor, action) in enumerate(position.steps, 1):
        before = replayed.states.copy()[0]
        replayed.play_action(action)
        steps.append(Step(number, actor, action, before, replayed.states.copy()[0]))
    return steps


def test_kit_speaks_and_is_complete() -> None:
    check_words(KIT)
    assert set(PLACES) == set(TRIANGLE_NAMES) | set(ROUND_NAMES)
    assert len(KINDS_OF_THINGS["die"].poses) == 48
    assert len(KIT.panels[0].glow["d4"]) == 6
    assert len(KIT.panels[0].glow["d1"]) == 3
    assert len(msgspec.json.encode(KIT)) < 400_000


@pytest.mark.parametrize("kind", ["die", "reserve"])
def test_turns_lead_from_pose_to_pose_and_left_undoes_right(kind: str) -> None:
    poses = set(KINDS_OF_THINGS[kind].poses)
    turns = {turn.id: turn.to for turn in KINDS_OF_THINGS[kind].turns}
    for to in turns.values():
        assert set(to) | set(to.values()) <= poses
        assert len(set(to.values())) == len(to)
    assert all(turns["right"][new] == old for old, new in turns["left"].items())
    tips = [to for name, to in turns.items() if name.startswith("keep")]
    assert all(sum(pose in to for to in tips) == 3 for pose in poses)


def test_every_pose_of_the_reserve_is_within_reach() -> None:
    found = {table.FIRST_POSE}
    while True:
        more = {turn.to[pose] for turn in KINDS_OF_THINGS["reserve"].turns for pose in found if pose in turn.to}
        if more <= found:
            break
        found |= more
    assert found == set(KINDS_OF_THINGS["reserve"].poses)


def test_two_sixths_are_a_third() -> None:
    sixth, third = (
        next(turn.to for turn in KINDS_OF_THINGS[kind].turns if turn.id == "left") for kind in ("reserve", "die")
    )
    assert all(sixth[sixth[pose]] == third[pose] for pose in third)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("match", ["exact", "shape"])
def test_scenes_and_gestures_of_a_whole_game(players: int, match: str) -> None:
    for turn, position in enumerate(random_game("trini", 11, players=players, match=match)):
        state = position.state
        if turn % 3 == 0:
            for seat in range(SPECTATOR, players):
                seen = table.scene(state, seat)
                check_words(seen)
                ids = [thing.id for thing in seen.things]
                assert len(ids) == len(set(ids))
                for thing in seen.things:
                    pose = KIT.kinds[thing.kind].poses[thing.pose]
                    assert pose.kind == PLACES[thing.place].kind
                    assert thing.seat in range(players)
                assert (
                    len([i for i in ids if i.startswith("die")]) + sum(int(n) for n in state.reserve)
                    == players * DICE[players]
                )
        if turn % 7 == 0:
            touched: dict[tuple[Touch, ...], int] = {}
            for action in position.actions():
                touches = table.gesture(state, int(action))
                assert touched.setdefault(touches, int(action)) == action
                assert table.assemble(state, touches) == action
                assert KIT.kinds["die"].poses[touches[0].pose].kind == PLACES[touches[0].place].kind
                preview = table.preview(state, int(action))
                assert sum(points for _, points in preview.lines) == preview.total == len(preview.ghosts)
                check_words(preview)
    check_words(table.settlement(position.state))


def test_the_sheet_sums_to_the_scores_and_names_things_that_exist() -> None:
    *_, position = random_game("trini", 5, players=3)
    rows = table.sheet(steps_of(position))
    check_words(rows)
    assert len(rows) == len(position.log)
    totals = [sum(row.points or 0 for row in rows if row.seat == seat) for seat in range(3)]
    assert tuple(totals) == position.scores()
    ids = {thing.id for thing in table.scene(position.state, SPECTATOR).things} | set(PLACES)
    assert all(mark.at in ids for row in rows for mark in row.marks)
    assert all(sum(points or 0 for _, points in row.lines) == (row.points or 0) for row in rows)


def test_a_die_keeps_its_name_from_the_hand_to_the_board_and_when_it_slides() -> None:
    position = tripot.new("trini")
    hand = table.scene(position.state, 0).hand
    assert hand is not None
    name = hand.things[0].id
    position.play("b7+CSQ")
    assert [thing.id for thing in table.scene(position.state, 1).things] == [name]
    position.play("d5+CSQ")
    position.play("b7-d6")
    assert (name, "d6") in [(thing.id, thing.place) for thing in table.scene(position.state, 1).things]


def test_the_sheet_reads_like_a_score_sheet() -> None:
    position = tripot.new("trini")
    for text in ("c4+CSQ", "d5+CSQ", "e4+CSQ"):
        position.play(text)
    assert [in_words(row.what, "fr") for row in table.sheet(steps_of(position))] == ["Pose c4", "Pose d5", "Pose e4"]


def test_preview_names_the_trinis() -> None:
    position = tripot.position("trini", "1 0 c4SQC,e4SQC/d3cSq -/-")
    game = find_game("trini")
    for text in position.legal():
        preview = table.preview(position.state, game.notation.read(position.state, text))
        if preview.total:
            assert preview.confirm is not None
            assert in_words(preview.confirm, "en").endswith("Trini")
            return


@pytest.mark.parametrize(
    ("touches", "reason"),
    [
        ((), "trini-one-die"),
        ((Touch("die:0:0", "^CSQ", "d4"),), "trini-round-cell"),
        ((Touch("die:0:1", "^CSQ", "d5"),), "trini-turn-first"),
        ((Touch("die:0:0", "vSQC", "b7"),), "trini-slides-as-it-is"),
        ((Touch("die:0:7", "^CSQ", "b7"),), "trini-not-your-die"),
        ((Touch("die:0:0", "^CSQ", "z9"),), "trini-one-die"),
    ],
)
def test_touches_that_mean_nothing(touches: tuple[Touch, ...], reason: str) -> None:
    position = tripot.position("trini", "1 0 c4CSQ/- -/-")
    with pytest.raises(IllegalMove) as caught:
        table.assemble(position.state, touches)
    assert caught.value.message.id == reason
    check_words(caught.value.message)


def test_letters_and_numbers_stand_at_the_ends_of_their_lines() -> None:
    """The nearest cell has the letter or number, and so have all that lie on the line from there across the board."""
    (panel,) = KIT.panels
    signs = [part for part in panel.ground if isinstance(part, Figure)]
    assert sorted(sign.text for sign in signs) == sorted("abcdefg1234567")
    left, top, width, height = panel.box
    for sign in signs:
        assert sign.wide_only
        assert left < sign.x < left + width
        assert top < sign.y < top + height
        along = (1.5, 0.75**0.5 if sign.text.isalpha() else -(0.75**0.5))
        line = [
            name
            for name, place in PLACES.items()
            if abs((place.x - sign.x) * along[1] - (place.y - sign.y) * along[0]) < 0.1
        ]
        assert line == [name for name in PLACES if sign.text in name]
