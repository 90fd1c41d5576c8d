"""Actions and positions as text, and why an action is refused."""

from __future__ import annotations

import pytest

import tripot
from tests.games.triolet.tables import position
from tests.kit import random_game
from tripot.engine.errors import BadText, IllegalMove
from tripot.engine.options import options_from_text
from tripot.engine.registry import find_game
from tripot.engine.words import LANGUAGES, in_words

OPENED = "board:11@H8,3@H9,4@I8,8@I7 racks:4.8.J/0.3.5"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_action_and_position_of_a_game_is_read_back(players: int) -> None:
    for position_ in random_game("triolet", players, players=players):
        notation, state = position_.game.notation, position_.state
        for action in position_.actions():
            assert notation.read(state, notation.write(state, int(action))) == action
        line = position_.to_text()
        again = tripot.position("triolet", line, seed=0)
        position_.states["rng"] = again.states["rng"]
        assert again.states.tobytes() == position_.states.tobytes()
        for seat in (None, *range(1, players + 1)):
            shown = position_.view(seat)
            assert tripot.position("triolet", shown.to_text(), seed=0).states.tobytes() == shown.states.tobytes()


@pytest.mark.parametrize(
    ("loose", "text"),
    [
        ("j3@h10  4@g8", "4@G8 J3@H10"),
        ("8 @ H7", "8@H7"),
        ("EXCHANGE J 4", "exchange 4 J"),
        (" Pass ", "pass"),
        ("Draw j", "draw J"),
    ],
)
def test_loose_text_is_understood(loose: str, text: str) -> None:
    game = find_game("triolet")
    state = position(OPENED).state
    assert game.notation.write(state, game.notation.read(state, loose)) == text


REFUSED = [
    (OPENED, "hello", "triolet-unreadable"),
    (OPENED, "4", "triolet-unreadable"),
    (OPENED, "16@H8", "triolet-no-such-tile"),
    (OPENED, "4@P3", "triolet-no-such-square"),
    (OPENED, "J@H10", "triolet-joker-needs-value"),
    (OPENED, "1@A1 1@A2 1@A3 1@A4", "triolet-too-many-tiles"),
    (OPENED, "exchange", "triolet-exchange-count"),
    (OPENED, "draw", "triolet-one-tile-drawn"),
    (OPENED, "draw x", "triolet-no-such-tile"),
    (OPENED, "draw 4", "triolet-no-draw-now"),
    (OPENED, "7@H10", "triolet-not-held"),
    (OPENED, "exchange 4 4", "triolet-not-held"),
    (OPENED, "4@H8", "triolet-taken"),
    (OPENED, "4@H10 J0@H10", "triolet-square-twice"),
    (OPENED, "4@H10 J0@I11", "triolet-not-in-line"),
    (OPENED, "4@H10 J0@H12", "triolet-gap"),
    (OPENED, "4@A1", "triolet-touch"),
    (OPENED, "8@H10", "triolet-trio-sum"),
    (OPENED, "8@H7", "triolet-trio-sum"),
    (OPENED, "8@I6", "triolet-trio-sum"),
    (OPENED, "pass", "triolet-pass-bag"),
    ("board:15@H8 racks:4.8.J/0.3.5", "4@H9", "triolet-pair-sum"),
    ("board:5@H8,5@H9,5@H10,10@G11,1@I11 racks:4.8.J/0.3.5", "4@H11", "triolet-position-apart"),
    ("board:5@H8,5@H9,5@H10,0@I8 racks:4.8.J/0.3.5", "4@H11", "triolet-four"),
    (OPENED + " opening:1", "4@I9", "triolet-trio-sum"),
    ("board:11@H8,3@H9,4@I8 racks:4.8.J/0.3.5 opening:1", "8@I9", "triolet-square-in-opening"),
    ("board:0@H8,5@H9,10@H10,10@I8,0@I9,5@I10,5@J8,10@J9 racks:0.8.J/0.3.5 aside:1.1.2", "0@J10", "triolet-block"),
    ("board:11@H8,3@H9 racks:4.J.J/0.3.5", "J1@I8 J2@J8", "triolet-one-joker"),
    ("board:- racks:4.8.J/0.3.5 opening:2", "4@H7", "triolet-cover-centre"),
    ("board:- racks:4.8.J/0.3.5 opening:2", "exchange 4", "triolet-first-must-place"),
    ("board:- racks:8.J/- opening:2 due:1", "8@H8", "triolet-dealer-draws"),
    ("board:- racks:8.J/- opening:2 due:1", "aside 8", "triolet-aside-done"),
    ("board:- racks:8.15/- opening:2 due:1", "draw 15", "triolet-none-left"),
    ("board:- racks:-/- aside:1 opening:2 due:2", "draw 15", "triolet-aside-first"),
]


