"""What is seen, touched and told."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

import tripot
from tests.games.triominos.setups import BRIDGE, HEXAGON, OPTION_SETS, after, all_but, setup
from tests.kit import random_game
from tripot.engine import kernels
from tripot.engine.errors import IllegalMove
from tripot.engine.message import Message
from tripot.engine.position import Position, View
from tripot.engine.scene import Row, Scene, Step, Touch
from tripot.engine.words import in_words
from tripot.games.triominos import scene as table
from tripot.games.triominos.options import TriominosOptions

KIT = table.kit(TriominosOptions())


def seen(view: View, seat: int) -> Scene:
    return table.scene(view.state, seat - 1)


def words(message: Message | None, language: str = "en") -> str:
    assert message is not None
    return in_words(message, language)


def steps_of(position: Position) -> list[Step]:
    """The log with what a spectator sees around each action."""
    replayed = Position(position.game, position.options, position.start_states)
    steps = []
    view = replayed.view(None).state
    for number, (actor, action) in enumerate(position.steps, 1):
        before = view
        replayed.play_action(action)
        view = replayed.view(None).state
        steps.append(Step(number, actor, action, before, view))
    return steps


def test_the_kit_has_every_tile_in_every_pose() -> None:
    assert len(KIT.kinds) == 56
    assert len(KIT.kinds["223"].poses) == 6
    assert list(KIT.kinds["333"].poses) == ["^333", "v333"]
    assert KIT.panels[0].open_ended


def test_six_turns_lead_round_and_back() -> None:
    for kind in KIT.kinds.values():
        left, right = kind.turns
        for start in kind.poses:
            pose, passed = start, set()
            for _ in range(6):
                passed.add(pose)
                assert left.to[right.to[pose]] == pose
                pose = right.to[pose]
            assert pose == start
            assert passed == set(kind.poses)


def test_a_sixth_to_the_right_moves_each_number_one_corner_on() -> None:
    """Upright 1 at the top, 2 right, 3 left: turned, 2 is at the bottom, 3 left, 1 right."""
    assert KIT.kinds["123"].turns[1].to["^123"] == "v231"
    assert KIT.kinds["123"].turns[1].to["v231"] == "^312"


def test_numbers_stand_in_their_corners() -> None:
    _, _, top, right, left = KIT.kinds["123"].poses["^123"].drawing
    assert (top.text, right.text, left.text) == ("1", "2", "3")  # type: ignore[union-attr]
    assert top.x == 0  # type: ignore[union-attr]
    assert top.y == pytest.approx(-0.445 * 0.5774, abs=0.001)  # type: ignore[union-attr]
    assert right.x == -left.x > 0  # type: ignore[union-attr]


def test_places_around_the_structure() -> None:
    scene = seen(setup("345@0,0", "155/001"), 1)
    places = {place.id: place for place in scene.places}
    assert set(places) == {"0,0", "-1,0", "1,0", "0,1"}
    assert (places["0,0"].kind, places["0,1"].kind) == ("up", "down")
    assert places["1,0"].x == 0.5
    assert places["1,0"].y < places["0,0"].y
    assert [(thing.id, thing.pose, thing.place) for thing in scene.things] == [("tile:345", "^345", "0,0")]
    assert scene.box is not None
    assert scene.box[0] < -1


def test_the_first_cell_is_marked() -> None:
    scene = seen(setup("", "155/001"), 1)
    assert [(mark.at, mark.style) for mark in scene.marks] == [("0,0", "start")]
    assert [place.id for place in scene.places] == ["0,0"]


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_every_action_has_its_own_gesture_or_button(options: dict[str, Any]) -> None:
    for step, position in enumerate(random_game("triominos", 2, **options)):
        if step % 4 or not isinstance(position.actor, int):
            continue
        view = position.view(position.actor)
        scene = seen(view, position.actor)
        places = {place.id: place.kind for place in scene.places}
        touched = set()
        for action in view.actions().tolist():
            gesture = table.gesture(view.state, action)
            if gesture:
                (touch,) = gesture
                touched.add((touch.thing, touch.pose, touch.place))
                assert table.assemble(view.state, gesture) == action
                assert KIT.kinds[touch.thing[5:]].poses[touch.pose].kind == places[touch.place]
            else:
                text = position.game.notation.write(view.state, action)
                assert text == "timeout" or [b.text for b in scene.buttons if b.enabled] == [text]
        with_touch = [text for text in view.legal() if "@" in text]
        assert len(touched) == len(with_touch)


def test_touches_that_mean_no_action() -> None:
    state = setup(HEXAGON, "155/001").view(1).state
    for touches in (
        (),
        (Touch("tile:155", "^155", ""),),
        (Touch("tile:155", "v155", "-2,0"),),
        (Touch("tile:155", "^155", "-2,0"),) * 2,
    ):
        with pytest.raises(IllegalMove) as caught:
            table.assemble(state, touches)
        assert in_words(caught.value.message, "fr")


def button(view: View, seat: int) -> tuple[str, bool, bool]:
    (only,) = seen(view, seat).buttons
    if only.reason is not None:
        assert words(only.reason)
    return words(only.label), only.enabled, only.main


def test_the_button_draws_or_passes_with_its_cost() -> None:
    position = setup(HEXAGON, "155.000/001")
    assert button(position, 1) == ("Draw −5", True, False)
    assert button(position, 2) == ("Draw −5", False, False)
    drawn = after(position, "draw", "draw 111", "draw", "draw 112", "draw", "draw 113")
    assert button(drawn, 1) == ("Pass −10", True, True)
    empty = setup(HEXAGON, f"000/{all_but(HEXAGON, '000')}")
    assert button(empty, 1) == ("Pass", True, True)
    assert button(setup("", "155/001"), 1) == ("Draw −5", False, False)
    assert button(setup(HEXAGON, "155/001", options="score=simple"), 1)[0] == "Draw"


def test_a_hand_shows_the_drawn_tile_last_and_says_what_to_do() -> None:
    position = after(setup(HEXAGON, "155.333/001"), "draw", "draw 002")
    hand = seen(position.view(1), 1).hand
    assert hand is not None
    assert [thing.kind for thing in hand.things] == ["155", "333", "002"]
    assert words(hand.note) == "You drew 0\u00a00\u00a02, and it fits nowhere. Draw again."
    assert words(hand.note, "fr") == "La tuile 0\u00a00\u00a02 ne va nulle part : piochez encore."
    other = seen(position.view(2), 2).hand
    assert other is not None
    assert [thing.kind for thing in other.things] == ["001"]
    assert words(other.title) == "Seat 1 to play"


def test_while_the_dealer_acts_the_hand_says_what_is_drawn_for_whom() -> None:
    """At a referee's table that is until the tile is entered; nobody is to play meanwhile."""
    position = tripot.new("triominos", players=2)
    said = []
    while position.actor == "dealer":
        hand = seen(position.view(1), 1).hand
        assert hand is not None
        said.append(words(hand.title))
        position.play(position.legal()[0])
    assert said[0] == "Seat 1 draws tile 1 of 9"
    assert said[17] == "Seat 2 draws tile 9 of 9"
    assert said[18:] == ["Seat 1 draws for the start", "Seat 2 draws for the start"]
    drawing = after(setup(HEXAGON, "155.333/001"), "draw")
    for seat in (1, 2):
        hand = seen(drawing.view(seat), seat).hand
        assert hand is not None
        assert words(hand.title, "fr") == "Place 1 pioche une tuile"


