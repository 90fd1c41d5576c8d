"""What there is to see, to touch and to tell."""

from __future__ import annotations

import msgspec
import pytest

import tripot
from tests.games.triolet.tables import position
from tests.kit import random_game
from tripot.engine.errors import IllegalMove
from tripot.engine.message import Message
from tripot.engine.position import Position
from tripot.engine.registry import find_game
from tripot.engine.scene import Scene, Step, Touch
from tripot.engine.words import in_words

TABLE = find_game("triolet").table
OPENED = "board:11@H8,3@H9,4@I8,8@I7 racks:4.4.J/0.3.5"


def scene(game: Position, seat: int | None) -> Scene:
    made: Scene = TABLE.scene(game.view(seat).state, -1 if seat is None else seat - 1)
    return made


def english(message: Message | None) -> str:
    assert message is not None
    return in_words(message, "en")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_gesture_is_one_action_and_back(players: int) -> None:
    for game in random_game("triolet", 40 + players, players=players):
        if not isinstance(game.actor, int):
            continue
        state = game.view(game.actor).state
        seen = set()
        for action in game.actions():
            touches = TABLE.gesture(state, int(action))
            if not touches:
                assert game.game.notation.write(state, int(action)) == "pass"
                continue
            seen.add(frozenset(map(msgspec.structs.astuple, touches)))
            assert TABLE.assemble(state, touches) == action
            assert TABLE.assemble(state, touches[::-1]) == action
        assert len(seen) == len([action for action in game.actions() if TABLE.gesture(state, int(action))])


@pytest.mark.parametrize("players", [2, 3])
def test_the_lines_of_a_preview_are_the_rules_points(players: int) -> None:
    import numpy as np

    from tripot.engine import kernels

    for game in random_game("triolet", 70 + players, players=players):
        if not isinstance(game.actor, int):
            continue
        actions = game.actions()
        gains = np.zeros(len(actions), np.int64)
        kernels.gains(game.states, 0, actions, gains)
        for action, gain in zip(actions.tolist()[::5], gains.tolist()[::5], strict=True):
            preview = TABLE.preview(game.state, action)
            assert preview.total == gain == sum(points for _, points in preview.lines)


def test_either_of_two_equal_tiles_can_be_touched() -> None:
    state = position(OPENED).state
    for thing in ("rack:0", "rack:1"):
        action = TABLE.assemble(state, [Touch(thing, "4", "G8")])
        assert find_game("triolet").notation.write(state, action) == "4@G8"


@pytest.mark.parametrize(
    ("touches", "reason"),
    [
        ([], "triolet-touches"),
        ([Touch("rack:0", "4", "G8"), Touch("rack:0", "4", "G9")], "triolet-touches"),
        ([Touch("rack:0", "5", "G8")], "triolet-touches"),
        ([Touch("rack:7", "4", "G8")], "triolet-touches"),
        ([Touch("rack:2", "J", "G8")], "triolet-joker-needs-value"),
        ([Touch("rack:0", "4", "G8"), Touch("rack:1", "4", "bag")], "triolet-bag-or-board"),
    ],
)
def test_touches_that_mean_nothing(touches: list[Touch], reason: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        TABLE.assemble(position(OPENED).state, touches)
    assert caught.value.message.id == reason


def test_nobody_sees_another_rack() -> None:
    game = position(OPENED)
    mine, other, outside = scene(game, 1), scene(game, 2), scene(game, None)
    assert mine.hand is not None
    assert other.hand is not None
    assert outside.hand is None
    assert [thing.pose for thing in mine.hand.things] == ["4", "4", "J"]
    assert [thing.pose for thing in other.hand.things] == ["0", "3", "5"]
    assert "rack" not in str(outside.things)
    assert english(outside.players[0].note) == "3 tiles in hand"
    assert outside.buttons == ()


def test_buttons_say_why_they_are_grey() -> None:
    game = position(OPENED)
    exchange, passing = scene(game, 1).buttons
    assert (exchange.enabled, exchange.zone) == (True, "bag")
    assert (passing.enabled, english(passing.reason)) == (False, "You can still exchange, so you can’t pass.")
    exchange, passing = scene(game, 2).buttons
    assert english(exchange.reason) == english(passing.reason) == "It is not your turn."
    exchange, _ = scene(position("board:- racks:4.4.J/0.3.5 opening:2"), 1).buttons
    assert english(exchange.reason) == "The first player must place."


def test_the_joker_is_chosen_among_sixteen_values() -> None:
    kind = TABLE.kit(find_game("triolet").options()).kinds["tile:J"]
    assert kind.choose
    assert set(kind.poses) - {"J"} == {f"J{value}" for value in range(16)}


def test_the_score_sheet() -> None:
    game = position("board:11@H8,3@H9,4@I8,8@I7 racks:3.4.J/0.7.8")
    steps: list[Step] = []
    for text in ("3@I6 4@H6", "draw 9", "draw 9", "7@J7 0@J8", "draw 1", "draw 1", "exchange J", "draw 2"):
        before = game.states.copy()[0]
        game.play(text)
        steps.append(Step(len(steps) + 1, *game.steps[-1], before, game.states.copy()[0]))
    rows = TABLE.sheet(steps)
    assert [(row.number, row.seat, row.points, row.last) for row in rows] == [
        (1, 0, 37, 3),
        (2, 1, 52, 6),
        (3, 0, 0, 8),
    ]
    assert [english(row.what) for row in rows] == ["H6–I6", "J7–J8", "Exchange"]
    assert [english(row.how) for row in rows] == ["tiles 4 3", "tiles 7 0", "1 tile"]
    assert [(in_words(line, "fr"), points) for line, points in rows[1].lines] == [
        ("Trio 11 + 4 + 0", 30),
        ("Paire 7 + 0", 7),
        ("Paire 8 + 7", 15),
    ]
    assert [mark.at for mark in rows[0].marks] == ["tile:H6", "tile:I6"]


def test_the_settlement_adds_up() -> None:
    for seed in range(3):
        *_, game = random_game("triolet", 500 + seed, players=3)
        result = game.result()
        assert result is not None
        lines = TABLE.settlement(game.view(None).state)
        rests = [points for line, points in lines if line.id in ("triolet-end-loses", "triolet-end-gives")]
        if result.ending == "out":
            assert lines[0][1] == sum(points or 0 for points in rests)
        else:
            assert [points for _, points in lines[1:]] == rests
            assert len(rests) == 3


def test_a_game_has_a_start_mark_and_a_hint_to_the_centre() -> None:
    game = tripot.new("triolet", seed=4)
    game.deal()
    first = scene(game, 1)
    assert [(mark.at, mark.style) for mark in first.marks] == [("H8", "start")]
    assert first.hand is not None
    assert english(first.hand.note) == "Cover the centre, H8."
    assert english(first.stock) == "bag: 74 tiles"
