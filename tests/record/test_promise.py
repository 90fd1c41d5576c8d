"""The honest dealer: what follows from the seed that was promised, and what doesn't."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tripot
from tripot.engine.errors import BadText
from tripot.engine.position import Entry, Position
from tripot.engine.registry import game_names
from tripot.record import Record, read_record, record_of, write_record
from tripot.record.promise import COUNTED, PROMISE, SEED, Counted, dealt, promise_of, verify_dealer

SEED_OF_ALL = bytes(range(32))
ABOUT = {PROMISE: promise_of(SEED_OF_ALL), SEED: SEED_OF_ALL.hex(), COUNTED: "deals"}
OLDER = {name: text for name, text in ABOUT.items() if name != COUNTED}
"""A record from before the dealer's own actions were counted."""
DEALING = tuple(name for name in game_names() if tripot.new(name).actor == "dealer")


def played(game: str, actions: int, counted: Counted = "deals", lots: int = 4, **options: Any) -> Position:
    """A game that was dealt from the seed."""
    lot, position = random.Random(lots), tripot.new(game, **options)
    while len(position.log) < actions and position.actor is not None:
        if position.actor == "dealer":
            for text in dealt(position, SEED_OF_ALL, counted):
                position.play(text)
        else:
            position.play(lot.choice(position.legal()))
    return position


def changed(record: Record, number: int, text: str) -> Record:
    entries = list(record.entries)
    entries[number] = Entry(entries[number].actor, text)
    return Record(record.game, record.options, tuple(entries), about=record.about)


def refusal(record: Record) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadText) as caught:
        verify_dealer(record)
    return caught.value.message.id, dict(caught.value.message.args)


@pytest.mark.parametrize("game", game_names())
def test_the_true_record_is_accepted(game: str) -> None:
    record = read_record(write_record(record_of(played(game, 120), **ABOUT)))
    assert verify_dealer(record)


@pytest.mark.parametrize("game", DEALING)
def test_an_older_record_is_judged_as_it_was_dealt(game: str) -> None:
    older = played(game, 120, "actions")
    assert verify_dealer(record_of(older, **OLDER))
    assert refusal(record_of(older, **ABOUT))[0] == "record-dealer"
    assert refusal(record_of(older, **OLDER, counted="moons"))[0] == "record-counted"


@pytest.mark.parametrize("game", DEALING)
def test_the_first_tile_that_was_changed_is_named(game: str) -> None:
    position = played(game, 90)
    record = record_of(position, **ABOUT)
    numbers = [n for n, entry in enumerate(record.entries) if entry.actor == "dealer"]
    tried = 0
    for number in numbers[:: max(1, len(numbers) // 8)]:
        before = position.copy()
        before.undo(len(before.log) - number)
        others = [text for text in before.legal() if text != record.entries[number].text]
        if not others:
            continue
        tried += 1
        ident, args = refusal(changed(record, number, others[0]))
        assert ident == "record-dealer"
        assert args == {"number": number + 1, "written": others[0], "truth": record.entries[number].text}
    assert tried > 2


def test_another_seed_than_the_promised_one_is_refused() -> None:
    position = played("triominos", 40)
    other = bytes(32)
    assert refusal(record_of(position, **ABOUT | {SEED: other.hex()}))[0] == "record-promise"
    assert refusal(record_of(position, **{SEED: SEED_OF_ALL.hex()}))[0] == "record-promise"
    assert refusal(record_of(position, **ABOUT | {SEED: "no hex"}))[0] == "record-seed"
    assert refusal(record_of(position, **{SEED: other.hex(), PROMISE: promise_of(other)}))[0] == "record-dealer"


def test_without_a_seed_nothing_is_said() -> None:
    position = played("triominos", 40)
    assert not verify_dealer(record_of(position))
    assert not verify_dealer(record_of(position, **{PROMISE: ABOUT[PROMISE]}))


@pytest.mark.parametrize("game", DEALING)
@pytest.mark.parametrize("counted", ["deals", "actions"])
def test_what_lies_ahead_follows_from_the_seed_and_the_log_alone(game: str, counted: Counted) -> None:
    position = played(game, 60)
    while position.actor != "dealer":
        position.play(position.legal()[0])
    first = dealt(position, SEED_OF_ALL, counted)
    position.states["rng"] = 12345
    assert dealt(position, SEED_OF_ALL, counted) == first
    assert len({tuple(dealt(position, bytes([k]), counted)) for k in range(20)}) > 1


def test_the_same_luck_comes_however_one_plays() -> None:
    def lots_of(lots: int, counted: Counted) -> list[str]:
        position = played("triggery", 1000, counted, lots, players=1)
        return [entry.text for entry in position.log if entry.actor == "dealer"]

    for one, other in ((1, 2), (3, 4), (5, 6)):
        first, second = lots_of(one, "deals"), lots_of(other, "deals")
        both = min(len(first), len(second))
        assert both > 36 + 8
        assert first[:both] == second[:both]
        older = lots_of(one, "actions"), lots_of(other, "actions")
        assert older[0][:both] != older[1][:both], "that is why the actions of the seats don't count any more"


def test_drawn_tiles_come_in_the_same_order_too() -> None:
    first, second = (played("triominos", 400, "deals", lots, players=1).log for lots in (1, 2))
    assert [entry.actor for entry in first] != [entry.actor for entry in second]
    tiles = [entry.text for entry in first if entry.actor == "dealer"]
    assert tiles == [entry.text for entry in second if entry.actor == "dealer"]
    assert len(tiles) == 56
