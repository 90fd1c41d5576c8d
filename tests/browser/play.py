"""Whole games: which moves a person makes, and what must be true at the end."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from itertools import cycle

from playwright.sync_api import Locator

from tests.browser.ear import Move
from tests.browser.person import Person
from tripot.engine.message import say
from tripot.engine.words import in_words
from tripot.record import read_record, verify
from tripot.record.log import Record

MOST_TURNS = 400
SURPRISES = 0.15
"""The share of moves that are not made for their points."""


def play_to_the_end(person: Person, ways: Sequence[str], seed: int = 7) -> set[str]:
    """Play all persons' turns, one way after the other; the ways in which things were touched."""
    used: set[str] = set()
    lots = random.Random(seed)
    for _, way in zip(range(MOST_TURNS), cycle(ways), strict=False):
        if not person.wait_for_turn(way):
            return used
        move = choice(person, lots)
        person.play(move, way)
        if move[1]:
            used.add(way)
    raise AssertionError("the game does not end")


def choice(person: Person, lots: random.Random) -> Move:
    """Mostly what brings most, so that the game comes to an end; now and then another sort of move."""
    moves = person.ear.moves
    if lots.random() < SURPRISES:
        sorts = defaultdict(list)
        for move in moves:
            sorts[sort_of(person, move)].append(move)
        return lots.choice(sorts[lots.choice(sorted(sorts))])
    most = max(gain for _, _, gain in moves)
    return lots.choice([move for move in moves if move[2] == most])


def sort_of(person: Person, move: Move) -> str:
    """A button, tiles put into the bag, a thing of the hand, or one on the board that is moved or turned."""
    text, touches, _ = move
    if not touches:
        return text.split()[0]
    thing, _, place = touches[0]
    lies = person.ear.lies(thing)
    if lies is None:
        return f"{place if person.ear.zone(place) else 'hand'} {len(touches)}"
    return "turn" if lies["place"] == place else "move"


def check_result(person: Person) -> Record:
    """What the page shows at the end is what the record says once the rules have played it again."""
    person.until(lambda: person.shows("[data-result-of]"), "the result")
    record = read_record(person.record())
    end = verify(record)
    result = end.result()
    assert result is not None
    assert record.result is not None
    assert person.attribute("[data-result-of]", "data-result-of") == result.ending
    for seat, score in enumerate(result.scores):
        assert person.attribute(f'[data-seat="{seat}"] [data-score]', "data-score") == str(score)
    title = person.read("[data-result-of] h2")
    if len(result.scores) > 1:
        for seat in result.winners:
            assert (person.ear.table["seats"][seat - 1]["name"] or "Computer") in title
        assert str(result.scores[result.winners[0] - 1 if result.winners else 0]).replace("-", "−") in title
    else:
        ident, args = person.ear.state["result"]["measure"]["said"]
        assert in_words(say(ident, **args)) in title
    ending = in_words(say(f"{end.game.name}-ending-{result.ending}"))
    assert person.read("[data-result-of] p").casefold() == ending.casefold()
    buttons = person.see("[data-result-of] button").all()
    assert all(is_within(person.see("[data-result-of]"), button) for button in buttons)
    return record


def is_within(card: Locator, button: Locator) -> bool:
    """Nothing hangs over its card."""
    outer, inner = card.bounding_box(), button.bounding_box()
    assert outer is not None
    assert inner is not None
    return outer["x"] <= inner["x"] and inner["x"] + inner["width"] <= outer["x"] + outer["width"]
