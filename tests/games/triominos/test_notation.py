"""Actions and positions as text, and why an action is not legal."""

from __future__ import annotations

import pytest

import tripot
from tests.games.triominos.setups import BRIDGE, HEXAGON, OPTION_SETS, after, all_but, setup
from tests.kit import random_game
from tripot.engine.errors import BadText, IllegalMove
from tripot.engine.position import Position
from tripot.engine.words import in_words


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_every_action_and_position_comes_back(options: dict[str, object]) -> None:
    for step, position in enumerate(random_game("triominos", 5, **options)):
        if step % 5:
            continue
        write, read = position.game.notation.write, position.game.notation.read
        for action in position.actions():
            assert read(position.state, write(position.state, int(action))) == action
        for view in (position, position.view(None), position.view(1)):
            again = tripot.position("triominos", view.to_text())
            assert again.to_text() == view.to_text()
            again.states["rng"] = view.states["rng"]
            assert again.states.tobytes() == view.states.tobytes()


@pytest.mark.parametrize(
    ("loose", "canonical"),
    [
        ("  551 @ -2 , 0 ", "551@-2,0"),
        ("5-5-1@(-2,0)", "551@-2,0"),
        ("5 5 1@−2,0", "551@-2,0"),
        ("DRAW", "draw"),
    ],
)
def test_looser_texts_are_understood(loose: str, canonical: str) -> None:
    position = setup(HEXAGON, "155.000/001")
    position.play(loose)
    assert position.log[-1].text == canonical


def test_the_dealer_may_write_a_tile_from_any_corner() -> None:
    position = after(setup(HEXAGON, "155.000/001"), "draw", "Draw 322")
    assert position.log[-1].text == "draw 223"


FIRST = setup("", "155.223/000")
LATER = setup(HEXAGON, "155.000/001")
DRAWN = after(LATER, "draw", "draw 334")
EMPTY = setup(HEXAGON, f"155.000/{all_but(HEXAGON, '155.000')}")


@pytest.mark.parametrize(
    ("position", "text", "why"),
    [
        (LATER, "hello", "“hello” is no move"),
        (LATER, "167@0,1", "numbers go from 0 to 5"),
        (LATER, "321@0,1", "mirror image of 123"),
        (LATER, "155@99,0", "further away"),
        (LATER, "223@0,2", "223 is not in your hand"),
        (LATER, "155@0,0", "already a tile on 0,0"),
        (LATER, "155@5,0", "5,0 doesn’t share a side"),
        (LATER, "155@-2,0", "at the top: 5 lies there, the tile has 1"),
        (LATER, "515@-2,0", "on the right: 5 lies there, the tile has 1"),
        (LATER, "pass", "you may still draw 3 tiles"),
        (LATER, "timeout", "no hourglass"),
        (LATER, "draw 111", "Seat 1 is to play"),
        (DRAWN, "551@-2,0", "only the tile just drawn may be placed: 334"),
        (DRAWN, "pass", "you may still draw 2 tiles"),
        (after(LATER, "draw"), "pass", "is being drawn"),
        (after(LATER, "draw"), "show 111", "goes to a rack"),
        (after(LATER, "draw"), "draw 155", "not in the pool"),
        (after(DRAWN, "draw", "draw 111", "draw", "draw 112"), "draw", "drawn three tiles"),
        (EMPTY, "draw", "pool is empty"),
        (FIRST, "draw", "starts places a tile"),
        (FIRST, "pass", "starts places a tile"),
        (FIRST, "155@1,0", "155@0,0"),
        (FIRST, "551@0,0", "155@0,0"),
    ],
)
def test_why_not(position: Position, text: str, why: str) -> None:
    before = position.states.tobytes()
    with pytest.raises(IllegalMove) as caught:
        position.copy().play(text)
    assert why in str(caught.value)
    assert in_words(caught.value.message, "fr")
    assert position.states.tobytes() == before


def test_why_not_in_the_start_draw() -> None:
    position = tripot.new("triominos", seed=1)
    for _ in range(18):
        position.play(position.legal()[0])
    with pytest.raises(IllegalMove, match="start draw"):
        position.play(position.legal()[0].replace("show", "draw"))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("- 000/001", "at least four parts"),
        ("- 000 turn:1 0,0", "2 parts"),
        ("- 000/000 turn:1 0,0", "once"),
        ("- 000/321 turn:1 0,0", "321"),
        ("- 000/0?1 turn:1 0,0", "0?1"),
        ("- 000/?1 turn:1 0,0", "?1"),
        ("- 000/001 turn:3 0,0", "3"),
        ("- 000/001 dance:1 0,0", "dance"),
        ("- 000/001 turn:1 0,x", "x"),
        ("- 000/001 turn:1 0", "2 parts"),
        ("- 000/001 turn:1 0,0 mood:good", "mood"),
        ("- 000/001 turn:1 0,0 drawn:1.555", "555"),
        ("- 000/001 turn:1 0,0 settled:target", "target"),
        ("- 000/001 turn:1 0,0 seen:111.111", "once"),
        ("345@0,0 000/001 turn:1 0,0", "345@0,0"),
        ("453@0,0:1 000/001 turn:1 0,0", "453@0,0:1"),
        ("345@0,0:1;111@1,0:1 000/001 turn:1 0,0", "111@1,0:1"),
        ("345@0,0:1;553@-1,0:1 355/001 turn:1 0,0", "355"),
        (f"- {'?' * 40}/{'?' * 40} turn:1 0,0", "56"),
    ],
)
def test_bad_positions(line: str, why: str) -> None:
    with pytest.raises(BadText) as caught:
        tripot.position("triominos", line)
    assert why in str(caught.value)
    assert in_words(caught.value.message, "fr")


def test_a_position_of_ones_own_can_be_played() -> None:
    position = setup(BRIDGE, "344/001")
    position.play("443@-1,-1")
    result = position.result()
    assert result is not None
    assert result.ending == "out"
