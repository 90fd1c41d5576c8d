"""Every scene, move, preview, row and sentence of random games, in both languages."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import tripot
from tests.kit import next_text
from tripot.engine.message import Message
from tripot.engine.options import option_sets, options_from_text
from tripot.engine.position import Position
from tripot.engine.registry import find_game, game_names
from tripot.engine.scene import Kit, Row, Scene, Step
from tripot.engine.sheet import staying, unwritten
from tripot.engine.words import LANGUAGES, in_words

CASES = [(name, options) for name in game_names() for options in option_sets(find_game(name))]
HOW_OFTEN = 0.3
"""How often the sheet is looked at while it grows."""
LOOKED_AT = 12
"""Positions of a game whose scenes are examined."""


def messages(value: Any) -> list[Message]:
    """Every message inside a value."""
    if isinstance(value, Message):
        return [value]
    if isinstance(value, msgspec.Struct):
        return [m for name in value.__struct_fields__ for m in messages(getattr(value, name))]
    if isinstance(value, dict):
        return [m for v in value.values() for m in messages(v)]
    if isinstance(value, list | tuple):
        return [m for v in value for m in messages(v)]
    return []


def check_words(value: Any) -> None:
    for message in messages(value):
        for language in LANGUAGES:
            assert in_words(message, language).strip(), message


def check_scene(scene: Scene, kit: Kit) -> None:
    """Ids are unique and everything named exists."""
    places = {place.id for panel in kit.panels for place in panel.places} | {place.id for place in scene.places}
    in_hand = scene.hand.things if scene.hand else ()
    ids = [thing.id for thing in (*scene.things, *in_hand)]
    assert len(set(ids)) == len(ids)
    for thing in (*scene.things, *in_hand):
        assert thing.pose in kit.kinds[thing.kind].poses, thing
    for thing in scene.things:
        assert thing.place in places, thing
    for mark in scene.marks:
        assert not mark.at or mark.at in places or mark.at in ids, mark
    for player in scene.players:
        assert all(chip in kit.chips for chip in player.chips)
    check_words(scene)


def check_moves(position: Position, scene: Scene, kit: Kit) -> None:
    """Every legal action has its own gesture or button, and the gesture means just that action."""
    assert isinstance(position.actor, int)
    view = position.view(position.actor)
    table, buttons = position.game.table, {button.text for button in scene.buttons if button.text}
    zones = {button.zone for button in scene.buttons if button.zone}
    in_hand = scene.hand.things if scene.hand else ()
    things = {thing.id: thing for thing in (*scene.things, *in_hand)}
    places = {place.id: place for panel in kit.panels for place in panel.places}
    places |= {place.id: place for place in scene.places}
    seen = set()
    for action in view.actions():
        touches = table.gesture(view.state, int(action))
        text = position.game.notation.write(view.state, int(action))
        if not touches:
            assert text in buttons or int(action) in position.game.clock_actions, text
            continue
        assert frozenset(map(tuple, map(msgspec.structs.astuple, touches))) not in seen, text
        seen.add(frozenset(map(tuple, map(msgspec.structs.astuple, touches))))
        assert table.assemble(view.state, touches) == action, text
        for touch in touches:
            pose = kit.kinds[things[touch.thing].kind].poses[touch.pose]
            assert touch.place in zones or places[touch.place].kind in ("", pose.kind), text
    for action in random.Random(1).sample(list(view.actions()), min(5, len(view.actions()))):
        preview = table.preview(view.state, int(action))
        assert sum(points for _, points in preview.lines) == preview.total
        check_words(preview)


@pytest.mark.parametrize(("name", "options"), CASES)
def test_every_scene_holds_together(name: str, options: str) -> None:
    game = find_game(name)
    chosen = options_from_text(game, options)
    rng = random.Random(options)
    position = tripot.new(name, seed=rng.getrandbits(32), **msgspec.structs.asdict(chosen))
    kit = game.table.kit(chosen)
    check_words(kit)
    steps: list[Step] = []
    grown: list[Row] = []
    stride = rng.randrange(3, 9)
    looked = 0
    while position.actor is not None:
        if len(steps) % stride == 0 and looked < LOOKED_AT:
            looked += 1
            for seat in (None, *range(1, position.seats + 1)):
                scene = game.table.scene(position.view(seat).state, -1 if seat is None else seat - 1)
                check_scene(scene, kit)
                if seat == position.actor:
                    check_moves(position, scene, kit)
        before = position.states.copy()[0]
        position.play(next_text(position, rng))
        actor, action = position.steps[-1]
        number = 2 * len(steps) + 1  # a log has entries that are no steps
        steps.append(Step(number, actor, action, before, position.states.copy()[0]))
        if rng.random() < HOW_OFTEN:
            grown = game.table.sheet(unwritten(staying(grown), steps), grown)
            assert grown == game.table.sheet(steps)
    rows = game.table.sheet(steps)
    assert game.table.sheet(steps, grown) == rows
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    check_words(rows)
    check_words(game.table.settlement(position.view(None).state))
    check_scene(game.table.scene(position.view(None).state, -1), kit)


def test_catalogues_have_the_same_entries() -> None:
    from fluent.syntax import FluentParser, ast

    from tripot.engine.words import catalogue

    entries = {}
    for language in LANGUAGES:
        body = FluentParser().parse(catalogue(language)).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        assert len(set(names)) == len(names)
        entries[language] = set(names)
    assert entries["en"] == entries["fr"]


@pytest.mark.parametrize("name", game_names())
def test_catalogues_name_the_game_its_options_and_endings(name: str) -> None:
    from tripot.engine.options import choices

    game = find_game(name)
    wanted = [f"{name}-{what}" for what in ("title", "motto", "duration", "players")]
    wanted += [f"{name}-ending-{ending}" for ending in game.endings]
    for choice in choices(game):
        wanted.append(f"{name}-option-{choice.name}")
        if choice.name != "players":
            wanted += [f"{name}-option-{choice.name}-{value}" for value in choice.values]
    for ident in wanted:
        for language in LANGUAGES:
            assert in_words(Message(ident), language)
