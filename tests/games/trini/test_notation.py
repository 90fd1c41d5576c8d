"""Actions and positions as text, and the reasons why something can't be done."""

from __future__ import annotations

import pytest

import tripot
from tests.kit import random_game
from tripot.engine.errors import BadText, IllegalMove
from tripot.engine.message import Message
from tripot.engine.words import LANGUAGES, in_words
from tripot.games.trini import notation
from tripot.games.trini.notation import TEXTS
from tripot.games.trini.rules import BLOCK, SLIDE

OPTION_SETS = [(players, match) for players in (2, 3, 4) for match in ("exact", "shape")]


def reason(message: Message) -> str:
    """The id of the sentence itself, which must exist in both languages."""
    inner = message.args.get("reason", message)
    assert isinstance(inner, Message)
    for language in LANGUAGES:
        assert in_words(message, language)
    return inner.id


def test_every_action_has_its_own_text() -> None:
    state = tripot.new("trini").state
    assert len(set(TEXTS)) == len(TEXTS) == SLIDE + BLOCK
    for action, text in enumerate(TEXTS):
        assert notation.write(state, action) == text
        assert notation.read(state, text) == action


@pytest.mark.parametrize("text", [" B7 + CSQ", "B7+CSQ", "b7 +CSQ "])
def test_cells_may_be_capitals_and_spaces_are_skipped(text: str) -> None:
    state = tripot.new("trini").state
    assert notation.read(state, text) == notation.read(state, "b7+CSQ")


def test_faces_keep_their_case() -> None:
    state = tripot.new("trini").state
    assert notation.read(state, "b7+csQ") != notation.read(state, "b7+CSQ")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "trini-unreadable"),
        ("place b7", "trini-unreadable"),
        ("b7*CSQ", "trini-unreadable"),
        ("d4+CSQ", "trini-round-cell"),
        ("b7-d4", "trini-round-cell"),
        ("a1+CSQ", "trini-no-such-cell"),
        ("z9+CSQ", "trini-no-such-cell"),
        ("b7-d", "trini-no-such-cell"),
        ("b7+CS", "trini-no-faces"),
        ("b7+CSS", "trini-no-faces"),
        ("b7+CcS", "trini-no-faces"),
        ("b7+XYZ", "trini-no-faces"),
        ("b7+CQS", "trini-mirrored"),
        ("b7=CSq", "trini-mirrored"),
    ],
)
def test_what_can_not_be_read(text: str, expected: str) -> None:
    position = tripot.new("trini")
    with pytest.raises(IllegalMove) as caught:
        position.play(text)
    assert reason(caught.value.message) == expected
    assert position.log == []


def test_the_mirrored_die_is_set_right() -> None:
    with pytest.raises(IllegalMove, match="The dice read CSQ"):
        tripot.new("trini").play("b7+CQS")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("b7+CSQ", "trini-taken"),
        ("c4+CSQ", "trini-taken"),
        ("g3=CSQ", "trini-no-die"),
        ("g3-e1", "trini-no-die"),
        ("c4=SQC", "trini-not-yours"),
        ("c4-d2", "trini-not-yours"),
        ("b7=CSQ", "trini-same-faces"),
        ("b7=csQ", "trini-too-far"),
        ("b7-b7", "trini-stays"),
        ("b7-c4", "trini-other-kind"),
        ("b7-g2", "trini-other-kind"),
        ("b7-e4", "trini-no-line"),
        ("b7-d6", "trini-taken"),
    ],
)
def test_why_not(text: str, expected: str) -> None:
    position = tripot.position("trini", "1 0 b7CSQ/c4CSQ,d6CSQ -/-")
    with pytest.raises(IllegalMove) as caught:
        position.play(text)
    assert reason(caught.value.message) == expected
    assert position.log == []


def test_an_empty_reserve() -> None:
    position = next(p for p in random_game("trini", 3, players=4) if not p.state.reserve[p.state.mover])
    state = position.view(None).state
    state.dice[notation.CELL_OF["b7"]] = 0
    assert reason(notation.why_not(state, notation.read(state, "b7+CSQ"))) == "trini-reserve-empty"


@pytest.mark.parametrize(("players", "match"), OPTION_SETS)
def test_positions_round_trip_through_a_whole_game(players: int, match: str) -> None:
    for position in random_game("trini", 4, players=players, match=match):
        line = position.to_text()
        again = tripot.position("trini", line)
        assert again.to_text() == line
        assert list(again.legal()) == list(position.legal())
        assert again.result() == position.result()
        for field in ("dice", "number", "trinis", "seen", "mark", "reserve", "won", "idle", "mover", "ending"):
            assert (again.state[field] == position.state[field]).all(), field


def test_a_repetition_is_said_at_the_end() -> None:
    position = tripot.position("trini", "1 0 b7CSQ/c4CSQ -/-")
    for text in ("b7=SQC", "c4=SQC", "b7=CSQ", "c4=CSQ") * 2:
        position.play(text)
    line = position.to_text()
    assert line == "1 8 b7CSQ/c4CSQ -/- repetition"
    again = tripot.position("trini", line)
    assert again.result() == position.result()
    assert again.actor is None


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("1 0 b7CSQ/-", "trini-position-parts"),
        ("", "trini-position-parts"),
        ("3 0 -/- -/-", "trini-position-number"),
        ("x 0 -/- -/-", "trini-position-number"),
        ("1 201 -/- -/-", "trini-position-number"),
        ("1 0 - -/-", "trini-position-seats"),
        ("1 0 -/- -/-/-", "trini-position-seats"),
        ("1 0 d4CSQ/- -/-", "trini-position-die"),
        ("1 0 b7CQS/- -/-", "trini-position-die"),
        ("1 0 b7CSQ,/- -/-", "trini-position-die"),
        ("1 0 b7CSQ/b7CSQ -/-", "trini-position-twice"),
        ("1 0 -/- d4/d4", "trini-position-twice"),
        ("1 0 -/- b7/-", "trini-position-round"),
        ("1 0 -/- d4/- checkmate", "trini-position-end"),
        ("1 0 -/- a4,a7,d7,g4,g1,d1/- repetition", "trini-position-end"),
        ("1 0 -/- a4,a7,d7,g4,g1,d1/b5,c3,c6,d4,e2,e5", "trini-position-goal"),
        (
            f"players=4 1 0 {','.join(c + 'CSQ' for c in ('b7', 'd6', 'f5', 'c5', 'd3', 'e1', 'a6'))}/-/-/- -/-/-/-",
            "trini-position-dice",
        ),
    ],
)
def test_positions_that_can_not_be(line: str, expected: str) -> None:
    with pytest.raises(BadText) as caught:
        tripot.position("trini", line)
    assert reason(caught.value.message) == expected