@pytest.mark.parametrize(("line", "text", "reason"), REFUSED)
def test_a_refusal_says_why(line: str, text: str, reason: str) -> None:
    try:
        game = position(line)
        before = game.states.tobytes()
        with pytest.raises(IllegalMove) as caught:
            game.play(text)
        assert game.states.tobytes() == before
        message = caught.value.message
        assert message.id == "and-legal-would-be"
        found = message.args["reason"]
    except BadText as error:
        found = message = error.message
    assert getattr(found, "id", found) == reason
    for language in LANGUAGES:
        assert in_words(message, language)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("board:11@H8", "triolet-position-missing"),
        ("nonsense", "triolet-position-word"),
        ("points:0/0 turn:3 board:- racks:-/-", "triolet-position-word"),
        ("points:0/0 turn:1 board:4@Z9 racks:-/-", "triolet-position-word"),
        ("points:0/0 turn:1 board:4@H8,5@H8 racks:-/-", "triolet-position-word"),
        ("points:0/0 turn:1 board:4@H8 racks:1.2.3.4/-", "triolet-position-word"),
        ("points:0/0 turn:1 board:4@H8 racks:1.2.3", "triolet-position-word"),
        ("points:0/0 turn:1 board:4@H8 racks:1.2.3/1.2.3 ending:won aside:0.0.0", "triolet-position-word"),
        ("points:0/0 turn:1 board:15@H8 racks:1.2.15/1.2.3 aside:0.0.0", "triolet-too-many-of"),
        ("points:0/0 turn:1 board:J3@H8 racks:1.2.J/1.J.3 aside:0.0.0", "triolet-too-many-of"),
        ("points:0/0 turn:1 board:4@H7 racks:1.2.3/1.2.3 aside:0.0.0", "triolet-cover-centre"),
        ("points:0/0 turn:1 board:4@H8,1@A1 racks:1.2.3/1.2.3 aside:0.0.0", "triolet-position-apart"),
        ("points:0/0 turn:1 board:9@H8,9@H9 racks:1.2.3/1.2.3 aside:0.0.0", "triolet-pair-sum"),
        ("points:0/0 turn:1 board:9@H8 racks:1.2.3/1.2.3", "triolet-position-aside"),
        ("points:0/0 turn:1 board:9@H8 racks:1.2.3/1.2 aside:0.0.0", "triolet-position-rack"),
        ("points:0/0 turn:1 board:9@H8 racks:1.2.3/1.2.3 aside:0.0.0 rejected:4", "triolet-position-rejected"),
        ("points:0/0 turn:1 board:- racks:1.2.3/1.2 aside:0.0.0", "triolet-position-deal"),
        ("points:0/0 turn:1 board:- racks:1.2.3/1.2.3 aside:0.0", "triolet-position-deal"),
        ("points:0/0 turn:1 board:9@H8 racks:1.2.3/1.2.3 aside:0.0.0 latest:J/-", "triolet-position-memory"),
        ("points:0/0 turn:1 board:9@H8 racks:1.J.J/1.2.3 aside:0.0.0 returned:J/-", "triolet-position-memory"),
    ],
)
def test_an_impossible_position_is_refused(line: str, reason: str) -> None:
    with pytest.raises(BadText) as caught:
        tripot.position("triolet", line)
    assert caught.value.message.id == reason
    for language in LANGUAGES:
        assert in_words(caught.value.message, language)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4@7,7", "triolet-score-form"),
        ("4@7,7 | 5@8,7 | 6@9,7", "triolet-score-form"),
        ("4@7,7 | 5@8;7", "triolet-score-tile"),
        ("4@7,7 | 5@15,7", "triolet-score-tile"),
        ("4@7,7 | 16@8,7", "triolet-score-tile"),
        ("4@7,7 4@7,7 | 5@8,7", "triolet-score-twice"),
        ("4@7,7 |", "triolet-score-count"),
        ("15@7,7 | 15@9,9", "triolet-too-many-of"),
        ("9@1,1 9@2,1 | 1@3,1", "triolet-pair-sum"),
        ("4@7,7 | 12@8,7", "triolet-pair-sum"),
        ("4@7,7 | J1@8,7 J1@9,7", "triolet-one-joker"),
        ("4@7,7 | 5@7,7", "triolet-taken"),
        ("(empty) | 5@0,0", "triolet-cover-centre"),
    ],
)
def test_score_text_says_what_is_wrong(text: str, reason: str) -> None:
    score_text = find_game("triolet").score_text
    assert score_text is not None
    with pytest.raises(tripot.TripotError) as caught:
        score_text(text)
    assert caught.value.message.id == reason
    for language in LANGUAGES:
        assert in_words(caught.value.message, language)


@pytest.mark.parametrize("text", ["players=1", "players=5", "players=two", "boards=2"])
def test_options_are_checked(text: str) -> None:
    with pytest.raises(tripot.TripotError):
        options_from_text(find_game("triolet"), text)
