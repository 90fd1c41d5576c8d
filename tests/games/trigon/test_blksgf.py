"""Pentobi's files, there and back."""

from __future__ import annotations

import pytest

import tripot
from tests.games.trigon.positions import played, recorded
from tripot.engine.errors import BadText
from tripot.engine.words import LANGUAGES, in_words
from tripot.games.trigon import blksgf

ESCAPES = r"(;GM[Blokus Trigon]CA[UTF-8]C[a \] bracket (;1[r4\])]P1[Anne];1[q15,r15,q16]C[good];2[z12](;3[z7])(;3[j7]))"


def two(*moves: tuple[int, str]) -> str:
    return "(;GM[Blokus Trigon Two-Player]" + "".join(f";{colour}[{points}]" for colour, points in moves) + ")"


@pytest.mark.parametrize("mode", ["four", "three", "two"])
def test_a_whole_game_goes_there_and_back(mode: str) -> None:
    position = recorded(f"{mode}-any")
    actions = [entry.text for entry in position.log]
    text = blksgf.write(position.options, actions)
    assert blksgf.read(text) == ({"mode": mode}, None, actions, [])


def test_the_board_for_three_is_numbered_on_its_own() -> None:
    position = played("q15,r15,q16", mode="three")
    text = blksgf.write(position.options, [position.log[0].text])
    assert text == "(;GM[Blokus Trigon Three-Player]CA[UTF-8]AP[tripot]\n;1[o14,p14,o15])\n"
    starts = [blksgf.ON_SMALL_BOARD[start] for start in ("r15", "z12", "z7", "r4", "j7", "j12")]
    assert starts == ["p14", "x11", "x6", "p3", "h6", "h11"]


def test_teams_are_written_as_the_game_for_four() -> None:
    text = blksgf.write(played(mode="teams").options, ["r15", "z12"])
    assert text.startswith("(;GM[Blokus Trigon]")
    assert blksgf.read(text)[0] == {"mode": "four"}


def test_comments_names_and_variations_are_passed_over() -> None:
    assert blksgf.read(ESCAPES) == ({"mode": "four"}, None, ["q15,r15,q16", "z12", "z7"], [])


def test_files_of_the_first_versions() -> None:
    text = "(\n;GM[Blokus Trigon]\n;BLUE[r15][q15][q16]\n;YELLOW[z12])"
    assert blksgf.read(text)[2] == ["q15,r15,q16", "z12"]


def test_starts_that_our_rules_forbid_are_read_with_a_warning() -> None:
    text = two((1, "r15"), (2, "r4"), (3, "j7"), (4, "j12"), (1, "r13,s13,s14"))
    options, start, actions, warnings = blksgf.read(text)
    assert options == {"mode": "two"}
    assert start == "mode=two blue; blue r15; yellow r4; red j7; green j12"
    assert actions == ["r13,s13,s14"]
    assert warnings
    for warning in warnings:
        for language in LANGUAGES:
            assert in_words(warning, language)
    tripot.position("trigon", start).play(actions[0])


def test_a_set_up_position_is_where_the_game_starts() -> None:
    text = "(;GM[Blokus Trigon]A1[q15,r15,q16]A2[z12]A3[z7]PL[4];4[r4];1[p14])"
    _, start, actions, warnings = blksgf.read(text)
    assert start == "green; blue q15,r15,q16; yellow z12; red z7; green"
    assert actions == ["r4", "p14"]
    assert [warning.id for warning in warnings] == ["trigon-sgf-set-up"]


def test_a_piece_taken_off_is_forgotten() -> None:
    text = "(;GM[Blokus Trigon];1[r15];2[z12];AE[z12]PL[2];2[z7])"
    _, start, actions, _ = blksgf.read(text)
    assert start == "yellow; blue r15; yellow; red; green"
    assert actions == ["z7"]


@pytest.mark.parametrize(
    ("text", "ident"),
    [
        ("", "trigon-sgf-open"),
        ("nonsense", "trigon-sgf-broken"),
        ("(;GM[Blokus Trigon];1[r15]", "trigon-sgf-open"),
        ("(;GM[Blokus Trigon][", "trigon-sgf-broken"),
        ("([r15])", "trigon-sgf-broken"),
        ("(;)", "trigon-sgf-variant"),
        ("(;GM[Blokus Duo])", "trigon-sgf-variant"),
        ("(;GM[Blokus Trigon];1[r15,r16])", "trigon-sgf-move"),
        ("(;GM[Blokus Trigon Three-Player];1[ah9])", "trigon-sgf-move"),
        ("(;GM[Blokus Trigon];1[r15];2[z12];3[z7];4[r4];1[a9])", "trigon-position-piece"),
        ("(;GM[Blokus Trigon];1[r15];2[q15,r15])", "trigon-position-piece"),
    ],
)
def test_files_that_cannot_be_read(text: str, ident: str) -> None:
    with pytest.raises(BadText) as caught:
        blksgf.read(text)
    assert caught.value.message.id == ident
    for language in LANGUAGES:
        assert in_words(caught.value.message, language)