def test_nothing_hidden_is_in_a_scene() -> None:
    position = after(setup(HEXAGON, "155.333/001"), "draw", "draw 002")
    for seat, hidden in ((2, ("155", "333", "002")), (0, ("155", "333", "002", "001"))):
        view = position.view(seat or None)
        scene = repr(seen(view, seat))
        assert not any(f"tile:{name}" in scene or " ".join(name) in scene for name in hidden)


def test_previews() -> None:
    position = setup(BRIDGE, "344.000/001")
    preview = table.preview(position.state, position.game.notation.read(position.state, "443@-1,-1"))
    assert [(words(line), points) for line, points in preview.lines] == [("3 + 4 + 4", 11), ("Bridge", 40)]
    assert preview.total == 51
    assert len(preview.marks) == 1
    last = setup(HEXAGON, "155/001")
    preview = table.preview(last.state, last.game.notation.read(last.state, "551@-2,0"))
    assert [(words(line, "fr"), n) for line, n in preview.lines][1:] == [("Hexagone", 50), ("Dernière tuile", 25)]
    assert len(preview.marks) == 1


def told(row: Row, language: str = "en") -> tuple[str, str, int | None]:
    return words(row.what, language), in_words(row.how, language) if row.how else "", row.points


def test_a_turn_is_one_row() -> None:
    position = setup(HEXAGON, "000.001/155.002", "turn:1 0,0 no:7")
    position = after(position, "draw", "draw 111", "draw", "draw 112", "draw", "draw 113", "pass", "551@-2,0")
    rows = table.sheet(steps_of(position))
    assert [told(row) for row in rows] == [("Passes", "3 draws", -25), ("1\u00a05\u00a05", "hexagon", 61)]
    assert [(words(line, "fr"), points) for line, points in rows[0].lines] == [("Rien posé", -10), ("3 pioches", -15)]
    assert [row.last for row in rows] == [7, 8]
    assert [mark.at for mark in rows[1].marks] == ["tile:155"]
    running = after(setup(HEXAGON, "155/000"), "draw", "draw 111")
    assert [told(row, "fr") for row in table.sheet(steps_of(running))] == [("Pioche", "1 pioche", -5)]


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_the_rows_add_up_to_the_scores(options: dict[str, Any]) -> None:
    final = list(random_game("triominos", 21, **options))[-1]
    rows = table.sheet(steps_of(final))
    totals: dict[int, int] = defaultdict(int)
    for row in rows:
        totals[row.seat] += row.points or 0
        if row.points is not None:
            assert sum(points for _, points in row.lines if points is not None) == row.points
    assert tuple(totals[seat] for seat in range(final.seats)) == final.scores()
    assert all(row.last <= len(final.log) for row in rows)


def test_settlements_are_told_line_by_line() -> None:
    over = after(setup(HEXAGON, "155/012.344", "turn:1 50,60 no:9"), "551@-2,0")
    lines = [(words(line), points) for line, points in table.settlement(over.view(None).state)]
    assert lines == [
        ("Seat 1 has placed the last tile.", None),
        ("Seat 2 is left with 2 tiles, worth 14.", None),
        ("Seat 1, settlement", 14),
    ]
    rows = table.sheet(steps_of(over))
    assert told(rows[-1], "fr") == ("Sortie", "", 14)


def test_the_header_names_what_is_played() -> None:
    position = tripot.new("triominos", players=3, hourglass=30, target=400)
    text = words(seen(position.view(None), 0).subtitle, "fr").replace("\u00a0", " ")
    assert text == "À trois · manche 1, premier à 400 · sablier 30 s"
    assert words(seen(position.view(None), 0).stock, "fr").replace("\u00a0", " ") == "pioche : 56 tuiles"


def test_spectators_have_no_hand() -> None:
    view = setup(HEXAGON, "155/001").view(None)
    assert kernels.actor(view.states, 0) == 0
    assert seen(view, 0).hand is None
    assert seen(view, 0).buttons == ()
