"""Placements and positions as text, and why a placement is refused."""

from __future__ import annotations

import pytest

import tripot
from tests.games.trigon.positions import OPTION_SETS, played
from tests.kit import random_game
from tripot.engine.errors import BadText
from tripot.engine.message import Message
from tripot.engine.words import LANGUAGES, in_words
from tripot.games.trigon import notation
from tripot.games.trigon.notation import placement_of
from tripot.games.trigon.pieces import PLACEMENTS

FOUR_BEGUN = ("q15,r15,q16", "z12", "z7", "r4")


def test_every_placement_is_read_as_it_is_written() -> None:
    for placement in range(len(PLACEMENTS)):
        assert placement_of(notation.text_of(placement)) == placement


def test_points_are_written_by_row_then_column() -> None:
    assert notation.text_of(placement_of("Q16 r15,  Q15")) == "q15,r15,q16"
    assert notation.text_of(placement_of("z11,aa11")) == "z11,aa11"


@pytest.mark.parametrize(("mode", "contact"), OPTION_SETS)
def test_positions_round_trip_byte_for_byte(mode: str, contact: str) -> None:
    for position in random_game("trigon", 8, mode=mode, contact=contact):
        if len(position.log) % 5 == 0 or position.actor is None:
            again = tripot.position("trigon", position.to_text(), seed=0)
            wanted = position.states.copy()
            wanted["rng"] = 0
            assert again.states.tobytes() == wanted.tobytes()
            assert again.options == position.options


@pytest.mark.parametrize(
    ("text", "ident"),
    [
        ("", "trigon-no-points"),
        (" , ", "trigon-no-points"),
        ("q99", "trigon-bad-point"),
        ("a1", "trigon-bad-point"),
        ("q15,q15", "trigon-point-twice"),
        ("q15,r16", "trigon-no-piece"),
        ("q15 r15 s15 t15 u15 v15 w15", "trigon-no-piece"),
    ],
)
def test_text_that_is_no_placement(text: str, ident: str) -> None:
    with pytest.raises(tripot.IllegalMove) as caught:
        placement_of(text)
    assert caught.value.message.id == ident


def reason(position: tripot.Position, text: str) -> Message:
    assert text not in position.legal()
    found: Message = notation.why_not(position.state, placement_of(text))
    for language in LANGUAGES:
        assert in_words(found, language)
    return found


@pytest.mark.parametrize(
    ("text", "ident"),
    [
        ("z12,aa12", "trigon-taken"),
        ("o15,p15,o16", "trigon-piece-laid"),
        ("s15", "trigon-side"),
        ("a9", "trigon-no-corner"),
    ],
)
def test_why_a_later_piece_is_refused(text: str, ident: str) -> None:
    assert reason(played(*FOUR_BEGUN), text).id == ident


def test_the_reason_names_points_and_colours() -> None:
    position = played(*FOUR_BEGUN)
    assert in_words(reason(position, "z12,aa12")) == "z12 is taken by yellow."
    assert in_words(reason(position, "s15")) == "On s15 it touches a side of your own colour, r15."
    assert in_words(reason(position, "z12,aa12"), "fr") == "z12 est déjà couvert par les jaunes."


def test_why_a_corner_on_a_straight_side_is_refused() -> None:
    assert reason(played(*FOUR_BEGUN, contact="corner"), "s16").id == "trigon-flat"
    assert reason(played("r15", *FOUR_BEGUN[1:], contact="corner"), "q16,r16,s16").id == "trigon-flat"


def test_why_a_start_is_refused() -> None:
    assert reason(played(), "a9").args["points"] == "r15, z12, z7, r4, j7, j12"
    assert reason(played("r15"), "r15").id == "trigon-taken"
    three = reason(played("r15", mode="three"), "z12")
    assert (three.id, three.args["points"]) == ("trigon-start-three", "z7, j7")
    kept = reason(played("r15", mode="two"), "r4")
    assert (kept.id, kept.args["points"]) == ("trigon-start-kept", "z12, z7, j7, j12")
    opposite = reason(played("r15", "z12", mode="teams"), "z7")
    assert (opposite.id, opposite.args["points"]) == ("trigon-start-opposite", "r4")


def test_the_ring_is_closed_to_three_players() -> None:
    assert reason(played(mode="three"), "a9").id == "trigon-outside"


def test_illegal_moves_say_why_and_what_is_possible() -> None:
    position = played(*FOUR_BEGUN)
    with pytest.raises(tripot.IllegalMove, match=r"touches a side of your own colour, r15\. Legal now: "):
        position.play("s15")


@pytest.mark.parametrize(
    ("line", "ident"),
    [
        ("blue; blue; yellow; red", "trigon-position-colours"),
        ("blue; yellow; blue; red; green", "trigon-position-colours"),
        ("pink; blue; yellow; red; green", "trigon-position-turn"),
        ("over; blue; yellow; red; green", "trigon-position-not-over"),
        ("yellow; blue r15 r15; yellow; red; green", "trigon-position-piece"),
        ("yellow; blue r15 q15; yellow; red; green", "trigon-position-piece"),
        ("yellow; blue a9; yellow; red; green", "trigon-position-piece"),
        ("yellow; blue r15; yellow q15,r15; red; green", "trigon-position-piece"),
        ("yellow; blue nonsense; yellow; red; green", "trigon-position-piece"),
        ("mode=two red; blue r15; yellow r4; red; green", "trigon-position-stuck"),
    ],
)
def test_positions_that_cannot_be(line: str, ident: str) -> None:
    with pytest.raises(BadText) as caught:
        tripot.position("trigon", line)
    assert caught.value.message.id == ident
    for language in LANGUAGES:
        assert in_words(caught.value.message, language)


def test_a_position_may_start_where_other_programs_allow() -> None:
    line = "mode=two blue; blue r15; yellow r4; red j7; green j12"
    assert tripot.position("trigon", line).to_text() == line
