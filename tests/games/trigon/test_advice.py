"""What is told of a placement is true of the position: which pieces fit, which is the largest, what a rival loses."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from importlib.resources import files

import numpy as np
import pytest

from tests.games.trigon.positions import CONTACTS, MODES, OPTION_SETS, critical, played
from tripot.engine import kernels
from tripot.engine.message import Message, say
from tripot.engine.position import Position
from tripot.engine.words import LANGUAGES, in_words
from tripot.games.trigon.advice import named, reasons
from tripot.games.trigon.board import COLOURS
from tripot.games.trigon.pieces import PIECE_NAMES, PLACEMENTS, SIZES, piece_of
from tripot.games.trigon.reasons import reason_against
from tripot.games.trigon.view import name_of_colour, pieces_left
from tripot.players import player

RED = 2


def told(position: Position, text: str) -> list[str]:
    action = position.game.notation.read(position.state, text)
    return [in_words(reason) for reason in reasons(position.state, action)]


def after(position: Position, action: int) -> Position:
    then = position.copy()
    then.play_action(action)
    return then


def fitting(position: Position, colour: int) -> set[int]:
    """The pieces that a colour could lay if it were its turn."""
    states = position.states.copy()
    states[0]["turn"] = colour
    actions = np.empty(len(PLACEMENTS), np.int64)
    return {piece_of(int(action)) for action in actions[: kernels.legal(states, 0, actions)]}


# One position of a real game, in which the wrong move was praised


def test_the_move_that_keeps_room_is_told_from_the_one_that_shuts_its_colour_in() -> None:
    position = critical()
    assert told(position, "o8") == ["makes room for piece L5 and piece C4"]
    assert told(position, "w8") == ["but no piece fits any more"]


def test_by_the_rules_as_they_are_written_it_is_so() -> None:
    position = critical()
    for text, names in (("o8", {"L5", "C4"}), ("w8", set())):
        then = played_on(position, text)
        left = [number for number in range(len(PLACEMENTS)) if piece_of(number) in pieces_left(then.state, RED)]
        free = {PIECE_NAMES[piece_of(number)] for number in left if not reason_against(then.state, RED, number)}
        assert free == names


def played_on(position: Position, text: str) -> Position:
    return after(position, position.game.notation.read(position.state, text))


def test_a_small_piece_is_only_small_where_a_larger_one_fits() -> None:
    assert told(played(), "r15")[-1] == "but only one triangle, though a piece of 6 would fit"
    assert not any("only" in reason for reason in told(critical(), "o8"))


# Whole games of levels


def told_moves() -> Iterator[tuple[Position, int]]:
    """Placements of games that levels play, with all sets of options: those played, and others by lot."""
    for seed, (mode, contact) in enumerate(OPTION_SETS):
        rng, position = random.Random(seed), played(mode=mode, contact=contact)
        level = player("level-3")
        while position.code >= 0:
            chosen = int(level.choose(position, position.code, seed * 1000 + position.length))
            yield position, chosen
            yield position, int(rng.choice(position.actions()))
            position.play_action(chosen)


def pieces_in(message: Message | str | float) -> set[str] | int:
    """The names in ``trigon-the``, ``trigon-both``; the number in ``trigon-pieces``."""
    assert isinstance(message, Message)
    if message.id == "trigon-pieces":
        return int(str(message.args["count"]))
    parts = message.args.values() if message.id == "trigon-both" else [message]
    return {str(part.args["piece"]) for part in parts if isinstance(part, Message)}


def match(message: Message | str | float, pieces: set[int]) -> bool:
    """Whether just these pieces are told."""
    said = pieces_in(message)
    return bool(pieces) and said in ({PIECE_NAMES[piece] for piece in pieces}, len(pieces))


class Truth:
    """What is so before and after a placement."""

    def __init__(self, position: Position, action: int) -> None:
        self.before, self.then = position, after(position, action)
        self.colour, self.piece = int(position.state["turn"]), piece_of(action)
        self.had, self.fits = fitting(position, self.colour), fitting(self.then, self.colour)
        self.held = set(pieces_left(self.then.state, self.colour))
        self.largest = max(SIZES[piece] for piece in self.had)

    def rival(self, message: Message) -> tuple[set[int], set[int]]:
        """What the rival that is told could lay before, and what after."""
        (who,) = (c for c in range(len(COLOURS)) if name_of_colour(self.before.state, c) == message.args["who"])
        assert who != self.colour
        return fitting(self.before, who), fitting(self.then, who)

    def crowds(self, message: Message) -> bool:
        had, fits = self.rival(message)
        return match(message.args["pieces"], had - fits) and bool(fits)

    def blocks(self, message: Message) -> bool:
        had, fits = self.rival(message)
        return bool(had) and not fits

    def takes(self, message: Message) -> bool:
        had, fits = self.rival(message)
        return bool(had) and bool(fits)

    def opens(self, message: Message) -> bool:
        return bool(self.fits) and 0 <= int(str(message.args["count"])) <= int(str(message.args["ways"])) > 0

    def large(self, message: Message) -> bool:
        held = [SIZES[piece] for piece in {*self.held, self.piece}]
        return message.args["count"] == self.largest == max(held)


TRUE: dict[str, Callable[[Truth, Message], bool]] = {
    "trigon-why-last": lambda truth, _: not truth.held,
    "trigon-why-blocks": Truth.blocks,
    "trigon-why-crowds": Truth.crowds,
    "trigon-why-takes": Truth.takes,
    "trigon-why-opens": Truth.opens,
    "trigon-why-opens-none": Truth.opens,
    "trigon-why-room": lambda truth, m: match(m.args["pieces"], truth.fits - truth.had),
    "trigon-why-fits": lambda truth, m: match(m.args["pieces"], truth.fits) and truth.fits <= truth.had,
    "trigon-why-keeps": lambda truth, m: (m.args["fit"], m.args["count"]) == (len(truth.fits), len(truth.held)),
    "trigon-why-costs": lambda truth, m: match(m.args["pieces"], truth.had - truth.fits - {truth.piece}),
    "trigon-why-nothing": lambda truth, _: bool(truth.held) and not truth.fits,
    "trigon-why-large": Truth.large,
    "trigon-why-largest": lambda truth, m: m.args["count"] == truth.largest,
    "trigon-why-small": lambda truth, m: int(str(m.args["count"])) < truth.largest == m.args["larger"],
}
"""When each reason is true."""


def test_in_games_of_levels_all_that_is_told_is_true() -> None:
    assert len(OPTION_SETS) == len(MODES) * len(CONTACTS) >= 6
    seen = set()
    for position, action in told_moves():
        truth = Truth(position, action)
        for reason in reasons(position.state, action):
            assert TRUE[reason.id](truth, reason), (
                position.to_text(),
                position.game.notation.write(position.state, action),
                reason,
            )
            seen.add(reason.id)
            for language in LANGUAGES:
                assert re.search(r"[{}]|  ", in_words(reason, language)) is None
    assert seen >= set(TRUE) - {"trigon-why-last", "trigon-why-opens-none"}


# Names


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("r15", "Single triangle on r15", "Triangle seul en r15"),
        ("q15,r15", "Double triangle on q15", "Double triangle en q15"),
        ("p15,q15,r15,p16,q16,r16", "Piece X on p15", "Pièce X en p15"),
    ],
)
def test_a_move_is_named_so_that_it_fits_a_line(text: str, english: str, french: str) -> None:
    position = played()
    what = named(position.state, position.game.notation.read(position.state, text))
    assert (in_words(what, "en"), in_words(what, "fr")) == (english, french)


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("r15", "Blue: single triangle on r15", "Bleu\u00a0: triangle seul en r15"),
        ("p15,q15,r15,p16,q16,r16", "Blue: X on p15", "Bleu\u00a0: X en p15"),
    ],
)
def test_with_two_players_the_colour_is_told_too(text: str, english: str, french: str) -> None:
    position = played(mode="two")
    what = named(position.state, position.game.notation.read(position.state, text))
    assert (in_words(what, "en"), in_words(what, "fr")) == (english, french)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_move_is_longer_than_a_line(language: str) -> None:
    for piece, name in enumerate(PIECE_NAMES):
        assert len(in_words(say("trigon-move", piece=name, count=SIZES[piece], point="ab18"), language)) <= 26


def test_no_french_word_that_would_need_an_elision_stands_before_a_name() -> None:
    """ "que Ordinateur", "de Ordinateur": who or which piece is not known before."""
    words = files("tripot.games.trigon").joinpath("words.fr.ftl").read_text(encoding="utf-8")
    names = r"who|name|other|piece|pieces|one|names|text"
    assert re.findall(rf"\b(?:que|de|jusque|le|la|ne|se|ce|je)[ \u00a0]\{{ \$(?:{names})\b", words) == []


@pytest.mark.parametrize(
    ("guide", "language", "word"), [("GUIDE.md", "en", "foothold"), ("GUIDE.fr.md", "fr", "accroche")]
)
def test_the_guide_explains_the_word_that_hints_use(guide: str, language: str, word: str) -> None:
    assert f"**{word}**" in files("tripot.games.trigon").joinpath(guide).read_text(encoding="utf-8")
    assert word in in_words(say("trigon-why-opens", count=1, ways=3), language)
    assert word in in_words(say("trigon-why-takes", who="Ada", count=4), language)
