"""Hints: always legal, always told in both languages, in every game with every set of options."""

from __future__ import annotations

import random

import msgspec
import pytest

import tripot
from tests.kit import random_game
from tests.server.worlds import courses
from tests.teacher.positions import winning
from tripot.engine.advice import with_odds_to
from tripot.engine.message import Message, say
from tripot.engine.options import option_sets, options_from_text
from tripot.engine.position import Position
from tripot.engine.registry import find_game, game_names
from tripot.engine.words import LANGUAGES, in_words
from tripot.players import player
from tripot.players.knowledge import choosable
from tripot.teacher import Advised, advise

CASES = [(name, options) for name in game_names() for options in option_sets(find_game(name))]
POSITIONS = 12
"""So many of each game, spread over it."""
SIMULATIONS = 24


def decisions(name: str, options: str, seed: int) -> list[Position]:
    """Copies of some positions of a random game in which a seat decides."""
    fields = msgspec.structs.asdict(options_from_text(find_game(name), options))
    found = [p.copy() for p in random_game(name, seed, **fields) if isinstance(p.actor, int)]
    return random.Random(seed).sample(found, min(POSITIONS, len(found)))


def seat_of(position: Position) -> int:
    assert isinstance(position.actor, int)
    return position.actor - 1


@pytest.mark.parametrize(("name", "options"), CASES, ids=lambda value: str(value) or "defaults")
def test_hints_are_legal_and_have_words(name: str, options: str) -> None:
    for position in decisions(name, options, seed=5):
        seat = seat_of(position)
        view = position.view(seat + 1)
        legal = set(choosable(position).tolist())
        hint = advise(view, seat, 1, SIMULATIONS)
        assert hint
        assert len({one.action for one in hint}) == len(hint)
        for one in hint:
            assert one.action in legal
            assert position.game.notation.read(position.seen, one.text) == one.action
            check_words(position, seat, one)
        for action in random.Random(1).sample(sorted(legal), min(20, len(legal))):
            position.game.advice.reasons(view.seen, action)


@pytest.mark.parametrize(("name", "options"), CASES, ids=lambda value: str(value) or "defaults")
def test_what_a_level_plays_has_a_reason(name: str, options: str) -> None:
    """Also the first of a game, where the board is empty and any other may be as good."""
    fields = msgspec.structs.asdict(options_from_text(find_game(name), options))
    position, level = tripot.new(name, seed=9, **fields), player("level-5")
    told: list[list[Message]] = []
    while len(told) < 2 * POSITIONS:
        position.deal()
        if position.result() is not None:
            break
        chosen = level.choose(position.view(position.code + 1), position.code, position.length)
        if len(position.actions()) > 1:
            told.append(position.game.advice.reasons(position.view(position.code + 1).seen, chosen))
        position.play_action(chosen)
    assert len(told) > POSITIONS
    assert all(told)


def check_words(position: Position, seat: int, advised: Advised) -> None:
    scale = position.game.advice.scale(position.options, seat)
    assert 0.0 <= advised.share <= 1.0
    for language in LANGUAGES:
        for message in (advised.what, *advised.reasons, say(scale.unit, n=advised.amount)):
            told = in_words(message, language)
            assert told
            assert "  " not in told
            assert "{" not in told


@pytest.mark.parametrize("name", game_names())
def test_the_best_comes_first_and_all_are_different_ideas(name: str) -> None:
    for position in decisions(name, "", seed=8):
        hint = advise(position, seat_of(position), 1, SIMULATIONS)
        shares = [one.share for one in hint]
        assert shares == sorted(shares, reverse=True)
        assert len({repr(one.what) for one in hint}) == len(hint)


@pytest.mark.parametrize("name", [name for name in game_names() if find_game(name).hidden])
def test_a_hint_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(name: str) -> None:
    truth, other = courses(name, 60, 0, seed=3)
    assert truth != other
    compared = 0
    one, two = tripot.new(name, seed=0), tripot.new(name, seed=0)
    for first, second in zip(truth, other, strict=True):
        if one.actor == 1 == two.actor:
            assert advise(one, 0, 7, SIMULATIONS) == advise(two, 0, 7, SIMULATIONS)
            compared += 1
        one.play(first.text)
        two.play(second.text)
    assert compared > 3


def test_a_hint_can_be_stopped() -> None:
    position = tripot.new("trini", seed=1)
    hint = advise(position, 0, 1, simulations=10**9, stop=lambda: True)
    assert hint
    assert hint[0].text in position.legal()


def test_a_win_in_one_is_seen_and_said() -> None:
    position = winning()
    best = advise(position, seat_of(position), 1)[0]
    assert [reason.id for reason in best.reasons] == ["trini-why-wins"]
    position.play_action(best.action)
    assert position.result() is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_keep_their_order_and_an_even_game_is_even(players: int) -> None:
    scale = with_odds_to(1.6, players)
    assert scale.amount(1 / players) == pytest.approx(100 / players)
    amounts = [scale.amount(share / 20) for share in range(21)]
    assert amounts == sorted(amounts)
    assert (amounts[0], amounts[-1]) == (0, 100)
    assert scale.loss(0.7, 0.5) > 0 == scale.loss(0.5, 0.7)
